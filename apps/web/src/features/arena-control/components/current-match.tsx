// The match at the desk: its corners, its steps, and its result, one maroon action at a time.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { WinKind } from '@gelanggang/domain/results/win-kinds';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { Corner, LiveMatch } from '@gelanggang/contract/live';
import { Button } from '@web/components/button';
import { useMatchStep, type MatchStep } from '../arena-control.api';
import { arenaTexts as texts } from '../texts';
import { ClockBar } from './clock-bar';
import { CornerBlock } from './corner-block';
import { ResultEntry } from './result-entry';
import { WalkoverDialog } from './walkover-dialog';

/** After these the desk goes on to the next match. */
const ENDS: ReadonlySet<MatchStep['step']> = new Set(['skip', 'result', 'walkover', 'unstart']);

interface CurrentMatchProps {
  match: LiveMatch;
  queue: ArenaQueue;
  onDone(): void;
}

export function CurrentMatch({ match, queue, onDone }: CurrentMatchProps) {
  const [scores, setScores] = useState<Record<Corner, number>>({
    blue: match.blue_score ?? 0,
    red: match.red_score ?? 0,
  });
  const [isWalkover, setWalkover] = useState(false);
  const mutation = useMatchStep(queue.arena.id);
  const take = (step: MatchStep) =>
    mutation.mutate({ match, step }, { onSuccess: () => ENDS.has(step.step) && onDone() });
  const isReady = match.blue.state === 'unit' && match.red.state === 'unit';
  const isOngoing = match.status === 'ongoing';
  const setScore = (corner: Corner, value: number) =>
    setScores((before) => ({ ...before, [corner]: Math.max(0, Math.min(999, value)) }));

  return (
    <Box display="grid" gap="3">
      <MatchHead match={match} />
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        {(['blue', 'red'] as const).map((corner) => (
          <CornerBlock
            key={corner}
            corner={corner}
            who={match[corner]}
            score={isOngoing ? scores[corner] : null}
            onScore={(value) => setScore(corner, value)}
          />
        ))}
      </Box>
      {!isReady ? <chakra.p color="fg.muted">{texts.waitingForOpponent}</chakra.p> : null}
      {isReady && !isOngoing ? (
        <Box display="flex" flexWrap="wrap" gap="2">
          {match.status === 'scheduled' ? (
            <Button
              variant="solid"
              size="lg"
              flex="1"
              busy={mutation.isPending}
              onClick={() => take({ step: 'call', arenaId: queue.arena.id })}
            >
              {texts.call(match.number)}
            </Button>
          ) : (
            <>
              <Button
                variant="solid"
                size="lg"
                flex="2"
                busy={mutation.isPending}
                onClick={() => take({ step: 'start', arenaId: queue.arena.id })}
              >
                {texts.start}
              </Button>
              <Button size="lg" flex="1" disabled={mutation.isPending} onClick={() => take({ step: 'skip' })}>
                {texts.skip}
              </Button>
            </>
          )}
          <Button size="lg" disabled={mutation.isPending} onClick={() => setWalkover(true)}>
            {texts.walkover}
          </Button>
        </Box>
      ) : null}
      {isOngoing && match.clock ? (
        <ClockBar
          clock={match.clock}
          isSaving={mutation.isPending}
          onStep={(action) => take({ step: 'clock', ...action })}
        />
      ) : null}
      {isOngoing ? (
        <ResultEntry
          scores={scores}
          isSaving={mutation.isPending}
          onUnstart={() => take({ step: 'unstart' })}
          onSave={(winner: Corner, winKind: WinKind) =>
            take({ step: 'result', winner, winKind, blueScore: scores.blue, redScore: scores.red })
          }
        />
      ) : null}
      {isWalkover ? (
        <WalkoverDialog
          match={match}
          isSaving={mutation.isPending}
          onClose={() => setWalkover(false)}
          onChoose={(winner) => {
            setWalkover(false);
            take({ step: 'walkover', winner });
          }}
        />
      ) : null}
    </Box>
  );
}

function MatchHead({ match }: { match: LiveMatch }) {
  const reached = texts.steps.findIndex((step) => step.status === match.status);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.span textStyle="display.figure" fontSize="4xl">
        {match.number}
      </chakra.span>
      <Box flex="1" minW="10rem">
        <chakra.p fontWeight="bold" fontSize="lg" lineHeight="1.25">
          {match.age_category} {GENDER_LABELS[match.gender]} {match.class_name}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {match.round_label}
        </chakra.p>
      </Box>
      <chakra.ol display="flex" gap="3" fontSize="sm" fontWeight="semibold" w={{ base: '100%', md: 'auto' }}>
        {texts.steps.map((step, index) => (
          <chakra.li
            key={step.status}
            aria-current={index === reached ? 'step' : undefined}
            pb="1"
            borderBottomWidth="3px"
            borderColor={
              index === reached && match.status === 'ongoing' ? 'marun.solid' : index <= reached ? 'fg' : 'border'
            }
            color={index === reached && match.status === 'ongoing' ? 'marun.fg' : index <= reached ? 'fg' : 'fg.subtle'}
          >
            {step.label}
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
