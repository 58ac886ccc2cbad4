// Payments that an entry list tells of: one paid billing per contingent, through the steps that a manager would take.
import type { DataSource, EntityManager } from 'typeorm';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { Entry } from '../import/entry-list';
import { issueBilling } from './issue-billing';
import { moveBilling, type MoveRequest } from './move-billing';

export interface PayRequest {
  tournamentId: number;
  /** Who confirms. */
  accountId: number;
  /** Those paid for. */
  entries: readonly Pick<Entry, 'nik' | 'matchCategoryId'>[];
  notes: string;
  at: Date;
  joinPools?: MoveRequest['joinPools'];
}

/** Who runs an import holds the database itself. */
const OFFICE = { seesAll: true, permissions: new Set(['upload payment struk', 'confirm payment']) };

export interface PaidEntries {
  billings: number;
  members: number;
}

/** Members that stand in a billing already are left as they are, so running it twice doubles nothing. */
export async function payEntries(dataSource: DataSource, request: PayRequest): Promise<PaidEntries> {
  const paid: PaidEntries = { billings: 0, members: 0 };
  for (const contingent of await unbilledContingents(dataSource.manager, request)) {
    const members = await writeWithEvents(dataSource, (manager, emit) =>
      payContingent(manager, emit, request, contingent),
    );
    paid.billings += members > 0 ? 1 : 0;
    paid.members += members;
  }
  return paid;
}

/** A contingent, and who of its members was in no bill yet. */
interface Unbilled {
  contingent_id: number;
  account_id: number;
  members: number[];
}

const IS_BILLED = `exists (
  select 1 from billing_detail d where d.tournament_id = $1 and d.team_member_id = e.team_member_id and d.holds)`;

const unbilledContingents = (manager: EntityManager, { tournamentId, entries }: PayRequest): Promise<Unbilled[]> =>
  manager.query(
    `select e.contingent_id, c.account_id, array_agg(e.team_member_id) as members
     from tournament_entry e
     join contingent c on c.id = e.contingent_id
     join jsonb_to_recordset($2) as p (nik text, "matchCategoryId" bigint)
       on p.nik = e.nik and p."matchCategoryId" = e.match_category_id
     where e.tournament_id = $1 and not ${IS_BILLED}
     group by e.contingent_id, c.account_id order by e.contingent_id`,
    [tournamentId, JSON.stringify(entries.map(({ nik, matchCategoryId }) => ({ nik, matchCategoryId })))],
  );

async function payContingent(
  manager: EntityManager,
  emit: Emit,
  request: PayRequest,
  { contingent_id, account_id, members: found }: Unbilled,
): Promise<number> {
  // two imports at once: the second waits here and finds the members billed
  await manager.query('select 1 from contingent where id = $1 for no key update', [contingent_id]);
  const members: { id: number }[] = await manager.query(
    `select e.team_member_id as id from tournament_entry e
     where e.tournament_id = $1 and e.team_member_id = any($2::bigint[]) and e.contingent_id = $3 and not ${IS_BILLED}
     order by e.team_member_id`,
    [request.tournamentId, found, contingent_id],
  );
  if (members.length === 0) return 0;
  const issued = await issueBilling(manager, emit, {
    tournamentId: request.tournamentId,
    issuedById: account_id,
    accountId: account_id,
    teamMemberIds: members.map((member) => member.id),
    notes: request.notes,
    issuedAt: request.at,
    tellsStaff: false,
  });
  if (!issued.ok) throw new Error(`Contingent ${contingent_id} cannot be billed: ${issued.code}`);
  for (const step of ['upload-proof', 'confirm'] as const) {
    const moved = await moveBilling(manager, emit, {
      billingId: issued.billingId,
      step,
      accountId: request.accountId,
      actor: OFFICE,
      at: request.at,
      joinPools: request.joinPools,
      tellsStaff: false,
    });
    if (!moved.ok) throw new Error(`Billing ${issued.billingId} does not take the step ${step}: ${moved.code}`);
  }
  return members.length;
}
