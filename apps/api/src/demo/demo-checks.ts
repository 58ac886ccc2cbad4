// The check of entries of the open tournament: some contingents have signed, some have read, one says that a name is wrong.
import type { DataSource, EntityManager } from 'typeorm';
import { listPrint } from '@gelanggang/domain/entry-check/signature';
import { type CheckList, keptRows, readCheckLists } from '@gelanggang/entries/check/check-lists.queries';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { DemoAccounts } from './demo-accounts';
import { addDays, instantAt } from './demo-calendar';
import type { DemoTournament } from './demo-tournaments';

const LATE_FEE = 50_000;
const SIGNED = 6;
const READ = 4;
const HOUR = 3_600_000;

/** Those of the manager wait for the manager. */
export function checkDemoEntries(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: DemoAccounts,
  now: Date,
): Promise<void> {
  return writeWithEvents(dataSource, async (manager) => {
    await manager.query(
      `insert into entry_check_setting (tournament_id, due_at, after_due, fee) values ($1, $2, 'fee', $3)`,
      [tournament.id, instantAt(tournament.zone, addDays(tournament.startDate, -4), '18:00'), LATE_FEE],
    );
    const asked = { tournamentIds: [tournament.id], contingentIds: null, owner: null };
    const lists = await readCheckLists(manager, asked);
    const others = lists.filter(({ accountId, rows }) => accountId !== accounts.manager && rows.length > 1);
    const at = (index: number) => new Date(now.getTime() - (2 + index * 3) * HOUR);
    for (const [index, list] of others.slice(0, SIGNED + READ).entries()) {
      await manager.query(
        `insert into entry_check_list (tournament_id, contingent_id, opened_at, opened_by) values ($1, $2, $3, $4)`,
        [tournament.id, list.contingentId, at(index), list.accountId],
      );
    }
    const [reporting, ...signing] = others.slice(0, SIGNED);
    if (reporting) await report(manager, reporting, at(0));
    for (const [index, list] of signing.entries()) await sign(manager, list, index + 1, at(SIGNED - index));
  });
}

async function report(manager: EntityManager, list: CheckList, at: Date): Promise<void> {
  const [row] = list.rows;
  if (!row) return;
  const [{ id }] = await manager.query<[{ id: number }]>(
    `insert into entry_ticket (tournament_id, contingent_id, team_member_id, athlete, entered_as, kind, remark, created_by,
       created_at)
     values ($1, $2, $3, $4, $5, 'change', 'Sesuai akta kelahiran.', $6, $7) returning id`,
    [list.tournamentId, list.contingentId, row.id, row.name, row.enteredAs(), list.accountId, at],
  );
  const name = `${row.name} Nugraha`;
  await manager.query(
    `insert into entry_ticket_change (ticket_id, field, from_value, to_value, from_text, to_text)
     values ($1, 'name', $2, $3, $2, $3)`,
    [id, row.name, name],
  );
}

async function sign(manager: EntityManager, list: CheckList, number: number, at: Date): Promise<void> {
  await manager.query(
    `insert into entry_signature (tournament_id, contingent_id, number, signed_at, signed_by, signer, rows, print)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
    [
      ...[list.tournamentId, list.contingentId, number, at, list.accountId, list.manager],
      ...[JSON.stringify(keptRows(list.rows)), listPrint(list.rows)],
    ],
  );
}
