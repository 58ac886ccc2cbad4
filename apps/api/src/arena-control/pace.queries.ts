// How the arenas of today keep up, and which matches would better move: the rules of `libs/domain/schedule/pace`.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LiveArena, LiveMatch } from '@gelanggang/contract/live';
import type { PaceAnswer } from '@gelanggang/contract/pace';
import { timedMatch } from '@gelanggang/contract/timed-match';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { databaseNow } from '@gelanggang/database/queries/match-clock.queries';
import { type MatchPeople, readMatchPeople } from '@gelanggang/database/queries/match-people.queries';
import { type ArenaForecast, type PacedArena, type PacedMatch, suggestMoves } from '@gelanggang/domain/schedule/pace';
import { type PossiblePeople, possiblePeople } from '@gelanggang/domain/schedule/possible-people';
import { instantOf, localDateTime } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

interface Slot {
  matchId: number;
  arenaId: number;
  kind: MatchKind;
  startTime: string;
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
      const matches = new Map(
        (await readLiveMatches(manager, { matchIds: slots.map((slot) => slot.matchId) })).map((one) => [one.id, one]),
      );
      const people = possiblePeople((await readMatchPeople(manager, tournamentId)).map(toLinked));
      const paced = arenas.map((arena) => pacedArena(arena.id, slots, matches, people, date, timeZone));
      const { before, after, moves, driftSeconds, driftAfterSeconds } = suggestMoves(paced, now);
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
    `select d.match_id as "matchId", s.tournament_arena_id as "arenaId", s.kind,
       to_char(d.start_time, 'HH24:MI') as "startTime"
     from schedule s join schedule_detail d on d.schedule_id = s.id join match m on m.id = d.match_id
     where s.tournament_id = $1 and s.scheduled_date = $2 and not s.is_draft
     order by m.skipped_at is not null and m.status = 'scheduled', s.start_time, s.id, d.number, d.match_id`,
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
  matches: ReadonlyMap<number, LiveMatch>,
  people: PossiblePeople,
  date: string,
  timeZone: string,
): PacedArena {
  const own = slots.filter((slot) => slot.arenaId === arenaId);
  return {
    arenaId,
    // a match goes to the end of a session of its kind
    isOpen: own.some((slot) => slot.kind === 'tanding'),
    matches: own.flatMap((slot): PacedMatch[] => {
      const match = matches.get(slot.matchId);
      if (!match) return [];
      return [
        {
          ...timedMatch(match, instantOf(date, slot.startTime, timeZone)),
          people: people.of(match.id),
          deciders: people.feedersOf(match.id).map((one) => one.id),
          mayMove: match.kind === 'tanding' && match.status === 'scheduled' && !match.is_skipped,
        },
      ];
    }),
  };
}

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
