// The two tournaments of the demo: one running today, one open for registration (run-contract, "The demo").
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { arenaCodes } from '@gelanggang/domain/schedule/partai-names';
import { addDays, type DemoZone, instantAt } from './demo-calendar';

export interface DemoTournament {
  id: number;
  name: string;
  startDate: string;
  endDate: string;
  zone: DemoZone;
  /** By name, in order. */
  arenas: { id: number; name: string }[];
  /** Where seni is held: the last arena, tanding keeps off it. */
  seniArena: { id: number; name: string };
}

export interface TournamentPlan {
  name: string;
  slug: string;
  description: string;
  location: string;
  /** Days from the demo's day. */
  meeting: number;
  start: number;
  days: number;
  closes: number;
  /** Registration fee by match category, in rupiah. */
  fees: Readonly<Record<number, number>>;
  arenas: readonly string[];
  seniArena: string;
  bankAccounts: readonly { bank_name: string; account_number: string; account_name: string }[];
  contacts: readonly { name: string; description: string; phone: string; email: string }[];
  activities: readonly { name: string; description: string; from: number; to: number }[];
}

export const RUNNING: TournamentPlan = {
  name: 'Kejuaraan Pencak Silat Piala Gelanggang',
  slug: 'piala-gelanggang',
  description:
    '<p>Kejuaraan terbuka antar perguruan dan kontingen daerah untuk golongan Usia Dini 2 sampai Dewasa, menurut peraturan pertandingan IPSI 2025.</p><p>Dipertandingkan tanding, tunggal, ganda, regu dan solo kreatif di lima gelanggang.</p>',
  location: 'GOR Padepokan Gelanggang, Jl. Pendekar No. 1, Jakarta Timur',
  meeting: -1,
  start: 0,
  days: 3,
  closes: -3,
  fees: { 1: 250_000, 2: 250_000, 3: 225_000, 4: 200_000, 5: 250_000 },
  arenas: ['Gelanggang A', 'Gelanggang B', 'Gelanggang C', 'Gelanggang D'],
  seniArena: 'Gelanggang Seni',
  bankAccounts: [
    { bank_name: 'Bank Pendekar', account_number: '7000123456', account_name: 'Panitia Piala Gelanggang' },
    { bank_name: 'Bank Nusantara', account_number: '0014501234567', account_name: 'Panitia Piala Gelanggang' },
  ],
  contacts: [
    { name: 'Ratna Wulandari', description: 'Pendaftaran', phone: '081200000001', email: 'daftar@contoh.test' },
    { name: 'Bambang Prakoso', description: 'Teknik dan jadwal', phone: '081200000002', email: 'teknik@contoh.test' },
    { name: 'Dewi Anggraini', description: 'Pembayaran', phone: '081200000003', email: 'bayar@contoh.test' },
  ],
  activities: [
    { name: 'Temu teknik', description: 'Pengesahan peserta dan undian.', from: -1, to: -1 },
    { name: 'Upacara pembukaan', description: 'Defile kontingen dan pembukaan resmi.', from: 0, to: 0 },
    { name: 'Babak penyisihan', description: 'Timbang badan pagi hari sebelum bertanding.', from: 0, to: 0 },
    { name: 'Seni', description: 'Penampilan pool dan battle di Gelanggang Seni.', from: 0, to: 1 },
    { name: 'Babak final', description: 'Partai final tanding dan seni.', from: 1, to: 1 },
    { name: 'Penutupan', description: 'Penyerahan medali dan penutupan.', from: 2, to: 2 },
  ],
};

export const OPEN: TournamentPlan = {
  name: 'Gelanggang Open',
  slug: 'gelanggang-open',
  description: '<p>Turnamen terbuka tahunan. Pendaftaran dilakukan oleh manajer kontingen melalui situs ini.</p>',
  location: 'Gelanggang Remaja Merdeka, Kota Bandung',
  meeting: 28,
  start: 30,
  days: 3,
  closes: 23,
  fees: { 1: 300_000, 2: 300_000, 3: 275_000, 4: 250_000, 5: 300_000 },
  arenas: ['Gelanggang 1', 'Gelanggang 2'],
  seniArena: 'Gelanggang 3',
  bankAccounts: [{ bank_name: 'Bank Pendekar', account_number: '7000987654', account_name: 'Panitia Gelanggang Open' }],
  contacts: [{ name: 'Sari Puspita', description: 'Pendaftaran', phone: '081200000011', email: 'open@contoh.test' }],
  activities: [
    { name: 'Temu teknik', description: 'Pengesahan peserta dan undian.', from: 28, to: 28 },
    { name: 'Pertandingan', description: 'Tanding dan seni.', from: 30, to: 32 },
  ],
};

export function makeDemoTournament(
  dataSource: DataSource,
  plan: TournamentPlan,
  on: { today: string; zone: DemoZone },
): Promise<DemoTournament> {
  return writeWithEvents(dataSource, (manager, emit) => insertDemoTournament(manager, emit, plan, on));
}

/** In a transaction of the caller's. */
export async function insertDemoTournament(
  manager: EntityManager,
  emit: Emit,
  plan: TournamentPlan,
  { today, zone }: { today: string; zone: DemoZone },
): Promise<DemoTournament> {
  const startDate = addDays(today, plan.start);
  const endDate = addDays(startDate, plan.days - 1);
  const [{ id }]: [{ id: number }] = await manager.query(
    `insert into tournament (name, slug, description, location, time_zone, technical_meeting_date, start_date, end_date,
       registration_closes_at, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'active', $10) returning id`,
    [
      plan.name,
      plan.slug,
      plan.description,
      plan.location,
      zone,
      addDays(today, plan.meeting),
      startDate,
      endDate,
      instantAt(zone, addDays(today, plan.closes), '23:59'),
      instantAt(zone, addDays(today, plan.start - 60), '09:00'),
    ],
  );
  await manager.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, key::bigint, value::bigint from jsonb_each_text($2) order by key`,
    [id, JSON.stringify(plan.fees)],
  );
  const names = [...plan.arenas, plan.seniArena];
  const all: { id: number; name: string }[] = await manager.query(
    `insert into tournament_arena (tournament_id, name, code) select $1, a.name, a.code
     from unnest($2::text[], $3::text[]) as a (name, code) returning id, name`,
    [id, names, arenaCodes(names)],
  );
  await manager.query(
    `insert into tournament_contact_person (tournament_id, name, description, phone, email)
     select $1, name, description, phone, email
     from jsonb_to_recordset($2) as c (name text, description text, phone text, email text)`,
    [id, JSON.stringify(plan.contacts)],
  );
  await manager.query(
    `insert into tournament_bank_account (tournament_id, bank_name, account_number, account_name)
     select $1, bank_name, account_number, account_name
     from jsonb_to_recordset($2) as b (bank_name text, account_number text, account_name text)`,
    [id, JSON.stringify(plan.bankAccounts)],
  );
  const activities = plan.activities.map((one) => ({
    ...one,
    start: addDays(today, one.from),
    end: addDays(today, one.to),
  }));
  await manager.query(
    `insert into tournament_activity (tournament_id, name, description, start_date, end_date)
     select $1, name, description, "start", "end"
     from jsonb_to_recordset($2) as a (name text, description text, "start" date, "end" date)`,
    [id, JSON.stringify(activities)],
  );
  await makeClassifications(manager, id);
  const arenas = all.filter((arena) => arena.name !== plan.seniArena);
  const seniArena = all.find((arena) => arena.name === plan.seniArena);
  if (!seniArena) throw new Error('The demo has no arena for seni');
  emit(streams.site, 'tournament.changed', { tournament_id: id, status: 'active' });
  return { id, name: plan.name, startDate, endDate, zone, arenas, seniArena };
}

/** One per age category that has classes, with all of them. */
async function makeClassifications(manager: EntityManager, tournamentId: number): Promise<void> {
  await manager.query(
    `with made as (
       insert into match_classification (tournament_id, match_category_id, age_category_id, name)
       select $1, 1, a.id, 'Tanding ' || a.name from age_category a
       join tournament t on t.id = $1 and t.rule_set = a.rule_set
       where a.name in ('Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa') order by a.position
       returning id, age_category_id
     )
     insert into match_classification_detail (match_classification_id, category_class_id)
     select made.id, c.id from made join category_class c on c.age_category_id = made.age_category_id`,
    [tournamentId],
  );
}
