// The lists that are checked as their managers and the office see them: as many statements whatever the number of lists.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CheckedRow,
  EntryCheck,
  EntryCheckOverview,
  OverviewRow,
  OwnEntryCheck,
  SignatureAnswer,
} from '@gelanggang/contract/entry-check';
import { listPrint, rowStates, signList } from '@gelanggang/domain/entry-check/signature';
import { type TicketState } from '@gelanggang/domain/entry-check/ticket';
import { type CheckList, type KeptSignature, readCheckLists } from '@gelanggang/entries/check/check-lists.queries';
import { conflict, textOf } from '../http/refusals';
import { checkOf, ruleOf } from './check-access';
import { signRefusal, termsOf } from './check-terms';
import { ticketsOf } from './tickets.queries';

type SignatureRow = Omit<SignatureAnswer, 'signed_at'> & { signed_at: Date };

@Injectable()
export class EntryChecksQueries {
  constructor(private readonly dataSource: DataSource) {}

  async own(accountId: number, contingentId: number | null): Promise<OwnEntryCheck[]> {
    const { manager } = this.dataSource;
    const tournaments = await manager.query<(OwnEntryCheck['tournament'] & { dueAt: Date; isLate: boolean })[]>(
      `select t.id, t.name, t.slug, t.time_zone, s.due_at as "dueAt", now() > s.due_at as "isLate"
       from tournament t join entry_check_setting s on s.tournament_id = t.id and s.is_on
       where t.deleted_at is null and t.end_date >= (now() at time zone t.time_zone)::date
         and exists (select from contingent_registration r join contingent c on c.id = r.contingent_id
           where r.tournament_id = t.id and c.account_id = $1)
       order by s.due_at, t.id`,
      [accountId],
    );
    if (tournaments.length === 0) return [];
    const lists = await readCheckLists(manager, {
      tournamentIds: tournaments.map(({ id }) => id),
      contingentIds: contingentId === null ? null : [contingentId],
      owner: accountId,
    });
    return tournaments.flatMap(({ dueAt, isLate, ...tournament }) =>
      lists
        .filter((list) => list.tournamentId === tournament.id)
        .map((list) => ({ tournament, ...inShort(list), due_at: dueAt.toISOString(), is_late: isLate })),
    );
  }

  async overview(tournamentId: number): Promise<EntryCheckOverview> {
    const { manager } = this.dataSource;
    const rule = await ruleOf(manager, tournamentId);
    const lists = await readCheckLists(manager, { tournamentIds: [tournamentId], contingentIds: null, owner: null });
    const counts = await manager.query<{ state: TicketState; count: number }[]>(
      'select state, count(*)::int as count from entry_ticket where tournament_id = $1 group by state',
      [tournamentId],
    );
    const tickets = { open: 0, accepted: 0, refused: 0, 'taken-back': 0 };
    for (const { state, count } of counts) tickets[state] = count;
    return { tournament: rule.tournament, terms: termsOf(rule), contingents: lists.map(overviewRow), tickets };
  }

  /** 409 where the tournament does not check. */
  read(tournamentId: number, contingentId: number, owner: number | null): Promise<EntryCheck> {
    return readCheck(this.dataSource.manager, tournamentId, contingentId, owner);
  }
}

export async function readCheck(
  manager: EntityManager,
  tournamentId: number,
  contingentId: number,
  owner: number | null,
): Promise<EntryCheck> {
  const { rule, list } = await checkOf(manager, tournamentId, contingentId, owner);
  const terms = termsOf(rule);
  if (!terms) throw conflict(signRefusal({ ok: false, code: 'off' }, rule));
  const { rows, signature } = list;
  const states = rowStates(rows, signature?.rows ?? null);
  const seen = listPrint(rows);
  const may = signList(rule, { now: rule.now, rows, signed: signature?.rows ?? null, seen });
  const present = new Set(rows.map(({ id }) => id));
  const signatures = await manager.query<SignatureRow[]>(
    `select id, number, signed_at, signer, is_late, merged_from from entry_signature
     where tournament_id = $1 and contingent_id = $2 order by id desc limit 50`,
    [tournamentId, contingentId],
  );
  return {
    tournament: rule.tournament,
    contingent: { id: list.contingentId, name: list.contingent },
    terms,
    state: list.state,
    merged_with: mergedWith(list),
    opened_at: list.openedAt?.toISOString() ?? null,
    rows: rows.map((row): CheckedRow => ({
      ...{ id: row.id, name: row.name, birth_date: row.birthDate, gender: row.gender, body_weight: row.bodyWeight },
      ...{ category: row.category, entered_as: row.enteredAs(), team: row.team, values: row.values },
      ...{ state: states.get(row.id) ?? 'unread', ticket_id: row.ticketId },
    })),
    gone: (signature?.rows ?? []).filter(({ id }) => !present.has(id)).map(({ name }) => name),
    seen,
    signatures: signatures.map((one) => ({ ...one, signed_at: one.signed_at.toISOString() })),
    tickets: await ticketsOf(manager, tournamentId, contingentId),
    sign_refusal: may.ok ? null : textOf(signRefusal(may, rule)),
  };
}

/** Of interest while it is why the list is not signed. */
const mergedWith = ({ state, mergedWith: name }: CheckList): string | null => (state === 'signed' ? null : name);

const inShort = (list: CheckList) => ({
  contingent: { id: list.contingentId, name: list.contingent },
  state: list.state,
  merged_with: mergedWith(list),
  entries: list.rows.length,
  open_tickets: list.openTickets,
});

const overviewRow = (list: CheckList): OverviewRow => ({
  ...inShort(list),
  manager: list.manager,
  opened_at: list.openedAt?.toISOString() ?? null,
  reminded_at: list.remindedAt?.toISOString() ?? null,
  signature: list.signature && signatureAnswer(list.signature),
});

const signatureAnswer = ({ id, number, signedAt, signer, isLate, mergedFrom }: KeptSignature): SignatureAnswer => ({
  ...{ id, number, signed_at: signedAt.toISOString(), signer, is_late: isLate, merged_from: mergedFrom },
});
