// Records a performance, corrects it and takes it back; a pool's ranking and a battle's winner follow at once.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PerformanceRequest, WithdrawPerformanceRequest } from '@gelanggang/contract/seni';
import type { PerformanceAnswer } from '@gelanggang/contract/seni-answers';
import { readBarred } from '@gelanggang/database/queries/barred.queries';
import { endClock } from '@gelanggang/database/queries/match-clock.queries';
import { readPerformanceRules } from '@gelanggang/database/queries/performance-rules.queries';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { needsStart } from '@gelanggang/domain/seni/needs-start';
import { insertPerformance, settlePerformance, withdrawPerformance } from '@gelanggang/drawing/seni/record-performance';
import { seniPoolAnswer, type SeniRights } from '@gelanggang/drawing/seni/seni.mapper';
import { SeniPoolsQueries } from '@gelanggang/drawing/seni/seni-pools.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { refuseBarredPerformance } from '../arena-control/barred-walkover';
import { tellParts } from '../arena-control/result-answer';
import { type Action, writeOnce } from '../http/action-key';
import { conflict } from '../http/refusals';
import { judgedRecord } from './judged-record';
import { refuseOpenCard } from '../arena-control/open-card';
import { refuseChangeOfRuling } from '../arena-control/ruled-result';
import { lockPerformance, type LockedPerformance, refuseUnready } from './locked-performance';
import { recordConflict } from './seni-refusals';
import { seniSentences } from './sentences';
import { seniTexts } from './texts';

export type Scorer = SeniRights & Action;

@Injectable()
export class SeniScoresService {
  constructor(private readonly dataSource: DataSource) {}

  record(matchId: number, body: PerformanceRequest, scorer: Scorer): Promise<PerformanceAnswer> {
    return writeOnce(this.dataSource, scorer, async (manager, emit) => {
      const performance = await lockPerformance(manager, matchId, scorer);
      refuseUnready(performance);
      if (performance.performanceId !== (body.corrects_id ?? null)) throw conflict(seniSentences.recordedMeanwhile);
      await refuseChangeOfRuling(manager, performance);
      if (performance.status === 'called' && needsStart(body)) throw conflict(seniSentences.onlyCalled);
      if (performance.status === 'ongoing') await refuseOpenCard(manager, matchId);
      if (performance.performanceId === null && body.outcome === 'performed') await refuseBarredOf(manager, matchId);
      // what was judged by the rules of its time is put right by them
      const rules = performance.performanceId === null ? await rulesNow(manager, matchId) : performance.judgedBy;
      const record = judgedRecord(body, rules);
      if (performance.performanceId !== null) {
        await withdrawPerformance(manager, performance.performanceId, scorer.accountId, 'Dikoreksi.');
      }
      await insertPerformance(manager, matchId, record, scorer.accountId);
      if (performance.status === 'ongoing') await endClock(manager, matchId, scorer.accountId);
      return settle(manager, emit, performance, scorer, seniTexts.scoreSaved);
    });
  }

  withdraw(matchId: number, body: WithdrawPerformanceRequest, scorer: Scorer): Promise<PerformanceAnswer> {
    return writeOnce(this.dataSource, scorer, async (manager, emit) => {
      const performance = await lockPerformance(manager, matchId, scorer);
      refuseUnready(performance);
      if (performance.performanceId !== body.performance_id) throw conflict(seniSentences.recordedMeanwhile);
      await refuseChangeOfRuling(manager, performance);
      await withdrawPerformance(manager, body.performance_id, scorer.accountId, body.reason ?? null);
      return settle(manager, emit, performance, scorer, seniTexts.scoreWithdrawn);
    });
  }
}

/** Who may not perform is recorded as disqualified or absent. */
async function refuseBarredOf(manager: EntityManager, matchId: number): Promise<void> {
  const [barred] = await readBarred(manager, [matchId]);
  if (barred) refuseBarredPerformance(barred);
}

async function rulesNow(manager: EntityManager, matchId: number): Promise<JurusRules> {
  const rules = await readPerformanceRules(manager, matchId);
  if (!rules) throw new Error(`Performance ${matchId} has no rules.`);
  return rules;
}

async function settle(
  manager: EntityManager,
  emit: Emit,
  performance: LockedPerformance,
  scorer: Scorer,
  message: string,
): Promise<PerformanceAnswer> {
  const settled = await settlePerformance(manager, performance, scorer.accountId);
  if (!settled.ok) throw recordConflict(settled.code);
  const parts = ['outcome', 'blue', 'red'] as const;
  tellParts(emit, performance, new Map(settled.changedMatchIds.map((id) => [id, parts])));
  const queries = new SeniPoolsQueries(manager);
  const pool = await queries.pool(performance.poolId);
  if (!pool) throw new Error(`Pool ${performance.poolId} is gone within its own transaction.`);
  return { message, data: seniPoolAnswer(pool, await queries.matchesOfPool(pool.id), scorer) };
}
