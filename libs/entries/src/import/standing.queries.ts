// What already stands in the database when an entry list arrives: contingents, their tournaments, entries and draws.
import type { EntityManager } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { isLikeName } from '@gelanggang/domain/contingents/like-names';
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import { grouped } from '@gelanggang/domain/grouped';

/** Whose contingents an import may touch: a manager's are its own, the office's all. */
export interface ImportScope {
  accountId: number;
  isOwnOnly?: boolean;
}

export interface Standing {
  /** 0: it does not stand yet. */
  id: number;
  /** Registered in the tournament by another account, and the import may touch its own only. */
  isOfAnother: boolean;
  /** Other tournaments, not over yet, into which the contingent is registered. */
  otherTournaments: { name: string; startDate: string }[];
  /** The other contingent that entered this person in this event of a match category of a tournament of this contingent. */
  rivalOf(nik: string, matchCategoryId: number, nomor: string): string | undefined;
  /** As what this member of the contingent stands in a pool, in this event or, from before there were any, in none. */
  drawnAs(nik: string, matchCategoryId: number, nomor: string): Drawn | undefined;
  /** By which NIK somebody of that name and birth date stands in this event, where this NIK does not. */
  otherNikOf(person: Named): string | undefined;
  /** Who stands under this label already. */
  teamMates(matchCategoryId: number, nomor: string, teamLabel: string): TeamMate[];
}

export interface StandingContingents {
  /** Numbers of all that it knows. */
  ids: readonly number[];
  /** What already stands in the database for the contingent of that name and district. */
  standingOf(contingent: string, districtId: number): Standing;
  /** Where contingents of that name are from; of several, only those in which this person stands, where there are any. */
  knownByName(contingent: string, nik: string): { provinceId: number; districtId: number }[];
  /** Names of contingents from there that may be meant by this one. */
  namesLike(contingent: string, districtId: number): string[];
}

/** Who is entered in what, by name and birth date. */
export interface Named {
  name: string;
  birthDate: string;
  nik: string;
  matchCategoryId: number;
  nomor: string;
}

export interface TeamMate {
  nik: string;
  gender: Gender;
  ageCategoryId: number;
}

export interface Drawn {
  gender: Gender;
  ageCategoryId: number;
  categoryClassId: number | null;
  nomor: string;
}

export const contingentKey = (name: string, districtId: number | null): string =>
  `${nameKey(name)} ${districtId ?? ''}`;

/**
 * A contingent is known by name and district (two of one name may come from one province), among those that stand in
 * the tournament or belong to the account (only these where the scope says so); one that stands in the tournament goes
 * first, then the older one.
 */
export async function knownContingents(
  manager: EntityManager,
  tournamentId: number,
  { accountId, isOwnOnly = false }: ImportScope,
): Promise<Map<string, number>> {
  const rows: { id: number; name: string; district_id: number | null }[] = await manager.query(
    `select c.id, c.name, c.district_id
     from contingent c
     left join contingent_registration r on r.contingent_id = c.id and r.tournament_id = $1
     where c.account_id = $2 or (r.id is not null and not $3)
     order by (r.id is null), c.id`,
    [tournamentId, accountId, isOwnOnly],
  );
  const known = new Map<string, number>();
  for (const row of rows) {
    const key = contingentKey(row.name, row.district_id);
    if (!known.has(key)) known.set(key, row.id);
  }
  return known;
}

export async function loadStanding(
  manager: EntityManager,
  tournamentId: number,
  scope: ImportScope,
): Promise<StandingContingents> {
  const known = await knownContingents(manager, tournamentId, scope);
  const ids = [...known.values()];
  const others = await loadOtherTournaments(manager, tournamentId, ids);
  const drawn = await loadDrawn(manager, ids);
  const entered = await loadEntered(manager, tournamentId, ids);
  const teams = await loadTeams(manager, ids);
  const named = await loadNamed(manager, tournamentId, ids);
  const all = scope.isOwnOnly ? await knownContingents(manager, tournamentId, { ...scope, isOwnOnly: false }) : known;
  const places = await loadPlacesOf(manager, ids);
  const standingOf = (contingent: string, districtId: number): Standing => {
    const key = contingentKey(contingent, districtId);
    const id = known.get(key) ?? 0;
    const tournaments = others.get(id) ?? [];
    const tournamentIds = new Set([tournamentId, ...tournaments.map((one) => one.id)]);
    return {
      id,
      isOfAnother: id === 0 && all.has(key),
      otherTournaments: tournaments,
      rivalOf: (nik, category, nomor) =>
        entered
          .get(`${nik} ${category} ${nomor}`)
          ?.find((one) => one.contingent_id !== id && tournamentIds.has(one.tournament_id))?.contingent,
      drawnAs: (nik, category, nomor) =>
        drawn.get(`${id} ${nik} ${category} ${nomor}`) ?? drawn.get(`${id} ${nik} ${category} `),
      otherNikOf: (person) => {
        const same = named.get(`${id} ${namedKey(person)}`) ?? [];
        return same.some(({ nik }) => nik === person.nik) ? undefined : same[0]?.nik;
      },
      teamMates: (category, nomor, label) => teams.get(`${id} ${category} ${nomor} ${nameKey(label)}`) ?? [],
    };
  };
  const byName = grouped(places, (one) => nameKey(one.name));
  const namesakes = [...byName.values()].filter((all) => all.length > 1).flat();
  const membersOf = await loadMembers(
    manager,
    namesakes.map(({ id }) => id),
  );
  const byDistrict = grouped(places, (one) => one.districtId);
  return {
    ids,
    standingOf,
    knownByName(contingent, nik) {
      const all = byName.get(nameKey(contingent)) ?? [];
      const own = all.filter(({ id }) => membersOf.get(nik)?.has(id));
      return own.length > 0 ? own : all;
    },
    namesLike: likeAmong((districtId) => (byDistrict.get(districtId) ?? []).map(({ name }) => name)),
  };
}

/** So many names of like contingents are offered at most. */
const MOST_LIKE = 5;
/** Letters of known names that a list's own are held against: twenty thousand names; the note is worth no more time. */
const MOST_LETTERS = 400_000;

/** Each name of a list once. */
function likeAmong(namesIn: (districtId: number) => string[]): StandingContingents['namesLike'] {
  const found = new Map<string, string[]>();
  let left = MOST_LETTERS;
  return (contingent, districtId) => {
    const key = contingentKey(contingent, districtId);
    const known = found.get(key);
    if (known) return known;
    const like: string[] = [];
    for (const name of namesIn(districtId)) {
      if (left <= 0 || like.length === MOST_LIKE) break;
      left -= name.length;
      if (isLikeName(contingent, name)) like.push(name);
    }
    found.set(key, like);
    return like;
  };
}

interface PlacedContingent {
  id: number;
  name: string;
  provinceId: number;
  districtId: number;
}

/** Contingents from abroad have no district and are none of a list's. */
function loadPlacesOf(manager: EntityManager, contingentIds: number[]): Promise<PlacedContingent[]> {
  return manager.query(
    `select id, name, province_id as "provinceId", district_id as "districtId"
     from contingent where id = any($1) and district_id is not null order by id`,
    [contingentIds],
  );
}

/** The contingents among these in which each NIK stands. */
async function loadMembers(
  manager: EntityManager,
  contingentIds: readonly number[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  if (contingentIds.length === 0) return new Map();
  const rows = await manager.query<{ nik: string; contingents: number[] }[]>(
    'select nik, array_agg(contingent_id) as contingents from team_member where contingent_id = any($1) group by nik',
    [contingentIds],
  );
  return new Map(rows.map(({ nik, contingents }) => [nik, new Set(contingents.map(Number))]));
}

interface Entered {
  tournament_id: number;
  contingent_id: number;
  contingent: string;
  nik: string;
  match_category_id: number;
  nomor: string;
}

async function loadEntered(
  manager: EntityManager,
  tournamentId: number,
  contingentIds: number[],
): Promise<Map<string, Entered[]>> {
  const rows: Entered[] = await manager.query(
    `select e.tournament_id, e.contingent_id, c.name as contingent, e.nik, e.match_category_id, e.nomor
     from tournament_entry e join contingent c on c.id = e.contingent_id
     where e.tournament_id = $1
        or e.tournament_id in (select tournament_id from contingent_registration where contingent_id = any($2))`,
    [tournamentId, contingentIds],
  );
  const byPerson = new Map<string, Entered[]>();
  for (const row of rows) {
    const key = `${row.nik} ${row.match_category_id} ${row.nomor}`;
    byPerson.set(key, [...(byPerson.get(key) ?? []), row]);
  }
  return byPerson;
}

const namedKey = ({ name, birthDate, matchCategoryId, nomor }: Named): string =>
  `${nameKey(name)} ${birthDate} ${matchCategoryId} ${nomor}`;

async function loadNamed(
  manager: EntityManager,
  tournamentId: number,
  contingentIds: number[],
): Promise<Map<string, Named[]>> {
  const rows: (Named & { contingentId: number })[] = await manager.query(
    `select e.contingent_id as "contingentId", m.name, m.birth_date::text as "birthDate", e.nik,
       e.match_category_id as "matchCategoryId", e.nomor
     from tournament_entry e join team_member m on m.id = e.team_member_id
     where e.tournament_id = $1 and e.contingent_id = any($2) order by m.id`,
    [tournamentId, contingentIds],
  );
  return grouped(rows, (row) => `${row.contingentId} ${namedKey(row)}`);
}

async function loadTeams(manager: EntityManager, contingentIds: number[]): Promise<Map<string, TeamMate[]>> {
  const rows: (TeamMate & {
    contingentId: number;
    matchCategoryId: number;
    nomor: string;
    teamLabel: string;
  })[] = await manager.query(
    `select contingent_id as "contingentId", match_category_id as "matchCategoryId", nomor, team_label as "teamLabel", nik,
         gender, age_category_id as "ageCategoryId"
       from team_member where contingent_id = any($1) and team_label is not null order by id`,
    [contingentIds],
  );
  const teams = new Map<string, TeamMate[]>();
  for (const { contingentId, matchCategoryId, nomor, teamLabel, ...mate } of rows) {
    const key = `${contingentId} ${matchCategoryId} ${nomor} ${nameKey(teamLabel)}`;
    teams.set(key, [...(teams.get(key) ?? []), mate]);
  }
  return teams;
}

async function loadDrawn(manager: EntityManager, contingentIds: number[]): Promise<Map<string, Drawn>> {
  const rows: {
    key: string;
    gender: Gender;
    age_category_id: number;
    category_class_id: number | null;
    nomor: string;
  }[] = await manager.query(
    `select m.contingent_id || ' ' || m.nik || ' ' || m.match_category_id || ' ' || m.nomor as key, m.gender,
         m.age_category_id, m.category_class_id, m.nomor
       from team_member m
       join participant p on p.team_member_id = m.id
       join pool_unit_member u on u.participant_id = p.id
       where m.contingent_id = any($1)`,
    [contingentIds],
  );
  return new Map(
    rows.map((row) => [
      row.key,
      {
        gender: row.gender,
        ageCategoryId: row.age_category_id,
        categoryClassId: row.category_class_id,
        nomor: row.nomor,
      },
    ]),
  );
}

interface OtherTournament {
  id: number;
  name: string;
  startDate: string;
}

async function loadOtherTournaments(
  manager: EntityManager,
  tournamentId: number,
  contingentIds: number[],
): Promise<Map<number, OtherTournament[]>> {
  const rows: { contingent_id: number; id: number; name: string; start_date: string }[] = await manager.query(
    `select r.contingent_id, t.id, t.name, t.start_date
     from contingent_registration r join tournament t on t.id = r.tournament_id
     where r.contingent_id = any($1) and t.id <> $2 and t.deleted_at is null
       and t.end_date >= (now() at time zone t.time_zone)::date
     order by t.start_date, t.id`,
    [contingentIds, tournamentId],
  );
  const byContingent = new Map<number, OtherTournament[]>();
  for (const row of rows) {
    const tournament = { id: row.id, name: row.name, startDate: row.start_date };
    byContingent.set(row.contingent_id, [...(byContingent.get(row.contingent_id) ?? []), tournament]);
  }
  return byContingent;
}
