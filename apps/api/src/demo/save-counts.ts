// What the desk has counted so far in the demo's running matches: a spectator sees scores from the first look.
import type { EntityManager } from 'typeorm';
import { readMatchRules } from '@gelanggang/database/queries/match-rules.queries';
import { DEFAULT_RULE } from '@gelanggang/domain/scoring/agreement';

/** After `saveClocks`: a round that has begun has its points. */
export async function saveCounts(manager: EntityManager, tournamentId: number, operatorId: number): Promise<void> {
  const running = await manager.query<{ id: number }[]>(
    `select m.id from match m where m.tournament_id = $1 and m.kind = 'tanding' and m.status = 'ongoing'
       and not exists (select from score_sheet s where s.match_id = m.id) order by m.id`,
    [tournamentId],
  );
  const { judges, agree, withinMs } = DEFAULT_RULE;
  for (const { id } of running) {
    const rules = await readMatchRules(manager, id);
    await manager.query(
      `with sheet as (
         insert into score_sheet (match_id, arena_id, started_at, judges, agree, within_ms, rules)
         select id, arena_id, started_at, $2, $3, $4, $5 from match where id = $1 returning id, match_id, started_at
       )
       insert into desk_count (sheet_id, corner, by, round, at, account_id)
       select s.id, c.corner, 1 + (s.match_id * c.factor + r.round) % 5, r.round,
         least(now(), s.started_at + make_interval(secs => r.round * 20)), $6
       from sheet s join match_clock k on k.match_id = s.match_id
       cross join lateral generate_series(1, k.round) as r (round)
       cross join (values ('blue', 3), ('red', 7)) as c (corner, factor)`,
      [id, judges, agree, withinMs, JSON.stringify(rules), operatorId],
    );
  }
}
