// Fills an empty database with the demo of one day, by the same rules as real use (run-contract, "The demo").
import type { DataSource } from 'typeorm';
import { createRandom, deriveSeed } from '@gelanggang/domain/random';
import { makeDemoAccounts } from './demo-accounts';
import { billDemoEntries, billOpenTournament } from './demo-billings';
import { drawDemo } from './demo-draw';
import { enterDemoList, registerDemoContingents } from './demo-entries';
import { readDemoMatches } from './demo-matches';
import { playHalfDay } from './demo-results';
import { scheduleDemo } from './demo-schedules';
import { makeDemoTournament, OPEN, RUNNING } from './demo-tournaments';
import { saveHalfDay } from './save-results';

/** Contingents that stand in the open tournament already, the manager's among them. */
const OPEN_CONTINGENTS = 8;

/** `today`: `YYYY-MM-DD`, the day on which the first tournament runs. `say` hears each step before it starts. */
export async function fillDemo(dataSource: DataSource, today: string, say: (step: string) => void): Promise<void> {
  const seed = deriveSeed('67656c616e676721', today);
  say('akun dan turnamen');
  const accounts = await makeDemoAccounts(dataSource);
  const running = await makeDemoTournament(dataSource, RUNNING, today);
  const open = await makeDemoTournament(dataSource, OPEN, today);
  await dataSource.query('insert into account_arena (account_id, arena_id) select $1, unnest($2::bigint[])', [
    accounts.operator,
    running.arenas.map((arena) => arena.id),
  ]);
  say('596 peserta');
  const entries = await enterDemoList(dataSource, running, accounts);
  await registerDemoContingents(dataSource, open, accounts, today, OPEN_CONTINGENTS);
  say('tagihan');
  await billDemoEntries(dataSource, running, accounts, entries);
  await billOpenTournament(dataSource, open, accounts);
  say('undian tanding');
  await drawDemo(dataSource, running, accounts.organiser, seed);
  say('jadwal dua hari');
  const matches = await readDemoMatches(dataSource, running.id);
  const firstDay = await scheduleDemo(dataSource, running, matches);
  say('hasil setengah hari');
  const halfDay = playHalfDay(today, firstDay, matches, createRandom(deriveSeed(seed, 'results')));
  await saveHalfDay(dataSource, running, accounts.operator, halfDay);
  // until autovacuum comes by, a minute later, the planner would take these tables for empty ones
  await dataSource.query('analyze');
}
