// What is on a mat now: the mat with its circles, blue and red where the corners stand; on a phone the same in a row.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { CornerMark } from '../../../components/corner-mark';
import { cornerName } from '@web/live/corners-of';
import { formatMoment } from '../../../lib/formats';
import { shortArenaName, type ArenaDay, type Slot } from '../../../live/arena-days';
import { useMatchScore } from '../../../live/use-arena-score';
import { LARGE_LETTERS } from '../../../theme/large-letters';
import { homeTexts } from '../texts';

interface NowProps {
  one: ArenaDay;
  timeZone: string;
}

interface Shown {
  slot: Slot;
  word: string;
  /** On the mat or called to it: maroon is for what happens now. */
  isNow: boolean;
  when: string;
}

/** The match on the mat, else the next one; null when the arena is done for the day. */
function shownOf(one: ArenaDay, timeZone: string): Shown | null {
  const slot = one.current ?? one.next;
  if (!slot) return null;
  const { match, plannedAt, estimatedAt } = slot;
  const start = estimatedAt ?? plannedAt;
  const clock = formatMoment(start, timeZone);
  const soon = homeTexts.startsAt(start - plannedAt >= 60_000 ? `± ${clock}` : clock);
  if (match.status === 'ongoing') {
    const since = match.started_at ? homeTexts.since(formatMoment(match.started_at, timeZone)) : '';
    return { slot, word: homeTexts.running, isNow: true, when: since };
  }
  const isCalled = match.status === 'called';
  return { slot, word: isCalled ? homeTexts.called : homeTexts.next, isNow: isCalled, when: soon };
}

interface CornerProps {
  match: LiveMatch;
  corner: Corner;
  /** While the match is on and judges' panels score it. */
  live: LiveScore | null;
}

const scoreOf = ({ match, corner, live }: CornerProps): string => {
  const score = live?.[corner].score ?? (corner === 'blue' ? match.blue_score : match.red_score);
  return score === null ? '–' : String(score);
};

function Person({ match, corner }: { match: LiveMatch; corner: Corner }) {
  const isBlue = corner === 'blue';
  const who = match[corner];
  return (
    <Box
      position="absolute"
      lineHeight="1.25"
      maxW="58%"
      {...(isBlue ? { left: '30px', bottom: '12px' } : { right: '34px', top: '13px', textAlign: 'end' })}
    >
      <chakra.p fontSize="15.5px" fontWeight="680" truncate title={shownName(who.name)}>
        {cornerName(who, match.round)}
      </chakra.p>
      <chakra.p fontSize="12.5px" color="fg.muted" truncate title={shownName(who.contingent)} minH="1.25em">
        {shownName(who.contingent)}
      </chakra.p>
    </Box>
  );
}

function CornerScore(props: CornerProps) {
  const { corner } = props;
  const isBlue = corner === 'blue';
  return (
    <Box
      position="absolute"
      top="86px"
      w="62px"
      textAlign="center"
      {...(isBlue ? { left: '18px' } : { right: '18px' })}
    >
      <chakra.span
        display="block"
        fontSize="12px"
        lineHeight="1.1"
        fontWeight="semibold"
        color={isBlue ? 'corner.blue.fg' : 'corner.red.fg'}
      >
        {CORNER_LABELS[corner]}
      </chakra.span>
      <chakra.span display="block" mt="0.5" textStyle="display.score" data-score={corner}>
        {scoreOf(props)}
      </chakra.span>
    </Box>
  );
}

export function ArenaTile({ one, timeZone }: NowProps) {
  const shown = shownOf(one, timeZone);
  const live = useMatchScore(shown?.slot.match);
  return (
    <chakra.li
      position="relative"
      h="232px"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      overflow="hidden"
    >
      <chakra.svg
        position="absolute"
        left="50%"
        top="50%"
        boxSize="118px"
        transform="translate(-50%, -50%)"
        viewBox="0 0 118 118"
        fill="none"
        stroke="border.emphasized"
        aria-hidden="true"
      >
        <circle cx="59" cy="59" r="58.5" />
        <circle cx="59" cy="59" r="37.5" />
      </chakra.svg>
      <Box
        position="absolute"
        left="0"
        bottom="0"
        boxSize="30px"
        bg="corner.blue.solid"
        clipPath="polygon(0 0,100% 100%,0 100%)"
      />
      <Box
        position="absolute"
        right="0"
        top="0"
        boxSize="30px"
        bg="corner.red.solid"
        clipPath="polygon(0 0,100% 0,100% 100%)"
      />
      <Box position="absolute" top="12px" left="14px">
        <chakra.h3 textStyle="display.score" title={one.arena.name} aria-label={one.arena.name}>
          {shortArenaName(one.arena.name)}
        </chakra.h3>
        <chakra.p fontSize="12.5px" fontWeight="semibold" color={shown?.isNow ? 'marun.fg' : 'fg.muted'} mt="1">
          {shown?.word ?? homeTexts.resting}
        </chakra.p>
      </Box>
      {shown ? (
        <>
          <Person match={shown.slot.match} corner="red" />
          <CornerScore match={shown.slot.match} corner="blue" live={live} />
          <CornerScore match={shown.slot.match} corner="red" live={live} />
          <Box position="absolute" insetX="0" top="90px" textAlign="center" pointerEvents="none">
            <chakra.span display="block" fontSize="12px" lineHeight="1.1" color="fg.subtle">
              {homeTexts.match}
            </chakra.span>
            <chakra.span display="block" mt="0.5" textStyle="display.figure" fontSize="34px">
              {shown.slot.match.partai ?? '–'}
            </chakra.span>
          </Box>
          <Person match={shown.slot.match} corner="blue" />
          <chakra.p
            position="absolute"
            right="14px"
            bottom="13px"
            fontSize="13px"
            fontWeight="semibold"
            color="fg.muted"
          >
            {shown.when}
          </chakra.p>
        </>
      ) : null}
    </chakra.li>
  );
}

function RowCorner(props: CornerProps) {
  const { match, corner } = props;
  return (
    <Box display="flex" alignItems="center" gap="2" fontSize="15px" lineHeight="1.2" minW="0">
      <CornerMark corner={corner} />
      <chakra.span
        fontWeight="semibold"
        truncate
        flex="1"
        minW="0"
        css={{ [LARGE_LETTERS]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
      >
        {cornerName(match[corner], match.round)}
      </chakra.span>
      <chakra.span textStyle="display.figure" fontSize="20px" w="26px" textAlign="end" data-score={corner}>
        {scoreOf(props)}
      </chakra.span>
    </Box>
  );
}

export function ArenaRow({ one, timeZone }: NowProps) {
  const shown = shownOf(one, timeZone);
  const live = useMatchScore(shown?.slot.match);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="30px minmax(0, 1fr) 76px"
      gap="3"
      alignItems="center"
      borderTopWidth="1px"
      minH="72px"
      css={{
        [LARGE_LETTERS]: {
          // which arena it is and when stand above and under who it is
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '1',
          py: '2',
          '& > *': { gridColumn: 1, textAlign: 'start' },
        },
      }}
    >
      <chakra.h3 textStyle="display.figure" fontSize="36px" title={one.arena.name} aria-label={one.arena.name}>
        {shortArenaName(one.arena.name)}
      </chakra.h3>
      {shown ? (
        <>
          <Box display="grid" gap="1" minW="0">
            <RowCorner match={shown.slot.match} corner="blue" live={live} />
            <RowCorner match={shown.slot.match} corner="red" live={live} />
          </Box>
          <Box fontSize="12.5px" lineHeight="1.35" textAlign="end" color="fg.muted">
            <p>
              {homeTexts.match} {shown.slot.match.partai ?? '–'}
            </p>
            <chakra.p fontWeight="semibold" color={shown.isNow ? 'marun.fg' : 'fg'}>
              {shown.word === homeTexts.next ? shown.when : shown.word}
            </chakra.p>
          </Box>
        </>
      ) : (
        <chakra.p textStyle="sm" color="fg.muted" gridColumn="2 / -1">
          {homeTexts.resting}
        </chakra.p>
      )}
    </chakra.li>
  );
}
