// What a panel shows when it is opened: its arena, the match there, and the score.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LiveTournament } from '@gelanggang/contract/live';
import type { PanelState, ScoreSheet } from '@gelanggang/contract/scoring';
import { readBarred } from '@gelanggang/database/queries/barred.queries';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readMatchRules } from '@gelanggang/database/queries/match-rules.queries';
import { hasCamera, judgesThere, type PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { liveScoreOf, readCurrentSheets } from '@gelanggang/database/queries/score-sheet.queries';
import { readPanelPerformance } from './open-performance';
import { readRule } from './scoring-rule.queries';

@Injectable()
export class PanelStateQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** One moment: the match and its score belong together. */
  state({ arenaId, tournamentId, seat }: PanelDevice): Promise<PanelState> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [arena] = await manager.query<{ name: string; code: string; tournament: LiveTournament }[]>(
        `select a.name, a.code, json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone,
           'start_date', t.start_date, 'end_date', t.end_date) as tournament
         from tournament_arena a join tournament t on t.id = a.tournament_id where a.id = $1`,
        [arenaId],
      );
      const rule = await readRule(manager, tournamentId);
      if (!arena || !rule) throw new Error(`Arena ${arenaId} of a panel is gone.`);
      const [match] = await readLiveMatches(manager, { matchIds: await matchAt(manager, arenaId) });
      const sheet = match?.status === 'ongoing' ? await currentSheet(manager, match.id) : null;
      return {
        seat,
        arena: { id: arenaId, name: arena.name, code: arena.code },
        tournament: arena.tournament,
        rule: sheet?.rule ?? rule,
        rules: match?.kind === 'tanding' ? (sheet?.rules ?? (await readMatchRules(manager, match.id))) : null,
        match: match ?? null,
        score: sheet ? liveScoreOf(sheet) : null,
        judges: await judgesThere(manager, arenaId),
        has_camera: await hasCamera(manager, arenaId),
        calls: match?.status === 'called' ? await callsOf(manager, match.id) : [],
        barred: match?.status === 'called' && match.kind === 'tanding' ? await barredOf(manager, match.id) : [],
        performance:
          match?.status === 'ongoing' && match.kind === 'seni'
            ? await readPanelPerformance(manager, match.id, seat)
            : null,
      };
    });
  }

  /** Of the match on the mat; null before anything was scored. */
  async sheet({ arenaId }: PanelDevice): Promise<ScoreSheet | null> {
    const { manager } = this.dataSource;
    const [matchId] = await manager.query<{ id: number }[]>(
      `select id from match where arena_id = $1 and status = 'ongoing' and kind = 'tanding'`,
      [arenaId],
    );
    return matchId ? currentSheet(manager, matchId.id) : null;
  }
}

/** Calls that run, and those after which somebody was absent. */
async function callsOf(manager: EntityManager, matchId: number): Promise<PanelState['calls']> {
  return manager.query<PanelState['calls']>(
    `select id, kind, corner, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, outcome
     from table_timer where match_id = $1 and kind = 'calls' and withdrawn_at is null
       and (outcome is null or outcome = 'late') order by at, id`,
    [matchId],
  );
}

async function barredOf(manager: EntityManager, matchId: number): Promise<PanelState['barred']> {
  return (await readBarred(manager, [matchId])).map(({ corner, by }) => ({ corner, by }));
}

/** Ongoing, else called. */
async function matchAt(manager: EntityManager, arenaId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `select id from match where arena_id = $1 and status in ('ongoing', 'called')
     order by status desc, called_at limit 1`,
    [arenaId],
  );
  return rows.map((row) => row.id);
}

/** Of the present start of a match: a sheet of an earlier start is not shown. */
export async function currentSheet(manager: EntityManager, matchId: number): Promise<ScoreSheet | null> {
  const [sheet] = await readCurrentSheets(manager, [matchId]);
  return sheet ?? null;
}
