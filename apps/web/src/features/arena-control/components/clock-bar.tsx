// The clock at the desk: what is left, the rounds, and the one step that comes next, large (mock e-arena-control).
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { LiveClock } from '@gelanggang/contract/live';
import { type ClockStep, goesOn } from '@gelanggang/domain/results/match-clock';
import { Button } from '@web/components/button';
import { useClock, type ShownClock } from '@web/live/use-clock';
import { StandingStep } from '../standing-step';
import { arenaTexts as texts } from '../texts';
import { useShortcuts } from '../use-shortcuts';
import { KeyHint } from './key-hint';
import { SetClockDialog } from './set-clock-dialog';

export type ClockAction = { clock: ClockStep; set?: { round: number; remainingMs: number; reason: string } };

interface ClockBarProps {
  clock: LiveClock;
  isSaving: boolean;
  /** The clock's step is what comes next; else the result is. */
  isMain: boolean;
  /** The card that the match waits for, as a sentence: it does not go on before. */
  awaited: string | null;
  onStep(action: ClockAction): void;
}

export function ClockBar({ clock, isSaving, isMain, awaited, onStep }: ClockBarProps) {
  const shown = useClock(clock);
  const [isSetting, setSetting] = useState(false);
  const mayStep = (step: ClockStep) => awaited === null || !goesOn(step);
  const [first, second] = shown
    ? [mainStep(shown, clock), clock.counts_up ? againFromNil(shown, clock) : otherStep(shown)]
    : [null, null];
  const main = first && mayStep(first.step) ? first : null;
  const [standing] = useState(() => new StandingStep());
  const step = main?.step ?? null;
  useEffect(() => standing.show(step, performance.now()), [standing, step]);
  const press = () => main && standing.press(performance.now()) && onStep({ clock: main.step });
  useShortcuts({ j: main && !isSaving ? press : undefined });
  if (!shown) return null;
  const other = second && mayStep(second.action.clock) ? second : null;
  return (
    <chakra.section
      aria-label={texts.clock}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '3', md: '2' }}
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      rounded="md"
    >
      <Box minW={{ base: '6.5rem', md: '7.75rem' }} role="timer" data-clock={shown.phase}>
        <chakra.p textStyle="xs" fontWeight="semibold" color={shown.isRunning ? 'marun.fg' : 'fg.muted'}>
          {shown.label}
        </chakra.p>
        <chakra.p textStyle="display.figure" fontSize={{ base: '4xl', md: '5xl' }} lineHeight="1">
          {shown.text}
        </chakra.p>
      </Box>
      {clock.counts_up ? null : <Rounds shown={shown} roundCount={clock.round_count} />}
      <Box display="flex" flexWrap="wrap" gap="2" ms={{ md: 'auto' }} w={{ base: '100%', md: 'auto' }}>
        {clock.counts_up ? null : (
          <Button variant="quiet" px="1.5" disabled={isSaving} onClick={() => setSetting(true)}>
            {texts.setClock}
          </Button>
        )}
        {other ? (
          <Button px="3" disabled={isSaving} onClick={() => onStep(other.action)}>
            {other.label}
          </Button>
        ) : null}
        {main !== first || other !== second ? (
          <chakra.p textStyle="sm" alignSelf="center" maxW="22rem" data-awaited>
            {awaited}
          </chakra.p>
        ) : null}
        {main ? (
          <Button
            variant={isMain ? 'solid' : 'outline'}
            size="lg"
            flex={{ base: '1', md: 'none' }}
            px="5"
            disabled={isSaving}
            onClick={press}
          >
            {main.label} <KeyHint of="J" />
          </Button>
        ) : null}
      </Box>
      {isSetting ? (
        <SetClockDialog
          clock={clock}
          shown={shown}
          isSaving={isSaving}
          onSave={(set) => {
            setSetting(false);
            onStep({ clock: 'set', set });
          }}
          onClose={() => setSetting(false)}
        />
      ) : null}
    </chakra.section>
  );
}

/** What is pressed most: starts, pauses, goes on. */
export function mainStep(shown: ShownClock, clock: LiveClock): { step: ClockStep; label: string } | null {
  const { phase, round, isRunning, elapsedMs } = shown;
  if (phase === 'over') return null;
  if (phase === 'break') return { step: 'start', label: texts.startRound(round + 1) };
  if (clock.counts_up && isRunning) return { step: 'pause', label: texts.stopTime };
  if (clock.counts_up && elapsedMs === 0) return { step: 'start', label: texts.startTime };
  if (isRunning) return { step: 'pause', label: texts.pause };
  if (elapsedMs > 0) return { step: 'resume', label: texts.resume };
  return { step: 'start', label: round > clock.round_count ? texts.startExtra : texts.startRound(round) };
}

interface OtherStep {
  action: ClockAction;
  label: string;
}

function otherStep({ phase, elapsedMs }: ShownClock): OtherStep | null {
  if (phase === 'over') return { action: { clock: 'extra-round' }, label: texts.addRound };
  if (phase === 'break') return { action: { clock: 'next-round' }, label: texts.endBreak };
  return elapsedMs > 0 ? { action: { clock: 'end-round' }, label: texts.endRound } : null;
}

/** Of a performance that begins anew. */
function againFromNil({ elapsedMs, isRunning, phase }: ShownClock, clock: LiveClock): OtherStep | null {
  if (isRunning || (elapsedMs === 0 && phase !== 'over')) return null;
  const set = { round: 1, remainingMs: 1000 * clock.round_seconds, reason: texts.performedAgain };
  return { action: { clock: 'set', set }, label: texts.againFromNil };
}

function Rounds({ shown, roundCount }: { shown: ShownClock; roundCount: number }) {
  const rounds = Array.from({ length: Math.max(roundCount, shown.round) }, (_, index) => index + 1);
  return (
    <chakra.ol display="flex" flexWrap="wrap" gap="1.5">
      {rounds.map((round) => {
        const isNow = round === shown.round && shown.phase !== 'over';
        const isDone = round < shown.round || shown.phase === 'over' || (isNow && shown.phase === 'break');
        return (
          <chakra.li
            key={round}
            aria-current={isNow ? 'step' : undefined}
            minW="36px"
            px="1.5"
            py="1.5"
            textAlign="center"
            rounded="md"
            borderWidth="1px"
            textStyle="sm"
            fontWeight="semibold"
            borderColor={isNow ? 'fg' : 'border.control'}
            bg={isNow ? 'ink.bg' : 'transparent'}
            color={isNow ? 'ink.strong' : isDone ? 'fg' : 'fg.muted'}
            textDecoration={isDone && !isNow ? 'line-through' : undefined}
          >
            <chakra.span srOnly>{round > roundCount ? texts.extraRound : texts.round(round)}</chakra.span>
            <span aria-hidden="true">{round}</span>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
