// The bar that stays on top of a schedule page: title, freshness, and the filters in one row that scrolls sideways.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveTournament } from '@gelanggang/contract/live';
import { ChevronLeft, Search, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isEmbedded } from '@web/site/embed';
import { texts } from '@web/site/texts';
import { IconButton } from '../../../components/button';
import { ConnectionDot } from '../../../components/connection-dot';
import { KindChip } from '../../../components/kind-chip';
import { FilterChip, SearchField } from '../../../components/list-filters';
import { SkeletonLine } from '../../../components/states';
import { useTournamentTitle } from '../../../lib/page-title';
import { scheduleTexts } from '../texts';
import type { ScheduleFilters } from '../use-schedule-filters';
import { pathOf } from '@web/site/routes';

const Back = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '44px',
    rounded: 'md',
    flex: 'none',
    _hover: { bg: 'bg.muted' },
  },
});

interface ScheduleBarProps {
  slug: string;
  title: string;
  tournament: Pick<LiveTournament, 'name' | 'time_zone' | 'away'> | undefined;
  filters: ScheduleFilters;
  children?: ReactNode;
}

export function ScheduleBar({ slug, title, tournament, filters, children }: ScheduleBarProps) {
  useTournamentTitle(title, tournament?.name);
  return (
    <Box position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px" data-print-hidden>
      <Box maxW="page" mx="auto" px={{ base: '1', lg: '10' }}>
        <Box display="flex" alignItems="center" minH="56px" pe={{ base: '3', lg: '2' }} gap="1">
          {isEmbedded ? null : (
            <Back to={pathOf('/detail/:slug', { slug })} aria-label={texts.action.back} title={scheduleTexts.toDetail}>
              <ChevronLeft size={20} aria-hidden="true" />
            </Back>
          )}
          <Box minW="0" flex="1" ps={isEmbedded ? { base: '3', lg: '2' } : undefined}>
            <chakra.h1 fontSize="17px" fontWeight="680" lineHeight="1.2" truncate>
              {title}
            </chakra.h1>
            <chakra.p textStyle="xs" color="fg.muted" truncate>
              {tournament ? tournament.name : <SkeletonLine w="9rem" mt="1" />}
            </chakra.p>
          </Box>
          {children}
          <ConnectionDot timeZone={tournament?.time_zone} hasStopped={tournament?.away !== undefined} />
        </Box>
        <FilterBar filters={filters} tournament={tournament} />
      </Box>
    </Box>
  );
}

function FilterBar({ filters, tournament }: Pick<ScheduleBarProps, 'filters' | 'tournament'>) {
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
        pb="3"
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
        <Box display={{ base: 'flex', md: 'none' }} px="3" pb="3">
          <SearchField placeholder={scheduleTexts.find} name="q" autoFocus={filters.query === ''} />
        </Box>
      ) : null}
    </Box>
  );
}
