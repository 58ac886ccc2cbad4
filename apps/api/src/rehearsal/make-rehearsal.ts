// Makes a rehearsal: the tournament of the demo that runs today, in the hands of an account that is nobody's.
import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { deriveSeed } from '@gelanggang/domain/random';
import {
  rehearsalContingent,
  REHEARSAL_DOMAIN,
  REHEARSAL_WORD,
  rehearsalName,
  rehearsalSlug,
} from '@gelanggang/domain/tournament/rehearsal';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { FileStore } from '@gelanggang/platform/files/file-store';
import type { DemoAccounts } from '../demo/demo-accounts';
import { hangBanner } from '../demo/demo-banners';
import { billDemoEntries } from '../demo/demo-billings';
import { demoZone, localDayOf } from '../demo/demo-calendar';
import { attachHandbook } from '../demo/demo-documents';
import { drawDemo } from '../demo/demo-draw';
import { enterDemoList } from '../demo/demo-entries';
import { type DemoTournament, insertDemoTournament, RUNNING, type TournamentPlan } from '../demo/demo-tournaments';
import { demoSeed, holdDemo } from '../demo/fill-demo';
import { bringDayTeam } from '../members/new-team';

/** No hash of any password: nobody signs in with it. */
const NO_PASSWORD = '!';

export interface BegunRehearsal {
  tournament: DemoTournament;
  managerId: number;
}

/** Its tournament, empty, with who works there: its maker, and those at the tables of the newest real one. */
export function beginRehearsal(dataSource: DataSource, accountId: number, now: Date): Promise<BegunRehearsal> {
  const zone = demoZone(now);
  return writeWithEvents(dataSource, async (manager, emit) => {
    const digits = randomBytes(8).toString('hex');
    const managerId = await makeManager(manager, digits);
    const on = { today: localDayOf(now, zone).today, zone };
    const tournament = await insertDemoTournament(manager, emit, planOf(digits), on);
    await manager.query(
      `insert into tournament_member (tournament_id, account_id, role, added_by) values ($1, $2, 'owner', $2)`,
      [tournament.id, accountId],
    );
    await bringDayTeam(manager, tournament.id, accountId);
    await manager.query('insert into rehearsal (tournament_id, account_id, manager_id) values ($1, $2, $3)', [
      tournament.id,
      accountId,
      managerId,
    ]);
    return { tournament, managerId };
  });
}

const planOf = (digits: string): TournamentPlan => ({
  ...RUNNING,
  name: rehearsalName(RUNNING.name),
  slug: rehearsalSlug(digits),
  description: `<p>Turnamen latihan: nama, tagihan dan hasilnya tidak sungguhan.</p>${RUNNING.description}`,
  bankAccounts: RUNNING.bankAccounts.map((one) => ({ ...one, account_name: rehearsalName(one.account_name) })),
});

async function makeManager(manager: EntityManager, digits: string): Promise<number> {
  const [made]: [{ id: number }] = await manager.query(
    `insert into account (name, email, password_hash, email_verified_at) values ($1, $2, $3, now()) returning id`,
    [`Manajer ${REHEARSAL_WORD}`, `manajer-${digits}${REHEARSAL_DOMAIN}`, NO_PASSWORD],
  );
  await manager.query(`insert into account_role (account_id, role_id) select $1, id from role where key = 'manager'`, [
    made.id,
  ]);
  return made.id;
}

/** By the rules of real use, and as the demo: entries, bills, draw, schedule, half a day of results, officials. */
export async function fillRehearsal(
  dataSource: DataSource,
  files: FileStore,
  { tournament, managerId }: BegunRehearsal,
  now: Date,
): Promise<void> {
  const accounts: DemoAccounts = { admin: managerId, organiser: managerId, operator: managerId, manager: managerId };
  const seed = deriveSeed(demoSeed(tournament.startDate), REHEARSAL_WORD);
  const say = () => undefined;
  await hangBanner(dataSource, files, tournament.id, 'paper');
  await attachHandbook(dataSource, files, tournament.id);
  const entries = await enterDemoList(dataSource, tournament, accounts, rehearsalContingent);
  await billDemoEntries(dataSource, tournament, accounts, entries, files);
  await drawDemo(dataSource, tournament, managerId, seed);
  await holdDemo(dataSource, tournament, accounts, { now, seed }, say);
}
