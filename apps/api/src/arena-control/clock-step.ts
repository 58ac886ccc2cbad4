// One step on the clock of a running match, taken by the desk or by the council's panel.
import type { EntityManager } from 'typeorm';
import { CLOCK_STEP_LATEST_MS } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { databaseNow, findClock, saveClock } from '@gelanggang/database/queries/match-clock.queries';
import { clockAt, type ClockStep, type ClockTarget, goesOn, stepClock } from '@gelanggang/domain/results/match-clock';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { conflict } from '../http/refusals';
import type { LockedMatch } from './locked-match';
import { refuseOpenCard } from './open-card';
import { tellParts } from './result-answer';
import { refuseBesideTimer } from './running-timer';
import { stepRefused } from './what-happened';
import { arenaControlSentences } from './sentences';

interface Taken {
  /** In milliseconds since 1970; undefined: when it arrives. */
  pressedAt?: number | undefined;
  target?: ClockTarget | undefined;
  reason: string | null;
  /** null for the council's panel, which has no account. */
  accountId: number | null;
  /** Of one press at the panel. */
  key?: string | undefined;
}

/** The match is held by `lockMatch`. 409 with the reason where the clock does not allow it. */
export async function takeClockStep(
  manager: EntityManager,
  emit: Emit,
  match: LockedMatch,
  step: ClockStep,
  { pressedAt, target, reason, accountId, key }: Taken,
): Promise<() => LiveMatch[]> {
  const saved = match.status === 'ongoing' ? await findClock(manager, match.id) : null;
  if (!saved) throw await stepRefused(manager, match);
  if (goesOn(step)) await refuseOpenCard(manager, match.id);
  await refuseBesideTimer(manager, match.id, step);
  const at = await effectiveAt(manager, saved.changedAt, pressedAt);
  const taken = stepClock(saved.clock, saved.plan, step, at, target);
  if (!taken.ok) throw conflict(arenaControlSentences.clock[taken.code]);
  await saveClock(manager, match.id, taken.clock, { step, at, reason, accountId, key });
  return tellParts(emit, match, new Map([[match.id, ['clock'] as const]]));
}

/** Stops the clock of a round that is running, and leaves any other as it is. */
export async function standClock(manager: EntityManager, emit: Emit, match: LockedMatch): Promise<void> {
  const saved = await findClock(manager, match.id);
  if (!saved) return;
  const { phase, runningSince } = clockAt(saved.clock, saved.plan, await databaseNow(manager));
  if (phase !== 'round' || runningSince === null) return;
  await takeClockStep(manager, emit, match, 'pause', { reason: null, accountId: null });
}

/**
 * The moment at which it was pressed, so that a slow network takes nothing from a round; never ahead of the server's
 * clock, and never before the step that stands.
 */
async function effectiveAt(manager: EntityManager, lastAt: number, pressedAt: number | undefined): Promise<number> {
  const now = await databaseNow(manager);
  if (pressedAt === undefined) return now;
  if (now - pressedAt > CLOCK_STEP_LATEST_MS) {
    throw conflict(arenaControlSentences.clockPressTooOld);
  }
  return Math.max(lastAt, Math.min(now, pressedAt));
}
