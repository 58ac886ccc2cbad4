// A manager asks for a correction of an own contingent's list, changes it while it waits, and takes it back.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  ChangeTicketRequest,
  SavedTicket,
  TicketRequest,
  TicketStepRequest,
} from '@gelanggang/contract/entry-check';
import type { Notices } from '@gelanggang/contract/notices';
import {
  differencesOf,
  ENTRY_FIELD_LABELS,
  misfits,
  withDifferences,
} from '@gelanggang/domain/entry-check/differences';
import { askTicket, takeTicketStep } from '@gelanggang/domain/entry-check/ticket';
import type { CheckedEntry } from '@gelanggang/entries/check/check-lists.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { inWording } from '@gelanggang/platform/languages/wording';
import { accountsWith } from '@gelanggang/database/queries/rights.queries';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import { Attempts } from '../guessing/attempts';
import { type Action, writeOnce } from '../http/action-key';
import type { RequestAccount } from '../http/current-account';
import { conflict, invalid, notFound } from '../http/refusals';
import { refuseFaults } from '../team-members/change-member';
import { lockMember } from '../team-members/member-locks';
import { type HeldCheck, lockCheck, tellCheck, ticketSubject } from './check-access';
import { askRefusal, stepRefusal } from './check-terms';
import { memberWith, type NamedDifference, named, wantedValues } from './entry-values';
import { ticketById } from './tickets.queries';
import { entryCheckSentences } from './sentences';
import { entryCheckTexts } from './texts';

/** What a request comes to, once every rule has let it through. */
interface Asked {
  row: CheckedEntry | null;
  differences: NamedDifference[];
  remark: string;
  fee: number;
}

const NO_TICKET = entryCheckSentences.ticketNotFound;

@Injectable()
export class TicketsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
  ) {}

  async ask(
    tournamentId: number,
    contingentId: number,
    body: TicketRequest,
    account: RequestAccount,
    action: Action,
  ): Promise<SavedTicket> {
    await this.attempts.begin({ of: 'corrections of an account', whose: String(account.id) });
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const held = await lockCheck(manager, tournamentId, contingentId, account.id);
      const asked = await this.judge(manager, held, body, account);
      if (asked.row?.ticketId) throw conflict(entryCheckSentences.ticketWaits);
      const [made] = await manager.query<[{ id: number }]>(
        `insert into entry_ticket (tournament_id, contingent_id, team_member_id, athlete, entered_as, kind, remark, fee,
           created_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
        [
          ...[
            tournamentId,
            contingentId,
            asked.row?.id ?? null,
            asked.row?.name ?? '',
            asked.row ? inWording('default', asked.row.enteredAs) : '',
          ],
          ...[body.kind, asked.remark, asked.fee, account.id],
        ],
      );
      await insertChanges(manager, made.id, asked.differences);
      await tellOffice(manager, emit, held, made.id, asked);
      return { message: entryCheckTexts.ticketSent, data: await ticketById(manager, made.id) };
    });
  }

  /** As a whole, in the version that was read: nobody decides what the other has not seen. */
  async change(id: number, body: ChangeTicketRequest, account: RequestAccount, action: Action): Promise<SavedTicket> {
    await this.attempts.begin({ of: 'corrections of an account', whose: String(account.id) });
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const { held, memberId } = await lockTicket(manager, id, body.version, account.id);
      if ((body.team_member_id ?? null) !== memberId) {
        throw invalid({ team_member_id: [entryCheckSentences.ticketStays] });
      }
      const asked = await this.judge(manager, held, body, account);
      await manager.query(
        `update entry_ticket set kind = $2, remark = $3, fee = $4, version = version + 1 where id = $1`,
        [id, body.kind, asked.remark, asked.fee],
      );
      await manager.query('delete from entry_ticket_change where ticket_id = $1', [id]);
      await insertChanges(manager, id, asked.differences);
      await settleNotices(manager, emit, ticketSubject(id), new Date(held.rule.now));
      await tellOffice(manager, emit, held, id, asked);
      return { message: entryCheckTexts.ticketChanged, data: await ticketById(manager, id) };
    });
  }

  takeBack(id: number, { version }: TicketStepRequest, account: RequestAccount, action: Action): Promise<SavedTicket> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const { held } = await lockTicket(manager, id, version, account.id);
      await manager.query(
        `update entry_ticket set state = 'taken-back', decided_by = $2, decided_at = now(), version = version + 1
         where id = $1`,
        [id, account.id],
      );
      await settleNotices(manager, emit, ticketSubject(id), new Date(held.rule.now));
      tellCheck(emit, held.list);
      return { message: entryCheckTexts.ticketWithdrawn, data: await ticketById(manager, id) };
    });
  }

  /** The deadline first, then the rules of entries: what could not be carried out is not sent. */
  private async judge(
    manager: EntityManager,
    { rule, list }: HeldCheck,
    body: TicketRequest,
    account: RequestAccount,
  ): Promise<Asked> {
    const memberId = body.team_member_id ?? null;
    const row = list.rows.find(({ id }) => id === memberId) ?? null;
    if (memberId !== null && !row) throw notFound(entryCheckSentences.notYourEntry);
    if (!row && body.kind !== 'remark') throw invalid({ team_member_id: [entryCheckSentences.entryRequired] });
    const found = row && body.kind === 'change' ? differencesOf(row.values, wantedValues(body, row.values)) : [];
    const wrong = found.find(misfits);
    if (wrong)
      throw invalid({ [wrong.field]: [entryCheckSentences.fieldWrong(() => ENTRY_FIELD_LABELS[wrong.field])] });
    const remark = body.remark ?? '';
    const terms = askTicket(rule, rule.now, {
      ...{ kind: body.kind, differences: found.length, remark, agreedFee: body.agreed_fee },
    });
    if (!terms.ok) {
      const refusal = askRefusal(terms, rule);
      throw terms.code === 'remark-missing' ? invalid({ remark: [refusal] }) : conflict(refusal);
    }
    if (row && found.length > 0) {
      const before = await lockMember(manager, row.id, account.id);
      const values = await memberWith(manager, row.id, withDifferences(row.values, found));
      await refuseFaults(manager, values, row.id, before, await memberWith(manager, row.id, row.values));
    }
    return { row, differences: await named(manager, list.tournamentId, found), remark, fee: terms.fee };
  }
}

/** The contingent first, as whoever changes entries; 404 for another account's, 409 for a ticket that has moved on. */
async function lockTicket(
  manager: EntityManager,
  id: number,
  version: number,
  owner: number,
): Promise<{ held: HeldCheck; memberId: number | null }> {
  const [seen] = await manager.query<{ tournamentId: number; contingentId: number }[]>(
    `select k.tournament_id as "tournamentId", k.contingent_id as "contingentId"
     from entry_ticket k join contingent c on c.id = k.contingent_id and c.account_id = $2
     join tournament t on t.id = k.tournament_id and t.deleted_at is null where k.id = $1`,
    [id, owner],
  );
  if (!seen) throw notFound(NO_TICKET);
  const held = await lockCheck(manager, seen.tournamentId, seen.contingentId, owner);
  const [ticket] = await manager.query<{ state: 'open'; version: number; memberId: number | null }[]>(
    'select state, version, team_member_id as "memberId" from entry_ticket where id = $1 for no key update',
    [id],
  );
  if (!ticket) throw notFound(NO_TICKET);
  const may = takeTicketStep(ticket, version);
  if (!may.ok) throw conflict(stepRefusal(may));
  return { held, memberId: ticket.memberId };
}

async function insertChanges(
  manager: EntityManager,
  ticketId: number,
  differences: readonly NamedDifference[],
): Promise<void> {
  const column = (key: keyof NamedDifference) => differences.map((one) => one[key]);
  await manager.query(
    `insert into entry_ticket_change (ticket_id, field, from_value, to_value, from_text, to_text)
     select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
    [ticketId, column('field'), column('from'), column('to'), column('fromText'), column('toText')],
  );
}

async function tellOffice(
  manager: EntityManager,
  emit: Emit,
  { rule, list }: HeldCheck,
  id: number,
  { row }: Asked,
): Promise<void> {
  tellCheck(emit, list);
  const data: Notices['entry-check.ticket'] = {
    ...{ ticket_id: id, tournament_id: list.tournamentId, tournament: rule.tournament.name },
    ...{ contingent_id: list.contingentId, contingent: list.contingent, athlete: row?.name ?? '' },
  };
  const to = (await accountsWith(manager, 'manage contingents', [list.tournamentId])).filter(
    (one) => one !== list.accountId,
  );
  await notify(manager, emit, {
    kind: 'entry-check.ticket',
    data,
    to,
    subject: ticketSubject(id),
    at: new Date(rule.now),
  });
}
