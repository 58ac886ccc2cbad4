// A penalty on the sheet, by whatever the council entered: a fault, a count to nine, a time that was up.
import type { EntityManager } from 'typeorm';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { stateOf } from '@gelanggang/database/queries/score-sheet.queries';
import { type Fault, faultById } from '@gelanggang/domain/scoring/faults';
import { type GivenPenalty, type PenaltyStep, proposePenalty } from '@gelanggang/domain/scoring/penalties';
import type { Corner } from '@gelanggang/domain/words/corners';
import { auditSheet } from './change-sheet';
import { type OpenSheet, roundNow, sheetOf } from './open-sheet';

export interface NewPenalty {
  fault: Fault;
  step: PenaltyStep;
  proposed: PenaltyStep;
  reason: string | null;
  key: string | null;
}

/** The entry that a penalty follows from, and is taken back with. */
export interface Cause {
  knockdownId?: number;
  timerId?: number;
}

export async function insertPenalty(
  manager: EntityManager,
  open: OpenSheet,
  panel: PanelDevice,
  corner: Corner,
  { fault, step, proposed, reason, key }: NewPenalty,
  { knockdownId, timerId }: Cause = {},
): Promise<void> {
  await manager.query(
    `insert into penalty (sheet_id, corner, step, round, device_id, fault, proposed_step, reason, key, knockdown_id,
       timer_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[open.id, corner, step, roundNow(open), panel.deviceId, fault.id, proposed, reason, key],
      ...[knockdownId ?? null, timerId ?? null],
    ],
  );
  await auditSheet(manager, panel, open, 'score.penalty-given', {
    ...{ corner, step, fault: fault.id },
    ...(step === proposed ? {} : { proposed_step: proposed, reason }),
  });
}

/** The step that a fault means now, entered with what it follows from; null for a corner that is disqualified already. */
export async function penaltyThatFollows(
  manager: EntityManager,
  open: OpenSheet,
  panel: PanelDevice,
  corner: Corner,
  faultId: string,
  cause: Cause,
): Promise<PenaltyStep | null> {
  const fault = faultById(faultId);
  if (!fault) throw new Error(`There is no fault ${faultId}.`);
  const proposed = proposePenalty(await givenTo(manager, open, corner), fault, roundNow(open));
  if (!proposed.ok) return null;
  const { step } = proposed;
  await insertPenalty(manager, open, panel, corner, { fault, step, proposed: step, reason: null, key: null }, cause);
  return step;
}

export async function givenTo(manager: EntityManager, open: OpenSheet, corner: Corner): Promise<GivenPenalty[]> {
  return stateOf(await sheetOf(manager, open)).penalties.filter((one) => one.corner === corner);
}
