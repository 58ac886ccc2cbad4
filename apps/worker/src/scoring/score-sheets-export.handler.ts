// Job score-sheets-export: what panels scored as a workbook: matches, what happened in them, athletes and judges.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { ScoredAthlete, ScoredJudge, ScoredMatch } from '@gelanggang/contract/scoring-statistics';
import { readMatchRecaps } from '@gelanggang/database/queries/match-recap.queries';
import { readScoredAthletes, readScoredJudges, WHOLE } from '@gelanggang/database/queries/scoring-statistics.queries';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { decisionReason } from '@gelanggang/domain/scoring/decision-text';
import { HIT_KINDS, HIT_LABELS } from '@gelanggang/domain/scoring/hit-kinds';
import { TAP_FATE_LABELS } from '@gelanggang/domain/scoring/statistics';
import { timelineOf } from '@gelanggang/domain/scoring/timeline';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { timeOfDay } from '@gelanggang/domain/words/dates';
import { JobFailure, type JobContext, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { type Sheet, workbook } from '../exports/workbook';
import { dateCell, DATE_FORMAT, XLSX_TYPE } from '../exports/xlsx';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { fileName, readScored, scopeOf } from './scored.queries';
import { exportTexts } from '../exports/texts';
import { paperTexts } from '../pdf/texts';
import { scoreFileTexts as texts } from './texts';

const PART_SIZE = 50;

@Injectable()
export class ScoreSheetsExportHandler implements JobHandler<'score-sheets-export'> {
  constructor(private readonly dataSource: DataSource) {}

  async run(context: JobContext<'score-sheets-export'>): Promise<void> {
    const { params } = context;
    const { manager } = this.dataSource;
    await context.progress(2, texts.reading);
    const tournament = await readPrintTournament(manager, params.tournament_id);
    if (!tournament) throw new JobFailure(paperTexts.tournamentDeleted);
    const scope = scopeOf(params);
    const scored = await readScored(manager, scope);
    const happened: Sheet['rows'] = [];
    const tapped: Sheet['rows'] = [];
    for (let done = 0; done < scored.length; done += PART_SIZE) {
      await context.progress(
        5 + (80 * done) / scored.length,
        exportTexts.written(done, scored.length, exportTexts.rows.matches),
      );
      const part = scored.slice(done, done + PART_SIZE);
      const recaps = await readMatchRecaps(
        manager,
        part.map((match) => match.id),
        { isOfOfficials: true },
      );
      for (const recap of recaps) {
        happened.push(...happeningRows(recap));
        // press by press for one match; of many matches they are added up per judge
        if (params.match_id !== undefined) tapped.push(...tapRows(recap));
      }
    }
    await context.progress(90, exportTexts.composing);
    const athletes = await readScoredAthletes(manager, scope, WHOLE);
    const sheets = [matchSheet(scored), happeningSheet(happened)];
    if (params.match_id !== undefined) sheets.push(tapSheet(tapped));
    sheets.push(athleteSheet(athletes.rows), judgeSheet(await readScoredJudges(manager, scope)));
    const name = `${fileName(texts.recap, tournament.slug, params, scored)}.xlsx`;
    await context.saveFile({ name, contentType: XLSX_TYPE, source: await workbook(sheets) });
  }
}

const column = (header: string, width: number, format?: string) => ({ header, width, ...(format ? { format } : {}) });
const place = () => [column(texts.arena, 16), column(texts.partai, 8)];

function matchSheet(matches: readonly ScoredMatch[]): Sheet {
  const { sheet, columns } = texts.matches;
  return {
    name: sheet,
    columns: [
      column(columns.date, 12, DATE_FORMAT),
      ...place(),
      column(columns.class, 30),
      column(CORNER_LABELS.blue, 30),
      column(columns.blueScore, 11),
      column(CORNER_LABELS.red, 30),
      column(columns.redScore, 11),
      column(columns.winner, 11),
      column(columns.winKind, 20),
      column(columns.reason, 44),
      column(columns.corrected, 11),
      column(columns.taps, 9),
    ],
    rows: matches.map((match) => [
      dateCell(match.date),
      match.arena,
      match.partai,
      match.class_name,
      match.blue,
      match.blue_score,
      match.red,
      match.red_score,
      match.winner && CORNER_LABELS[match.winner],
      match.win_kind && isWinKind(match.win_kind) ? WIN_KIND_LABELS[match.win_kind] : null,
      decisionReason({ reason: match.win_reason }) || null,
      match.is_corrected ? texts.yes : null,
      match.taps,
    ]),
  };
}

const happeningSheet = (rows: Sheet['rows']): Sheet => ({
  name: texts.events.sheet,
  columns: [
    ...place(),
    column(texts.events.columns.round, 8),
    column(texts.events.columns.time, 10),
    column(texts.events.columns.corner, 8),
    column(texts.events.columns.athlete, 30),
    column(texts.events.columns.what, 28),
    column(texts.events.columns.detail, 44),
    column(texts.events.columns.score, 8),
    column(texts.events.columns.withdrawn, 11),
  ],
  rows,
});

const happeningRows = ({ match, arena, sheet, tournament }: MatchRecap): Sheet['rows'] =>
  (sheet ? timelineOf(sheet) : []).map((one) => [
    arena,
    match.partai,
    one.round,
    timeOfDay(one.at, tournament.time_zone),
    one.corner && CORNER_LABELS[one.corner],
    one.corner && match[one.corner].name,
    one.title,
    one.detail,
    one.isWithdrawn ? 0 : one.worth,
    one.isWithdrawn ? texts.yes : null,
  ]);

const tapSheet = (rows: Sheet['rows']): Sheet => ({
  name: texts.taps.sheet,
  columns: [
    column(texts.taps.columns.round, 8),
    column(texts.taps.columns.time, 10),
    column(texts.taps.columns.judge, 8),
    column(texts.taps.columns.corner, 8),
    column(texts.taps.columns.hit, 14),
    column(texts.taps.columns.fate, 26),
  ],
  rows,
});

const tapRows = ({ taps, tournament }: MatchRecap): Sheet['rows'] =>
  taps.map((tap) => [
    tap.round,
    timeOfDay(tap.at, tournament.time_zone),
    tap.seat,
    CORNER_LABELS[tap.corner],
    HIT_LABELS[tap.kind],
    TAP_FATE_LABELS[tap.fate],
  ]);

function athleteSheet(athletes: readonly ScoredAthlete[]): Sheet {
  const { sheet, columns } = texts.athletes;
  return {
    name: sheet,
    columns: [
      column(columns.name, 30),
      column(columns.contingent, 30),
      column(columns.class, 30),
      ...[columns.matches, columns.won, ...HIT_KINDS.map((kind) => HIT_LABELS[kind])].map((header) =>
        column(header, 11),
      ),
      ...[columns.withdrawn, columns.penalties, columns.penaltyPoints, columns.score].map((header) =>
        column(header, 13),
      ),
    ],
    rows: athletes.map((one) => [
      one.name,
      one.contingent,
      one.class_name,
      one.matches,
      one.won,
      ...HIT_KINDS.map((kind) => one.hits[kind]),
      one.withdrawn,
      one.penalties,
      one.penalty_points,
      one.score,
    ]),
  };
}

function judgeSheet(judges: readonly ScoredJudge[]): Sheet {
  const { sheet, columns } = texts.judges;
  return {
    name: sheet,
    columns: [
      column(texts.arena, 16),
      ...[columns.judge, columns.matches, columns.taps, columns.counted, columns.uncounted].map((header) =>
        column(header, 10),
      ),
      column(columns.refused, 14),
      column(columns.agreement, 12),
    ],
    rows: judges.map((one) => [
      one.arena,
      one.seat,
      one.matches,
      one.taps,
      one.counted,
      one.uncounted,
      one.refused,
      one.agreement,
    ]),
  };
}
