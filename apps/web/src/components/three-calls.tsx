// The three calls of a performance, 30 seconds apart, counted from when it was called (rulebook 2025, art. 12.1.e.3).
import { chakra } from '@chakra-ui/react';
import { clockText } from '@gelanggang/domain/results/match-clock';
import { CALLS, readTimer } from '@gelanggang/domain/scoring/table-timers';
import { useNow } from '../lib/use-now';
import { threeCallsTexts as texts } from './three-calls-texts';
import { serverNow, useServerTime } from '../live/server-time';

/** Nothing before it is called. */
export function ThreeCalls({ calledAt }: { calledAt: string | null }) {
  useServerTime(calledAt !== null);
  useNow(500);
  if (calledAt === null) return null;
  const { isUp, call, callLeftMs } = readTimer('calls', Date.parse(calledAt), serverNow());
  const left = clockText(callLeftMs);
  return (
    <chakra.p role="timer" data-call={isUp ? 'over' : call} fontVariantNumeric="tabular-nums" fontWeight="semibold">
      {isUp ? texts.over : `${texts.call(call)}, ${call < CALLS ? texts.next(left) : texts.last(left)}`}
    </chakra.p>
  );
}
