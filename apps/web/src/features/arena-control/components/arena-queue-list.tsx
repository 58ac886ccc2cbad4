// Beside the running match: what comes next in this arena, and what has just ended, with its correction.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { clockTime } from '@gelanggang/domain/words/dates';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import type { ArenaQueue, StandingResult } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { formatMoment } from '@web/lib/formats';
import { waitingOf, type ArenaDay, type Slot } from '@web/live/arena-days';
import { arenaTexts as texts } from '../texts';
import { WithdrawDialog } from './withdraw-dialog';

const SHOWN_AHEAD = 12;
const SHOWN_DONE = 3;

interface ArenaQueueListProps {
  day: ArenaDay;
  queue: ArenaQueue;
  shownId: number | null;
  onChoose(matchId: number): void;
}

export function ArenaQueueList({ day, queue, shownId, onChoose }: ArenaQueueListProps) {
  const [withdrawn, setWithdrawn] = useState<Slot | null>(null);
  const resultOf = (match: LiveMatch) => queue.results.find((result) => result.match_id === match.id);
  const asked = withdrawn && resultOf(withdrawn.match);
  const waiting = waitingOf(day).filter(({ match }) => match.id !== shownId);
  return (
    <chakra.aside
      bg="bg.panel"
      borderLeftWidth={{ lg: '1px' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderColor="border.emphasized"
    >
      <chakra.h2 textStyle="title.section" px="4" py="3">
        {texts.queue}
      </chakra.h2>
      <chakra.ol>
        {waiting.slice(0, SHOWN_AHEAD).map((slot) => (
          <QueueRow
            key={slot.match.id}
            slot={slot}
            zone={queue.tournament.time_zone}
            onChoose={() => onChoose(slot.match.id)}
          />
        ))}
      </chakra.ol>
      <chakra.h2 textStyle="title.section" px="4" py="3" borderTopWidth="1px" borderColor="border.emphasized">
        {texts.justDone}
      </chakra.h2>
      <chakra.ol>
        {day.done.slice(0, SHOWN_DONE).map((slot) => (
          <DoneRow
            key={slot.match.id}
            slot={slot}
            result={resultOf(slot.match)}
            onWithdraw={() => setWithdrawn(slot)}
          />
        ))}
      </chakra.ol>
      {withdrawn && asked ? (
        <WithdrawDialog
          match={withdrawn.match}
          result={asked}
          arenaId={queue.arena.id}
          onClose={() => setWithdrawn(null)}
        />
      ) : null}
    </chakra.aside>
  );
}

function Row({ match, children }: { match: LiveMatch; children: React.ReactNode }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="3rem minmax(0, 1fr)"
      gap="2"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.span textStyle="display.partai">{match.number}</chakra.span>
      <Box minW="0">
        {(['blue', 'red'] as const).map((corner) => (
          <Box key={corner} display="flex" gap="2" alignItems="center" minW="0">
            <CornerMark corner={corner} />
            <chakra.span
              fontSize="sm"
              fontWeight={match.winner === corner ? 'bold' : 'medium'}
              color={match[corner].state === 'unit' ? 'fg' : 'fg.subtle'}
              truncate
              title={match[corner].name}
            >
              {match[corner].name}
            </chakra.span>
          </Box>
        ))}
        {children}
      </Box>
    </chakra.li>
  );
}

function QueueRow({ slot, zone, onChoose }: { slot: Slot; zone: string; onChoose(): void }) {
  const { match } = slot;
  const plan = clockTime(match.start_time ?? '');
  const estimate = slot.estimatedAt === null ? plan : formatMoment(slot.estimatedAt, zone);
  const isReady = match.blue.state === 'unit' && match.red.state === 'unit';
  return (
    <Row match={match}>
      <chakra.p textStyle="xs" color="fg.subtle" mt="1">
        {estimate === plan ? texts.planned(plan) : texts.plannedAndEstimate(plan, estimate)}
      </chakra.p>
      {isReady ? (
        <Button size="sm" w="100%" mt="2" onClick={onChoose}>
          {texts.partai(match.number ?? 0)}
        </Button>
      ) : null}
    </Row>
  );
}

function DoneRow({ slot, result, onWithdraw }: { slot: Slot; result: StandingResult | undefined; onWithdraw(): void }) {
  return (
    <Row match={slot.match}>
      {result ? (
        <>
          <chakra.p textStyle="xs" color="fg.subtle" mt="1">
            {outcome(result)}
          </chakra.p>
          <Button
            size="sm"
            w="100%"
            mt="2"
            disabled={result.is_final}
            title={result.is_final ? texts.isFinal : undefined}
            onClick={onWithdraw}
          >
            {texts.correct(slot.match.number)}
          </Button>
        </>
      ) : null}
    </Row>
  );
}

function outcome(result: StandingResult): string {
  if (result.is_walkover) return texts.walkoverResult(result.winner ? CORNER_LABELS[result.winner] : null);
  const kind = result.win_kind && isWinKind(result.win_kind) ? WIN_KIND_LABELS[result.win_kind] : '';
  const score =
    result.blue_score !== null && result.red_score !== null
      ? `, ${texts.score(result.blue_score, result.red_score)}`
      : '';
  return (result.winner ? texts.winner(CORNER_LABELS[result.winner], kind) : kind) + score;
}
