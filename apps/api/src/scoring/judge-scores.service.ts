// Takes what a judge gives the performance on the mat; the desk records the performance, which ends it.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JudgeScoreRequest, JudgeScores, PanelPerformance } from '@gelanggang/contract/jurus-panels';
import { readJudgeScores } from '@gelanggang/database/queries/judge-scores.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import type { PanelForm } from '@gelanggang/domain/rules/jurus-rules';
import { entryScore, type JudgeEntry } from '@gelanggang/domain/seni/judge-entry';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseForeignArena } from '../arena-control/locked-match';
import { tellParts } from '../arena-control/result-answer';
import type { Operator } from '../http/current-account';
import { conflict, invalid, notFound } from '../http/refusals';
import { openPerformance, readPanelPerformance, tellEntered } from './open-performance';
import { thingSentences } from '../http/sentences';
import { scoringSentences } from './sentences';

/** Both are cut to milliseconds, by different hands. */
const SAME_START_MS = 2;

@Injectable()
export class JudgeScoresService {
  constructor(private readonly dataSource: DataSource) {}

  /** A judge may give another score until the desk has recorded the performance; one sent twice is the same. */
  give(panel: PanelDevice, body: JudgeScoreRequest): Promise<PanelPerformance> {
    const { tab, match_id: matchId } = body;
    if (panel.tab !== tab) throw conflict(scoringSentences.otherTab);
    return writeWithEvents(this.dataSource, async (manager, emit): Promise<PanelPerformance> => {
      const { tournamentId, startedAt, rules, time } = await openPerformance(manager, panel, matchId);
      if (!(Math.abs(startedAt.getTime() - Date.parse(body.started_at)) <= SAME_START_MS)) {
        throw conflict(scoringSentences.scoreOfEarlier);
      }
      if (time?.state === 'running') throw conflict(scoringSentences.timeRuns);
      const entry = entryOf(rules.form, body);
      const scored = entryScore(rules.form, entry, rules.list);
      if (!scored.ok) throw invalid({ [scored.code]: [scoringSentences.incomplete[scored.code]] });
      const [stored] = await manager.query<{ isFirst: boolean }[]>(
        `insert into judge_score (match_id, started_at, seat, device_id, score, entry)
         select m.id, m.started_at, $2, $3, $4, $5 from match m where m.id = $1
         on conflict (match_id, started_at, seat) do update set device_id = excluded.device_id, score = excluded.score,
           entry = excluded.entry, entered_at = now()
         returning xmax = 0 as "isFirst"`,
        [matchId, panel.seat, panel.deviceId, scored.score, JSON.stringify(entry)],
      );
      const shown = await readPanelPerformance(manager, matchId, panel.seat);
      if (panel.seat > shown.judges) throw conflict(scoringSentences.seatScoresNoSeni);
      await writeAudit(manager, {
        accountId: null,
        action: 'seni.judge-scored',
        subjectType: 'match',
        subjectId: matchId,
        detail: { seat: panel.seat, score: scored.score, ...entry, device_id: panel.deviceId },
      });
      tellEntered(emit, panel.arenaId, matchId);
      // everybody is told how many have, nobody what they gave
      if (stored?.isFirst) tellParts(emit, { tournamentId }, new Map([[matchId, ['judges']]]));
      return shown;
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
    if (!scores) throw notFound(thingSentences.performance);
    await refuseForeignArena(manager, operator, place.arenaId);
    return scores;
  }
}

/** Only what the form has; decimals of the wire become hundredths. */
function entryOf(form: PanelForm, { mistakes, places, steadiness, criteria, score }: JudgeScoreRequest): JudgeEntry {
  const hundredths = (value: number) => Math.round(100 * value);
  if (form === 'moves') {
    return {
      mistakes: mistakes ?? [],
      ...(places?.some((one) => one !== null) ? { places } : {}),
      ...(steadiness === undefined ? {} : { steadiness: hundredths(steadiness) }),
    };
  }
  if (form === 'criteria') return { criteria: (criteria ?? []).map(hundredths) };
  return score === undefined ? {} : { score: hundredths(score) };
}
