// What the seni schedule form is offered: performances by category, gender and pool, each with the schedule that holds it.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AvailableRoundsAnswer, NamedRow } from '@gelanggang/contract/schedules';
import type {
  SchedulableSeniGroup,
  SchedulableSeniMatch,
  SeniMatchListQuery,
  SeniRoundsQuery,
} from '@gelanggang/contract/seni-schedules';
import { inRoundOrder, matchRoundLabel } from '@gelanggang/domain/draw/round-labels';
import { PERFORMANCE_SECONDS } from '@gelanggang/domain/schedule/match-length';
import { notFound } from '../http/refusals';
import { readHolders } from './holders.queries';
import { thingSentences } from '../http/sentences';

interface SeniRow extends Pick<
  SchedulableSeniMatch,
  'id' | 'match_type' | 'mode' | 'corner' | 'battle_group' | 'round' | 'gender' | 'status' | 'has_pair'
> {
  position: number;
  is_third_place: boolean;
  round_count: number | null;
  state: 'unit' | 'tbd' | 'bye';
  has_bye: boolean;
  names: string[];
  contingent: string | null;
  pool_id: number;
  pool_name: string;
  stage: number;
  age_category: NamedRow;
  nomor_name: string;
  match_category: NamedRow;
}

@Injectable()
export class SchedulableSeniQueries {
  constructor(private readonly dataSource: DataSource) {}

  async groups(query: SeniMatchListQuery): Promise<SchedulableSeniGroup[]> {
    const rows = await this.rows(query.tournament_id, query.mode);
    const holders = await readHolders(this.dataSource.manager, query.tournament_id);
    const wanted = query.mode === 'battle' ? query.round_label?.trim() : undefined;
    const groups = new Map<string, SchedulableSeniGroup>();
    for (const row of rows) {
      const match = toMatch(row);
      const schedule = holders.get(row.id) ?? null;
      if (!match || (schedule ? !query.include_scheduled : !isOpen(row))) continue;
      if (wanted && match.round_label !== wanted) continue;
      const key = `${row.match_category.id} ${row.gender}`;
      const { id: match_category_id, name: category } = row.match_category;
      const group = groups.get(key) ?? { category, match_category_id, gender: row.gender, pools: [] };
      groups.set(key, group);
      let pool = group.pools.find((one) => one.id === row.pool_id);
      if (!pool) {
        const { pool_id: id, pool_name: name, stage, age_category, nomor_name } = row;
        pool = { id, name, stage, age_category, nomor_name, matches: [] };
        group.pools.push(pool);
      }
      pool.matches.push({ ...match, schedule });
    }
    return [...groups.values()];
  }

  /** Value and label are the same, as for tanding; performances in pools have no rounds. */
  async rounds(tournamentId: number, { mode }: SeniRoundsQuery): Promise<AvailableRoundsAnswer> {
    const rows = mode === 'default' ? [] : await this.rows(tournamentId, 'battle');
    const labels = inRoundOrder(rows.filter((row) => !row.has_bye).map(labelOf));
    return { rounds: Object.fromEntries(labels.map((label) => [label, label])) };
  }

  private async rows(tournamentId: number, mode: 'default' | 'battle'): Promise<SeniRow[]> {
    const found = await this.dataSource.query<unknown[]>(
      'select 1 from tournament where id = $1 and deleted_at is null',
      [tournamentId],
    );
    if (found.length === 0) throw notFound(thingSentences.tournament);
    return this.dataSource.query<SeniRow[]>(SQL, [tournamentId, mode]);
  }
}

/** A row of a battle tells its own corner only; a performance in a pool stands in the blue one. */
const SQL = `
with chosen as materialized (
  select m.*, case when m.corner = 'red' then m.red_unit_id else m.blue_unit_id end as unit_id,
    case when m.corner = 'red' then m.red_state else m.blue_state end as state,
    'bye' in (m.blue_state, m.red_state) as has_bye
  from match m where m.tournament_id = $1 and m.kind = 'seni' and m.mode = $2
), unit as (
  select u.id, u.dummy_name, c.name as contingent, json_agg(t.name order by um.position) as names
  from pool_unit u
  left join contingent c on c.id = u.contingent_id
  left join pool_unit_member um on um.unit_id = u.id
  left join participant pa on pa.id = um.participant_id
  left join team_member t on t.id = pa.team_member_id
  where u.id in (select unit_id from chosen)
  group by u.id, c.name
)
select m.id, mc.key as match_type, m.mode, m.corner, m.battle_group, m.round, m.position, m.is_third_place, m.status,
  case when max(m.round) over of_pool > 1 or max(m.position) over of_pool = 1 then max(m.round) over of_pool end
    as round_count, m.state, m.has_bye,
  m.mode = 'default' or count(*) filter (where m.state = 'unit') over (partition by m.pool_id, m.battle_group) = 2 as has_pair,
  case when u.dummy_name is not null then json_build_array(u.dummy_name) else coalesce(u.names, '[]') end as names,
  u.contingent, p.id as pool_id, p.name as pool_name, d.stage, d.gender,
  json_build_object('id', a.id, 'name', a.name) as age_category, ${nomorName('d.tournament_id', 'd.nomor')} as nomor_name,
  json_build_object('id', mc.id, 'name', mc.name) as match_category
from chosen m
join pool p on p.id = m.pool_id
join drawing d on d.id = p.drawing_id
join age_category a on a.id = d.age_category_id
join match_category mc on mc.id = d.match_category_id
left join unit u on u.id = m.unit_id
window of_pool as (partition by m.pool_id)
order by mc.id, d.gender desc, a.position, a.id, d.id, p.number, m.round, m.is_third_place, m.position, m.battle_group,
  m.corner`;

function labelOf(row: SeniRow): string {
  if (row.mode === 'default') return '';
  return matchRoundLabel({ round: row.round, isThirdPlace: row.is_third_place }, row.round_count);
}

/** null for a bye, which nobody performs. */
function toMatch(row: SeniRow): Omit<SchedulableSeniMatch, 'schedule'> | null {
  if (row.has_bye || row.state === 'bye') return null;
  const member = (index: number) => {
    const name = row.names[index];
    return name === undefined ? null : { name };
  };
  return {
    id: row.id,
    match_type: row.match_type,
    mode: row.mode,
    corner: row.corner,
    battle_group: row.battle_group,
    round: row.round,
    round_label: labelOf(row),
    match_order: row.position,
    state: row.state,
    has_pair: row.has_pair,
    team_member1: member(0),
    team_member2: member(1),
    team_member3: member(2),
    contingent: row.contingent === null ? null : { name: row.contingent },
    pool: {
      id: row.pool_id,
      name: row.pool_name,
      age_category_id: row.age_category.id,
      age_category: row.age_category,
    },
    gender: row.gender,
    status: row.status,
    length_seconds: PERFORMANCE_SECONDS,
  };
}

const isOpen = (row: SeniRow): boolean => row.status !== 'finished' && row.status !== 'walkover';
