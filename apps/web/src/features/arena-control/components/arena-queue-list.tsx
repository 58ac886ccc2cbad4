// Beside the running match: what comes next in this arena, what was skipped, and what has just ended, with its correction.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ArenaQueue, StandingResult } from '@gelanggang/contract/arena-control';
import type { LiveArena, LiveMatch } from '@gelanggang/contract/live';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { waitingOf, type ArenaDay, type Slot } from '@web/live/arena-days';
import { cornerName, cornersOf } from '@web/live/corners-of';
import { changes, useMatchSteps, useResultChange } from '../arena-control.api';
import { arenaTexts as texts } from '../texts';
import { CorrectPerformance } from './correct-performance';
import { CorrectionDialog } from './correction-dialog';
import { DoneRow, QueueRow } from './queue-rows';

const SHOWN_AHEAD = 12;
const SHOWN_DONE = 3;
const MORE_DONE = 20;

interface ArenaQueueListProps {
  day: ArenaDay;
  queue: ArenaQueue;
  shownId: number | null;
  onChoose(matchId: number): void;
}

export function ArenaQueueList({ day, queue, shownId, onChoose }: ArenaQueueListProps) {
  const [corrected, setCorrected] = useState<{ match: LiveMatch; result: StandingResult } | null>(null);
  const [scored, setScored] = useState<LiveMatch | null>(null);
  const [moved, setMoved] = useState<{ match: LiveMatch; arena: LiveArena } | null>(null);
  const [shownDone, setShownDone] = useState(SHOWN_DONE);
  const { take } = useMatchSteps(queue.arena.id);
  const change = useResultChange(queue.arena.id);
  const resultOf = (match: LiveMatch) => queue.results.find((result) => result.match_id === match.id);
  const waiting = waitingOf(day).filter(({ match }) => match.id !== shownId);
  const inTurn = waiting.filter(({ match }) => !match.is_skipped);
  const skipped = waiting.filter(({ match }) => match.is_skipped);
  const row = (slot: Slot) => (
    <QueueRow
      key={slot.match.id}
      slot={slot}
      queue={queue}
      onChoose={() => onChoose(slot.match.id)}
      onSkip={() => take(slot.match, { step: slot.match.is_skipped ? 'bring-back' : 'skip' })}
      onMove={(arena) => setMoved({ match: slot.match, arena })}
      onRestore={(withdrawn) => change.mutate(changes.restore(withdrawn))}
    />
  );
  return (
    <chakra.aside
      bg="bg.panel"
      borderLeftWidth={{ md: '1px' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderColor="border.emphasized"
      minW="0"
    >
      <Title>{texts.queue}</Title>
      <chakra.ol>{inTurn.slice(0, SHOWN_AHEAD).map(row)}</chakra.ol>
      {skipped.length > 0 ? (
        <>
          <Title>{texts.skipped}</Title>
          <chakra.ol>{skipped.map(row)}</chakra.ol>
        </>
      ) : null}
      {day.done.length > 0 ? <Title>{texts.justDone}</Title> : null}
      <chakra.ol>
        {day.done.slice(0, shownDone).map((slot) => {
          const result = resultOf(slot.match);
          return (
            <DoneRow
              key={slot.match.id}
              match={slot.match}
              result={result}
              isBusy={change.isPending}
              onCorrect={() => {
                if (slot.match.kind === 'seni') setScored(slot.match);
                else if (result) setCorrected({ match: slot.match, result });
              }}
              onUndo={() => result && change.mutate(changes.undo(slot.match.id, result.id))}
            />
          );
        })}
      </chakra.ol>
      {day.done.length > shownDone ? (
        <chakra.button
          type="button"
          w="100%"
          minH="48px"
          fontWeight="semibold"
          borderTopWidth="1px"
          cursor="pointer"
          onClick={() => setShownDone((count) => count + MORE_DONE)}
        >
          {texts.moreDone(Math.min(MORE_DONE, day.done.length - shownDone))}
        </chakra.button>
      ) : null}
      {corrected ? (
        <CorrectionDialog
          {...corrected}
          standing={resultOf(corrected.match)}
          arenaId={queue.arena.id}
          onClose={() => setCorrected(null)}
        />
      ) : null}
      {scored ? <CorrectPerformance match={scored} arenaId={queue.arena.id} onClose={() => setScored(null)} /> : null}
      {moved ? (
        <ConfirmDialog
          open
          isDestructive={false}
          title={texts.moveTitle(moved.match.partai, moved.arena.name)}
          question={texts.moveText}
          name={cornersOf(moved.match)
            .map((corner) => cornerName(moved.match[corner], moved.match.round))
            .join(' – ')}
          confirmText={texts.move}
          busy={change.isPending}
          onClose={() => setMoved(null)}
          onConfirm={() =>
            change.mutate(changes.move(moved.match.id, moved.arena.id), { onSuccess: () => setMoved(null) })
          }
        />
      ) : null}
    </chakra.aside>
  );
}

function Title({ children }: { children: string }) {
  return (
    <chakra.h2 textStyle="title.section" px="4" py="3" borderTopWidth="1px" borderColor="border.emphasized">
      {children}
    </chakra.h2>
  );
}
