// How the arenas of today keep up, and which matches would better move: the rules of `libs/domain/schedule/pace`.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LiveArena } from '@gelanggang/contract/live';
import type { PaceAnswer } from '@gelanggang/contract/pace';
import { type MatchTimes, timedMatch } from '@gelanggang/contract/timed-match';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { databaseNow } from '@gelanggang/database/queries/match-clock.queries';
import { type MatchPeople, readMatchPeople } from '@gelanggang/database/queries/match-people.queries';
import { type ArenaForecast, type PacedArena, type PacedMatch, suggestMoves } from '@gelanggang/domain/schedule/pace';
import { drawnMatchLengthSeconds, PERFORMANCE_SECONDS, type RoundPlan } from '@gelanggang/domain/schedule/match-length';
import { type PossiblePeople, possiblePeople } from '@gelanggang/domain/schedule/possible-people';
import { instantOf, localDateTime } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

/** A match where it is planned today, with what its estimate needs. */
interface Slot extends RoundPlan, Omit<MatchTimes, 'started_at' | 'finished_at' | 'length_seconds'> {
  arenaId: number;
  startTime: string;
  isSkipped: boolean;
  startedAt: Date | null;
  finishedAt: Date | null;
  matchDuration: number | null;
}

@Injectable()
export class PaceQueries {
  constructor(private readonly dataSource: DataSource) {}

  read(tournamentId: number): Promise<PaceAnswer> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [tournament] = await manager.query<{ timeZone: string }[]>(
        'select time_zone as "timeZone" from tournament where id = $1 and deleted_at is null',
        [tournamentId],
      );
      if (!tournament) throw notFound(thingSentences.tournament);
      const { timeZone } = tournament;
      const now = await databaseNow(manager);
      const { date } = localDateTime(now, timeZone);
      const slots = await readSlots(manager, tournamentId, date);
      const arenas = await manager.query<LiveArena[]>(
        'select id, name, code from tournament_arena where tournament_id = $1 and id = any($2::bigint[]) order by name, id',
        [tournamentId, [...new Set(slots.map((slot) => slot.arenaId))]],
      );
      const pacedBy = (people: PossiblePeople) =>
        suggestMoves(
          arenas.map((arena) => pacedArena(arena.id, slots, people, date, timeZone)),
          now,
        );
      // people only rule moves out: where there are none without them, there are none, which is most of the day
      const free = pacedBy(possiblePeople([]));
      const suggestion =
        free.moves.length === 0
          ? free
          : pacedBy(possiblePeople((await readMatchPeople(manager, tournamentId)).map(toLinked)));
      const { before, after, moves, driftSeconds, driftAfterSeconds } = suggestion;
      const matchIds = moves.map((move) => move.matchId);
      const moved = moves.length === 0 ? [] : await readLiveMatches(manager, { matchIds, kind: 'tanding' });
      const matches = new Map(moved.map((match) => [match.id, match]));
      const arenaOf = (id: number) => arenas.find((arena) => arena.id === id) ?? { id, name: '', code: '' };
      return {
        date,
        time_zone: timeZone,
        arenas: before.map((forecast, index) => toPace(arenaOf(forecast.arenaId), forecast, after[index])),
        drift_seconds: driftSeconds,
        drift_after_seconds: driftAfterSeconds,
        moves: moves.flatMap((move) => {
          const match = matches.get(move.matchId);
          if (!match) return [];
          return {
            match_id: match.id,
            partai: match.partai,
            blue: match.blue.name,
            red: match.red.name,
            class: [match.age_category, GENDER_LABELS[match.gender], match.class_name].filter(Boolean).join(' '),
            from_arena: arenaOf(move.fromArenaId),
            to_arena: arenaOf(move.toArenaId),
            starts_at: new Date(move.startsAt).toISOString(),
            would_start_at: new Date(move.wouldStartAt).toISOString(),
          };
        }),
      };
    });
  }
}

/** In the order in which each arena holds them; skipped ones wait behind the others. */
function readSlots(manager: EntityManager, tournamentId: number, date: string): Promise<Slot[]> {
  return manager.query<Slot[]>(
    `select m.id, s.tournament_arena_id as "arenaId", m.kind,
       to_char(d.start_time, 'HH24:MI') as "startTime", m.status,
       m.skipped_at is not null and m.status = 'scheduled' as "isSkipped", m.started_at as "startedAt",
       m.finished_at as "finishedAt", coalesce(tt.round_count, a.round_count) as "roundCount",
       coalesce(tt.round_seconds, a.round_seconds) as "roundSeconds",
       coalesce(tt.break_seconds, a.break_seconds) as "breakSeconds", g.match_duration as "matchDuration",
       c.name as match_category, a.name as age_category
     from schedule s join schedule_detail d on d.schedule_id = s.id join match m on m.id = d.match_id
     join pool p on p.id = m.pool_id join drawing g on g.id = p.drawing_id
     join match_category c on c.id = g.match_category_id join age_category a on a.id = g.age_category_id
     left join tournament_times tt on tt.tournament_id = $1 and tt.age_category_id = a.id
     where s.tournament_id = $1 and s.scheduled_date = $2 and not s.is_draft
     order by "isSkipped", s.start_time, s.id, d.number, d.match_id`,
    [tournamentId, date],
  );
}

function toLinked(row: MatchPeople) {
  return {
    id: row.id,
    poolId: row.pool_id,
    people: row.people,
    isOpen: row.is_open,
    isDecided: row.is_decided,
    nextMatchId: row.next_match_id,
    loserMatchId: row.loser_match_id,
  };
}

function pacedArena(
  arenaId: number,
  slots: readonly Slot[],
  people: PossiblePeople,
  date: string,
  timeZone: string,
): PacedArena {
  const own = slots.filter((slot) => slot.arenaId === arenaId);
  return {
    arenaId,
    // a match goes to the end of a session of its kind
    isOpen: own.some((slot) => slot.kind === 'tanding'),
    matches: own.map((slot): PacedMatch => ({
      ...timedMatch(timesOf(slot), instantOf(date, slot.startTime, timeZone)),
      people: people.of(slot.id),
      deciders: people.feedersOf(slot.id).map((one) => one.id),
      mayMove: slot.kind === 'tanding' && slot.status === 'scheduled' && !slot.isSkipped,
    })),
  };
}

const timesOf = ({ startedAt, finishedAt, ...slot }: Slot): MatchTimes => ({
  ...slot,
  started_at: startedAt?.toISOString() ?? null,
  finished_at: finishedAt?.toISOString() ?? null,
  length_seconds: slot.kind === 'seni' ? PERFORMANCE_SECONDS : drawnMatchLengthSeconds(slot, slot.matchDuration),
});

function toPace(arena: LiveArena, before: ArenaForecast, after: ArenaForecast | undefined) {
  const iso = (at: number | null | undefined) => (at === null || at === undefined ? null : new Date(at).toISOString());
  return {
    arena,
    behind_seconds: before.behindSeconds,
    left: before.left,
    planned_end: iso(before.plannedEnd),
    ends_at: iso(before.endsAt),
    ends_at_after: iso(after?.endsAt),
  };
}
