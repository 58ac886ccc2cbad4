// Who has not come to perform after three calls has withdrawn: the council's panel records it (rulebook 2025, art. 12.1.e.3).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Said } from '@gelanggang/contract/http';
import { readPerformanceRules } from '@gelanggang/database/queries/performance-rules.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { readTimer } from '@gelanggang/domain/scoring/table-timers';
import type { PerformanceOutcome } from '@gelanggang/domain/seni/performance-score';
import { insertPerformance, settlePerformance } from '@gelanggang/drawing/seni/record-performance';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellParts } from '../arena-control/result-answer';
import { conflict } from '../http/refusals';
import { judgedRecord } from './judged-record';
import { lockPerformance, refuseUnready } from './locked-performance';
import { recordConflict } from './seni-refusals';
import { seniSentences } from './sentences';
import { seniTexts } from './texts';

@Injectable()
export class PanelAbsencesService {
  constructor(private readonly dataSource: DataSource) {}

  /** 409 unless it is called, and the third call over. In a battle the opponent has won by it. */
  record(panel: PanelDevice, matchId: number): Promise<Said> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const performance = await lockPerformance(manager, matchId, { accountId: null, onlyArenaId: panel.arenaId });
      refuseUnready(performance);
      const said = { message: seniTexts.absentSaved };
      if (performance.performanceId !== null) {
        if ((await outcomeOf(manager, performance.performanceId)) === 'absent') return said;
        throw conflict(seniSentences.recordedMeanwhile);
      }
      if (!(await areCallsOver(manager, matchId))) throw conflict(seniSentences.notCalledThrice);
      const record = judgedRecord({ outcome: 'absent' }, await readPerformanceRules(manager, matchId));
      await insertPerformance(manager, matchId, record, null);
      const settled = await settlePerformance(manager, performance, null);
      if (!settled.ok) throw recordConflict(settled.code);
      await writeAudit(manager, {
        ...{ accountId: null, action: 'score.result-saved', subjectType: 'match', subjectId: matchId },
        detail: { outcome: 'absent', seat: panel.seat, device_id: panel.deviceId },
      });
      const parts = ['outcome', 'blue', 'red'] as const;
      tellParts(emit, performance, new Map(settled.changedMatchIds.map((id) => [id, parts])));
      return said;
    });
  }
}

async function outcomeOf(manager: EntityManager, performanceId: number): Promise<PerformanceOutcome | null> {
  const [row] = await manager.query<{ outcome: PerformanceOutcome }[]>(
    'select outcome from performance where id = $1',
    [performanceId],
  );
  return row?.outcome ?? null;
}

/** Those of the call that stands. */
async function areCallsOver(manager: EntityManager, matchId: number): Promise<boolean> {
  const [call] = await manager.query<{ calledAt: Date; now: Date }[]>(
    `select called_at as "calledAt", clock_timestamp() as now from match where id = $1 and status = 'called'`,
    [matchId],
  );
  return call !== undefined && readTimer('calls', call.calledAt.getTime(), call.now.getTime()).isUp;
}
