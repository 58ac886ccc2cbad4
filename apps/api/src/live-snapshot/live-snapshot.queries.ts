// Reads everything that a live page shows at one moment, together with the `seq` of that moment.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type LiveMatch,
  type LivePart,
  type LiveSchedule,
  type LiveSnapshot,
  type LiveTournament,
  type SnapshotKind,
  TODAY,
} from '@gelanggang/contract/live';
import type { Outline } from '@gelanggang/contract/live-snapshot';
import { outlineOf } from '@gelanggang/contract/match-outlines';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { readAway } from '@gelanggang/database/queries/away.queries';
import { readLiveArenas } from '@gelanggang/database/queries/live-arena.queries';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import { isOneOfSeveral } from '@gelanggang/database/queries/pool-sisters.queries';
import { readMoment } from '@gelanggang/database/queries/moment.queries';
import { dayToShow } from '@gelanggang/domain/schedule/day-to-show';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { Language } from '@gelanggang/domain/words/languages';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { readMedals } from '@gelanggang/medals/read-medals';

/** Null: all. */
export type AskedPart = { poolId: number } | { contingents: string[] } | { day: string } | { only: Outline } | null;

@Injectable()
export class LiveSnapshotQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Null once the tournament is removed. `asked`: of matches only this part. */
  read(
    tournamentId: number,
    kind: SnapshotKind,
    asked: AskedPart = null,
  ): Promise<LiveSnapshot | MedalSnapshot | null> {
    // repeatable read: all statements see the database as of one moment, the one that `seq` names
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [found] = await manager.query<(Omit<LiveTournament, 'language'> & { language: Language | null })[]>(
        `select id, name, slug, time_zone, start_date, end_date, language from tournament where id = $1 and deleted_at is null`,
        [tournamentId],
      );
      if (!found) return null;
      const tournament = {
        ...{ ...found, language: found.language ?? undefined },
        away: await readAway(manager, tournamentId),
      };
      const moment = await readMoment(manager, tournamentId);
      if (kind === 'medals') return { ...moment, tournament, ...(await readMedals(manager, tournamentId)) };
      const arenas = await readLiveArenas(manager, tournamentId);
      const schedules = await readLiveSchedules(manager, { tournamentId, kind });
      const part = await partOf(manager, asked, schedules, tournament.time_zone);
      // whoever makes up days asks for none of a tournament's own
      const isPlanned = !(part && 'day' in part) || schedules.some((one) => one.scheduled_date === part.day);
      const all = isPlanned ? await matchesOf(manager, { tournamentId, kind }, part) : [];
      const outline = outlineOf(part);
      const matches = outline ? (all.map(outline) as LiveMatch[]) : all;
      return { ...moment, tournament, arenas, schedules, matches, ...(part ? { part } : {}) };
    });
  }
}

async function partOf(
  manager: EntityManager,
  asked: AskedPart,
  schedules: readonly LiveSchedule[],
  timeZone: string,
): Promise<LivePart | null> {
  if (asked === null) return null;
  if ('poolId' in asked) {
    return { pool_id: asked.poolId, is_one_of_several: await isOneOfSeveral(manager, asked.poolId) };
  }
  if ('contingents' in asked) return { contingents: asked.contingents };
  if ('only' in asked && asked.only === 'brackets') return { only: 'brackets' };
  if ('day' in asked && asked.day !== TODAY) return { day: asked.day };
  const days = [...new Set(schedules.map((one) => one.scheduled_date))].sort();
  const day = dayToShow(days, localDateTime(Date.now(), timeZone).date) ?? null;
  return 'only' in asked ? { day, only: 'times' } : { day };
}

async function matchesOf(
  manager: EntityManager,
  of: { tournamentId: number; kind: MatchKind },
  part: LivePart | null,
): Promise<LiveMatch[]> {
  if (part === null || !('pool_id' in part || 'contingents' in part || 'day' in part))
    return readLiveMatches(manager, of);
  if ('pool_id' in part) return readLiveMatches(manager, { ...of, poolId: part.pool_id });
  if ('contingents' in part) {
    const matchIds = await matchesOfContingents(manager, of, part.contingents);
    return matchIds.length > 0 ? readLiveMatches(manager, { matchIds }) : [];
  }
  return part.day === null ? [] : readLiveMatches(manager, { ...of, day: part.day });
}

async function matchesOfContingents(
  manager: EntityManager,
  { tournamentId, kind }: { tournamentId: number; kind: MatchKind },
  contingents: readonly string[],
): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `with own as materialized (
       select u.id from pool_unit u join contingent c on c.id = u.contingent_id
       where u.tournament_id = $1 and (c.name = any($3) or concat('#', c.id) = any($3))
     ), matches as materialized (
       select id, pool_id, battle_group from match where tournament_id = $1 and kind = $2
         and (blue_unit_id = any(array(select id from own)) or red_unit_id = any(array(select id from own)))
     )
     select id from matches
     -- a row of a seni battle knows its own corner: the other one belongs to it
     union select o.id from matches m join match o on o.pool_id = m.pool_id and o.battle_group = m.battle_group`,
    [tournamentId, kind, contingents],
  );
  return rows.map(({ id }) => id);
}
