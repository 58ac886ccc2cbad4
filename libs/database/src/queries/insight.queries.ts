// Reads the figures of insight: one pass over a tournament's entries, one over its contingents, names beside them.
// What each figure counts stands in the contract (INSIGHT_DEFINITIONS).
import type { EntityManager } from 'typeorm';
import type { EntryPayment, Insight, InsightFilters } from '@gelanggang/contract/insight';
import type { Gender } from '@gelanggang/domain/words/genders';
import { nomorName } from './nomor.queries';
import { CONTINGENT_FEES } from '@gelanggang/contract/insight-names';
import { type ContingentRecord, type EntryCells, figuresOf, type Named } from './insight-figures';

/**
 * The entries of tournament $1 that the filters $2 to $6 leave (days of registration, match category, gender, province).
 * A member's price is that of the billing that holds it, else its share of today's fee of its category. Dummies are no entries.
 */
export const ENTRIES = `
  select m.id, m.name, m.gender, m.match_category_id, k.name as match_category, k.kind, m.age_category_id,
         m.category_class_id, m.nomor, c.id as contingent_id, c.name as contingent, c.province_id, c.district_id,
         p.id is not null as is_participant, b.id as billing_id, coalesce(b.status, 'unbilled') as payment,
         coalesce(d.amount, member_fee(e.tournament_id, e.team_member_id), 0) as amount
  from tournament_entry e
  join tournament t on t.id = e.tournament_id
  join contingent_registration r on r.tournament_id = e.tournament_id and r.contingent_id = e.contingent_id
  join contingent c on c.id = e.contingent_id
  join team_member m on m.id = e.team_member_id
  join match_category k on k.id = m.match_category_id
  left join participant p on p.tournament_id = e.tournament_id and p.team_member_id = m.id
  left join billing_detail d on d.tournament_id = e.tournament_id and d.team_member_id = m.id and d.holds
  left join billing b on b.id = d.billing_id
  where e.tournament_id = $1
    and ($2::date is null or (r.registered_at at time zone t.time_zone)::date >= $2)
    and ($3::date is null or (r.registered_at at time zone t.time_zone)::date <= $3)
    and ($4::bigint is null or m.match_category_id = $4)
    and ($5::text is null or m.gender = $5)
    and ($6::bigint is null or coalesce(c.province_id, 0) = $6)`;

export function filterValues(tournamentId: number, filters: InsightFilters): unknown[] {
  return [
    tournamentId,
    filters.date_from ?? null,
    filters.date_to ?? null,
    filters.match_category_id ?? null,
    filters.gender ?? null,
    filters.province_id ?? null,
  ];
}

/** The filters $2 to $6 of what a contingent pays: asked of athletes it is nothing. */
const OF_CONTINGENTS = `($2::date is null or (r.registered_at at time zone t.time_zone)::date >= $2)
    and ($3::date is null or (r.registered_at at time zone t.time_zone)::date <= $3)
    and $4::bigint is null and $5::text is null and ($6::bigint is null or coalesce(c.province_id, 0) = $6)`;

/** Four groupings of the same rows; what a row is not grouped by is null. */
const CELLS = `
  with entry as materialized (${ENTRIES})
  select case
      when grouping(district_id) = 0 then 'place'
      when grouping(age_category_id) = 0 then 'class'
      when grouping(contingent_id) = 0 then 'contingent'
      else 'payment' end as cell,
    province_id, district_id, age_category_id, gender, category_class_id, match_category_id, contingent_id, payment,
    ${nomorName('$1', "coalesce(nomor, '')")} as nomor,
    count(*)::int as registered,
    count(*) filter (where is_participant and kind = 'tanding')::int as tanding,
    count(*) filter (where is_participant and kind = 'seni')::int as seni,
    sum(amount)::float8 as amount
  from entry
  group by grouping sets (
    (province_id, district_id),
    (match_category_id, age_category_id, gender, category_class_id, nomor),
    (contingent_id, match_category_id),
    (match_category_id, payment))
  union all
  -- what contingents pay once is of no category: as a bill that holds asks for it, else as it is asked for today; nor are charges
  select 'payment', null, null, null, null, null, ${CONTINGENT_FEES}, null, payment, '', 0, 0, 0, sum(amount)::float8
  from (
    select b.status as payment, f.amount
    from contingent_fee f join billing b on b.id = f.billing_id join tournament t on t.id = f.tournament_id
    left join contingent c on c.id = f.contingent_id
    left join contingent_registration r on r.tournament_id = f.tournament_id and r.contingent_id = c.id
    where f.tournament_id = $1 and f.holds and ${OF_CONTINGENTS}
    union all
    select b.status, g.amount
    from billing_charge g join billing b on b.id = g.billing_id and b.holds join tournament t on t.id = g.tournament_id
    left join entry_ticket k on k.id = g.ticket_id left join contingent c on c.id = k.contingent_id
    left join contingent_registration r on r.tournament_id = g.tournament_id and r.contingent_id = c.id
    where g.tournament_id = $1 and ${OF_CONTINGENTS}
    union all
    select 'unbilled', s.contingent_fee
    from contingent_registration r join tournament t on t.id = r.tournament_id
    join fee_setting s on s.tournament_id = t.id and s.contingent_fee > 0 join contingent c on c.id = r.contingent_id
    where r.tournament_id = $1 and ${OF_CONTINGENTS}
      and exists (select from tournament_entry e where e.tournament_id = t.id and e.contingent_id = c.id)
      and not exists (select from contingent_fee f
        where f.tournament_id = t.id and f.contingent_id = c.id and f.holds)) as once
  group by payment`;

const CONTINGENTS = `
  select c.id, c.name, c.province_id, c.district_id, coalesce(d.name, '') as district_name,
         to_char(r.registered_at at time zone t.time_zone, 'YYYY-MM-DD') as join_date
  from contingent_registration r
  join tournament t on t.id = r.tournament_id
  join contingent c on c.id = r.contingent_id
  left join district d on d.id = c.district_id
  where r.tournament_id = $1
    and ($2::date is null or (r.registered_at at time zone t.time_zone)::date >= $2)
    and ($3::date is null or (r.registered_at at time zone t.time_zone)::date <= $3)
    and ($4::bigint is null or coalesce(c.province_id, 0) = $4)
  order by c.name, c.id`;

const NAMES = `
  select 'province' as what, id, name, 0 as position from province
  union all select 'district', id, name, 0 from district where id = any ($1)
  union all select 'match_category', id, name, id from match_category
  union all select 'age_category', id, name, position from age_category
  union all select 'class', id, name, position from category_class where id = any ($2)`;

type NameRow = { what: 'province' | 'district' | 'match_category' | 'age_category' | 'class' } & Named;
interface CellRow {
  cell: keyof EntryCells;
  province_id: number | null;
  district_id: number | null;
  age_category_id: number;
  gender: Gender;
  category_class_id: number | null;
  /** What the event of a seni entry is called; empty where there is only one. */
  nomor: string;
  match_category_id: number;
  contingent_id: number;
  payment: EntryPayment;
  registered: number;
  tanding: number;
  seni: number;
  amount: number;
}

/** Null: there is no such tournament. Five statements, however many entries; run it in one repeatable-read transaction. */
export async function readInsight(
  manager: EntityManager,
  tournamentId: number,
  filters: InsightFilters,
): Promise<Insight | null> {
  const [tournament] = await manager.query<Insight['tournament'][]>(
    `select id, name, time_zone, to_char(start_date, 'YYYY-MM-DD') as start_date,
            to_char(end_date, 'YYYY-MM-DD') as end_date
     from tournament where id = $1 and deleted_at is null`,
    [tournamentId],
  );
  if (!tournament) return null;
  const [moment] = await manager.query<{ now: Date }[]>('select clock_timestamp() as now');
  const rows = await manager.query<CellRow[]>(CELLS, filterValues(tournamentId, filters));
  const contingents = await manager.query<ContingentRecord[]>(CONTINGENTS, [
    tournamentId,
    filters.date_from ?? null,
    filters.date_to ?? null,
    filters.province_id ?? null,
  ]);
  const names = await manager.query<NameRow[]>(NAMES, [
    rows.map((row) => row.district_id),
    rows.map((row) => row.category_class_id),
  ]);
  const named = (what: NameRow['what']) =>
    new Map(names.filter((one) => one.what === what).map((one) => [one.id, one]));
  // a contingent counts where its athletes are asked for only if it has one of them
  const asksForAthletes = filters.match_category_id !== undefined || filters.gender !== undefined;
  const cellsOf = <K extends keyof EntryCells>(cell: K) => rows.filter((row) => row.cell === cell);
  const cells: EntryCells = {
    place: cellsOf('place'),
    class: cellsOf('class'),
    contingent: cellsOf('contingent'),
    payment: cellsOf('payment'),
  };
  const withEntries = new Set(cells.contingent.map((row) => row.contingent_id));
  return {
    tournament,
    as_of: (moment?.now ?? new Date()).toISOString(),
    ...figuresOf(cells, asksForAthletes ? contingents.filter((one) => withEntries.has(one.id)) : contingents, {
      provinces: named('province'),
      districts: named('district'),
      matchCategories: named('match_category'),
      ageCategories: named('age_category'),
      classes: named('class'),
    }),
  };
}
