// /admin/scoring: what panels scored in a tournament, as lists and files, and the rule by which taps become points.
import { Box, chakra } from '@chakra-ui/react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { ScoredDay } from '@gelanggang/contract/scoring-statistics';
import { longDate } from '@gelanggang/domain/words/dates';
import * as scoringListCalls from '@gelanggang/contract/calls/scoring-lists';
import { optionsOf } from '@web/lib/options-of';
import { useCall } from '@web/lib/use-call';
import { usePermissions } from '@web/site/account';
import { JobButton } from '@web/components/job-button';
import { NoTournament } from '@web/components/no-tournament';
import { FilterChip, FilterRow, FilterSelect, SearchField } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { Consistency } from './components/consistency';
import { RuleForm } from './components/rule-form';
import { ScoredAthletes, ScoredJudges, ScoredMatches } from './components/scored-lists';
import type { ScoredFilter } from './scoring.api';
import { scoringAdminTexts as texts } from './texts';
import { useChosenTournament } from '@web/components/chosen-tournament';

const VIEWS = ['matches', 'athletes', 'judges', 'consistency', 'rule'] as const;
/** For the council and the organiser, not for the desk of an arena. */
const OF_COUNCIL: ReadonlySet<string> = new Set(['consistency', 'rule']);
type View = (typeof VIEWS)[number];

export default function ScoringPage() {
  const address = useAddress();
  const { id: chosen, tournaments, isReady } = useChosenTournament(tournamentCalls.all);
  const tournament = tournaments.find((one) => one.id === chosen);
  const canRule = usePermissions().has('manage tournament');
  const views = VIEWS.filter((one) => !OF_COUNCIL.has(one) || canRule);
  const view = views.find((one) => one === address.get('show')) ?? 'matches';
  const filter: ScoredFilter = {
    arena_id: address.getNumber('arena_id'),
    date: address.get('date') || undefined,
  };
  if (isReady && tournaments.length === 0) {
    return (
      <>
        <PageHeader title={texts.title} note={texts.lead} />
        <NoTournament />
      </>
    );
  }
  return (
    <>
      <PageHeader title={texts.title} note={texts.lead}>
        {tournament ? <Files tournamentId={tournament.id} filter={filter} /> : null}
      </PageHeader>
      <Box mb="4" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <FilterRow label={texts.tournament}>
          <FilterChip
            label={texts.tournament}
            value={String(chosen ?? '')}
            options={optionsOf(tournaments)}
            isActive
            isRequired
            onChoose={(value) => address.set({ tournament_id: value, arena_id: null, date: null, search: null })}
          />
        </FilterRow>
        <Box role="group" aria-label={texts.view} display="flex" flexWrap="wrap" gap="1">
          {views.map((one) => (
            <ViewButton
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => address.set({ show: one === 'matches' ? null : one, search: null })}
            >
              {texts.views[one]}
            </ViewButton>
          ))}
        </Box>
      </Box>
      {tournament ? (
        <Shown key={`${tournament.id} ${view}`} view={view} tournamentId={tournament.id} filter={filter} />
      ) : isReady ? (
        <EmptyState text={texts.choose} />
      ) : (
        <PageLoading />
      )}
    </>
  );
}

const ViewButton = chakra('button', {
  base: {
    minH: { base: '44px', md: '36px' },
    px: '3',
    rounded: 'md',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '&:hover:not([aria-pressed=true])': { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'bg.inverted', color: 'fg.inverted' },
  },
});

interface ShownProps {
  view: View;
  tournamentId: number;
  filter: ScoredFilter;
}

function Shown({ view, tournamentId, filter }: ShownProps) {
  if (view === 'rule') return <RuleForm tournamentId={tournamentId} />;
  const List = { matches: ScoredMatches, athletes: ScoredAthletes, judges: ScoredJudges, consistency: Consistency }[
    view
  ];
  return (
    <>
      <Box mb="4">
        <FilterRow>
          {view === 'judges' || view === 'consistency' ? null : <SearchField placeholder={texts.find[view]} />}
          <PlaceFilters tournamentId={tournamentId} />
        </FilterRow>
      </Box>
      <List tournamentId={tournamentId} filter={filter} />
    </>
  );
}

/** Only days and arenas of which there is something to see. */
function PlaceFilters({ tournamentId }: { tournamentId: number }) {
  const days = useCall(scoringListCalls.days, { params: { id: tournamentId } }).data ?? [];
  const arenas = new Map(days.map((one: ScoredDay) => [one.arena_id, one.arena]));
  return (
    <>
      <FilterSelect
        name="date"
        label={texts.day}
        allLabel={texts.allDays}
        options={[...new Set(days.map((one) => one.date))].map((date) => ({ value: date, label: longDate(date) }))}
      />
      <FilterSelect
        name="arena_id"
        label={texts.arena}
        allLabel={texts.allArenas}
        options={[...arenas].map(([id, name]) => ({ value: String(id), label: name }))}
      />
    </>
  );
}

/** Files of what the filters show: everything, an arena, a day. */
function Files({ tournamentId, filter }: { tournamentId: number; filter: ScoredFilter }) {
  const hasScored = (useCall(scoringListCalls.days, { params: { id: tournamentId } }).data?.length ?? 0) > 0;
  const params = {
    tournament_id: tournamentId,
    ...(filter.arena_id === undefined ? {} : { arena_id: filter.arena_id }),
    ...(filter.date === undefined ? {} : { date: filter.date }),
  };
  return (
    <>
      <JobButton size="sm" disabled={!hasScored} job={{ kind: 'score-sheets-export', params }}>
        {texts.excel}
      </JobButton>
      <JobButton size="sm" disabled={!hasScored} job={{ kind: 'score-sheets-pdf', params }}>
        {texts.pdf}
      </JobButton>
    </>
  );
}
