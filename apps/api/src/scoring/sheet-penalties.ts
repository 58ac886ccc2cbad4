// A penalty on the sheet, by whatever the council entered: a fault, a count to nine, a time that was up.
import type { EntityManager } from 'typeorm';
import type { PenaltyRequest } from '@gelanggang/contract/council';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { stateOf } from '@gelanggang/database/queries/score-sheet.queries';
import { type Fault, faultById, faultsOf } from '@gelanggang/domain/scoring/faults';
import {
  faultOfUnfitOpponent,
  type GivenPenalty,
  givePenalty,
  proposePenalty,
} from '@gelanggang/domain/scoring/penalties';
import type { PenaltyStep } from '@gelanggang/domain/scoring/penalty-steps';
import type { StopKind } from '@gelanggang/domain/scoring/stops';
import { type Corner, otherCorner } from '@gelanggang/domain/words/corners';
import { conflict, invalid } from '../http/refusals';
import { auditSheet } from './change-sheet';
import { type OpenSheet, roundNow, sheetOf } from './open-sheet';
import { scoringSentences } from './sentences';

export interface NewPenalty {
  fault: Fault;
  step: PenaltyStep;
  proposed: PenaltyStep;
  reason: string | null;
  key: string | null;
  /** In which it happened; left out: the one that is on. */
  round?: number;
}

/** The entry that a penalty follows from, and is taken back with. */
export interface Cause {
  knockdownId?: number;
  timerId?: number;
  stoppageId?: number;
}

export async function insertPenalty(
  manager: EntityManager,
  open: OpenSheet,
  panel: PanelDevice,
  corner: Corner,
  { fault, step, proposed, reason, key, round = roundNow(open) }: NewPenalty,
  { knockdownId, timerId, stoppageId }: Cause = {},
): Promise<number> {
  const [stored] = await manager.query<{ id: number }[]>(
    `insert into penalty (sheet_id, corner, step, round, device_id, fault, proposed_step, reason, key, knockdown_id,
       timer_id, stoppage_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, to_timestamp($13::float8 / 1000)) returning id`,
    [
      ...[open.id, corner, step, round, panel.deviceId, fault.id, proposed, reason, key],
      ...[knockdownId ?? null, timerId ?? null, stoppageId ?? null, open.now],
    ],
  );
  await auditSheet(manager, panel, open, 'score.penalty-given', {
    ...{ corner, step, fault: fault.id },
    ...(step === proposed ? {} : { proposed_step: proposed, reason }),
  });
  if (!stored) throw new Error('A penalty was not stored.');
  return stored.id;
}

/** As the council chose it, of the round in which it happened: 422 for a fault of another age's list, one on purpose that is not heavy, or another step without a reason; 409 for an impossible one. */
export async function enterFault(
  manager: EntityManager,
  open: OpenSheet,
  panel: PanelDevice,
  request: Pick<PenaltyRequest, 'corner' | 'fault' | 'is_deliberate' | 'step' | 'reason' | 'key'>,
  round = roundNow(open),
): Promise<{ id: number; step: PenaltyStep; fault: Fault }> {
  const { corner, is_deliberate: isDeliberate = false, reason, key } = request;
  const fault = faultsOf(open.rules).find((one) => one.id === request.fault);
  if (!fault) throw invalid({ fault: [scoringSentences.faultNotListed] });
  if (isDeliberate && fault.weight !== 'heavy') throw invalid({ is_deliberate: [scoringSentences.onlyHeavyOnPurpose] });
  const given = await givenTo(manager, open, corner);
  const unfit = await unfitOpponentOf(manager, open, corner);
  const proposed = proposePenalty(given, fault, round, { isDeliberate, isOpponentUnfit: unfit !== null });
  if (!proposed.ok) throw conflict(scoringSentences.penalty[proposed.code]);
  const step = request.step ?? proposed.step;
  if (step !== proposed.step) {
    if (!reason) throw invalid({ reason: [scoringSentences.otherStep] });
    const allowed = givePenalty(given, step, round);
    if (!allowed.ok) throw conflict(scoringSentences.penalty[allowed.code]);
  }
  const entry = { fault, step, proposed: proposed.step, reason: reason ?? null, key: key ?? null, round };
  // what the doctor's word alone has made of it is taken back with that word
  const cause = proposed.reason === 'opponent-unfit' && step === proposed.step && unfit ? unfit : {};
  return { id: await insertPenalty(manager, open, panel, corner, entry, cause), step, fault };
}

/** The step that a fault means in its round, entered with what it follows from; null for a corner that is disqualified already. */
export async function penaltyThatFollows(
  manager: EntityManager,
  open: OpenSheet,
  panel: PanelDevice,
  { corner, fault: faultId, round }: { corner: Corner; fault: string; round: number },
  cause: Cause,
): Promise<PenaltyStep | null> {
  const fault = faultById(faultId);
  if (!fault) throw new Error(`There is no fault ${faultId}.`);
  const proposed = proposePenalty(await givenTo(manager, open, corner), fault, round);
  if (!proposed.ok) return null;
  const { step } = proposed;
  const entry = { fault, step, proposed: step, reason: null, key: null, round };
  await insertPenalty(manager, open, panel, corner, entry, cause);
  return step;
}

/**
 * Stops a corner. Where the doctor says that a fault of the opponent did it, the opponent is disqualified for the heavy one
 * that stands on the sheet (art. 11.6.d.4.d); its corner is answered then.
 */
export async function stopCorner(
  manager: EntityManager,
  open: OpenSheet,
  panel: PanelDevice,
  corner: Corner,
  { kind, key, timerId }: { kind: StopKind; key?: string | undefined; timerId?: number },
): Promise<Corner | null> {
  const [stored] = await manager.query<{ id: number }[]>(
    `insert into stoppage (sheet_id, corner, kind, round, device_id, key, timer_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000)) returning id`,
    [open.id, corner, kind, roundNow(open), panel.deviceId, key ?? null, timerId ?? null, open.now],
  );
  await auditSheet(manager, panel, open, 'score.stopped', { corner, kind });
  if (!stored || kind !== 'injured-by-fault') return null;
  const offender = otherCorner(corner);
  const { penalties } = await sheetOf(manager, open);
  const fault = faultOfUnfitOpponent(
    penalties.filter((one) => one.corner === offender && one.withdrawn_reason === null),
  );
  if (!fault) return null;
  const step = 'diskualifikasi';
  const entry = { fault, step, proposed: step, reason: null, key: null } as const;
  await insertPenalty(manager, open, panel, offender, entry, {
    stoppageId: stored.id,
    ...(timerId === undefined ? {} : { timerId }),
  });
  return offender;
}

/** The doctor's word that a fault of this corner stopped its opponent; null: it does not stand. */
async function unfitOpponentOf(manager: EntityManager, open: OpenSheet, corner: Corner): Promise<Cause | null> {
  const [stop] = await manager.query<{ id: number; timerId: number | null }[]>(
    `select id, timer_id as "timerId" from stoppage
     where sheet_id = $1 and corner = $2 and kind = 'injured-by-fault' and withdrawn_at is null`,
    [open.id, otherCorner(corner)],
  );
  return stop ? { stoppageId: stop.id, ...(stop.timerId === null ? {} : { timerId: stop.timerId }) } : null;
}

export async function givenTo(manager: EntityManager, open: OpenSheet, corner: Corner): Promise<GivenPenalty[]> {
  return stateOf(await sheetOf(manager, open)).penalties.filter((one) => one.corner === corner);
}
