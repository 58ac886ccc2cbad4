// Does what was planned, row by row, and notes down what undoing it needs.
import type { EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import type { MergePlan } from '@gelanggang/domain/contingents/merge';
import { tellNamedOtherwise } from '@gelanggang/scheduling/tell-names';
import { moveOwnBills } from './give-contingent';
import { type MovedSignatures, moveSignatures } from './merge-signatures';
import type { MergeWorld } from './merge-world.queries';

/** All that is needed to put back what was. Rows are as the table has them. */
export interface MergeSnapshot {
  contingent: Record<string, unknown>;
  calendar: Record<string, unknown> | null;
  /** Whether the kept contingent has taken the calendar over. */
  calendarMoved: boolean;
  registrations: (Record<string, unknown> & { tournament_id: number })[];
  /** Tournaments that the kept contingent entered by it. */
  entered: number[];
  /** Members that came over. */
  members: number[];
  /** Entries of doubled persons that went, of either side. */
  gone: (Record<string, unknown> & { id: number; contingent_id: number; photo_file_id: string | null })[];
  labels: { id: number; from: string; to: string }[];
  details: { id: number; from: number; to: number }[];
  participants: { id: number; from: number; to: number }[];
  units: number[];
  bills: number[];
  /** Fees of a contingent that bills ask for, of the merged one; left out by snapshots from before there were any. */
  fees?: number[];
  /** Which of those that went had left a tournament; left out by snapshots from before that could be. */
  withdrawn?: Record<string, unknown>[];
  /** Left out by snapshots of before they stayed. */
  signatures?: MovedSignatures;
  /** Accounts of the two. */
  accounts: { kept: number; merged: number };
}

export async function mergeRows(
  manager: EntityManager,
  emit: Emit,
  world: MergeWorld,
  plan: MergePlan,
): Promise<MergeSnapshot> {
  const { kept, merged } = world;
  const bills = await moveOwnBills(manager, emit, merged.id, merged.accountId, kept.accountId);
  const standing = await readStanding(manager, merged.id);
  const snapshot: MergeSnapshot = {
    ...standing,
    calendarMoved: standing.calendar !== null && takesCalendar(world),
    entered: merged.tournamentIds.filter((id) => !kept.tournamentIds.includes(id)),
    members: plan.moved.map(({ id }) => id),
    gone: await readMembers(manager, plan),
    withdrawn: await moveWithdrawals(manager, plan),
    labels: plan.relabelled.map(({ entry, label }) => ({ id: entry.id, from: entry.teamLabel ?? '', to: label })),
    ...(await handOver(manager, plan)),
    units: [],
    bills,
    fees: await moveFees(manager, merged.id, kept.id),
    accounts: { kept: kept.accountId, merged: merged.accountId },
  };
  await tellNamedOtherwise(manager, emit, await keepWishes(manager, [kept.id, merged.id]));
  await manager.query('delete from team_member where id = any($1::bigint[])', [snapshot.gone.map(({ id }) => id)]);
  // the kept one stands in all tournaments before anybody comes over: entries point to registrations
  await manager.query(
    `insert into contingent_registration (tournament_id, contingent_id, registered_at)
     select r.tournament_id, $2, r.registered_at from contingent_registration r
     where r.contingent_id = $1 and r.tournament_id = any($3::bigint[]) order by r.tournament_id`,
    [merged.id, kept.id, snapshot.entered],
  );
  await manager.query(
    `update team_member m set team_label = n."to" from jsonb_to_recordset($1) as n (id bigint, "to" text) where m.id = n.id`,
    [JSON.stringify(snapshot.labels)],
  );
  await manager.query('update team_member set contingent_id = $2 where id = any($1::bigint[])', [
    snapshot.members,
    kept.id,
  ]);
  await enterMissing(manager, kept.id);
  const [units] = await manager.query<[{ id: number }[], number]>(
    'update pool_unit set contingent_id = $2 where contingent_id = $1 returning id',
    [merged.id, kept.id],
  );
  snapshot.units = units.map(({ id }) => id);
  // what it has asked to have put right goes on
  await manager.query('update entry_ticket set contingent_id = $2 where contingent_id = $1', [merged.id, kept.id]);
  snapshot.signatures = await moveSignatures(manager, { keptId: kept.id, merged });
  if (snapshot.calendarMoved) {
    await manager.query('update contingent_calendar set contingent_id = $2 where contingent_id = $1', [
      merged.id,
      kept.id,
    ]);
  }
  await manager.query('delete from contingent where id = $1', [merged.id]);
  return snapshot;
}

/** The address is a secret: it does not go from one account to another. */
export const takesCalendar = ({ kept, merged, hasCalendars }: MergeWorld): boolean =>
  !hasCalendars.kept && kept.accountId === merged.accountId;

/** Where both have paid it, the merged one's stays on its bill, without a contingent. */
async function moveFees(manager: EntityManager, mergedId: number, keptId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    'select id from contingent_fee where contingent_id = $1 order by id',
    [mergedId],
  );
  await manager.query(
    `update contingent_fee f set contingent_id = $2 where f.contingent_id = $1 and not (f.holds and exists (
       select from contingent_fee k where k.tournament_id = f.tournament_id and k.contingent_id = $2 and k.holds))`,
    [mergedId, keptId],
  );
  return rows.map(({ id }) => id);
}

/** Members that came over stand in no tournament yet that only the kept contingent is in. */
async function enterMissing(manager: EntityManager, contingentId: number): Promise<void> {
  await manager.query(
    `insert into tournament_entry (tournament_id, contingent_id, team_member_id, nik, match_category_id, nomor)
     select r.tournament_id, m.contingent_id, m.id, m.nik, m.match_category_id, m.nomor
     from team_member m join contingent_registration r on r.contingent_id = m.contingent_id
     where m.contingent_id = $1
       and not exists (select 1 from tournament_entry e where e.team_member_id = m.id and e.tournament_id = r.tournament_id)
       and not exists (select from entry_withdrawal w where w.team_member_id = m.id and w.tournament_id = r.tournament_id)
     order by r.tournament_id, m.id`,
    [contingentId],
  );
}

async function readStanding(
  manager: EntityManager,
  id: number,
): Promise<Pick<MergeSnapshot, 'contingent' | 'calendar' | 'registrations'>> {
  const [row] = await manager.query<[Pick<MergeSnapshot, 'contingent' | 'calendar' | 'registrations'>]>(
    `select to_jsonb(c) as contingent,
       (select to_jsonb(k) from contingent_calendar k where k.contingent_id = c.id) as calendar,
       coalesce((select jsonb_agg(to_jsonb(r) order by r.id) from contingent_registration r
         where r.contingent_id = c.id), '[]') as registrations
     from contingent c where c.id = $1`,
    [id],
  );
  return row;
}

async function readMembers(manager: EntityManager, plan: MergePlan): Promise<MergeSnapshot['gone']> {
  const rows = await manager.query<{ row: MergeSnapshot['gone'][number] }[]>(
    'select to_jsonb(m) as row from team_member m where id = any($1::bigint[]) order by id',
    [plan.doubled.map(({ goes }) => goes.id)],
  );
  return rows.map(({ row }) => row);
}

/** A person that stands in a tournament by either entry stands in it; one that had left it by its only one stays out. */
async function moveWithdrawals(manager: EntityManager, plan: MergePlan): Promise<Record<string, unknown>[]> {
  const pairs = JSON.stringify(plan.doubled.map(({ goes, counts }) => ({ from: goes.id, to: counts.id })));
  const rows = await manager.query<{ row: Record<string, unknown> }[]>(
    `select to_jsonb(w) as row from entry_withdrawal w
     where w.team_member_id in (select n."from" from jsonb_to_recordset($1) as n ("from" bigint))`,
    [pairs],
  );
  await manager.query(
    `delete from entry_withdrawal w using jsonb_to_recordset($1) as n ("from" bigint, "to" bigint)
     where w.team_member_id = n."to" and exists (
       select from tournament_entry e where e.team_member_id = n."from" and e.tournament_id = w.tournament_id)`,
    [pairs],
  );
  await manager.query(
    `insert into entry_withdrawal (tournament_id, team_member_id, withdrawn_at)
     select w.tournament_id, n."to", w.withdrawn_at
     from entry_withdrawal w join jsonb_to_recordset($1) as n ("from" bigint, "to" bigint) on n."from" = w.team_member_id
     where not exists (
       select from tournament_entry e where e.team_member_id = n."to" and e.tournament_id = w.tournament_id)
     on conflict do nothing`,
    [pairs],
  );
  return rows.map(({ row }) => row);
}

/** Places on bills and in draws go from the entry that goes to the one that counts. */
async function handOver(
  manager: EntityManager,
  plan: MergePlan,
): Promise<Pick<MergeSnapshot, 'details' | 'participants'>> {
  const pairs = JSON.stringify(plan.doubled.map(({ goes, counts }) => ({ from: goes.id, to: counts.id })));
  const move = (table: string) =>
    manager
      .query<[{ id: number; from: number; to: number }[], number]>(
        `update ${table} d set team_member_id = n."to" from jsonb_to_recordset($1) as n ("from" bigint, "to" bigint)
         where d.team_member_id = n."from" returning d.id, n."from", n."to"`,
        [pairs],
      )
      .then(([rows]) => rows);
  return { details: await move('billing_detail'), participants: await move('participant') };
}

/** What somebody wishes of the public pages in one of the two holds in every entry of both; answers who is named otherwise now. */
async function keepWishes(manager: EntityManager, contingentIds: readonly number[]): Promise<number[]> {
  await manager.query(keepWishSql('gone'), [contingentIds]);
  const [rows] = await manager.query<[{ id: number }[], number]>(keepWishSql('initials'), [contingentIds]);
  return rows.map(({ id }) => id);
}

const keepWishSql = (wish: 'initials' | 'gone'): string => `
  update team_member m set ${wish}_asked_by = known.asked_by, ${wish}_asked_at = known.asked_at
  from (select distinct on (nik) nik, ${wish}_asked_by as asked_by, ${wish}_asked_at as asked_at from team_member
    where contingent_id = any($1::bigint[]) and ${wish}_asked_by is not null
    order by nik, ${wish}_asked_at desc) known
  where m.contingent_id = any($1::bigint[]) and m.nik = known.nik and m.${wish}_asked_by is null returning m.id`;
