// How many places of tournaments are taken, in a fixed number of statements.
import type { EntityManager } from 'typeorm';
import type { ClassPlaces, ContingentPlaces } from '@gelanggang/contract/places';
import { classTitle } from '@gelanggang/domain/tournament/places';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { nomorName } from './nomor.queries';

const TOURNAMENTS = prepared(`
  select t.id, json_build_object('id', t.id, 'name', t.name) as tournament, t.hosting_tier,
    tier_places(t.hosting_tier) as places,
    (select count(*)::int from tournament_entry e where e.tournament_id = t.id) as taken,
    coalesce((select json_agg(json_build_object('match_category_id', k.id, 'name', k.name, 'unit_size', k.unit_size,
        'class_places', o.class_places, 'contingent_places', o.contingent_places) order by k.id)
      from tournament_match_category o join match_category k on k.id = o.match_category_id
      where o.tournament_id = t.id and (o.class_places is not null or o.contingent_places is not null
        or exists (select from offer_class_places p where p.offer_id = o.id))), '[]') as offers
  from tournament t where t.id = any($1::bigint[]) and t.deleted_at is null order by t.start_date, t.id`);

/** As `places_taken` of the database counts; a class with a number of its own is there before anybody stands in it. */
const CLASSES = prepared(`
  select unit.tournament_id, unit.match_category_id, unit.age_category_id, unit.gender, unit.category_class_id,
    unit.nomor, k.name as category, a.name as age, c.name as class,
    ${nomorName('unit.tournament_id', 'unit.nomor')} as "nomorName", max(unit.own_places) as own_places,
    sum(unit.places)::int as taken, coalesce(sum(unit.places) filter (where unit.contingent_id = $2), 0)::int as own
  from (
    select e.tournament_id, x.match_category_id, x.age_category_id, x.gender, x.category_class_id, x.nomor,
      x.contingent_id, null::int as own_places, ceil(count(*)::numeric / s.unit_size) as places
    from tournament_match_category o
    join match_category s on s.id = o.match_category_id
    join tournament_entry e on e.tournament_id = o.tournament_id and e.match_category_id = o.match_category_id
    join team_member x on x.id = e.team_member_id
    where o.tournament_id = any($1::bigint[]) and (o.class_places is not null or o.contingent_places is not null
      or exists (select from offer_class_places p where p.offer_id = o.id))
    group by 1, 2, 3, 4, 5, 6, 7, s.unit_size,
      case when s.unit_size > 1 then lower(btrim(coalesce(x.team_label, ''))) end
    union all
    select p.tournament_id, o.match_category_id, p.age_category_id, p.gender, p.category_class_id, p.nomor,
      null, p.places, 0
    from offer_class_places p join tournament_match_category o on o.id = p.offer_id
    where p.tournament_id = any($1::bigint[])) unit
  join match_category k on k.id = unit.match_category_id
  join age_category a on a.id = unit.age_category_id
  left join category_class c on c.id = unit.category_class_id
  group by 1, 2, 3, 4, 5, 6, k.id, a.id, c.id
  order by unit.tournament_id, k.id, a.position, a.id, unit.gender desc, c.position nulls first, c.id, unit.nomor`);

type ClassRow = Omit<ClassPlaces, 'title' | 'places'> & {
  own_places: number | null;
  tournament_id: number;
  category: string;
  age: string;
  class: string | null;
  nomorName: string;
};

/** In order of time; `contingentId` says whose places are `own`. */
export async function readPlaces(
  manager: EntityManager,
  tournamentIds: readonly number[],
  contingentId: number | null = null,
): Promise<ContingentPlaces[]> {
  const tournaments = await manager.query<(Omit<ContingentPlaces, 'classes'> & { id: number })[]>(TOURNAMENTS, [
    tournamentIds,
  ]);
  const isLimited = tournaments.some(({ offers }) => offers.length > 0);
  const rows = isLimited ? await manager.query<ClassRow[]>(CLASSES, [tournamentIds, contingentId]) : [];
  return tournaments.map(({ id, ...tournament }) => ({
    ...tournament,
    classes: rows
      .filter((row) => row.tournament_id === id)
      .map((row) =>
        classOf(row, tournament.offers.find((one) => one.match_category_id === row.match_category_id)?.class_places),
      ),
  }));
}

const classOf = (
  { tournament_id: _, category, age, class: name, nomorName: nomor, own_places: places, ...row }: ClassRow,
  ofOffer: number | null = null,
): ClassPlaces => ({
  ...row,
  places: places ?? ofOffer,
  title: classTitle({ category, age, gender: row.gender, class: name, nomor }),
});
