// While an athlete changes or the doctor examines one, the fight stands: no clock runs beside that time (rulebook 2025, art. 9.3, 11.3).
import type { EntityManager } from 'typeorm';
import { STANDS_CLOCK, TIMER_LABELS, TIMER_RULES, type TimerKind } from '@gelanggang/domain/scoring/table-timers';
import { type Corner, cornerWord } from '@gelanggang/domain/words/corners';
import { type ClockStep, goesOn } from '@gelanggang/domain/results/match-clock';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { conflict } from '../http/refusals';
import { arenaControlSentences } from './sentences';

const RUNNING = prepared(
  `select k.kind, k.corner from table_timer k
   join score_sheet s on s.id = k.sheet_id join match m on m.id = s.match_id and m.started_at = s.started_at
   where m.id = $1 and k.outcome is null and k.withdrawn_at is null`,
);

/** 409 for a step that lets the match go on while such a time runs. */
export async function refuseBesideTimer(manager: EntityManager, matchId: number, step: ClockStep): Promise<void> {
  if (!goesOn(step)) return;
  const running = await manager.query<{ kind: TimerKind; corner: Corner }[]>(RUNNING, [matchId]);
  const one = running.find(({ kind }) => STANDS_CLOCK[kind]);
  if (!one) return;
  const { kind, corner } = one;
  throw conflict(arenaControlSentences.timerRuns(TIMER_LABELS[kind], cornerWord(corner), TIMER_RULES[kind].article));
}
