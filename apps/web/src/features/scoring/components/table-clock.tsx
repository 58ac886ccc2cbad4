// The clock at the council's table: which match and round, what is left, and its one next step.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveClock, LiveMatch } from '@gelanggang/contract/live';
import type { PANEL_CLOCK_STEPS } from '@gelanggang/contract/council';
import type { ProposedResult } from '@gelanggang/domain/scoring/proposed-result';
import { goesOn } from '@gelanggang/domain/results/match-clock';
import { Button } from '@web/components/button';
import { classOf } from '@gelanggang/domain/words/match-class';
import type { ShownClock } from '@web/live/use-clock';
import { scoringTexts as texts } from '../texts';

/** As large as a tablet allows beside the rounds and the button, and above the corners where it lies. */
const CLOCK = 'clamp(72px, min(14vw, 11vh), 112px)';

export type PanelClockStep = (typeof PANEL_CLOCK_STEPS)[number];

interface TableClockProps {
  match: LiveMatch & { clock?: LiveClock };
  clock: ShownClock | null;
  proposal: ProposedResult | null;
  /** Something else is to be done first: the clock's step is there, but not the main one. */
  isAside: boolean;
  isBusy: boolean;
  /** The card that the match waits for, as a sentence: it does not go on before; null without one. */
  awaited: string | null;
  onStep(step: PanelClockStep): void;
}

export function TableClock({ match, clock, proposal, isAside, isBusy, awaited, onStep }: TableClockProps) {
  if (!clock || !match.clock) return null;
  const next = nextStep(clock, proposal);
  const isMain = !isAside && (clock.isRunning || !proposal?.winner);
  return (
    <chakra.section
      aria-label={texts.clock}
      display="grid"
      gridTemplateColumns={{ base: '1fr auto', sm: '1fr auto 1fr' }}
      alignItems="center"
      columnGap={{ base: '4', sm: '5' }}
      rowGap="2"
      px={{ base: '3', sm: '4' }}
      pt={{ base: '2', sm: '2.5' }}
    >
      <Box minW="0">
        <chakra.p
          fontWeight="semibold"
          lineHeight="1.25"
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          columnGap="2"
          minW="0"
        >
          <chakra.span textStyle="display.partai" fontSize="24px" whiteSpace="nowrap">
            {texts.partai(match.partai)}
          </chakra.span>
          <chakra.span overflowWrap="anywhere">{classOf(match)}</chakra.span>
        </chakra.p>
        <Rounds clock={clock} count={match.clock.round_count} />
      </Box>
      <Box role="timer" data-clock={clock.phase} textAlign="center" lineHeight="1">
        <chakra.p textStyle="display.figure" fontSize={{ base: '56px', sm: CLOCK }} lineHeight=".9" minW="1.8em">
          {clock.text}
        </chakra.p>
        <chakra.p fontSize="xs" fontWeight="semibold" color="fg.muted" mt="1">
          {clock.isRunning || clock.phase !== 'round' ? clock.label : texts.clockStopped}
        </chakra.p>
      </Box>
      {next && awaited !== null && goesOn(next.step) ? (
        <chakra.p gridColumn={{ base: '1 / -1', sm: 'auto' }} justifySelf={{ sm: 'end' }} lineHeight="1.3" data-awaited>
          {awaited}
        </chakra.p>
      ) : next ? (
        <Button
          variant={isMain ? 'solid' : 'outline'}
          minH={{ base: '56px', sm: '76px' }}
          px={{ base: '3', sm: '4', md: '7' }}
          fontSize={{ base: 'md', sm: 'lg', md: 'xl' }}
          gridColumn={{ base: '1 / -1', sm: 'auto' }}
          justifySelf={{ base: 'stretch', sm: 'end' }}
          disabled={isBusy}
          onClick={() => onStep(next.step)}
        >
          {next.label}
        </Button>
      ) : null}
    </chakra.section>
  );
}

/** null where the time is up and no extra round follows. */
function nextStep(
  { phase, round, isRunning, elapsedMs }: ShownClock,
  proposal: ProposedResult | null,
): { step: PanelClockStep; label: string } | null {
  if (phase === 'over') {
    const isExtra = proposal !== null && proposal.winner === null && proposal.next === 'extra-round';
    return isExtra ? { step: 'extra-round', label: texts.extraRound } : null;
  }
  if (phase === 'break') return { step: 'start', label: texts.startRound(round + 1) };
  if (isRunning) return { step: 'pause', label: texts.stopClock };
  return elapsedMs > 0 ? { step: 'resume', label: texts.goOn } : { step: 'start', label: texts.startRound(round) };
}

function Rounds({ clock, count }: { clock: ShownClock; count: number }) {
  const rounds = Array.from({ length: Math.max(count, clock.round) }, (_, index) => index + 1);
  return (
    <Box as="ol" display="flex" flexWrap="wrap" gap="1.5" mt="1.5" aria-label={clock.label}>
      {rounds.map((round) => (
        <chakra.li
          key={round}
          minW={{ base: '34px', sm: '44px' }}
          h={{ base: '28px', sm: '36px' }}
          display="grid"
          placeItems="center"
          rounded="md"
          fontWeight="semibold"
          borderWidth={round > clock.round ? '1px' : undefined}
          borderColor="border.control"
          bg={round === clock.round ? 'fg' : round < clock.round ? 'bg.muted' : 'bg.panel'}
          color={round === clock.round ? 'bg.panel' : undefined}
          aria-current={round === clock.round ? 'step' : undefined}
        >
          {round > count ? '+' : round}
        </chakra.li>
      ))}
    </Box>
  );
}
