// The taps of a tournament's judges beside each other, added up by arena: few rows, however many taps.
import type { JudgeConsistency, ScoringScope } from '@gelanggang/contract/scoring-statistics';
import { consistencyOf, type GivenPoints, type TapCount } from '@gelanggang/domain/scoring/consistency';
import type { EntityManager } from 'typeorm';
import { CHOSEN_SHEETS, valuesOfScope } from './scoring-statistics.queries';

interface Arena {
  arena_id: number;
  arena: string;
  judges: number;
  counts: TapCount[];
  given: GivenPoints[];
}

/** By arena and seat, of the matches that panels scored, each by its last sheet. */
export async function readJudgeConsistency(manager: EntityManager, scope: ScoringScope): Promise<JudgeConsistency[]> {
  const arenas = await manager.query<Arena[]>(
    `${CHOSEN_SHEETS}, own as (
       select s.arena_id, t.seat, t.round, t.point_id, case when t.refused is not null then t.refused
         when t.point_id is not null then 'counted' else 'uncounted' end as fate
       from tap t join sheet s on s.id = t.sheet_id
     ), counted as (
       select arena_id, json_agg(json_build_object('seat', seat, 'round', round, 'fate', fate, 'taps', taps)) as counts
       from (select arena_id, seat, round, fate, count(*) as taps from own group by arena_id, seat, round, fate) one
       group by arena_id
     ), point as (
       select arena_id, round, array_agg(distinct seat order by seat) as seats from own
       where point_id is not null group by arena_id, round, point_id
     ), given as (
       select arena_id, json_agg(json_build_object('round', round, 'seats', seats, 'points', points)) as given
       from (select arena_id, round, seats, count(*) as points from point group by arena_id, round, seats) one
       group by arena_id
     )
     select s.arena_id, s.arena, max(s.judges) as judges, coalesce((select counts from counted c
         where c.arena_id = s.arena_id), '[]'::json) as counts,
       coalesce((select given from given g where g.arena_id = s.arena_id), '[]'::json) as given
     from sheet s group by s.arena_id, s.arena order by s.arena, s.arena_id`,
    valuesOfScope(scope),
  );
  return arenas.flatMap(({ arena_id, arena, judges, counts, given }) =>
    consistencyOf(counts, given, judges).map((one) => ({ arena_id, arena, ...one })),
  );
}
