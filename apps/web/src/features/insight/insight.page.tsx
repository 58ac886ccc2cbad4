// /tournament-insight/:id: the figures of a tournament as tables or charts, live (spec 1, "Insight page").
import { Box, chakra } from '@chakra-ui/react';
import type { Insight } from '@gelanggang/contract/insight';
import { insightTables } from '@gelanggang/contract/insight-tables';
import { longDateWithDay, localDateTime, timeZoneName } from '@gelanggang/domain/words/dates';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { texts as appTexts } from '@web/site/texts';
import { JobButton } from '@web/components/job-button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { formatMoment } from '@web/lib/formats';
import { Figures } from './components/figures';
import { InsightTable } from './components/insight-table';
import { WithTournament } from './components/with-tournament';
import { InsightSection } from './components/insight-section';
import { useInsightNews } from './insight.api';
import { filtersOf, InsightFilters } from './insight-filters';
import { insightTexts as texts } from './texts';
import { useCall } from '@web/lib/use-call';
import * as insightCalls from '@gelanggang/contract/calls/insight';
import { keepPreviousData } from '@tanstack/react-query';

/** Charts are heavy: they come when they are asked for. */
const InsightCharts = lazy(() => import('./components/insight-charts'));

export default function InsightPage() {
  return <WithTournament>{(id) => <TournamentFigures tournamentId={id} />}</WithTournament>;
}

function TournamentFigures({ tournamentId }: { tournamentId: number }) {
  const address = useAddress();
  const filters = filtersOf(address);
  const { data, error, refetch, isPlaceholderData } = useCall(
    insightCalls.insight,
    { params: { id: tournamentId }, query: filters },
    { placeholderData: keepPreviousData },
  );
  useInsightNews(tournamentId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const isEmpty = data.stats.total_contingents === 0;
  const isFiltered = Object.keys(filters).length > 0;
  const tab = address.get('tab') === 'table' ? 'table' : 'chart';
  return (
    <Box aria-busy={isPlaceholderData}>
      <PageHeader title={data.tournament.name} note={<AsOf insight={data} />}>
        <Exports tournamentId={tournamentId} filters={filters} />
        <Tabs tab={tab} onChoose={(chosen) => address.set({ tab: chosen === 'chart' ? null : chosen })} />
      </PageHeader>
      <Box mb="4">
        <InsightFilters />
      </Box>
      <Figures stats={data.stats} tournamentId={tournamentId} />
      {isEmpty ? (
        <EmptyState text={appTexts.list.empty} hint={isFiltered ? texts.emptyFiltered : texts.emptyHint} />
      ) : tab === 'table' ? (
        <Tables insight={data} />
      ) : (
        <Suspense fallback={<PageLoading />}>
          <InsightCharts insight={data} />
        </Suspense>
      )}
    </Box>
  );
}

function AsOf({ insight }: { insight: Insight }) {
  const { time_zone } = insight.tournament;
  const { date } = localDateTime(insight.as_of, time_zone);
  return texts.asOf(`${formatMoment(insight.as_of, time_zone)} ${timeZoneName(time_zone)}`, longDateWithDay(date));
}

function Exports({ tournamentId, filters }: { tournamentId: number; filters: ReturnType<typeof filtersOf> }) {
  const params = { tournament_id: tournamentId, ...filters };
  return (
    <>
      <JobButton size="sm" job={{ kind: 'insight-export', params }}>
        {texts.excel}
      </JobButton>
      <JobButton size="sm" job={{ kind: 'insight-pdf', params }}>
        {texts.pdf}
      </JobButton>
    </>
  );
}

type Tab = keyof typeof texts.tabs;

function Tabs({ tab, onChoose }: { tab: Tab; onChoose(tab: Tab): void }) {
  return (
    <Box role="tablist" aria-label={texts.view} display="flex" ms="auto">
      {(['table', 'chart'] as const).map((one) => (
        <chakra.button
          key={one}
          type="button"
          role="tab"
          id={`insight-tab-${one}`}
          aria-selected={one === tab}
          onClick={() => onChoose(one)}
          minH={{ base: '44px', md: '36px' }}
          px="4"
          fontSize="sm"
          fontWeight="semibold"
          cursor="pointer"
          borderWidth="1px"
          borderColor={one === tab ? 'bg.inverted' : 'border.control'}
          bg={one === tab ? 'bg.inverted' : 'bg.panel'}
          color={one === tab ? 'fg.inverted' : 'fg'}
          roundedStart={one === 'table' ? 'md' : undefined}
          roundedEnd={one === 'chart' ? 'md' : undefined}
        >
          {texts.tabs[one]}
        </chakra.button>
      ))}
    </Box>
  );
}

function Tables({ insight }: { insight: Insight }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
      role="tabpanel"
      aria-labelledby="insight-tab-table"
    >
      {insightTables(insight).map((table) => (
        <InsightSection
          key={table.key}
          id={table.key}
          title={table.title}
          definition={table.definition}
          isWide={table.key === 'contingents' || table.key === 'classes' || table.key === 'districts'}
        >
          <Box overflowX="auto" maxH="34rem" overflowY="auto" tabIndex={0} role="region" aria-label={table.title}>
            <InsightTable table={table} tournamentId={insight.tournament.id} />
          </Box>
        </InsightSection>
      ))}
    </Box>
  );
}
