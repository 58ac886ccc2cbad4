// The bar that stays on top of a schedule page: title, freshness, and the filters in one row that scrolls sideways.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import type { LiveTournament } from '@gelanggang/contract/live';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { Search, Star, X } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, IconButton } from '../../../components/button';
import { KindChip } from '../../../components/kind-chip';
import { FilterChip, SearchField } from '../../../components/list-filters';
import { PHONE_BAR, PHONE_HEAD, PlaceHead } from '../../../components/place-head';
import { SkeletonLine } from '../../../components/states';
import { scheduleTexts } from '../texts';
import type { ScheduleFilters } from '../use-schedule-filters';

interface ScheduleBarProps {
  slug: string;
  kind: MatchKind;
  view: 'live' | 'planned';
  tournament: Pick<LiveTournament, 'name' | 'time_zone' | 'away'> | undefined;
  filters: ScheduleFilters;
  /** On a phone instead of the tournament's name. */
  line?: ReactNode;
  /** On a phone with the filters; elsewhere the banner of those who are followed has it. */
  canShowOnlyFollowed?: boolean;
  /** A filter is reached for: what it can choose from may lie on other days. */
  onUse(): void;
  children?: ReactNode;
}

/** On a phone the filters stay below the bar, the line with the tournament does not. */
export const ScheduleBar = memo(function ScheduleBar(props: ScheduleBarProps) {
  const { slug, kind, view, tournament, filters, line, canShowOnlyFollowed = false, onUse, children } = props;
  const title = view === 'live' ? scheduleTexts.liveTitle[kind] : scheduleTexts.plannedTitle[kind];
  return (
    <Box
      position="sticky"
      top={{ base: `${PHONE_BAR - PHONE_HEAD}px`, md: '0' }}
      zIndex="sticky"
      bg="bg"
      borderBottomWidth="1px"
      data-print-hidden
      onFocusCapture={onUse}
      onPointerDownCapture={onUse}
    >
      <Box maxW="page" mx="auto" px={{ base: '1', lg: '10' }}>
        <PlaceHead slug={slug} title={title} tournament={tournament} line={line}>
          {children}
        </PlaceHead>
        <FilterBar filters={filters} tournament={tournament}>
          <ViewSwitch slug={slug} kind={kind} view={view} />
          {canShowOnlyFollowed ? <OnlyFollowed filters={filters} /> : null}
        </FilterBar>
      </Box>
    </Box>
  );
});

const View = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    px: '3',
    fontSize: 'sm',
    fontWeight: 'semibold',
    rounded: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    '&[aria-current=page]': {
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'inset 0 0 0 1px var(--g-colors-border-control)',
    },
  },
});

/** The same matches as they come and as they were planned: what was filtered stays. */
function ViewSwitch({ slug, kind, view }: Pick<ScheduleBarProps, 'slug' | 'kind' | 'view'>) {
  const { search } = useLocation();
  const views = {
    live: { pathname: pathOf(`/schedule/live/:slug/${kind}`, { slug }), search },
    planned: { pathname: pathOf(`/schedule/:slug/${kind}`, { slug }), search },
  };
  return (
    <Box
      role="group"
      aria-label={scheduleTexts.views}
      display="flex"
      flex="none"
      minH={{ base: '44px', md: '36px' }}
      rounded="md"
      bg="bg.muted"
    >
      {(['live', 'planned'] as const).map((one) => (
        <View key={one} to={views[one]} replace aria-current={one === view ? 'page' : undefined}>
          {scheduleTexts[one]}
        </View>
      ))}
    </Box>
  );
}

function OnlyFollowed({ filters }: Pick<ScheduleBarProps, 'filters'>) {
  const isOnly = filters.isOnlyFollowed;
  return (
    <Button
      display={{ md: 'none' }}
      flex="none"
      px="3"
      fontSize="sm"
      aria-pressed={isOnly}
      bg={isOnly ? 'bg.inverted' : 'bg.panel'}
      color={isOnly ? 'fg.inverted' : 'fg'}
      onClick={() => filters.set({ only: isOnly ? null : '1' })}
    >
      <Star aria-hidden="true" />
      {scheduleTexts.onlyFollowed}
    </Button>
  );
}

function FilterBar({ filters, tournament, children }: Pick<ScheduleBarProps, 'filters' | 'tournament' | 'children'>) {
  const { options } = filters;
  // A shared link with a name in it shows what it searches for.
  const [isSearching, setIsSearching] = useState(filters.query !== '');
  const chip = (name: 'arena' | 'pool' | 'round', label: string) => (
    <FilterChip
      label={label}
      value={filters[name]}
      options={options[name]}
      isActive={filters[name] !== ''}
      disabled={options[name].length === 0}
      onChoose={(value) => filters.set({ [name]: value })}
    />
  );
  return (
    <Box role="search" aria-label={scheduleTexts.filters}>
      <Box
        display="flex"
        gap="2"
        px={{ base: '3', lg: '2' }}
        pb={{ base: '2', md: '3' }}
        overflowX="auto"
        css={{ scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }}
      >
        <IconButton
          label={scheduleTexts.find}
          aria-expanded={isSearching}
          variant="outline"
          size="sm"
          display={{ base: 'inline-flex', md: 'none' }}
          onClick={() => {
            if (isSearching) filters.set({ q: null });
            setIsSearching(!isSearching);
          }}
        >
          {isSearching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
        </IconButton>
        {children}
        <KindChip />
        {options.date.length > 0 ? (
          <FilterChip
            label={scheduleTexts.date}
            value={filters.date}
            options={options.date}
            isActive
            isRequired
            onChoose={(value) => filters.set({ date: value })}
          />
        ) : tournament ? null : (
          <SkeletonLine w="7.5rem" h={{ base: '44px', md: '36px' }} rounded="md" flex="none" />
        )}
        {chip('arena', scheduleTexts.arena)}
        {chip('pool', scheduleTexts.pool)}
        {chip('round', scheduleTexts.round)}
        <Box flex="1" minW="15rem" display={{ base: 'none', md: 'flex' }}>
          <SearchField placeholder={scheduleTexts.find} name="q" />
        </Box>
      </Box>
      {isSearching ? (
        <Box display={{ base: 'flex', md: 'none' }} px="3" pb="2">
          <SearchField placeholder={scheduleTexts.find} name="q" autoFocus={filters.query === ''} />
        </Box>
      ) : null}
    </Box>
  );
}
