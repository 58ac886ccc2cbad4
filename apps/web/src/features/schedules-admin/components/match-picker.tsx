// The matches of the form: filters above, then a row each; only the rows in view are drawn, so hundreds stay smooth.
import { Box, chakra } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '@web/components/button';
import { Sheet } from '@web/components/data-table';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { nameOf, type Candidate } from '../candidates';
import { isLocked } from '../selection';
import { scheduleTexts as texts } from '../texts';
import { ROW_ATTRIBUTE, useRowDrag } from '../use-row-drag';
import type { MatchSelection } from '../use-match-selection';
import type { ScheduleWarnings } from '@gelanggang/domain/schedule/schedule-warnings';
import { Attention } from './attention';
import { MatchRow, Who, type RowActions } from './match-row';

interface MatchPickerProps {
  picking: MatchSelection;
  warnings: ScheduleWarnings;
  /** Of the stored schedule: orders begin at 1, partai numbers go on through the day or the tournament. */
  partaiNumbers: readonly number[];
  scheduleId: number | null;
  hasTournament: boolean;
  query: { isLoading: boolean; error: Error | null; refetch(): unknown };
  filters: ReactNode;
  /** What the server refused about the matches. */
  errors: readonly string[];
}

export function MatchPicker(props: MatchPickerProps) {
  const { picking, warnings, partaiNumbers, scheduleId, hasTournament, query, filters, errors } = props;
  const jump = useRef<(index: number) => void>(undefined);
  const lastWarned = useRef(-1);
  if (!hasTournament) return <EmptyState text={texts.chooseTournament} />;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <PageLoading />;
  const refused = [...(picking.pastMidnight > 0 ? [texts.pastMidnight(picking.pastMidnight)] : []), ...errors];
  const warned = picking.rows.flatMap((row, index) => (warnings.ofMatch.has(row.id) ? [index] : []));
  return (
    <chakra.section mt="8" aria-label={texts.columns.details}>
      {filters}
      <Attention
        general={warnings.general}
        warnedCount={warned.length}
        onNext={() => {
          const next = warned.find((index) => index > lastWarned.current) ?? warned[0];
          if (next === undefined) return;
          lastWarned.current = next;
          jump.current?.(next);
        }}
      />
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" my="3">
        <chakra.p fontWeight="semibold" me="auto" role="status">
          {texts.selected(picking.selection.size, picking.rows.length)}
          <chakra.span fontWeight="normal" color="fg.muted">
            {texts.partaiRange(partaiNumbers)}
          </chakra.span>
        </chakra.p>
        <Button size="sm" onClick={picking.selectAll}>
          {texts.selectAll}
        </Button>
        <Button size="sm" onClick={picking.clear}>
          {texts.unselectAll}
        </Button>
        <Button size="sm" onClick={picking.renumber}>
          {texts.renumber}
        </Button>
      </Box>
      {refused.length > 0 ? (
        <chakra.ul role="alert" color="fg.error" fontWeight="medium" mb="3">
          {refused.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </chakra.ul>
      ) : null}
      <Sheet>
        {picking.rows.length === 0 ? <EmptyState text={texts.noMatches} hint={texts.noMatchesHint} /> : null}
        <Rows picking={picking} warnings={warnings} scheduleId={scheduleId} jump={jump} />
      </Sheet>
    </chakra.section>
  );
}

interface RowsProps {
  picking: MatchSelection;
  warnings: ScheduleWarnings;
  scheduleId: number | null;
  jump: { current: ((index: number) => void) | undefined };
}

const ROW_HEIGHT = 61;

function Rows({ picking, warnings, scheduleId, jump }: RowsProps) {
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
  // what stands above the list grows and shrinks with the choices
  useLayoutEffect(() => {
    setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  }, [picking, warnings]);
  // rows keep the same functions while everything around them changes: only the touched row is drawn again
  const latest = useRef({ picking, virtual });
  useEffect(() => {
    latest.current = { picking, virtual };
    jump.current = (index) => virtual.scrollToIndex(index, { align: 'center' });
  });
  const { drag, start } = useRowDrag((id, over) => picking.moveTo(id, over));
  const begin = useRef(start);
  useEffect(() => {
    begin.current = start;
  });
  const actions = useMemo<RowActions>(
    () => ({
      drag: (event, id) => begin.current(event, id),
      toggle: (id) => latest.current.picking.toggle(id),
      change: (id, slot) => latest.current.picking.change(id, slot),
      moveBy: (id, places) => {
        const { picking: now } = latest.current;
        const at = now.rows.findIndex((row) => row.id === id);
        const place = at + places;
        if (place < 0 || place >= now.selection.size) return;
        now.moveBy(id, places);
        const row = now.rows[at];
        if (row) setSaid(texts.movedTo(nameOf(row), place + 1));
        latest.current.virtual.scrollToIndex(place, { align: 'auto' });
      },
    }),
    [],
  );
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
            <chakra.li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              {...{ [ROW_ATTRIBUTE]: candidate.id }}
              aria-posinset={item.index + 1}
              aria-setsize={rows.length}
              position="absolute"
              left="0"
              right="0"
              top="0"
              borderTopWidth={item.index === 0 ? '0' : '1px'}
              borderColor="border"
              style={{ transform: `translateY(${item.start - top}px)` }}
            >
              <MatchRow
                candidate={candidate}
                slot={selection.get(candidate.id)}
                locked={isLocked(candidate, scheduleId)}
                warnings={warnings.ofMatch.get(candidate.id)}
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
              />
            </chakra.li>
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
