// The officials of the running tournament: who they are, where they work, who sits in which match, what a role is paid.
import type { DataSource } from 'typeorm';
import type { OfficialRole } from '@gelanggang/domain/officials/roles';
import { createRandom, deriveSeed, type Seed } from '@gelanggang/domain/random';
import { OfficialDutiesQueries } from '../officials/official-duties.queries';
import { savePlan, sessionsToPlan } from '../officials/official-plan';
import { newCode } from '../officials/officials.service';
import { OfficialsQueries } from '../officials/officials.queries';
import { addDays } from './demo-calendar';
import type { DemoTournament } from './demo-tournaments';

/** For four arenas of tanding and one of seni, each with a few more at the mat than a match needs. */
const CREW: readonly (readonly [roles: readonly OfficialRole[], count: number])[] = [
  [['technical-delegate'], 1],
  [['delegate-assistant'], 1],
  [['protest-commission'], 3],
  [['doctor'], 1],
  [['it-head'], 1],
  [['weigher'], 3],
  [['chair'], 5],
  [['council-head', 'council'], 5],
  [['council'], 10],
  [['referee-judge'], 38],
  [['secretary'], 5],
  [['timekeeper'], 5],
  [['it-operator'], 5],
  [['announcer'], 5],
  [['medic'], 5],
  [['field'], 5],
];
const LICENSED: readonly OfficialRole[] = [
  'technical-delegate',
  'delegate-assistant',
  'protest-commission',
  'chair',
  'council-head',
  'council',
  'referee-judge',
];
const LICENCES = ['Internasional', 'Nasional I', 'Nasional II', 'Nasional III', 'Daerah I'];
const FIRST = [
  ...['Agus', 'Wayan', 'Siti', 'Hendra', 'Yuliana', 'Rizal', 'Made', 'Dedi', 'Fitri', 'Gunawan', 'Nurul'],
  ...['Slamet', 'Rina', 'Taufik', 'Ketut', 'Endang', 'Zulkifli', 'Maria', 'Joko', 'Lestari', 'Amir'],
];
const LAST = [
  ...['Hidayat', 'Siregar', 'Wibowo', 'Lubis', 'Rahayu', 'Pattinasarany', 'Nugroho', 'Simatupang', 'Sudarsana'],
  ...['Kurniawati', 'Manullang', 'Purnomo', 'Tanjung', 'Wirawan', 'Daeng Rani', 'Mulyadi', 'Anwar', 'Sihombing'],
  ...['Priyanto', 'Lumentut'],
];
/** Rupiah of a match and of a session. */
const RATES: readonly (readonly [OfficialRole, number, number])[] = [
  ['chair', 0, 400_000],
  ['council-head', 0, 350_000],
  ['council', 0, 300_000],
  ['referee-judge', 15_000, 100_000],
  ['secretary', 0, 150_000],
  ['timekeeper', 0, 150_000],
  ['it-operator', 0, 150_000],
  ['announcer', 0, 150_000],
  ['medic', 0, 200_000],
  ['field', 0, 100_000],
];
const MOST_IN_A_ROW = 4;

interface Official {
  name: string;
  roles: readonly OfficialRole[];
  province: number;
  licence: string;
  phone: string;
  days: string[] | null;
  code: string;
}

/** Also of what is over by now: who sat there is on record. */
export async function seatDemoOfficials(dataSource: DataSource, tournament: DemoTournament, seed: Seed): Promise<void> {
  const { id: tournamentId } = tournament;
  const queries = new OfficialDutiesQueries(dataSource, new OfficialsQueries(dataSource));
  await dataSource.transaction(async (manager) => {
    const provinces = await manager.query<{ id: number }[]>('select id from province order by id');
    const crew = crewOf(
      tournament,
      provinces.map(({ id }) => id),
      seed,
    );
    await manager.query(
      `insert into official (tournament_id, name, roles, province_id, licence, phone, days, code)
       select $1, name, array(select jsonb_array_elements_text(roles)), province, licence, phone,
         case when days is not null then array(select jsonb_array_elements_text(days)::date) end, code
       from jsonb_to_recordset($2) as r (name text, roles jsonb, province bigint, licence text, phone text, days jsonb,
         code text)`,
      [tournamentId, JSON.stringify(crew)],
    );
    await manager.query(
      `insert into official_rate (tournament_id, role, per_match, per_session)
       select $1, n.role, n.per_match, n.per_session
       from unnest($2::text[], $3::int[], $4::int[]) as n (role, per_match, per_session)`,
      [
        tournamentId,
        RATES.map(([role]) => role),
        RATES.map(([, match]) => match),
        RATES.map(([, , session]) => session),
      ],
    );
    const isPlanned = () => true;
    await savePlan(manager, {
      ...{ tournamentId, isPlanned, mostInARow: MOST_IN_A_ROW, seed },
      sessions: await sessionsToPlan(manager, tournamentId, isPlanned),
      wanted: await queries.seatsWanted(manager, tournamentId),
    });
  });
}

/** Everybody has a name of their own; a few referee-judges leave after the first day. */
function crewOf({ startDate }: DemoTournament, provinces: readonly number[], seed: Seed): Official[] {
  const names = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
  const random = createRandom(deriveSeed(seed, 'names'));
  random.shuffle(names);
  const roles = CREW.flatMap(([held, count]) => Array.from({ length: count }, () => held));
  return roles.map((held, index) => ({
    ...{ name: names[index] ?? '', roles: held, province: provinces[(index * 7) % provinces.length] ?? 0 },
    licence: held.some((role) => LICENSED.includes(role)) ? (LICENCES[index % LICENCES.length] ?? '') : '',
    phone: `0813${String(10_000_000 + index * 7919)}`,
    days: held.includes('referee-judge') && index % 9 === 0 ? [startDate, addDays(startDate, 1)] : null,
    code: newCode(),
  }));
}
