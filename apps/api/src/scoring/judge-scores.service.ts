// Takes what a judge gives the performance on the mat; the desk records the performance, which ends it.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { JudgeScoreRequest, JudgeScores, PanelPerformance } from '@gelanggang/contract/scoring';
import { readJudgeScores, readJudgesEntered } from '@gelanggang/database/queries/judge-scores.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseForeignArena } from '../arena-control/locked-match';
import type { Operator } from '../http/current-account';
import { conflict, notFound } from '../http/refusals';
import { OTHER_TAB } from './taps.service';

@Injectable()
export class JudgeScoresService {
  constructor(private readonly dataSource: DataSource) {}

  /** A judge may give another score until the desk has recorded the performance. */
  give(panel: PanelDevice, { tab, match_id: matchId, score, deduction = 0 }: JudgeScoreRequest) {
    if (panel.tab !== tab) throw conflict(OTHER_TAB);
    return writeWithEvents(this.dataSource, async (manager, emit): Promise<PanelPerformance> => {
      // shared: what ends the performance waits for us, and we for it
      const [match] = await manager.query<{ startedAt: Date | null; status: string }[]>(
        `select started_at as "startedAt", status from match where id = $1 and arena_id = $2 and kind = 'seni' for share`,
        [matchId, panel.arenaId],
      );
      if (match?.status === 'finished') throw conflict('Nilai penampilan ini sudah disimpan di meja gelanggang.');
      if (match?.status !== 'ongoing') throw conflict('Penampilan ini sedang tidak berlangsung di gelanggang ini.');
      const given = { seat: panel.seat, score: Math.round(100 * score), deduction: Math.round(100 * deduction) };
      await manager.query(
        `insert into judge_score (match_id, started_at, seat, device_id, score, deduction)
         select m.id, m.started_at, $2, $3, $4, $5 from match m where m.id = $1
         on conflict (match_id, started_at, seat) do update set device_id = excluded.device_id, score = excluded.score,
           deduction = excluded.deduction, entered_at = now()`,
        [matchId, panel.seat, panel.deviceId, given.score, given.deduction],
      );
      const scores = await readJudgeScores(manager, matchId);
      if (!scores) throw new Error(`Performance ${matchId} is gone within its own transaction.`);
      if (panel.seat > scores.judges) throw conflict('Kursi ini tidak menilai seni di turnamen ini.');
      await writeAudit(manager, {
        accountId: null,
        action: 'seni.judge-scored',
        subjectType: 'match',
        subjectId: matchId,
        detail: { ...given, device_id: panel.deviceId },
      });
      // another judge may be giving theirs at this moment
      emit.whole(streams.arena(panel.arenaId), 'judge-scores.changed', (locked) => readJudgesEntered(locked, matchId));
      return performanceFor(scores, panel.seat);
    });
  }

  /** Of a performance at the operator's arena. */
  async scores(matchId: number, operator: Operator): Promise<JudgeScores> {
    const { manager } = this.dataSource;
    const [place] = await manager.query<{ arenaId: number | null }[]>(
      `select coalesce(m.arena_id, s.tournament_arena_id) as "arenaId" from match m
       left join schedule_detail d on d.match_id = m.id left join schedule s on s.id = d.schedule_id
       where m.id = $1`,
      [matchId],
    );
    const scores = place && (await readJudgeScores(manager, matchId));
    if (!scores) throw notFound('Penampilan tidak ditemukan.');
    await refuseForeignArena(manager, operator, place.arenaId);
    return scores;
  }
}

export function performanceFor({ judges, scores }: JudgeScores, seat: number): PanelPerformance {
  const own = scores.find((one) => one.seat === seat);
  return {
    judges,
    entered: scores.map((one) => one.seat),
    own: own ? { score: own.score, deduction: own.deduction } : null,
  };
}
