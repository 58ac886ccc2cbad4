// Children of the demo who fight without weight classes: the office is offered pairs of them (rulebook 2025, art. 3.2.a).
import type { DataSource } from 'typeorm';
import { CLASSLESS_NAME } from '@gelanggang/domain/athletes/class-for';
import { importEntries } from '@gelanggang/entries/import/entry-import';
import type { DemoAccounts } from './demo-accounts';
import { clubCells, CLUBS, dateClubs } from './demo-nomor';
import type { DemoTournament } from './demo-tournaments';

const AGE = 'Usia Dini 1';

/** Name, gender, age in months at the start, cm, kg; club after club. The last of the boys is near to nobody. */
const CHILDREN: readonly (readonly [name: string, gender: 'L' | 'P', months: number, cm: number, kg: string])[] = [
  ['Arka Pratama', 'L', 92, 122, '22,4'],
  ['Bintang Ramadhan', 'L', 88, 118, '20,5'],
  ['Kirana Ayu Lestari', 'P', 91, 121, '21,8'],
  ['Zivanya Putri', 'P', 84, 116, '19,9'],
  ['Daffa Alfarizi', 'L', 95, 124, '23,1'],
  ['Elang Saputra', 'L', 90, 120, '21,2'],
  ['Naura Khalisa', 'P', 93, 123, '22,5'],
  ['Shakila Azzahra', 'P', 82, 115, '19,4'],
  ['Farel Maulana', 'L', 86, 119, '20,9'],
  ['Gibran Hakim', 'L', 80, 131, '31,0'],
  ['Ayra Nabila', 'P', 94, 126, '24,6'],
  ['Inaya Rahma', 'P', 89, 125, '24,0'],
];

/** They enter the open tournament, and are paid with the other athletes of their clubs. */
export async function enterPaired(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: DemoAccounts,
  today: string,
): Promise<void> {
  await makeClass(dataSource, tournament.id);
  const each = CHILDREN.length / CLUBS.length;
  const outcome = await importEntries(dataSource, {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    startDate: tournament.startDate,
    accountId: accounts.organiser,
    rows: CLUBS.flatMap((club, at) =>
      CHILDREN.slice(at * each, (at + 1) * each).map(([name, gender, months, cm, weight], place) => ({
        line: at * each + place + 2,
        cells: {
          ...clubCells(club),
          ...{ name, gender, birthPlace: 'Bandung', birthDate: monthsBefore(tournament.startDate, months) },
          ...{ height: String(cm), weight, nik: `32730100000000${String(at * each + place + 41)}` },
          ...{ category: 'Tanding', ageCategory: AGE, className: CLASSLESS_NAME },
        },
      })),
    ),
  });
  if (!outcome.taken) throw new Error(`The demo's children are refused: ${JSON.stringify(outcome.verdicts)}`);
  await dateClubs(dataSource, tournament.zone, today);
}

/** The class that the preset makes, and the tournament's own classification of it. */
async function makeClass(dataSource: DataSource, tournamentId: number): Promise<void> {
  await dataSource.query(
    `with made as (
       insert into category_class (age_category_id, gender, name, position)
       select a.id, g.gender, $3, 1 from age_category a cross join (values ('male'), ('female')) as g (gender)
       where a.name = $2 returning id, age_category_id
     ), classified as (
       insert into match_classification (tournament_id, match_category_id, age_category_id, name)
       select $1, 1, a.id, 'Tanding ' || a.name from age_category a where a.name = $2 returning id
     )
     insert into match_classification_detail (match_classification_id, category_class_id)
     select classified.id, made.id from classified cross join made`,
    [tournamentId, AGE, CLASSLESS_NAME],
  );
}

/** The middle of the month, so many months before the start. */
function monthsBefore(startDate: string, months: number): string {
  const first = new Date(`${startDate.slice(0, 7)}-15T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 10);
}
