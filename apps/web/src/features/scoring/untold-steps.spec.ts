// A step that was answered shows until the clock is told anew.
import { type AnsweredStep, untold } from './untold-steps';

const BREAK = {
  ...{ round: 1, phase: 'break' as const, running_since: '2026-11-30T10:00:00.000Z', elapsed_ms: 0 },
  ...{ round_count: 3, round_seconds: 120, break_seconds: 60 },
};
const start: AnsweredStep = { matchId: 1, step: 'start', at: Date.parse('2026-11-30T10:00:20.000Z') };

it('stands while the clock is told as it was when the answer came', () => {
  const answeredAt = new WeakMap<AnsweredStep, string>();
  const told = JSON.stringify(BREAK);
  expect(untold([start], told, answeredAt)).toEqual([start]);
  expect(untold([start], told, answeredAt)).toEqual([start]);
});

it('is left out once the clock is told anew, for good', () => {
  const answeredAt = new WeakMap<AnsweredStep, string>();
  untold([start], JSON.stringify(BREAK), answeredAt);
  const stopped = { ...BREAK, round: 2, phase: 'round' as const, running_since: null, elapsed_ms: 0 };
  expect(untold([start], JSON.stringify(stopped), answeredAt)).toEqual([]);
  expect(untold([start], JSON.stringify(stopped), answeredAt)).toEqual([]);
});
