// Events within the categories of the demo's seni: parts of the jurus for the young, and one that an organiser made.
import type { DataSource } from 'typeorm';
import { writeTimes } from '@gelanggang/database/queries/rule-set.queries';
import { type EntryCells, noCells } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { IPSI_2025_SET } from '@gelanggang/domain/rules/ipsi-2025';
import type { Nomor } from '@gelanggang/domain/rules/jurus-rules';
import { nomorOfGroup } from '@gelanggang/domain/rules/nomor';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { importEntries } from '@gelanggang/entries/import/entry-import';
import type { DemoAccounts } from './demo-accounts';
import { addDays, type DemoZone, instantAt } from './demo-calendar';
import type { DemoTournament } from './demo-tournaments';

/** Golongan of the list whose tunggal and ganda have events of their own (rulebook 2025, art. 3.3.b, 4.2). */
const YOUNG = new Set(['Usia Dini 2', 'Pra Remaja']);

/** Who of them shows the weapon: all, or every so many; the others show the empty hand. Small fields stay together. */
const ARMED: Readonly<Record<string, number>> = {
  'Tunggal Usia Dini 2 P': 2,
  'Ganda Usia Dini 2 L': 1,
  'Ganda Pra Remaja P': 1,
};

/** The list was written before there were events. */
export function withNomor(rows: readonly ListRow[]): ListRow[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const { category, ageCategory, gender } = row.cells;
    if (!YOUNG.has(ageCategory) || (category !== 'Tunggal' && category !== 'Ganda')) return row;
    const field = `${category} ${ageCategory} ${gender.slice(0, 1)}`;
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    return named(row, count % (ARMED[field] ?? Infinity) === 0);
  });
}

const named = (row: ListRow, isArmed: boolean): ListRow => ({
  ...row,
  cells: { ...row.cells, nomor: `${row.cells.category} ${isArmed ? 'senjata' : 'tangan kosong'}` },
});

const JURUS_BAKU: Nomor = {
  ...{ id: 'jurus-baku', name: 'Jurus Baku', event: 'seni_tunggal', jurus: 'empty-hand' },
  ...{ time: { min: 60, max: 90 }, judges: 4 },
  movements: [
    { name: 'Jurus baku 1', count: 7 },
    { name: 'Jurus baku 2', count: 7 },
  ],
};

const OWN_SET: RuleSet = {
  ...IPSI_2025_SET,
  ...{ id: 'gelanggang-open', version: 1, name: 'Gelanggang Open', issuer: 'organiser' },
  ...{ source: 'Aturan penyelenggara', articles: {} },
  groups: IPSI_2025_SET.groups.map((group) => ({
    ...group,
    nomor: [...nomorOfGroup(group), ...(YOUNG.has(group.name) ? [JURUS_BAKU] : [])],
    articles: {},
  })),
};

export const CLUBS = [
  {
    ...{ name: 'Sanggar Melati Lembang', pic: 'Yayah Rokayah', phone: '081200000021', email: 'melati@contoh.test' },
    athletes: ['Nadia Rahmawati P', 'Citra Anindya P', 'Galang Prasetyo L'],
  },
  {
    ...{ name: 'Tunas Cikapundung', pic: 'Asep Kurniawan', phone: '081200000022', email: 'tunas@contoh.test' },
    athletes: ['Salma Nurhaliza P', 'Rizky Maulana L', 'Fajar Ramadhan L'],
  },
  {
    ...{ name: 'Perguruan Giri Merdeka', pic: 'Dadang Suherman', phone: '081200000023', email: 'giri@contoh.test' },
    athletes: ['Aulia Safitri P', 'Keysha Maharani P', 'Bagas Wicaksono L'],
  },
] as const;
const YEARS = 10;
const REGISTERED_DAYS_AGO = 3;

/** Gives the open tournament its organiser's rule set, and enters three clubs for the event that only it has. */
export async function enterOwnNomor(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: DemoAccounts,
  today: string,
): Promise<void> {
  const { id: code, version: _, ...body } = OWN_SET;
  await dataSource.transaction(async (manager) => {
    await manager.query('insert into rule_set (code, body) values ($1, $2)', [code, JSON.stringify(body)]);
    await manager.query('update tournament set rule_set = $2 where id = $1', [tournament.id, code]);
    await writeTimes(manager, OWN_SET, tournament.id);
  });
  const outcome = await importEntries(dataSource, {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    startDate: tournament.startDate,
    accountId: accounts.organiser,
    rows: CLUBS.flatMap((club, at) => club.athletes.map((athlete, place) => rowOf(club, athlete, at * 3 + place))).map(
      (cells, at) => ({ line: at + 2, cells: { ...cells, birthDate: bornFor(tournament.startDate, at) } }),
    ),
  });
  if (!outcome.taken) throw new Error(`The demo's own event is refused: ${JSON.stringify(outcome.verdicts)}`);
  await dateClubs(dataSource, tournament.zone, today);
}

/** The clubs registered a few days ago, an hour after each other, with their athletes. */
export const dateClubs = (dataSource: DataSource, zone: DemoZone, today: string): Promise<unknown> =>
  dateClubsFrom(dataSource, instantAt(zone, addDays(today, -REGISTERED_DAYS_AGO), '10:00'));

function dateClubsFrom(dataSource: DataSource, from: Date): Promise<unknown> {
  return dataSource.query(
    `with dated as (
       select c.id, $2::timestamptz + row_number() over (order by c.id) * interval '1 hour' as at
       from contingent c where c.name = any($1::text[])
     ), registered as (
       update contingent_registration r set registered_at = dated.at from dated where dated.id = r.contingent_id
     ), members as (
       update team_member m set created_at = dated.at, updated_at = dated.at
       from dated where dated.id = m.contingent_id
     )
     update contingent c set created_at = dated.at, updated_at = dated.at from dated where dated.id = c.id`,
    [CLUBS.map(({ name }) => name), from],
  );
}

const bornFor = (startDate: string, at: number): string => addDays(startDate, -YEARS * 365 - at * 17);

function rowOf(club: (typeof CLUBS)[number], athlete: string, at: number): EntryCells {
  return {
    ...clubCells(club),
    ...{ name: athlete.slice(0, -2), gender: athlete.slice(-1), birthPlace: 'Bandung' },
    nik: `32730100000000${String(at + 11)}`,
    ...{ category: 'Tunggal', ageCategory: 'Usia Dini 2', nomor: JURUS_BAKU.name },
  };
}

export const clubCells = (club: Pick<(typeof CLUBS)[number], 'name' | 'pic' | 'phone' | 'email'>): EntryCells => ({
  ...noCells(),
  ...{ contingent: club.name, province: 'Jawa Barat', district: 'Kota Bandung' },
  ...{ picName: club.pic, picPhone: club.phone, picEmail: club.email },
});
