// The matches of the form: filters above, one row each with its tick, partai number and time.
import { Box, chakra } from '@chakra-ui/react';
import { memo, useCallback, useEffect, useRef } from 'react';
import { longDate } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { Sheet } from '@web/components/data-table';
import { Input } from '@web/components/form-field';
import { FilterChip } from '@web/components/list-filters';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { Tick } from '@web/components/table-selection';
import { isLocked, type Candidate, type Filters, type Slot } from '../selection';
import { scheduleTexts as texts } from '../texts';
import type { MatchSelection } from '../use-match-selection';

interface MatchPickerProps {
  picking: MatchSelection;
  scheduleId: number | null;
  hasTournament: boolean;
  /** What the server refused about the matches. */
  errors: readonly string[];
}

export function MatchPicker({ picking, scheduleId, hasTournament, errors }: MatchPickerProps) {
  // rows keep the same two functions while everything around them changes: only the touched row is drawn again
  const latest = useRef(picking);
  useEffect(() => {
    latest.current = picking;
  });
  const toggle = useCallback((matchId: number) => latest.current.toggle(matchId), []);
  const change = useCallback((matchId: number, slot: Partial<Slot>) => latest.current.change(matchId, slot), []);
  if (!hasTournament) return <EmptyState text={texts.chooseTournament} />;
  if (picking.error) return <ErrorState error={picking.error} onRetry={picking.refetch} />;
  if (picking.isLoading) return <PageLoading />;
  return (
    <chakra.section mt="8" aria-label={texts.columns.details}>
      <FilterChips picking={picking} />
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" my="3">
        <chakra.p fontWeight="semibold" me="auto" role="status">
          {texts.selected(picking.selection.size, picking.shown.length)}
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
      {errors.length > 0 ? (
        <chakra.ul role="alert" color="fg.error" fontWeight="medium" mb="3">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </chakra.ul>
      ) : null}
      <Sheet>
        {picking.shown.length === 0 ? <EmptyState text={texts.noMatches} hint={texts.noMatchesHint} /> : null}
        <chakra.ol>
          {picking.shown.map((candidate) => (
            <MatchRow
              key={candidate.match.id}
              candidate={candidate}
              slot={picking.selection.get(candidate.match.id)}
              locked={isLocked(candidate, scheduleId)}
              onToggle={toggle}
              onChange={change}
            />
          ))}
        </chakra.ol>
      </Sheet>
    </chakra.section>
  );
}

function FilterChips({ picking }: { picking: MatchSelection }) {
  const { all, filters } = picking;
  const choices = (valueOf: (candidate: Candidate) => string, labelOf: (candidate: Candidate) => string) =>
    [...new Map(all.map((candidate) => [valueOf(candidate), labelOf(candidate)]))].map(([value, label]) => ({
      value,
      label,
    }));
  const chip = (name: keyof Filters, label: string, options: { value: string; label: string }[]) => (
    <FilterChip
      label={label}
      value={filters[name]}
      isActive={filters[name] !== ''}
      options={options}
      onChoose={(value) =>
        picking.setFilters({ ...filters, ...(name === 'ageCategoryId' ? { classId: '' } : {}), [name]: value })
      }
    />
  );
  const ofAge = all.filter(
    (candidate) => filters.ageCategoryId === '' || candidate.ageCategoryId === Number(filters.ageCategoryId),
  );
  const classes = new Map(
    ofAge.map((candidate) => [
      String(candidate.classId),
      filters.ageCategoryId === ''
        ? `${candidate.ageCategoryName} ${GENDER_LABELS[candidate.gender]} ${candidate.className}`
        : `${GENDER_LABELS[candidate.gender]} ${candidate.className}`,
    ]),
  );
  return (
    <Box role="group" aria-label={texts.filters.title} display="flex" flexWrap="wrap" gap="2">
      {chip(
        'gender',
        texts.filters.gender,
        GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
      )}
      {chip(
        'matchCategoryId',
        texts.filters.matchCategory,
        choices(
          (candidate) => String(candidate.matchCategoryId),
          () => 'Tanding',
        ),
      )}
      {chip(
        'ageCategoryId',
        texts.filters.ageCategory,
        choices(
          (candidate) => String(candidate.ageCategoryId),
          (candidate) => candidate.ageCategoryName,
        ),
      )}
      {chip(
        'classId',
        texts.filters.class,
        [...classes].map(([value, label]) => ({ value, label })),
      )}
      {chip(
        'round',
        texts.filters.round,
        choices(
          (candidate) => candidate.match.round_label,
          (candidate) => candidate.match.round_label,
        ),
      )}
    </Box>
  );
}

interface MatchRowProps {
  candidate: Candidate;
  slot: Slot | undefined;
  locked: boolean;
  onToggle(matchId: number): void;
  onChange(matchId: number, change: Partial<Slot>): void;
}

const MatchRow = memo(function MatchRow({ candidate, slot, locked, onToggle, onChange }: MatchRowProps) {
  const { match } = candidate;
  const name = `${match.participant_one.name} – ${match.participant_two.name}`;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '36px minmax(0, 1fr)', md: '36px minmax(0, 1fr) minmax(0, 1fr) 13rem 15rem' }}
      alignItems="center"
      gap={{ base: '1', md: '3' }}
      px="3"
      py="2"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: 0 }}
      fontSize="sm"
      bg={slot ? undefined : 'bg.muted'}
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 56px' }}
    >
      <chakra.label
        display="grid"
        placeItems="center"
        boxSize="36px"
        gridRow={{ base: 'span 4', md: 'auto' }}
        alignSelf="start"
      >
        <Tick
          type="checkbox"
          aria-label={texts.select(name)}
          checked={slot !== undefined}
          disabled={locked}
          onChange={() => onToggle(match.id)}
        />
      </chakra.label>
      <Who corner="blue" who={match.participant_one} />
      <Who corner="red" who={match.participant_two} />
      <chakra.span color="fg.muted">
        {candidate.ageCategoryName} {GENDER_LABELS[candidate.gender]} {candidate.className} · {match.round_label}
      </chakra.span>
      {locked && match.schedule ? (
        <chakra.span color="fg.subtle">
          {texts.heldBy(match.schedule.arena_name, longDate(match.schedule.scheduled_date))}
        </chakra.span>
      ) : (
        <Box display="grid" gridTemplateColumns="4.5rem 1fr" gap="2">
          <Input
            type="number"
            min={1}
            minH={{ base: '44px', md: '36px' }}
            aria-label={texts.orderOf(name)}
            disabled={!slot}
            value={slot?.order ?? ''}
            onChange={(event) => onChange(match.id, { order: event.target.value })}
          />
          <Input
            type="time"
            minH={{ base: '44px', md: '36px' }}
            aria-label={texts.timeOf(name)}
            disabled={!slot}
            value={slot?.time ?? ''}
            onChange={(event) => onChange(match.id, { time: event.target.value })}
          />
        </Box>
      )}
    </chakra.li>
  );
});

function Who({ corner, who }: { corner: 'blue' | 'red'; who: Candidate['match']['participant_one'] }) {
  return (
    <Box display="flex" gap="2" minW="0" alignItems="start">
      <Box pt="0.5">
        <CornerMark corner={corner} />
      </Box>
      <Box minW="0">
        <chakra.p fontWeight="medium" color={who.state === 'unit' ? 'fg' : 'fg.subtle'} truncate title={who.name}>
          {who.name}
        </chakra.p>
        <chakra.p color="fg.subtle" truncate>
          {who.contingent.name}
        </chakra.p>
      </Box>
    </Box>
  );
}
