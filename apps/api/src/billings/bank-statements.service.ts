// Takes in the bank statements of an office: read apart, laid out by a mapping that is remembered, each line kept once.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  GivenStatement,
  GiveStatementRequest,
  SetAsideRequest,
  StatementPreview,
} from '@gelanggang/contract/bank-statements';
import { streams } from '@gelanggang/contract/events';
import type { Said } from '@gelanggang/contract/http';
import {
  headingRow,
  headingsKey,
  mappingFault,
  proposeMapping,
  readStatement,
  statementSheet,
  type StatementMapping,
  type StatementRow,
} from '@gelanggang/domain/billing/statement-lines';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { readSheetsApart } from '../entry-imports/read-list-apart';
import { readings, uploads } from '../entry-imports/reading-lines';
import type { RequestAccount } from '../http/current-account';
import { inLine } from '../http/in-line';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { conflict, invalid, notFound } from '../http/refusals';
import { BankStatementsQueries, type StatementTournament } from './bank-statements.queries';
import { commonSentences } from '../http/sentences';
import { billingsTexts } from './texts';
import { billingsSentences } from './sentences';

const PREVIEWED_ROWS = 12;
/** As many as are matched at a time. */
const MOST_OPEN_LINES = 5000;
const MOST_LAYOUTS = 20;
const MOST_COLUMNS = 100;

interface Sent {
  file: Buffer | null;
  request: GiveStatementRequest;
}

@Injectable()
export class BankStatementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: BankStatementsQueries,
  ) {}

  /** `receive` is asked for the file once it is this account's turn. */
  preview(id: number, receive: () => Promise<Buffer | null>, account: RequestAccount): Promise<StatementPreview> {
    const work = async () => this.previewNow(await this.require(id), await this.rowsOf(await receive(), account));
    return inLine(uploads, account.id, work, commonSentences.fileIsRead);
  }

  give(id: number, receive: () => Promise<Sent>, account: RequestAccount): Promise<GivenStatement> {
    const work = async () => {
      const tournament = await this.require(id);
      const { file, request } = await receive();
      const mapping = mappingOf(request.mapping);
      return this.keep(tournament, await this.rowsOf(file, account), mapping, request.file_name ?? 'mutasi', account);
    };
    return inLine(uploads, account.id, work, commonSentences.fileIsRead);
  }

  /** 409 once a line of it has paid anything, also where that was undone: its record stays. */
  async remove(id: number, statementId: number): Promise<Said> {
    await this.require(id);
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const [statement] = await manager.query<unknown[]>(
        'select from bank_statement where id = $1 and tournament_id = $2 for update',
        [statementId, id],
      );
      if (!statement) throw notFound(billingsSentences.statementGone);
      // a line that is about to pay is held by who confirms it
      await manager.query('select from statement_line where statement_id = $1 order by id for update', [statementId]);
      const used = await manager.query<unknown[]>(
        `select from statement_payment p join statement_line l on l.id = p.line_id where l.statement_id = $1 limit 1`,
        [statementId],
      );
      if (used.length > 0) throw conflict(billingsSentences.statementInUse);
      await manager.query('delete from statement_line where statement_id = $1', [statementId]);
      await manager.query('delete from bank_statement where id = $1', [statementId]);
      emit(streams.staff(id), 'statement.changed', { tournament_id: id });
    });
    return { message: billingsTexts.statementDeleted };
  }

  async setAside(id: number, lineId: number, body: SetAsideRequest, account: RequestAccount): Promise<Said> {
    await this.require(id);
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const [line] = await manager.query<unknown[]>(
        'select from statement_line where id = $1 and tournament_id = $2 for update',
        [lineId, id],
      );
      if (!line) throw notFound(billingsSentences.lineGone);
      const used = await manager.query<unknown[]>(
        'select from statement_payment where line_id = $1 and undone_at is null',
        [lineId],
      );
      if (used.length > 0) throw conflict(billingsSentences.lineInUse);
      await manager.query(
        `update statement_line set set_aside_at = case when $2 then coalesce(set_aside_at, now()) end,
           set_aside_by = case when $2 then coalesce(set_aside_by, $3::bigint) end
         where id = $1`,
        [lineId, body.set_aside, account.id],
      );
      emit(streams.staff(id), 'statement.changed', { tournament_id: id });
    });
    return { message: body.set_aside ? billingsTexts.lineSetAside : billingsTexts.lineBack };
  }

  private async previewNow(tournament: StatementTournament, rows: readonly StatementRow[]): Promise<StatementPreview> {
    const head = headingRow(rows);
    const remembered = head ? await this.queries.layout(tournament.id, headingsKey(head)) : null;
    const body = head ? rows.filter(({ line }) => line > head.line) : rows;
    const shown = body.slice(0, PREVIEWED_ROWS);
    return {
      headings: [...(head?.cells ?? [])],
      columns: Math.min(
        MOST_COLUMNS,
        [...shown, ...(head ? [head] : [])].reduce((most, row) => Math.max(most, row.cells.length), 0),
      ),
      rows: shown.map(({ line, cells }) => ({ line, cells: [...cells] })),
      mapping: remembered ?? proposeMapping(rows),
      is_remembered: remembered !== null,
      today: tournament.today,
    };
  }

  /** Lines, the file's name and the remembered columns stand or fall together; lines that stand already stay as they are. */
  private async keep(
    { id, today }: StatementTournament,
    rows: readonly StatementRow[],
    mapping: StatementMapping,
    fileName: string,
    account: RequestAccount,
  ): Promise<GivenStatement> {
    const { lines, leftOut, unclearLines } = readStatement(rows, mapping, today);
    if (lines.length === 0) throw invalid({ file: [billingsSentences.nothingCameIn] });
    const headings = headingsKey(headingRow(rows));
    const newLines = await writeWithEvents(this.dataSource, async (manager, emit) => {
      // of two who give the same file at once the second finds its lines
      await manager.query('select from tournament where id = $1 for no key update', [id]);
      await manager.query(
        `insert into statement_layout (tournament_id, headings, mapping) values ($1, $2, $3)
         on conflict (tournament_id, headings) do update set mapping = excluded.mapping, used_at = now()`,
        [id, headings, JSON.stringify(mapping)],
      );
      await manager.query(
        `delete from statement_layout where tournament_id = $1 and headings not in (
           select headings from statement_layout where tournament_id = $1 order by used_at desc limit $2)`,
        [id, MOST_LAYOUTS],
      );
      const [statement] = await manager.query<[{ id: number }]>(
        'insert into bank_statement (tournament_id, file_name, given_by) values ($1, $2, $3) returning id',
        [id, fileName, account.id],
      );
      const kept = await manager.query<unknown[]>(
        `insert into statement_line (tournament_id, statement_id, key, day, amount, text)
         select $1, $2, key, day, amount, text
         from jsonb_to_recordset($3) as l (key text, day date, amount bigint, text text)
         on conflict (tournament_id, key) do nothing returning id`,
        [id, statement.id, JSON.stringify(lines.map((line) => ({ ...line, key: hashOf(line.key) })))],
      );
      if (kept.length === 0) {
        await manager.query('delete from bank_statement where id = $1', [statement.id]);
      } else {
        await manager.query('update bank_statement set known_lines = $2 where id = $1', [
          statement.id,
          lines.length - kept.length,
        ]);
      }
      if ((await this.queries.openLineCount(manager, id)) > MOST_OPEN_LINES) {
        throw conflict(billingsSentences.manyOpenLines(MOST_OPEN_LINES));
      }
      emit(streams.staff(id), 'statement.changed', { tournament_id: id });
      return kept.length;
    });
    const known = lines.length - newLines;
    return {
      message: billingsTexts.linesGiven(newLines, known),
      data: { new_lines: newLines, known_lines: known, left_out: leftOut, unclear_lines: unclearLines },
    };
  }

  private async rowsOf(file: Buffer | null, account: RequestAccount): Promise<StatementRow[]> {
    if (!file) throw invalid({ file: [billingsSentences.chooseStatement] });
    const read = await readings.run(() => readSheetsApart(file), account.id);
    if (!read.ok) throw invalid({ file: [read.message] });
    const best = statementSheet(read.sheets.filter(({ isHidden }) => !isHidden));
    if (!best) throw invalid({ file: [billingsSentences.chooseStatement] });
    return best.rows.map(({ line, cells }) => ({ line, cells }));
  }

  private async require(id: number): Promise<StatementTournament> {
    const tournament = await this.queries.tournament(id);
    if (!tournament) throw notFound();
    return tournament;
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const isColumn = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_COLUMNS;

/** 422 with what is wrong of it. */
function mappingOf(text: string): StatementMapping {
  const wrong = (message: Sentence = commonSentences.badColumns) => invalid({ mapping: [message] });
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw wrong();
  }
  if (typeof sent !== 'object' || sent === null) throw wrong();
  const { day, texts, amount, amountIs, mark } = sent as Record<keyof StatementMapping, unknown>;
  if (!isColumn(day) || !isColumn(amount) || !Array.isArray(texts) || !texts.every(isColumn)) throw wrong();
  if (amountIs !== 'credit' && amountIs !== 'both') throw wrong();
  if (mark !== null && !isColumn(mark)) throw wrong();
  const mapping: StatementMapping = { day, texts, amount, amountIs, mark };
  const fault = mappingFault(mapping);
  if (fault !== null) throw wrong(fault);
  return mapping;
}
