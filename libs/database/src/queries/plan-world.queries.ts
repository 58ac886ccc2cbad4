// The matches of a tournament as the auto-schedule needs them: who could stand in each, what decides it, where it stands.
import type { WorldMatch } from '@gelanggang/domain/schedule/auto/plan-world';
import { wallMinute } from '@gelanggang/domain/schedule/auto/plan-types';
import type { EntityManager } from 'typeorm';

export interface PlanWorld {
  matches: WorldMatch[];
  /** Names by person: the number that `people` of a match hold. */
  names: Map<number, string>;
}

interface Row {
  id: number;
  kind: WorldMatch['kind'];
  poolId: number;
  ageCategoryId: number;
  battle: number | null;
  corner: WorldMatch['corner'];
  hasBye: boolean;
  status: WorldMatch['status'];
  leadsTo: (number | null)[];
  blueUnitId: number | null;
  redUnitId: number | null;
  arenaId: number | null;
  date: string | null;
  time: string | null;
  isDraft: boolean | null;
}

/** Two statements. Equal NIKs are one person, told by a number alone (domain-rules, Where the database holds a rule). */
export async function readPlanWorld(manager: EntityManager, tournamentId: number): Promise<PlanWorld> {
  const rows = await manager.query<Row[]>(
    `select m.id, m.kind, m.pool_id as "poolId", g.age_category_id as "ageCategoryId", m.corner, m.status,
       case when m.kind = 'seni' and m.mode = 'battle' then m.battle_group end as battle,
       'bye' in (m.blue_state, m.red_state) as "hasBye", array[m.next_match_id, m.loser_match_id] as "leadsTo",
       m.blue_unit_id as "blueUnitId", m.red_unit_id as "redUnitId", s.tournament_arena_id as "arenaId",
       s.scheduled_date as date, to_char(d.start_time, 'HH24:MI') as time, s.is_draft as "isDraft"
     from match m join pool p on p.id = m.pool_id join drawing g on g.id = p.drawing_id
     left join schedule_detail d on d.match_id = m.id left join schedule s on s.id = d.schedule_id
     where m.tournament_id = $1 order by m.id`,
    [tournamentId],
  );
  const members = await manager.query<{ unitId: number; person: number; name: string }[]>(
    `select um.unit_id as "unitId", dense_rank() over (order by t.nik) as person, t.name
     from pool_unit_member um join participant pa on pa.id = um.participant_id
     join team_member t on t.id = pa.team_member_id
     where um.tournament_id = $1 order by um.unit_id, um.position`,
    [tournamentId],
  );
  const peopleOf = new Map<number, number[]>();
  const names = new Map<number, string>();
  for (const { unitId, person, name } of members) {
    const people = peopleOf.get(unitId);
    if (people) people.push(Number(person));
    else peopleOf.set(unitId, [Number(person)]);
    names.set(Number(person), name);
  }
  const peopleIn = (unitId: number | null) => (unitId === null ? [] : (peopleOf.get(unitId) ?? []));
  return {
    matches: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      poolId: row.poolId,
      ageCategoryId: row.ageCategoryId,
      battle: row.battle,
      corner: row.corner,
      hasBye: row.hasBye,
      status: row.status,
      leadsTo: row.leadsTo.flatMap((id) => (id === null ? [] : [Number(id)])),
      people: [...peopleIn(row.blueUnitId), ...peopleIn(row.redUnitId)],
      place: placeOf(row),
    })),
    names,
  };
}

function placeOf({ arenaId, date, time, isDraft }: Row): WorldMatch['place'] {
  if (arenaId === null || date === null || time === null) return null;
  return { arenaId, start: wallMinute(date, time), isDraft: isDraft === true };
}
