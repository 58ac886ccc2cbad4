// Fills an empty database with the demo of one instant, by the same rules as real use (run-contract, "The demo").
import type { DataSource } from 'typeorm';
import { deriveSeed, type Seed } from '@gelanggang/domain/random';
import type { FileStore } from '@gelanggang/platform/files/file-store';
import { type DemoAccounts, makeDemoAccounts } from './demo-accounts';
import { hangBanner } from './demo-banners';
import { billDemoEntries, billOpenTournament } from './demo-billings';
import { checkDemoEntries } from './demo-checks';
import { demoZone, localDayOf } from './demo-calendar';
import { divideOpenTournament, drawDemo } from './demo-draw';
import { enterDemoList, registerDemoContingents } from './demo-entries';
import { attachHandbook } from './demo-documents';
import { readDemoMatches } from './demo-matches';
import { playDay } from './demo-results';
import { scheduleDemo } from './demo-schedules';
import { holdDemoSeni } from './demo-seni';
import { enterOwnNomor } from './demo-nomor';
import { enterPaired } from './demo-paired';
import { handInPapers, weighDemo } from './demo-scales';
import { seatDemoOfficials } from './demo-officials';
import { holdPastEvent } from './demo-past-event';
import { makeDemoSite } from './demo-site';
import { type DemoTournament, makeDemoTournament, OPEN, RUNNING } from './demo-tournaments';
import { savePlayedDay } from './save-results';

/** Contingents that stand in the open tournament already, the manager's among them. */
const OPEN_CONTINGENTS = 20;

/** Of the day. */
export const demoSeed = (today: string): Seed => deriveSeed('67656c616e676721', today);

/** The first tournament runs on the day of `now`, half of it over. `say` hears each step before it starts. */
export async function fillDemo(
  dataSource: DataSource,
  files: FileStore,
  now: Date,
  say: (step: string) => void,
): Promise<void> {
  const zone = demoZone(now);
  const { today } = localDayOf(now, zone);
  const seed = demoSeed(today);
  say('akun dan turnamen');
  const accounts = await makeDemoAccounts(dataSource);
  await makeDemoSite(dataSource);
  await holdPastEvent(dataSource, accounts.organiser, today);
  const running = await makeDemoTournament(dataSource, RUNNING, { today, zone });
  const open = await makeDemoTournament(dataSource, OPEN, { today, zone });
  await hangBanner(dataSource, files, running.id, 'ink');
  await hangBanner(dataSource, files, open.id, 'paper');
  for (const { id } of [running, open]) await attachHandbook(dataSource, files, id);
  await dataSource.query(
    `insert into tournament_member (tournament_id, account_id, role)
     select t, a.id, a.role from unnest($1::bigint[]) as t
     cross join (values ($2::bigint, 'owner'), ($3::bigint, 'staff')) as a (id, role)`,
    [[running.id, open.id], accounts.organiser, accounts.operator],
  );
  await dataSource.query('insert into account_arena (account_id, arena_id) select $1, unnest($2::bigint[])', [
    accounts.operator,
    [...running.arenas, running.seniArena].map((arena) => arena.id),
  ]);
  say('596 peserta');
  const entries = await enterDemoList(dataSource, running, accounts);
  await registerDemoContingents(dataSource, open, accounts, today, OPEN_CONTINGENTS);
  await enterOwnNomor(dataSource, open, accounts, today);
  await enterPaired(dataSource, open, accounts, today);
  say('tagihan');
  await billDemoEntries(dataSource, running, accounts, entries, files);
  await billOpenTournament(dataSource, open, accounts, files);
  await checkDemoEntries(dataSource, open, accounts, now);
  await countRows(dataSource);
  say('undian tanding');
  await drawDemo(dataSource, running, accounts.organiser, seed);
  await divideOpenTournament(dataSource, open, accounts.organiser, deriveSeed(seed, 'open'), today);
  await holdDemo(dataSource, running, accounts, { now, seed }, say);
  await countRows(dataSource);
}

/** Until autovacuum comes by, a minute later, the planner would take these tables for empty ones. */
const countRows = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query(`
    do $$ begin
      execute (
        select 'analyze ' || string_agg(relid::regclass::text, ', ') from pg_stat_user_tables
        where schemaname = 'public' and relname not in ('province', 'district', 'subdistrict', 'ward')
      );
    end $$`);

/** From the draw on: the day of `now` as it stands at that moment. */
export async function holdDemo(
  dataSource: DataSource,
  running: DemoTournament,
  accounts: DemoAccounts,
  { now, seed }: { now: Date; seed: Seed },
  say: (step: string) => void,
): Promise<void> {
  say('jadwal dua hari');
  const matches = await readDemoMatches(dataSource, running.id);
  const firstDay = await scheduleDemo(dataSource, running, matches, localDayOf(now, running.zone).minutes);
  say('hasil sampai sekarang');
  const played = playDay(firstDay, matches, now, deriveSeed(seed, 'results'));
  await savePlayedDay(dataSource, running, accounts.operator, played);
  say('undian, jadwal dan nilai seni');
  await holdDemoSeni(dataSource, running, accounts, firstDay, now, deriveSeed(seed, 'seni'));
  say('berkas dan timbang badan');
  await handInPapers(dataSource, running, accounts);
  await weighDemo(dataSource, running, accounts, running.startDate, now);
  say('petugas');
  await seatDemoOfficials(dataSource, running, deriveSeed(seed, 'officials'));
}
