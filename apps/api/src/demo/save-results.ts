// Writes the played part of the demo's day: matches, result rows and clocks, and the event that tells of them.
import type { DataSource, EntityManager } from 'typeorm';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import { saveCounts } from './save-counts';
import type { PlayedDay } from './demo-results';
import type { DemoTournament } from './demo-tournaments';

export function savePlayedDay(
  dataSource: DataSource,
  tournament: DemoTournament,
  operatorId: number,
  { changed, results }: PlayedDay,
): Promise<void> {
  return writeWithEvents(dataSource, async (manager, emit) => {
    const rows = changed.map(({ bracket, arena, calledAt, startedAt, finishedAt }) => ({
      id: bracket.id,
      status: bracket.status,
      blue_state: bracket.blue.state,
      blue_unit_id: bracket.blue.unitId,
      red_state: bracket.red.state,
      red_unit_id: bracket.red.unitId,
      arena_id: arena === null ? null : tournament.arenas[arena]?.id,
      called_at: calledAt,
      started_at: startedAt,
      finished_at: finishedAt,
    }));
    await manager.query(
      `update match m set status = r.status, blue_state = r.blue_state, blue_unit_id = r.blue_unit_id,
         red_state = r.red_state, red_unit_id = r.red_unit_id, arena_id = r.arena_id, called_at = r.called_at,
         started_at = r.started_at, finished_at = r.finished_at, version = m.version + 1
       from jsonb_to_recordset($1) as r (id bigint, status text, blue_state text, blue_unit_id bigint, red_state text,
         red_unit_id bigint, arena_id bigint, called_at timestamptz, started_at timestamptz, finished_at timestamptz)
       where m.id = r.id`,
      [JSON.stringify(rows)],
    );
    await manager.query(
      `insert into result (match_id, winner_corner, win_kind, blue_score, red_score, is_walkover, reason, recorded_by,
         recorded_at)
       select "matchId", winner, "winKind", "blueScore", "redScore", "isWalkover", reason, $2, "recordedAt"
       from jsonb_to_recordset($1) as r ("matchId" bigint, winner text, "winKind" text, "blueScore" integer,
         "redScore" integer, "isWalkover" boolean, reason text, "recordedAt" timestamptz)
       order by "recordedAt", "matchId"`,
      [JSON.stringify(results), operatorId],
    );
    await saveClocks(manager, tournament.id);
    await saveCounts(manager, tournament.id, operatorId);
    const changedIds = changed.map((state) => state.bracket.id);
    tellMatches(emit, tournament.id, changedIds);
  });
}

/** Each running match is in the round that it would be in, had nobody paused since its start. */
async function saveClocks(manager: EntityManager, tournamentId: number): Promise<void> {
  await manager.query(
    `with plan as (
       select m.id, m.started_at, a.round_count, coalesce(d.match_duration, a.round_seconds) as round_seconds,
         a.break_seconds
       from match m join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
       join age_category a on a.id = d.age_category_id
       where m.tournament_id = $1 and m.kind = 'tanding' and m.status = 'ongoing'
     ), reached as (
       select *, least(round_count - 1, greatest(0, floor(extract(epoch from now() - started_at)
         / (round_seconds + break_seconds))::integer)) as done from plan
     )
     insert into match_clock (match_id, round_count, round_seconds, break_seconds, round, running_since)
     select id, round_count, round_seconds, break_seconds, done + 1,
       started_at + make_interval(secs => done * (round_seconds + break_seconds))
     from reached on conflict do nothing`,
    [tournamentId],
  );
}
