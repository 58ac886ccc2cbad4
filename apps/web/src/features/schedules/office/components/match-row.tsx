// One match of the form: handle, tick, who performs, number and time, and beside it what is unusual.
// Hundreds of them are scrolled through and numbered at once: a row is drawn only for what it shows, and its parts apart.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box, chakra } from '@chakra-ui/react';
import { GripVertical, TriangleAlert } from 'lucide-react';
import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { longDate } from '@gelanggang/domain/words/dates';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { CornerMark } from '@web/components/corner-mark';
import { Input } from '@web/components/form-field';
import { Tag } from '@web/components/tag';
import { Tick } from '@web/components/table-selection';
import { TimeInput } from '@web/components/time-input';
import { nameOf, type Candidate, type Performer } from '../candidates';
import type { Slot } from '../selection';
import { scheduleTexts as texts } from '../texts';
import { ROW_ATTRIBUTE } from '../use-row-drag';

export interface RowActions {
  drag(event: PointerEvent, matchId: number): void;
  toggle(matchId: number): void;
  change(matchId: number, change: Partial<Slot>): void;
  /** -1 up, 1 down. */
  moveBy(matchId: number, places: number): void;
}

interface MatchRowProps {
  candidate: Candidate;
  slot: Slot | undefined;
  locked: boolean;
  /** It has begun in this schedule, and stays. */
  begun: boolean;
  /** What is unusual, a sentence a line; '' for nothing. */
  warnings: string;
  /** What the server refused about it; '' for nothing. */
  refused: string;
  actions: RowActions;
  /** While something is dragged: what is, and where it would go. */
  mark: 'source' | 'before' | 'after' | null;
  /** Its place in the list, from 0, of so many; and pixels from the top of the list. */
  index: number;
  count: number;
  top: number;
  measure(row: HTMLLIElement | null): void;
}

const MARKS = {
  source: undefined,
  before: 'inset 0 3px 0 0 var(--g-colors-marun-solid)',
  after: 'inset 0 -3px 0 0 var(--g-colors-marun-solid)',
} as const;

export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { candidate, slot, locked, begun, warnings, refused, actions, mark, index, count, top, measure } = props;
  const { id, heldBy } = candidate;
  const isTaken = slot !== undefined;
  return (
    <chakra.li
      ref={measure}
      data-index={index}
      {...{ [ROW_ATTRIBUTE]: id }}
      aria-posinset={index + 1}
      aria-setsize={count}
      position="absolute"
      inset="0 0 auto 0"
      display="grid"
      gridTemplateColumns={{ base: '44px minmax(0, 1fr)', lg: '28px 36px minmax(0, 1.6fr) minmax(0, 1fr) 14rem' }}
      alignItems="center"
      columnGap={{ base: '1', lg: '3' }}
      rowGap="1"
      px={{ base: '1', lg: '3' }}
      py="2"
      fontSize="sm"
      borderTopWidth={index === 0 ? '0' : '1px'}
      borderColor="border"
      bg={isTaken ? 'bg.panel' : 'bg.muted'}
      style={{
        transform: `translateY(${top}px)`,
        opacity: mark === 'source' ? 0.4 : undefined,
        boxShadow: mark === null ? undefined : MARKS[mark],
      }}
    >
      <Facts candidate={candidate} isTaken={isTaken} locked={locked} begun={begun} actions={actions} />
      {locked && heldBy ? (
        <chakra.span color="fg.subtle" gridColumn={{ base: '2', lg: 'auto' }}>
          {texts.heldBy(heldBy.arena_name, longDate(heldBy.scheduled_date))}
        </chakra.span>
      ) : (
        <Times candidate={candidate} slot={slot} begun={begun} change={actions.change} />
      )}
      {refused === '' ? null : <Notes notes={refused} tone="fg.error" />}
      {warnings === '' ? null : <Notes notes={warnings} tone="status.warn.fg" />}
    </chakra.li>
  );
});

interface FactsProps {
  candidate: Candidate;
  isTaken: boolean;
  locked: boolean;
  begun: boolean;
  actions: RowActions;
}

/** What stays while numbers and times change. */
const Facts = memo(function Facts({ candidate, isTaken, locked, begun, actions }: FactsProps) {
  const name = nameOf(candidate);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    actions.moveBy(candidate.id, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <>
      <chakra.button
        type="button"
        aria-label={texts.move(name)}
        title={texts.moveHint}
        disabled={!isTaken || begun}
        onKeyDown={onKey}
        onPointerDown={(event) => actions.drag(event, candidate.id)}
        display="grid"
        placeItems="center"
        justifySelf="center"
        boxSize={{ base: '44px', lg: '28px' }}
        gridColumn={{ base: '1', lg: 'auto' }}
        gridRow={{ base: '2', lg: 'auto' }}
        rounded="sm"
        color="fg.muted"
        cursor="grab"
        touchAction="none"
        _disabled={{ visibility: 'hidden' }}
      >
        <GripVertical size={18} aria-hidden="true" />
      </chakra.button>
      <chakra.label
        display="grid"
        placeItems="center"
        boxSize={{ base: '44px', lg: '36px' }}
        gridColumn={{ base: '1', lg: 'auto' }}
        gridRow={{ base: '1', lg: 'auto' }}
      >
        <Tick
          type="checkbox"
          aria-label={texts.select(name)}
          checked={isTaken}
          disabled={locked || begun}
          title={begun ? texts.begunStays : undefined}
          onChange={() => actions.toggle(candidate.id)}
        />
      </chakra.label>
      <Box
        display="grid"
        gap={{ base: '1', lg: '3' }}
        gridTemplateColumns={{ base: '1fr', lg: candidate.performers.length > 1 ? '1fr 1fr' : '1fr' }}
        minW="0"
      >
        {candidate.performers.map((who, index) => (
          <Who key={who.corner ?? index} who={who} />
        ))}
      </Box>
      <chakra.span color="fg.muted" gridColumn={{ base: '2', lg: 'auto' }} overflowWrap="anywhere">
        {[candidate.event, roundText(candidate.roundLabel)].filter(Boolean).join(' · ')}
        {candidate.status === 'scheduled' ? null : (
          <Tag ms="2" tone={candidate.status === 'called' || candidate.status === 'ongoing' ? 'run' : 'neutral'}>
            {MATCH_STATUS_LABELS[candidate.status]}
          </Tag>
        )}
      </chakra.span>
    </>
  );
});

interface TimesProps {
  candidate: Candidate;
  slot: Slot | undefined;
  begun: boolean;
  change: RowActions['change'];
}

const Times = memo(function Times({ candidate, slot, begun, change }: TimesProps) {
  const name = nameOf(candidate);
  return (
    <Box display="grid" gridTemplateColumns="4.5rem minmax(0, 9rem)" gap="2" gridColumn={{ base: '2', lg: 'auto' }}>
      <Input
        type="number"
        min={1}
        minH={{ base: '44px', lg: '36px' }}
        aria-label={texts.orderOf(name)}
        disabled={!slot}
        value={slot?.order ?? ''}
        onChange={(event) => change(candidate.id, { order: event.target.value })}
      />
      <TimeInput
        minH={{ base: '44px', lg: '36px' }}
        aria-label={texts.timeOf(name)}
        disabled={!slot || begun}
        title={begun ? texts.begunStays : undefined}
        value={slot?.time ?? ''}
        onTime={(time) => change(candidate.id, { time })}
      />
    </Box>
  );
});

/** A sentence a line. */
const Notes = memo(function Notes({ notes, tone }: { notes: string; tone: 'fg.error' | 'status.warn.fg' }) {
  return (
    <chakra.ul gridColumn={{ base: '1 / -1', lg: '3 / -1' }} color={tone} ps={{ base: '2', lg: '0' }}>
      {notes.split('\n').map((note) => (
        <chakra.li
          key={note}
          display="flex"
          gap="2"
          alignItems="start"
          css={{ '& > svg': { flex: 'none', mt: '0.5' } }}
        >
          <TriangleAlert size={15} aria-hidden="true" />
          <span>{note}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
});

/** Its lines are styled from here: a style of its own for each would be most of what drawing a row costs. */
const WhoBox = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    minW: '0',
    '& > span': { mt: '0.5', me: '2' },
    '& > p': { gridColumn: '2', truncate: true, color: 'fg.subtle' },
    '& > p:first-of-type': { fontWeight: 'medium', color: 'fg' },
    '&[data-open] > p:first-of-type': { color: 'fg.subtle' },
  },
});

export function Who({ who }: { who: Performer }) {
  return (
    <WhoBox data-open={who.isOpen ? '' : undefined}>
      {who.corner ? <CornerMark corner={who.corner} /> : null}
      <p title={shownName(who.name)}>{shownName(who.name)}</p>
      <p>{shownName(who.contingent)}</p>
    </WhoBox>
  );
}
