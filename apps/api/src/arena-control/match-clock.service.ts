// Starting, pausing, ending and setting the clock of a running match (domain-rules, Running the day).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK_STEP_LATEST_MS, type ClockStepRequest, type MatchStepAnswer } from '@gelanggang/contract/arena-control';
import { databaseNow, findClock, saveClock } from '@gelanggang/database/queries/match-clock.queries';
import { type ClockRefusal, type ClockStep, type ClockTarget, stepClock } from '@gelanggang/domain/results/match-clock';
import { type Action, writeOnce } from '../http/action-key';
import { conflict, invalid } from '../http/refusals';
import { lockMatch, type LockedMatch } from './locked-match';
import { stepAnswer, tellParts } from './result-answer';
import { nameOf, stepRefused } from './what-happened';

const REFUSED: Readonly<Record<ClockRefusal['code'], string>> = {
  'already-running': 'Jam sudah berjalan.',
  'not-running': 'Jam sudah berhenti.',
  'rounds-over': 'Semua babak sudah selesai.',
  'rounds-not-over': 'Babak tambahan menyusul setelah semua babak selesai.',
  'not-in-break': 'Partai tidak sedang istirahat.',
  'in-break': 'Babak sudah selesai.',
  'out-of-range': 'Babak atau waktunya tidak ada di partai ini.',
};

const DONE: Readonly<Record<ClockStep, string>> = {
  start: 'Babak dimulai.',
  pause: 'Jam dihentikan.',
  resume: 'Jam dilanjutkan.',
  'end-round': 'Babak diakhiri.',
  'next-round': 'Babak berikutnya siap.',
  'extra-round': 'Babak tambahan siap.',
  set: 'Jam disetel.',
};

const DONE_SENI: typeof DONE = { ...DONE, start: 'Waktu berjalan.' };

@Injectable()
export class MatchClockService {
  constructor(private readonly dataSource: DataSource) {}

  step(matchId: number, body: ClockStepRequest, action: Action): Promise<MatchStepAnswer> {
    const target = targetOf(body);
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const match = await lockMatch(manager, matchId, action, { kinds: ['tanding', 'seni'] });
      refuseRounds(match, body.step);
      const saved = match.status === 'ongoing' ? await findClock(manager, match.id) : null;
      if (!saved) throw await stepRefused(manager, match);
      const at = await effectiveAt(manager, saved.changedAt, body.pressed_at);
      const taken = stepClock(saved.clock, saved.plan, body.step, at, target);
      if (!taken.ok) throw conflict(REFUSED[taken.code]);
      const { accountId } = action;
      await saveClock(manager, match.id, taken.clock, { step: body.step, at, reason: body.reason ?? null, accountId });
      const told = tellParts(emit, match.tournamentId, new Map([[match.id, ['clock'] as const]]));
      const done = match.kind === 'seni' ? DONE_SENI : DONE;
      return stepAnswer(match.id, told, `${nameOf(match)}: ${done[body.step]}`);
    });
  }
}

/** A performance has one clock that counts up, and no rounds. */
function refuseRounds({ kind }: LockedMatch, step: ClockStep): void {
  const isOfRounds = step === 'end-round' || step === 'next-round' || step === 'extra-round';
  if (kind === 'seni' && isOfRounds) throw conflict('Penampilan seni tidak mempunyai babak.');
}

/** 422 on the fields that a set clock needs. */
function targetOf({ step, round, remaining_ms: remainingMs, reason }: ClockStepRequest): ClockTarget | undefined {
  if (step !== 'set') return undefined;
  const errors: Record<string, string[]> = {};
  if (round === undefined) errors.round = ['Babak wajib diisi.'];
  if (remainingMs === undefined) errors.remaining_ms = ['Sisa waktu wajib diisi.'];
  if (reason === undefined) errors.reason = ['Alasan wajib diisi.'];
  if (round === undefined || remainingMs === undefined || reason === undefined) throw invalid(errors);
  return { round, remainingMs };
}

/**
 * The moment at which it was pressed, so that a slow network takes nothing from a round; never ahead of the server's
 * clock, and never before the step that stands.
 */
async function effectiveAt(manager: EntityManager, lastAt: number, pressedAt: number | undefined): Promise<number> {
  const now = await databaseNow(manager);
  if (pressedAt === undefined) return now;
  if (now - pressedAt > CLOCK_STEP_LATEST_MS) {
    throw conflict('Tombol jam ditekan terlalu lama sebelum sampai di server. Periksa jamnya, lalu tekan lagi.');
  }
  return Math.max(lastAt, Math.min(now, pressedAt));
}
