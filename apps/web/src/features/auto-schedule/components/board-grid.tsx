// The board: arenas side by side, the day from top to bottom. Matches are moved by hand, by keys, or through their dialog.
import { Box, chakra } from '@chakra-ui/react';
import { DragDropProvider, DragOverlay, PointerSensor } from '@dnd-kit/react';
import { Accessibility, defaultPreset, PointerActivationConstraints } from '@dnd-kit/dom';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { dayStart, wallMinute, wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import { clockTime } from '@gelanggang/domain/words/dates';
import { type Seen, seenMinutes } from '../board-geometry';
import { firstStart, hoursOf, type Item } from '../board-model';
import { autoTexts as texts } from '../texts';
import type { Board } from '../use-board';
import { useDrag, useFocusOnCarried, useKeys } from '../use-board-hands';
import type { Carry } from '../use-carry';
import { CardFace } from './board-card';
import { BoardLane, type LaneSession } from './board-lane';
import { LandingBar } from './landing-bar';

interface BoardGridProps {
  board: Board;
  carry: Carry;
  day: string;
  pixelsPerMinute: number;
  /** The arena that a phone shows. */
  arenaOnPhone: number | undefined;
  isFaded(item: Item): boolean;
  onOpen(id: number): void;
  /** Beside the lanes, inside of what can be dragged. */
  tray: ReactNode;
}

/** A finger that rests a moment lifts, one that moves scrolls. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: (event) =>
      event.pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 300, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
  }),
];

/** The library would speak English to those who cannot see; the landing bar speaks for it. */
const plugins = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility);

const GUTTER = '3.25rem';

export function BoardGrid(props: BoardGridProps) {
  const { board, carry, day, pixelsPerMinute: scale, tray } = props;
  const { items, arenas, rules } = board;
  const scroller = useRef<HTMLDivElement>(null);
  const hours = useMemo(() => hoursOf(day, items, rules.windows), [day, items, rules]);
  const [seen, setSeen] = useState<Seen>({ from: 0, to: 24 * 60 });
  const look = useCallback(() => {
    const box = scroller.current;
    if (box) setSeen(seenMinutes(box.scrollTop, box.clientHeight, scale));
  }, [scale]);
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look, day]);

  const today = wallMinute(day, '00:00');
  // a day opens where its plan begins: what is over stands above
  const opensAt = useRef('');
  useEffect(() => {
    if (opensAt.current === day) return;
    opensAt.current = day;
    const first = firstStart(items, today) ?? hours.from;
    scroller.current?.scrollTo({ top: Math.max(0, (first - hours.from - 15) * scale) });
  }, [day, items, today, hours, scale]);
  const shown = carry.landing?.items ?? items;
  const lanes = useMemo(() => lanesOf(shown, today), [shown, today]);
  const sessions = useMemo(
    () => new Map(arenas.map(({ id }) => [id, sessionsOf(rules, items, id, today)])),
    [arenas, rules, items, today],
  );
  const drag = useDrag(board, carry, hours.from, scale, today);
  const keys = useKeys(board, carry);
  useFocusOnCarried(carry);
  const carried = carry.id === null ? undefined : board.byId.get(carry.id);
  const { warningsOf } = board;
  const hasWarning = useCallback((id: number) => warningsOf.has(id), [warningsOf]);
  const landing = carry.landing;

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={drag.start}
      onDragMove={drag.move}
      onDragEnd={drag.end}
    >
      <chakra.p id="board-keys" srOnly>
        {texts.board.keyboard}
      </chakra.p>
      <Box display="flex" gap="4" alignItems="start" flexDirection={{ base: 'column', lg: 'row' }}>
        <Box flex="1" minW="0" w="100%">
          <Box
            ref={scroller}
            onScroll={look}
            onKeyDownCapture={keys}
            role="region"
            aria-label={texts.board.label}
            overflow="auto"
            // what keys carry is not brought to rest under the heads, the hours or the landing bar
            scrollPadding="4rem 0 9rem 3.5rem"
            maxH="calc(100dvh - 8rem)"
            minH="20rem"
            borderWidth="1px"
            borderColor="border.emphasized"
            rounded="md"
            bg="bg.muted"
            position="relative"
            data-board
          >
            <Heads board={board} lanes={lanes} arenaOnPhone={props.arenaOnPhone} />
            <Box display="flex" minW={{ base: '100%', md: 'max-content' }} w="100%">
              <Hours from={hours.from} to={hours.to} scale={scale} />
              {arenas.map(({ id }) => (
                <BoardLane
                  key={id}
                  arenaId={id}
                  from={hours.from}
                  to={hours.to}
                  pixelsPerMinute={scale}
                  sessions={sessions.get(id) ?? NO_SESSIONS}
                  items={lanes.get(id) ?? NOTHING}
                  landing={
                    carried && landing?.place?.arenaId === id && dayStart(landing.place.start) === today
                      ? { item: carried, start: landing.place.start, hasWarning: landing.warnings.length > 0 }
                      : null
                  }
                  carriedId={carry.id}
                  seen={seen}
                  isShownOnPhone={id === (props.arenaOnPhone ?? arenas[0]?.id)}
                  hasWarning={hasWarning}
                  isFaded={props.isFaded}
                  onOpen={props.onOpen}
                />
              ))}
            </Box>
          </Box>
          <LandingBar board={board} carry={carry} />
        </Box>
        {tray}
      </Box>
      <DragOverlay dropAnimation={null}>
        {() =>
          carried && carry.by === 'pointer' ? (
            <Box
              bg="bg.panel"
              h="100%"
              minH="2.25rem"
              px="2"
              rounded="sm"
              boxShadow="pop"
              borderStartWidth="3px"
              borderColor="marun.fg"
              overflow="hidden"
              cursor="grabbing"
            >
              <CardFace
                item={{ ...carried, place: landing?.place ?? carried.place }}
                height={40}
                hasWarning={(landing?.warnings.length ?? 0) > 0}
              />
            </Box>
          ) : null
        }
      </DragOverlay>
    </DragDropProvider>
  );
}

const NOTHING: readonly Item[] = [];
const NO_SESSIONS: readonly LaneSession[] = [];

function lanesOf(items: readonly Item[], today: number): Map<number, Item[]> {
  const lanes = new Map<number, Item[]>();
  for (const item of items) {
    if (!item.place || dayStart(item.place.start) !== today) continue;
    const lane = lanes.get(item.place.arenaId);
    if (lane) lane.push(item);
    else lanes.set(item.place.arenaId, [item]);
  }
  for (const lane of lanes.values()) lane.sort((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0));
  return lanes;
}

function sessionsOf(rules: Board['rules'], items: readonly Item[], arenaId: number, today: number): LaneSession[] {
  return rules.windows
    .filter((one) => one.arenaId === arenaId && dayStart(one.from) === today)
    .map(({ from, to, ageCategoryIds }) => ({ from, to, ages: agesOf(ageCategoryIds, items) }))
    .sort((a, b) => a.from - b.from);
}

function agesOf(ids: readonly number[] | null, items: readonly Item[]): string {
  if (ids === null) return '';
  const names = ids.map((id) => items.find((item) => item.ageCategoryId === id)?.wire.age_category ?? '');
  return names.filter(Boolean).join(', ');
}

interface HeadsProps {
  board: Board;
  lanes: ReadonlyMap<number, Item[]>;
  arenaOnPhone: number | undefined;
}

function Heads({ board, lanes, arenaOnPhone }: HeadsProps) {
  return (
    <Box
      display="flex"
      minW={{ base: '100%', md: 'max-content' }}
      position="sticky"
      top="0"
      zIndex="5"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.emphasized"
    >
      <Box w={GUTTER} flex="none" position="sticky" left="0" bg="bg.panel" zIndex="1" />
      {board.arenas.map(({ id, name }) => {
        const lane = lanes.get(id) ?? NOTHING;
        const end = Math.max(0, ...lane.map((item) => (item.place?.start ?? 0) + item.length));
        return (
          <Box
            key={id}
            flex="1 1 0"
            minW={{ base: '0', md: '13rem' }}
            display={{ base: id === (arenaOnPhone ?? board.arenas[0]?.id) ? 'block' : 'none', md: 'block' }}
            px="2"
            py="1.5"
            borderStartWidth="1px"
            borderColor="border.emphasized"
          >
            <chakra.h3 fontWeight="bold" fontStretch="85%" truncate>
              {name}
            </chakra.h3>
            <chakra.p textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
              {texts.board.matches(lane.length)}
              {end > 0 ? ` · ${clockTime(wallTime(lane[0]?.place?.start ?? 0))}–${clockTime(wallTime(end))}` : ''}
            </chakra.p>
          </Box>
        );
      })}
    </Box>
  );
}

function Hours({ from, to, scale }: { from: number; to: number; scale: number }) {
  const hours = Array.from({ length: Math.max(0, Math.round((to - from) / 60)) }, (_, index) => from + index * 60);
  return (
    <Box
      w={GUTTER}
      flex="none"
      position="sticky"
      left="0"
      zIndex="4"
      bg="bg.panel"
      fontVariantNumeric="tabular-nums"
      textStyle="xs"
      color="fg.muted"
      style={{ height: (to - from) * scale }}
    >
      {hours.map((hour) => (
        <Box key={hour} position="absolute" right="2" pt="0.5" style={{ top: (hour - from) * scale }}>
          {clockTime(wallTime(hour))}
        </Box>
      ))}
    </Box>
  );
}
