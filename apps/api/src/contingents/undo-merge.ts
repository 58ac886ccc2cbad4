// Puts back what a merge did, and says why where what happened since makes that impossible.
import type { EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { conflict } from '../http/refusals';
import { moveOwnBills } from './give-contingent';
import { moveSignaturesBack } from './merge-signatures';
import type { MergeSnapshot } from './merge-steps';
import { contingentsSentences } from './sentences';

interface Undone {
  keptId: number;
  mergedId: number;
  snapshot: MergeSnapshot;
}

/** To be run with the kept contingent locked. */
export async function undoRows(manager: EntityManager, emit: Emit, undone: Undone): Promise<void> {
  const { keptId, mergedId, snapshot } = undone;
  await refuseChanged(manager, undone);
  const registered = snapshot.registrations.map((one) => one.tournament_id);
  // what came over leaves the tournaments in which the restored contingent is not
  await manager.query(
    'delete from tournament_entry where team_member_id = any($1::bigint[]) and tournament_id <> all($2::bigint[])',
    [snapshot.members, registered],
  );
  await restore(manager, 'contingent', [snapshot.contingent]);
  await restore(manager, 'contingent_registration', snapshot.registrations);
  await manager.query('update team_member set contingent_id = $2 where id = any($1::bigint[])', [
    snapshot.members,
    mergedId,
  ]);
  await manager.query(
    `update team_member m set team_label = n."from" from jsonb_to_recordset($1) as n (id bigint, "from" text, "to" text)
     where m.id = n.id and m.team_label = n."to"`,
    [JSON.stringify(snapshot.labels)],
  );
  await manager.query(
    `update entry_ticket set contingent_id = $2 where contingent_id = $1 and tournament_id = any($3::bigint[])
       and team_member_id = any($4::bigint[])`,
    [keptId, mergedId, registered, snapshot.members],
  );
  if (snapshot.signatures) {
    const merged = { id: mergedId, name: String(snapshot.contingent.name) };
    await moveSignaturesBack(manager, { keptId, merged }, snapshot.signatures);
  }
  await manager.query(
    'delete from contingent_registration where contingent_id = $1 and tournament_id = any($2::bigint[])',
    [keptId, snapshot.entered],
  );
  await restore(manager, 'team_member', snapshot.gone);
  await restore(manager, 'entry_withdrawal', snapshot.withdrawn ?? []);
  await handBack(manager, 'billing_detail', snapshot.details);
  await handBack(manager, 'participant', snapshot.participants);
  await restoreCalendar(manager, undone);
  await refuseMixed(manager, undone);
  await manager.query(
    `update pool_unit u set contingent_id = $2 where u.contingent_id = $1 and exists (
       select 1 from pool_unit_member x join participant p on p.id = x.participant_id
       join team_member m on m.id = p.team_member_id where x.unit_id = u.id and m.contingent_id = $2)`,
    [keptId, mergedId],
  );
  await manager.query('update contingent_fee set contingent_id = $2 where id = any($1::bigint[])', [
    snapshot.fees ?? [],
    mergedId,
  ]);
  await moveOwnBills(manager, emit, mergedId, snapshot.accounts.kept, snapshot.accounts.merged);
}

async function refuseChanged(manager: EntityManager, { keptId, snapshot }: Undone): Promise<void> {
  const [now] = await manager.query<[{ accountId: number; members: number }]>(
    `select account_id as "accountId",
       (select count(*)::int from team_member m where m.id = any($2::bigint[]) and m.contingent_id = c.id) as members
     from contingent c where id = $1`,
    [keptId, snapshot.members],
  );
  if (now.accountId !== snapshot.accounts.kept) throw conflict(contingentsSentences.undoGiven);
  const lost = snapshot.members.length - now.members;
  if (lost > 0) throw conflict(contingentsSentences.undoDeleted(lost));
}

/** Whoever was billed, paid or drawn together since cannot be parted by pressing a button. */
async function refuseMixed(manager: EntityManager, { keptId, mergedId, snapshot }: Undone): Promise<void> {
  const [found] = await manager.query<[{ unit: string | null; billed: string | null; bill: string | null }]>(
    `select
       (select string_agg(distinct m.name, ', ') from pool_unit u
          join pool_unit_member x on x.unit_id = u.id join participant p on p.id = x.participant_id
          join team_member m on m.id = p.team_member_id
          where u.contingent_id in ($1, $2) group by u.id having count(distinct m.contingent_id) > 1 limit 1) as unit,
       (select m.name || ' (' || t.name || ')' from (
            select team_member_id, tournament_id from billing_detail where holds
            union select team_member_id, tournament_id from participant) h
          join team_member m on m.id = h.team_member_id join tournament t on t.id = h.tournament_id
          where m.contingent_id in ($1, $2) and not exists (select 1 from tournament_entry e
            where e.team_member_id = m.id and e.tournament_id = h.tournament_id) order by m.id limit 1) as billed,
       (select b.invoice_number from billing b
          where $3::bigint <> $4::bigint and b.account_id = $3 and b.holds
            and exists (select 1 from billing_detail d join team_member m on m.id = d.team_member_id
              where d.billing_id = b.id and m.contingent_id = $1)
            and exists (select 1 from billing_detail d join team_member m on m.id = d.team_member_id
              where d.billing_id = b.id and m.contingent_id = $2) order by b.id limit 1) as bill`,
    [keptId, mergedId, snapshot.accounts.kept, snapshot.accounts.merged],
  );
  if (found.unit !== null) throw conflict(contingentsSentences.undoDrawn(found.unit));
  if (found.billed !== null) throw conflict(contingentsSentences.undoBilled(found.billed));
  if (found.bill !== null) throw conflict(contingentsSentences.undoBill(found.bill));
}

/** Rows as the table had them, ids included. */
async function restore(
  manager: EntityManager,
  table: 'contingent' | 'contingent_registration' | 'team_member' | 'contingent_calendar' | 'entry_withdrawal',
  rows: readonly object[],
): Promise<void> {
  await manager.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}

async function handBack(
  manager: EntityManager,
  table: 'billing_detail' | 'participant',
  rows: MergeSnapshot['details'],
): Promise<void> {
  await manager.query(
    `update ${table} d set team_member_id = n."from"
     from jsonb_to_recordset($1) as n (id bigint, "from" bigint, "to" bigint)
     where d.id = n.id and d.team_member_id = n."to"`,
    [JSON.stringify(rows)],
  );
}

async function restoreCalendar(manager: EntityManager, { keptId, snapshot }: Undone): Promise<void> {
  if (!snapshot.calendar) return;
  if (snapshot.calendarMoved) {
    await manager.query('delete from contingent_calendar where contingent_id = $1 and token = $2', [
      keptId,
      snapshot.calendar.token,
    ]);
  }
  await restore(manager, 'contingent_calendar', [snapshot.calendar]);
}
