// Records a performance, corrects it and takes it back; a pool's ranking and a battle's winner follow at once.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PerformanceRequest, WithdrawPerformanceRequest } from '@gelanggang/contract/seni';
import type { PerformanceAnswer } from '@gelanggang/contract/seni-answers';
import { endClock } from '@gelanggang/database/queries/match-clock.queries';
import { readPerformanceRules } from '@gelanggang/database/queries/performance-rules.queries';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import {
  insertPerformance,
  type PerformanceOf,
  settlePerformance,
  withdrawPerformance,
} from '@gelanggang/drawing/seni/record-performance';
import { seniPoolAnswer, type SeniRights } from '@gelanggang/drawing/seni/seni.mapper';
import { SeniPoolsQueries } from '@gelanggang/drawing/seni/seni-pools.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { tellParts } from '../arena-control/result-answer';
import { type Action, writeOnce } from '../http/action-key';
import { conflict, forbidden, notFound } from '../http/refusals';
import { judgedRecord } from './judged-record';
import { recordConflict } from './seni-refusals';

export type Scorer = SeniRights & Action;

interface LockedPerformance extends PerformanceOf {
  tournamentId: number;
  status: string;
  state: string;
  hasBye: boolean;
  hasNextStage: boolean;
  /** The record that stands, and the rules that it keeps. */
  performanceId: number | null;
  judgedBy: JurusRules | null;
}

const RECORDED_MEANWHILE = 'Penampilan ini baru saja dinilai orang lain. Muat ulang untuk melihat nilainya.';

@Injectable()
export class SeniScoresService {
  constructor(private readonly dataSource: DataSource) {}

  record(matchId: number, body: PerformanceRequest, scorer: Scorer): Promise<PerformanceAnswer> {
    return writeOnce(this.dataSource, scorer, async (manager, emit) => {
      const performance = await lockPerformance(manager, matchId, scorer);
      refuseUnready(performance);
      if (performance.performanceId !== (body.corrects_id ?? null)) throw conflict(RECORDED_MEANWHILE);
      // what was judged by the rules of its time is put right by them
      const rules = performance.performanceId === null ? await rulesNow(manager, matchId) : performance.judgedBy;
      const record = judgedRecord(body, rules);
      if (performance.performanceId !== null) {
        await withdrawPerformance(manager, performance.performanceId, scorer.accountId, 'Dikoreksi.');
      }
      await insertPerformance(manager, matchId, record, scorer.accountId);
      if (performance.status === 'ongoing') await endClock(manager, matchId, scorer.accountId);
      return settle(manager, emit, performance, scorer, 'Nilai tersimpan.');
    });
  }

  withdraw(matchId: number, body: WithdrawPerformanceRequest, scorer: Scorer): Promise<PerformanceAnswer> {
    return writeOnce(this.dataSource, scorer, async (manager, emit) => {
      const performance = await lockPerformance(manager, matchId, scorer);
      refuseUnready(performance);
      if (performance.performanceId !== body.performance_id) throw conflict(RECORDED_MEANWHILE);
      await withdrawPerformance(manager, body.performance_id, scorer.accountId, body.reason ?? null);
      return settle(manager, emit, performance, scorer, 'Nilai ditarik.');
    });
  }
}

async function rulesNow(manager: EntityManager, matchId: number): Promise<JurusRules> {
  const rules = await readPerformanceRules(manager, matchId);
  if (!rules) throw new Error(`Performance ${matchId} has no rules.`);
  return rules;
}

function refuseUnready({ hasBye, hasNextStage, state }: LockedPerformance): void {
  if (hasBye) throw conflict('Battle tanpa lawan (BYE) tidak dinilai.');
  if (state !== 'unit') throw conflict('Peserta battle ini belum diketahui.');
  if (hasNextStage) throw conflict('Yang lolos sudah diundi ke tahap berikutnya. Hapus tahap itu dahulu.');
}

/** Takes the arena, the pool and the match, in this order (realtime-and-jobs, Events). */
async function lockPerformance(
  manager: EntityManager,
  matchId: number,
  { accountId, onlyArenaId }: Scorer,
): Promise<LockedPerformance> {
  const [place] = await manager.query<{ poolId: number; arenaId: number | null; mayHere: boolean }[]>(
    `select m.pool_id as "poolId", a.id as "arenaId",
       ($3::bigint is null or a.id = $3) and (not exists (select 1 from account_arena where account_id = $2)
         or exists (select 1 from account_arena where account_id = $2 and arena_id = a.id)) as "mayHere"
     from match m
     join tournament t on t.id = m.tournament_id and t.deleted_at is null
     left join schedule_detail d on d.match_id = m.id
     left join schedule s on s.id = d.schedule_id
     left join tournament_arena a on a.id = coalesce(m.arena_id, s.tournament_arena_id)
     where m.id = $1 and m.kind = 'seni'`,
    [matchId, accountId, onlyArenaId],
  );
  if (!place) throw notFound('Penampilan tidak ditemukan.');
  if (!place.mayHere) throw forbidden('Gelanggang ini bukan tugas Anda.');
  if (place.arenaId !== null) {
    await manager.query('select 1 from tournament_arena where id = $1 for no key update', [place.arenaId]);
  }
  await manager.query('select 1 from pool where id = $1 for no key update', [place.poolId]);
  await manager.query('select 1 from match where id = $1 for no key update', [matchId]);
  // a statement of its own: what was committed while we waited for the locks is seen
  const [performance] = await manager.query<LockedPerformance[]>(
    `select m.id, m.tournament_id as "tournamentId", m.pool_id as "poolId", p.seed as "poolSeed", m.mode, m.status,
       case when m.corner = 'red' then m.red_state else m.blue_state end as state,
       'bye' in (m.blue_state, m.red_state) as "hasBye", f.id as "performanceId", f.rules as "judgedBy",
       exists (select 1 from drawing n where n.from_drawing_id = p.drawing_id) as "hasNextStage"
     from match m join pool p on p.id = m.pool_id
     left join performance f on f.match_id = m.id and f.withdrawn_at is null
     where m.id = $1`,
    [matchId],
  );
  if (!performance) throw notFound('Penampilan tidak ditemukan.');
  return performance;
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
  tellParts(emit, performance.tournamentId, new Map(settled.changedMatchIds.map((id) => [id, parts])));
  const queries = new SeniPoolsQueries(manager);
  const pool = await queries.pool(performance.poolId);
  if (!pool) throw new Error(`Pool ${performance.poolId} is gone within its own transaction.`);
  return { message, data: seniPoolAnswer(pool, await queries.matchesOfPool(pool.id), scorer) };
}
