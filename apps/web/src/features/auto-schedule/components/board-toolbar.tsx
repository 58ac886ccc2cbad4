// Above the board: which day, how close, whose matches; the next thing that is wrong; and back.
import { Box, chakra } from '@chakra-ui/react';
import { TriangleAlert, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { dayStart, wallDate } from '@gelanggang/domain/schedule/auto/plan-types';
import { IconButton } from '@web/components/button';
import { FilterChip, FilterSelect, SearchField } from '@web/components/list-filters';
import { formatShortDay } from '@web/lib/formats';
import { className, type Item } from '../board-model';
import { ZOOMS } from '../board-geometry';
import { autoTexts as texts } from '../texts';
import type { Board } from '../use-board';

interface ToolbarProps {
  board: Board;
  day: string;
  zoom: number;
  arenaOnPhone: number | undefined;
  onDay(day: string): void;
  onZoom(zoom: number): void;
  onArena(id: number): void;
  onNextWarning(): void;
}

export function BoardToolbar(props: ToolbarProps) {
  const { board, day, zoom, onZoom } = props;
  const { warnings, moves } = board;
  return (
    <Box display="flex" flexWrap="wrap" gap="2" alignItems="center" mb="3">
      <DayTabs board={board} day={day} onDay={props.onDay} />
      <Box display={{ base: 'block', md: 'none' }}>
        <FilterChip
          label={texts.board.arena}
          value={String(props.arenaOnPhone ?? board.arenas[0]?.id ?? '')}
          options={board.arenas.map(({ id, name }) => ({ value: String(id), label: name }))}
          isActive
          isRequired
          onChoose={(value) => props.onArena(Number(value))}
        />
      </Box>
      <FilterSelect name="age" label={texts.board.age} options={agesOf(board.items)} clears={['class']} />
      <FilterSelect name="class" label={texts.board.className} options={classesOf(board.items)} />
      <Box flex="1 1 16rem" maxW={{ md: '17rem' }} display="flex">
        <SearchField placeholder={texts.board.search} />
      </Box>
      <Box display="flex" gap="1" alignItems="center" ms={{ md: 'auto' }}>
        <IconButton
          label={texts.board.nextWarning}
          size="sm"
          disabled={warnings.length === 0}
          color={warnings.length > 0 ? 'status.danger.fg' : undefined}
          onClick={props.onNextWarning}
        >
          <TriangleAlert aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.board.undo} size="sm" disabled={!moves.canUndo} onClick={moves.undo}>
          <Undo2 aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.board.zoomOut} size="sm" disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton
          label={texts.board.zoomIn}
          size="sm"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => onZoom(zoom + 1)}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
      </Box>
    </Box>
  );
}

function DayTabs({ board, day, onDay }: Pick<ToolbarProps, 'board' | 'day' | 'onDay'>) {
  return (
    <Box role="group" aria-label={texts.board.days} display="flex" gap="1" overflowX="auto" maxW="100%">
      {board.days.map((one) => {
        const isChosen = one === day;
        const wrong = board.warnings.filter(({ id }) => isOn(board, id, one)).length;
        return (
          <chakra.button
            key={one}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onDay(one)}
            minH={{ base: '44px', md: '36px' }}
            px="3"
            rounded="md"
            borderWidth="1px"
            whiteSpace="nowrap"
            textStyle="sm"
            fontWeight="semibold"
            cursor="pointer"
            bg={isChosen ? 'bg.inverted' : 'bg.panel'}
            color={isChosen ? 'fg.inverted' : 'fg'}
            borderColor={isChosen ? 'bg.inverted' : 'border.control'}
          >
            {formatShortDay(one)}
            {wrong > 0 ? (
              <chakra.span
                ms="2"
                px="1.5"
                rounded="sm"
                bg="status.danger.subtle"
                color="status.danger.fg"
                aria-label={texts.summary.warningCount(wrong)}
              >
                {wrong}
              </chakra.span>
            ) : null}
          </chakra.button>
        );
      })}
    </Box>
  );
}

function isOn({ byId }: Board, id: number, day: string): boolean {
  const place = byId.get(id)?.place;
  return place ? wallDate(dayStart(place.start)) === day : false;
}

function agesOf(items: readonly Item[]) {
  const ages = new Map(items.map(({ wire }) => [wire.age_category_id, wire.age_category]));
  return [...ages].sort(([a], [b]) => a - b).map(([id, name]) => ({ value: String(id), label: name }));
}

function classesOf(items: readonly Item[]) {
  const names = new Set(items.map(({ wire }) => className(wire)));
  return [...names]
    .sort((a, b) => a.localeCompare(b, 'id', { numeric: true }))
    .map((name) => ({ value: name, label: name }));
}
