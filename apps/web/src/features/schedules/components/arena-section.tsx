// One arena from top to bottom: now, next, later, then what is done.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { KEPT, KEPT_MARK } from '../../../components/kept-place';
import { Tag } from '../../../components/tag';
import { LARGE_LETTERS } from '../../../theme/large-letters';
import type { Following } from '../../../lib/followed';
import type { ArenaDay, Slot } from '../../../live/arena-days';
import { rowFacts } from '../../../live/row-facts';
import { scheduleTexts } from '../texts';
import { useSteadyHeight } from '../use-steady-height';
import { LiveRow } from './live-row';
import { OpenedMatch } from './opened-match';
import { RunningMatch } from './running-match';

/** Later matches and results beyond these are folded, unless a filter asks for some. */
const LATER_SHOWN = 5;
const DONE_SHOWN = 3;
/** Below this an arena counts as on time. */
const BEHIND_FROM_MINUTES = 2;

/** px of a row on a phone, and of all else: name, running match, labels, what unfolds. Rather a little too much. */
const ROW_HEIGHT = 88;
const AROUND_ROWS = 480;
/** px more of a row that says how its result stands. */
const STATE_HEIGHT = 28;

/** The height to keep free for an arena that is not laid out yet, in px. */
export function heightOf({ current, next, later, done }: ArenaDay, isUnfolded: boolean): number {
  const shown = (slots: readonly Slot[], most: number) => (isUnfolded ? slots : slots.slice(0, most));
  // the one that ended last may stand on the mat
  const over = shown(done, DONE_SHOWN + 1);
  const rows = [...(next ? [next] : []), ...shown(later, LATER_SHOWN), ...over];
  const stated = [...(current ? [current] : []), ...over].filter(({ match }) => match.standing?.state);
  return AROUND_ROWS + ROW_HEIGHT * rows.length + STATE_HEIGHT * stated.length;
}

interface ArenaSectionProps {
  one: ArenaDay;
  timeZone: string;
  query: string;
  isUnfolded: boolean;
  following: Following;
}

const Label = chakra('h3', {
  base: { px: '4', pt: '3', pb: '0.5', fontSize: '13px', fontWeight: 'semibold', color: 'fg.muted' },
});
/** The label of the results, with what unfolds the rest of them beside it: their number changes no height. */
const DoneHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    minH: '40px',
    [LARGE_LETTERS]: { flexWrap: 'wrap' },
  },
});

export function ArenaSection({ one, timeZone, query, isUnfolded, following }: ArenaSectionProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [isLaterOpen, setIsLaterOpen] = useState(false);
  const [isDoneOpen, setIsDoneOpen] = useState(false);
  const [toggle] = useState(() => (id: number) => setOpenId((before) => (before === id ? null : id)));
  // until the next is called, the mat keeps the result of the last one: nothing below it moves
  const last = one.current === null && one.next !== null ? one.done[0] : undefined;
  const onMat = (one.current ?? last)?.match;
  const over = last ? one.done.slice(1) : one.done;
  const later = isUnfolded || isLaterOpen ? one.later : one.later.slice(0, LATER_SHOWN);
  const wanted = isDoneOpen ? over.length : Math.min(over.length, DONE_SHOWN);
  const { end, rows, minHeight, show } = useSteadyHeight(one, wanted, openId === null);
  const done = isUnfolded ? over : over.slice(0, rows);

  const openDone = () => {
    setIsDoneOpen(true);
    show(over.length);
  };

  const row = (slot: Slot) => (
    <LiveRow
      key={slot.match.id}
      {...rowFacts(slot, timeZone)}
      following={following}
      isOpen={openId === slot.match.id}
      query={query}
      onToggle={toggle}
    />
  );

  return (
    <Box style={minHeight === null ? undefined : { minHeight }}>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2.5"
        px="4"
        pt={{ base: '2', md: '4' }}
        pb={{ base: '1.5', md: '2.5' }}
      >
        <chakra.h2
          textStyle="display.arena"
          lineHeight="1.2"
          minW="0"
          maxW="100%"
          truncate
          css={{ [LARGE_LETTERS]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
        >
          {one.arena.name}
        </chakra.h2>
        {one.behindMinutes >= BEHIND_FROM_MINUTES ? (
          <Tag tone="warn" ms="auto">
            {scheduleTexts.behind(one.behindMinutes)}
          </Tag>
        ) : null}
      </Box>
      {onMat ? (
        <RunningMatch
          match={onMat}
          timeZone={timeZone}
          isBlueFollowed={following.followsCorner(onMat.blue)}
          isRedFollowed={following.followsCorner(onMat.red)}
          query={query}
          isOpen={openId === onMat.id}
          onToggle={toggle}
        >
          {openId === onMat.id ? <OpenedMatch match={onMat} following={following} /> : null}
        </RunningMatch>
      ) : null}
      {one.next ? (
        <Box {...KEPT}>
          <Label {...KEPT_MARK}>{scheduleTexts.next}</Label>
          <ul>{row(one.next)}</ul>
        </Box>
      ) : null}
      {one.later.length > 0 ? (
        <Box {...KEPT}>
          <Label {...KEPT_MARK}>{scheduleTexts.later}</Label>
          <ul>{later.map(row)}</ul>
          <More
            count={one.later.length - later.length}
            text={scheduleTexts.showLater}
            onMore={() => setIsLaterOpen(true)}
          />
        </Box>
      ) : null}
      {done.length > 0 ? (
        <Box {...KEPT}>
          <DoneHead>
            <Label {...KEPT_MARK}>{scheduleTexts.done}</Label>
            <More count={over.length - done.length} text={scheduleTexts.showDone} onMore={openDone} />
          </DoneHead>
          <ul>{done.map(row)}</ul>
        </Box>
      ) : null}
      <div ref={end} />
    </Box>
  );
}

function More({ count, text, onMore }: { count: number; text: (count: number) => string; onMore(): void }) {
  if (count <= 0) return null;
  return (
    <Button variant="plain" size="sm" mx="1.5" my="1" onClick={onMore} {...KEPT}>
      {text(count)}
    </Button>
  );
}
