// Reads everything that a live page shows at one moment, together with the `seq` of that moment.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveSnapshot, LiveTournament, SnapshotKind } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { readAway } from '@gelanggang/database/queries/away.queries';
import { readLiveArenas } from '@gelanggang/database/queries/live-arena.queries';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import { readMoment } from '@gelanggang/database/queries/moment.queries';
import { readMedals } from '@gelanggang/medals/read-medals';

@Injectable()
export class LiveSnapshotQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Null once the tournament is removed. */
  read(tournamentId: number, kind: SnapshotKind): Promise<LiveSnapshot | MedalSnapshot | null> {
    // repeatable read: all statements see the database as of one moment, the one that `seq` names
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [found] = await manager.query<LiveTournament[]>(
        `select id, name, slug, time_zone, start_date, end_date from tournament where id = $1 and deleted_at is null`,
        [tournamentId],
      );
      if (!found) return null;
      const tournament = { ...found, away: await readAway(manager, tournamentId) };
      const moment = await readMoment(manager, tournamentId);
      if (kind === 'medals') return { ...moment, tournament, ...(await readMedals(manager, tournamentId)) };
      return {
        ...moment,
        tournament,
        arenas: await readLiveArenas(manager, tournamentId),
        schedules: await readLiveSchedules(manager, { tournamentId, kind }),
        matches: await readLiveMatches(manager, { tournamentId, kind }),
      };
    });
  }
}
