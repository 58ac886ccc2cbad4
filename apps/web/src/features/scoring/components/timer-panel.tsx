// A time at the table that runs: the doctor's, a uniform's, a passive athlete's, with what follows once it is up.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { LiveTimer, ScoreSheet } from '@gelanggang/contract/scoring';
import { clockText } from '@gelanggang/domain/results/match-clock';
import {
  readTimer,
  STANDS_CLOCK,
  TIMER_LABELS,
  TIMER_RULES,
  type TimerKind,
  type TimerOutcome,
} from '@gelanggang/domain/scoring/table-timers';
import { CORNER_LABELS, otherCorner } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { useNow } from '@web/lib/use-now';
import { serverNow } from '@web/live/server-time';
import { scoringTexts as texts } from '../texts';
import { TimePanel } from './time-panel';
import { UnfitConsequence } from './unfit-consequence';

interface TimerPanelProps {
  timer: LiveTimer & { kind: Exclude<TimerKind, 'calls'> };
  name: string;
  sheet: ScoreSheet | null;
  isBusy: boolean;
  onEnd(outcome: TimerOutcome): void;
}

export function TimerPanel({ timer: { kind, corner, at }, name, sheet, isBusy, onEnd }: TimerPanelProps) {
  useNow(250);
  const [isUnfit, setUnfit] = useState(false);
  const { ms } = TIMER_RULES[kind];
  const { leftMs, isUp } = readTimer(kind, Date.parse(at), serverNow());
  const words = texts.timers[kind];
  const end = (outcome: TimerOutcome, label: string, isMain = false) => (
    <Button variant={isMain ? 'solid' : 'outline'} disabled={isBusy} onClick={() => onEnd(outcome)}>
      {label}
    </Button>
  );
  return (
    <TimePanel
      title={TIMER_LABELS[kind]}
      corner={corner}
      figure={clockText(leftMs)}
      note={texts.ofTime(clockText(ms), STANDS_CLOCK[kind])}
      gone={1 - leftMs / ms}
      buttons={
        kind === 'doctor' && isUnfit ? (
          <>
            <Button onClick={() => setUnfit(false)}>{texts.back}</Button>
            {end('unfit', texts.notByFault)}
            {end('injured-by-fault', texts.byFault(CORNER_LABELS[otherCorner(corner)]))}
          </>
        ) : kind === 'doctor' ? (
          <>
            {end('cancelled', texts.cancel)}
            <Button disabled={isBusy} onClick={() => setUnfit(true)}>
              {texts.unfit}
            </Button>
            {end('fit', words.inTime, true)}
          </>
        ) : (
          <>
            {end('cancelled', texts.cancel)}
            {end('in-time', words.inTime, !isUp)}
            {isUp ? end('late', words.late, true) : null}
          </>
        )
      }
    >
      <chakra.p role={isUp ? 'alert' : undefined}>
        <b>{words.what(name)}</b> {isUp ? <b>{words.up}</b> : words.then}
      </chakra.p>
      {isUnfit ? <UnfitConsequence corner={corner} sheet={sheet} /> : null}
    </TimePanel>
  );
}
