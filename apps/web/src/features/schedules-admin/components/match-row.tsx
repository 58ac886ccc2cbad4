// One match of the form: handle, tick, who performs, number and time, and beside it what is unusual.
import { Box, chakra } from '@chakra-ui/react';
import { GripVertical, TriangleAlert } from 'lucide-react';
import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { longDate } from '@gelanggang/domain/words/dates';
import { CornerMark } from '@web/components/corner-mark';
import { Input } from '@web/components/form-field';
import { Tick } from '@web/components/table-selection';
import { TimeInput } from '@web/components/time-input';
import { nameOf, type Candidate, type Performer } from '../candidates';
import type { Slot } from '../selection';
import { scheduleTexts as texts } from '../texts';

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
  warnings: readonly string[] | undefined;
  actions: RowActions;
  /** While something is dragged: what is, and where it would go. */
  mark: 'source' | 'before' | 'after' | null;
}

const MARKS = {
  source: undefined,
  before: 'inset 0 3px 0 0 var(--g-colors-marun-solid)',
  after: 'inset 0 -3px 0 0 var(--g-colors-marun-solid)',
} as const;

export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { candidate, slot, locked, warnings, actions, mark } = props;
  const name = nameOf(candidate);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    actions.moveBy(candidate.id, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '44px minmax(0, 1fr)', lg: '28px 36px minmax(0, 1.6fr) minmax(0, 1fr) 14rem' }}
      alignItems="center"
      columnGap={{ base: '1', lg: '3' }}
      rowGap="1"
      px={{ base: '1', lg: '3' }}
      py="2"
      fontSize="sm"
      bg={slot ? 'bg.panel' : 'bg.muted'}
      opacity={mark === 'source' ? 0.4 : 1}
      boxShadow={mark === null ? undefined : MARKS[mark]}
    >
      <Box gridColumn={{ base: '1', lg: 'auto' }} gridRow={{ base: '2', lg: 'auto' }} justifySelf="center">
        <chakra.button
          type="button"
          aria-label={texts.move(name)}
          title={texts.moveHint}
          disabled={slot === undefined}
          onKeyDown={onKey}
          onPointerDown={(event) => actions.drag(event, candidate.id)}
          display="grid"
          placeItems="center"
          boxSize={{ base: '44px', lg: '28px' }}
          rounded="sm"
          color="fg.muted"
          cursor="grab"
          touchAction="none"
          _disabled={{ visibility: 'hidden' }}
        >
          <GripVertical size={18} aria-hidden="true" />
        </chakra.button>
      </Box>
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
          checked={slot !== undefined}
          disabled={locked}
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
        {[candidate.event, candidate.roundLabel].filter(Boolean).join(' · ')}
      </chakra.span>
      {locked && candidate.heldBy ? (
        <chakra.span color="fg.subtle" gridColumn={{ base: '2', lg: 'auto' }}>
          {texts.heldBy(candidate.heldBy.arena_name, longDate(candidate.heldBy.scheduled_date))}
        </chakra.span>
      ) : (
        <Box display="grid" gridTemplateColumns="4.5rem minmax(0, 9rem)" gap="2" gridColumn={{ base: '2', lg: 'auto' }}>
          <Input
            type="number"
            min={1}
            minH={{ base: '44px', lg: '36px' }}
            aria-label={texts.orderOf(name)}
            disabled={!slot}
            value={slot?.order ?? ''}
            onChange={(event) => actions.change(candidate.id, { order: event.target.value })}
          />
          <TimeInput
            minH={{ base: '44px', lg: '36px' }}
            aria-label={texts.timeOf(name)}
            disabled={!slot}
            value={slot?.time ?? ''}
            onTime={(time) => actions.change(candidate.id, { time })}
          />
        </Box>
      )}
      {warnings?.length ? <Warnings warnings={warnings} /> : null}
    </Box>
  );
});

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <chakra.ul gridColumn={{ base: '1 / -1', lg: '3 / -1' }} color="status.warn.fg" ps={{ base: '2', lg: '0' }}>
      {warnings.map((warning) => (
        <chakra.li key={warning} display="flex" gap="2" alignItems="start">
          <Box pt="0.5" flex="none">
            <TriangleAlert size={15} aria-hidden="true" />
          </Box>
          <span>{warning}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

export function Who({ who }: { who: Performer }) {
  return (
    <Box display="flex" gap="2" minW="0" alignItems="start">
      {who.corner ? (
        <Box pt="0.5">
          <CornerMark corner={who.corner} />
        </Box>
      ) : null}
      <Box minW="0">
        <chakra.p fontWeight="medium" color={who.isOpen ? 'fg.subtle' : 'fg'} truncate title={who.name}>
          {who.name}
        </chakra.p>
        <chakra.p color="fg.subtle" truncate>
          {who.contingent}
        </chakra.p>
      </Box>
    </Box>
  );
}
