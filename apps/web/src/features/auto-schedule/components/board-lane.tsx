// One arena's day from top to bottom: its sessions as open paper, its breaks hatched, its matches as cards.
import { Box, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import { clockTime } from '@gelanggang/domain/words/dates';
import type { Seen } from '../board-geometry';
import type { Item } from '../board-model';
import { autoTexts as texts } from '../texts';
import { BoardCard, CardFace } from './board-card';

export interface LaneSession {
  from: number;
  to: number;
  /** Names of the ages that it is for; empty: all. */
  ages: string;
}

interface LaneProps {
  arenaId: number;
  from: number;
  to: number;
  pixelsPerMinute: number;
  sessions: readonly LaneSession[];
  items: readonly Item[];
  /** What the hand holds would begin here. */
  landing: { item: Item; start: number; hasWarning: boolean } | null;
  carriedId: number | null;
  seen: Seen;
  isShownOnPhone: boolean;
  hasWarning(id: number): boolean;
  isFaded(item: Item): boolean;
  onOpen(id: number): void;
}

export const BoardLane = memo(function BoardLane(props: LaneProps) {
  const { arenaId, from, to, pixelsPerMinute: scale, sessions, items, landing, carriedId, seen } = props;
  const shown = items.filter(
    ({ id, place, length }) =>
      id === carriedId || (place && place.start - from < seen.to && place.start + length - from > seen.from),
  );
  return (
    <Box
      data-lane={arenaId}
      position="relative"
      flex="1 1 0"
      minW={{ base: '0', md: '13rem' }}
      display={{ base: props.isShownOnPhone ? 'block' : 'none', md: 'block' }}
      borderStartWidth="1px"
      borderColor="border.emphasized"
      css={{
        backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 7px, var(--g-colors-border) 7px 8px)',
      }}
      style={{ height: (to - from) * scale }}
    >
      {sessions.map((session) => (
        <Session key={session.from} session={session} from={from} scale={scale} />
      ))}
      {sessions.slice(1).map((session, index) => (
        <Break
          key={session.from}
          before={sessions[index]}
          after={session}
          from={from}
          scale={scale}
          isUsed={items.some(({ place }) => isBetween(place?.start, sessions[index]?.to, session.from))}
        />
      ))}
      {shown.map((item) =>
        item.place ? (
          <BoardCard
            key={item.id}
            item={item}
            top={(item.place.start - from) * scale}
            height={Math.max(10, item.length * scale - 2)}
            hasWarning={props.hasWarning(item.id)}
            isFaded={props.isFaded(item)}
            isCarried={item.id === carriedId}
            onOpen={props.onOpen}
          />
        ) : null,
      )}
      {landing ? <LandingBox landing={landing} from={from} scale={scale} /> : null}
    </Box>
  );
}, isSameLane);

/** Each step of the hand makes new lists of all lanes: a lane in which nothing moved is not drawn again. */
function isSameLane(before: LaneProps, after: LaneProps): boolean {
  const keys = Object.keys(after) as (keyof LaneProps)[];
  return keys.every((key) => {
    if (key === 'items') return isSameList(before.items, after.items);
    if (key === 'landing') return isSameLanding(before.landing, after.landing);
    return Object.is(before[key], after[key]);
  });
}

const isSameList = (before: readonly Item[], after: readonly Item[]) =>
  before.length === after.length && before.every((item, index) => item === after[index]);

const isSameLanding = (before: LaneProps['landing'], after: LaneProps['landing']) =>
  before === after ||
  (before?.item === after?.item && before?.start === after?.start && before?.hasWarning === after?.hasWarning);

function Session({ session, from, scale }: { session: LaneSession; from: number; scale: number }) {
  const hour = 60 * scale;
  return (
    <Box
      position="absolute"
      insetInline="0"
      bg="bg"
      borderBlockWidth="1px"
      borderColor="border.emphasized"
      css={{
        backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 ${hour - 1}px, var(--g-colors-border) ${hour - 1}px ${hour}px)`,
        backgroundPositionY: `${-(session.from % 60) * scale}px`,
      }}
      style={{ top: (session.from - from) * scale, height: (session.to - session.from) * scale }}
    >
      {session.ages ? (
        <chakra.p
          textStyle="xs"
          color="fg.subtle"
          px="2"
          py="1"
          truncate
          position="absolute"
          bottom="0"
          insetInline="0"
        >
          {texts.board.onlyAges(session.ages)}
        </chakra.p>
      ) : null}
    </Box>
  );
}

interface BreakProps {
  before: LaneSession | undefined;
  after: LaneSession;
  from: number;
  scale: number;
  /** Something stands in it all the same. */
  isUsed: boolean;
}

function isBetween(minute: number | undefined, from: number | undefined, to: number): boolean {
  return minute !== undefined && from !== undefined && minute >= from && minute < to;
}

function Break({ before, after, from, scale, isUsed }: BreakProps) {
  if (!before || isUsed || (after.from - before.to) * scale < 18) return null;
  return (
    <Box
      position="absolute"
      insetInline="0"
      display="grid"
      placeItems="center"
      textStyle="xs"
      color="fg.muted"
      style={{ top: (before.to - from) * scale, height: (after.from - before.to) * scale }}
    >
      <chakra.span bg="bg.muted" px="2" rounded="sm">
        {texts.board.pause(clockTime(wallTime(before.to)), clockTime(wallTime(after.from)))}
      </chakra.span>
    </Box>
  );
}

function LandingBox({
  landing,
  from,
  scale,
}: {
  landing: NonNullable<LaneProps['landing']>;
  from: number;
  scale: number;
}) {
  const { item, start, hasWarning } = landing;
  const height = Math.max(10, item.length * scale - 2);
  return (
    <Box
      position="absolute"
      insetInline="1"
      zIndex="3"
      pointerEvents="none"
      rounded="sm"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={hasWarning ? 'status.danger.fg' : 'marun.fg'}
      bg={hasWarning ? 'status.danger.subtle' : 'marun.subtle'}
      px="1.5"
      overflow="hidden"
      transition="top 90ms"
      style={{ top: (start - from) * scale, height }}
    >
      <CardFace item={{ ...item, place: { arenaId: 0, start } }} height={height} hasWarning={hasWarning} />
    </Box>
  );
}
