// The results that stand, with who recorded them and whether they can still be corrected.
import type { StandingResult, WithdrawnResult } from '@gelanggang/contract/arena-control';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { EntityManager } from 'typeorm';
import { HAS_SAME_OPPONENTS } from './result-rows';
import { IS_RULED, IS_TAKEN_FOR_ROUND } from './ruled-result';

/** Of result r and account a. */
export const RECORDED_BY = `coalesce(a.name, case when r.device_id is not null then 'panel dewan' end)`;

type Row = Omit<StandingResult, 'recorded_at'> & { recorded_at: Date };

export async function readStandingResults(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<StandingResult[]> {
  // a walkover that merely followed was recorded by nobody: it does not bind the match before it
  const rows = await manager.query<Row[]>(STANDING, [matchIds]);
  return rows.map((row) => ({ ...row, recorded_at: row.recorded_at.toISOString() }));
}

const STANDING = prepared(
  `select r.id, r.match_id, r.winner_corner as winner, r.win_kind, r.win_reason, r.blue_score, r.red_score, r.is_walkover,
       r.reason, ${RECORDED_BY} as recorded_by, r.recorded_at, r.replaces_id is not null and not ${IS_RULED} as is_correction,
       exists (
         select 1 from match n left join result nr on nr.match_id = n.id and nr.withdrawn_at is null
         where n.id in (m.next_match_id, m.loser_match_id)
           and (n.status in ('ongoing', 'finished') or (n.status = 'walkover' and (nr.recorded_by is not null or nr.device_id is not null)))
       ) as is_final
     from result r
     join match m on m.id = r.match_id
     left join account a on a.id = r.recorded_by
     where r.withdrawn_at is null and r.match_id = any($1::bigint[])
     order by r.recorded_at desc, r.id desc`,
);

/** Of matches that wait again for the same two: the last result of each, which was withdrawn by somebody. */
export async function readWithdrawnResults(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<WithdrawnResult[]> {
  const rows = await manager.query<(Omit<WithdrawnResult, 'withdrawn_at'> & { withdrawn_at: Date })[]>(
    prepared(`select r.id, r.match_id, r.withdrawn_reason as reason, r.withdrawn_at
     from (select distinct on (match_id) * from result where match_id = any($1::bigint[])
           order by match_id, id desc) r
     where r.withdrawn_at is not null and (r.recorded_by is not null or r.device_id is not null) and ${HAS_SAME_OPPONENTS}
       and not ${IS_TAKEN_FOR_ROUND}
     order by r.withdrawn_at desc`),
    [matchIds],
  );
  return rows.map((row) => ({ ...row, withdrawn_at: row.withdrawn_at.toISOString() }));
}
