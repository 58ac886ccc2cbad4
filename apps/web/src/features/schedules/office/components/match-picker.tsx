// The matches of the form: filters above, then a row each; only the rows in view are drawn, so hundreds stay smooth.
import { Box, chakra } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '@web/components/button';
import { Sheet } from '@web/components/data-table';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useSteady } from '@web/lib/use-steady';
import { nameOf, type Candidate } from '../candidates';
import { isBegun, isLocked } from '../selection';
import { scheduleTexts as texts } from '../texts';
import { useRowDrag } from '../use-row-drag';
import type { MatchSelection } from '../use-match-selection';
import type { Refused } from '../use-schedule-form';
import type { ScheduleWarnings } from '@gelanggang/domain/schedule/schedule-warnings';
import { Attention } from './attention';
import { MatchRow, Who, type RowActions } from './match-row';

interface MatchPickerProps {
  picking: MatchSelection;
  warnings: ScheduleWarnings;
  /** Of the stored schedule: orders begin at 1, partai numbers go on through the day or the tournament. */
  partai: readonly { number: number; partai: string }[];
  scheduleId: number | null;
  hasTournament: boolean;
  query: { isLoading: boolean; error: Error | null; refetch(): unknown };
  filters: ReactNode;
  refused: Refused;
}

export function MatchPicker(props: MatchPickerProps) {
  const { picking, warnings, partai, scheduleId, hasTournament, query, filters, refused } = props;
  const inOrder = [...partai].sort((a, b) => a.number - b.number);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const jump = useRef<(index: number) => void>(undefined);
  const lastWarned = useRef(-1);
  const warned = useMemo(
    () =>
      picking.rows.flatMap((row, index) =>
        warnings.ofMatch.has(row.id) || refused.ofMatch.has(row.id) ? [index] : [],
      ),
    [picking.rows, warnings, refused],
  );
  const toNext = useSteady(() => {
    const next = warned.find((index) => index > lastWarned.current) ?? warned[0];
    if (next === undefined) return;
    lastWarned.current = next;
    jump.current?.(next);
  });
  const selectAll = useSteady(picking.selectAll);
  const clear = useSteady(picking.clear);
  const renumber = useSteady(picking.renumber);
  if (!hasTournament) return <EmptyState text={texts.chooseTournament} />;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <PageLoading />;
  const wrong = [...(picking.pastMidnight > 0 ? [texts.pastMidnight(picking.pastMidnight)] : []), ...refused.general];
  return (
    <chakra.section mt="8" aria-label={texts.columns.details}>
      {filters}
      <Attention general={warnings.general.join('\n')} warnedCount={warned.length} onNext={toNext} />
      <Toolbar
        selected={picking.selection.size}
        begun={picking.rows.filter((row) => isBegun(row, scheduleId)).length}
        total={picking.rows.length}
        partaiRange={first && last ? texts.partaiRange(first.partai, last.partai) : ''}
        canSelect={picking.rows.some((row) => !isLocked(row, scheduleId) && !picking.selection.has(row.id))}
        {...{ selectAll, clear, renumber }}
      />
      {wrong.length > 0 ? (
        <chakra.ul role="alert" color="fg.error" fontWeight="medium" mb="3">
          {wrong.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </chakra.ul>
      ) : null}
      <Sheet>
        {picking.rows.length === 0 ? <EmptyState text={texts.noMatches} hint={texts.noMatchesHint} /> : null}
        <Rows picking={picking} warnings={warnings} refused={refused} scheduleId={scheduleId} jump={jump} />
      </Sheet>
    </chakra.section>
  );
}

interface ToolbarProps {
  selected: number;
  /** Of them those that have begun and stay. */
  begun: number;
  total: number;
  partaiRange: string;
  /** There is one more to select. */
  canSelect: boolean;
  selectAll(): void;
  clear(): void;
  renumber(): void;
}

const Toolbar = memo(function Toolbar({ selected, begun, total, partaiRange, canSelect, ...does }: ToolbarProps) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" my="3">
      <chakra.p fontWeight="semibold" me="auto" role="status">
        {texts.selected(selected, total)}
        <chakra.span fontWeight="normal" color="fg.muted">
          {partaiRange}
        </chakra.span>
      </chakra.p>
      <Button size="sm" isIdle={!canSelect} onClick={does.selectAll}>
        {texts.selectAll}
      </Button>
      <Button size="sm" isIdle={selected === begun} onClick={does.clear}>
        {texts.unselectAll}
      </Button>
      <Button size="sm" isIdle={selected === 0} onClick={does.renumber}>
        {texts.renumber}
      </Button>
    </Box>
  );
});

interface RowsProps {
  picking: MatchSelection;
  warnings: ScheduleWarnings;
  refused: Refused;
  scheduleId: number | null;
  jump: { current: ((index: number) => void) | undefined };
}

const ROW_HEIGHT = 61;

function Rows({ picking, warnings, refused, scheduleId, jump }: RowsProps) {
  const { rows, selection } = picking;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  // what stands above the list grows and shrinks with the choices, and the page with it
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    jump.current = (index) => virtual.scrollToIndex(index, { align: 'center' });
  });
  const { drag, start } = useRowDrag((id, over) => picking.moveTo(id, over));
  // rows keep the same functions while everything around them changes: only the touched row is drawn again
  const begin = useSteady(start);
  const toggle = useSteady(picking.toggle);
  const change = useSteady(picking.change);
  const moveBy = useSteady((id: number, places: number) => {
    const at = rows.findIndex((row) => row.id === id);
    const place = at + places;
    if (place < 0 || place >= selection.size) return;
    picking.moveBy(id, places);
    const row = rows[at];
    if (row) setSaid(texts.movedTo(nameOf(row), place + 1));
    virtual.scrollToIndex(place, { align: 'auto' });
  });
  const actions = useMemo<RowActions>(() => ({ drag: begin, toggle, change, moveBy }), [begin, toggle, change, moveBy]);
  const placeOf = (id: number | null | undefined) => rows.findIndex((row) => row.id === id);
  const carried = drag ? rows[placeOf(drag.id)] : undefined;
  const isDown = placeOf(drag?.over) > placeOf(drag?.id);
  return (
    <>
      <chakra.ol ref={list} position="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const candidate = rows[item.index];
          if (!candidate) return null;
          return (
            <MatchRow
              key={item.key}
              candidate={candidate}
              slot={selection.get(candidate.id)}
              locked={isLocked(candidate, scheduleId)}
              begun={isBegun(candidate, scheduleId)}
              warnings={warnings.ofMatch.get(candidate.id)?.join('\n') ?? ''}
              refused={refused.ofMatch.get(candidate.id) ?? ''}
              actions={actions}
              mark={
                drag?.id === candidate.id
                  ? 'source'
                  : drag?.over === candidate.id
                    ? isDown
                      ? 'after'
                      : 'before'
                    : null
              }
              index={item.index}
              count={rows.length}
              top={item.start - top}
              measure={virtual.measureElement}
            />
          );
        })}
      </chakra.ol>
      {drag && carried ? <Carried candidate={carried} x={drag.x} y={drag.y} /> : null}
      <chakra.p srOnly role="status">
        {said}
      </chakra.p>
    </>
  );
}

/** What is in the hand, under the pointer. */
function Carried({ candidate, x, y }: { candidate: Candidate; x: number; y: number }) {
  return (
    <Box
      position="fixed"
      top="0"
      left="0"
      zIndex="overlay"
      pointerEvents="none"
      display="grid"
      gap="1"
      w="min(24rem, 80vw)"
      bg="bg.panel"
      borderWidth="2px"
      borderColor="marun.solid"
      rounded="md"
      px="3"
      py="2"
      fontSize="sm"
      style={{ transform: `translate(${Math.min(x + 14, window.innerWidth * 0.18)}px, ${y - 20}px)` }}
    >
      {candidate.performers.map((who, index) => (
        <Who key={who.corner ?? index} who={who} />
      ))}
    </Box>
  );
}
