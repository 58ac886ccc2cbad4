// /kejuaraan-lampau: events of earlier years for everybody, and a search through the names of their lists.
import { Box, chakra } from '@chakra-ui/react';
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import type { FoundPastResult, PastEventRow } from '@gelanggang/contract/past-events';
import { EVENT_LEVEL_LABELS } from '@gelanggang/domain/past-events/levels';
import { dateRange, longDate } from '@gelanggang/domain/words/dates';
import { Link } from 'react-router-dom';
import { Button } from '@web/components/button';
import { SearchField } from '@web/components/list-filters';
import { Pagination } from '@web/components/pagination';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { contingentText, eventTitle, namesText, placeText } from './result-words';
import { pastPageTexts as texts } from './texts';

const PER_PAGE = 20;

export default function PastEventsPage() {
  const address = useAddress();
  const search = address.get('q');
  const page = address.getNumber('page') ?? 1;
  const events = useCall(pastEventCalls.everyone, { query: { page, perPage: PER_PAGE, search } });
  const found = useCall(pastEventCalls.search, search.length >= 3 ? { query: { page: 1, perPage: 50, search } } : null);
  const hits = search.length >= 3 ? found.data : undefined;
  return (
    <Box maxW="form" mx="auto" px={{ base: '4', lg: '6' }} pt={{ base: '4', lg: '8' }} pb="10" minH="100dvh">
      <chakra.h1 textStyle="title.page" fontSize={{ base: '1.625rem', lg: '2.25rem' }} lineHeight="1.1">
        {texts.title}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="2" mb="4">
        {texts.lead}
      </chakra.p>
      <Box display="flex" mb="4" role="search">
        <SearchField placeholder={texts.find} name="q" />
      </Box>
      {events.error && !events.data ? (
        <ErrorState error={events.error} onRetry={() => void events.refetch()} />
      ) : !events.data ? (
        <PageLoading />
      ) : events.data.total === 0 && search === '' ? (
        <EmptyState text={texts.empty} hint={texts.emptyHint} />
      ) : (
        <>
          {events.data.total > 0 ? (
            <Section title={texts.events} isNamed={search !== ''}>
              {events.data.data.map((row) => (
                <Event key={row.id} row={row} />
              ))}
            </Section>
          ) : null}
          <Pagination
            page={page}
            lastPage={events.data.last_page}
            total={events.data.last_page > 1 ? events.data.total : 0}
            perPage={PER_PAGE}
            onPage={(wanted) => address.set({ page: wanted })}
          />
          {found.error && search.length >= 3 ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : null}
          {hits && hits.total > 0 ? (
            <Section title={texts.found} isNamed>
              {hits.data.map((row) => (
                <Found key={row.id} row={row} />
              ))}
              {hits.total > hits.data.length ? (
                <chakra.li py="2.5" color="fg.muted" textStyle="sm">
                  {texts.moreFound(hits.total - hits.data.length)}
                </chakra.li>
              ) : null}
            </Section>
          ) : null}
          {events.data.total === 0 && (search.length < 3 || hits?.total === 0) ? (
            <EmptyState text={texts.noneFound}>
              <Button onClick={() => address.set({ q: null })}>{texts.all}</Button>
            </EmptyState>
          ) : null}
        </>
      )}
    </Box>
  );
}

function Section({ title, isNamed, children }: { title: string; isNamed: boolean; children: React.ReactNode }) {
  return (
    <chakra.section mb="6" aria-label={title}>
      {isNamed ? (
        <chakra.h2 textStyle="title.section" mb="1">
          {title}
        </chakra.h2>
      ) : null}
      <chakra.ul listStyleType="none" borderTopWidth="2px" borderColor="fg">
        {children}
      </chakra.ul>
    </chakra.section>
  );
}

const RowLink = chakra(Link, {
  base: { display: 'block', minH: '44px', py: '3', _hover: { bg: 'bg.muted' } },
});

function Event({ row }: { row: PastEventRow }) {
  return (
    <chakra.li borderBottomWidth="1px">
      <RowLink to={pathOf('/kejuaraan-lampau/:id', { id: row.id })}>
        <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
          {row.name}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {[row.place, dateRange(row.start_date, row.end_date), EVENT_LEVEL_LABELS[row.level]].join(' · ')}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {texts.figures(row.results, row.contingents)}
        </chakra.span>
      </RowLink>
    </chakra.li>
  );
}

function Found({ row }: { row: FoundPastResult }) {
  return (
    <chakra.li borderBottomWidth="1px">
      <RowLink
        to={`${pathOf('/kejuaraan-lampau/:id', { id: row.event.id })}?q=${encodeURIComponent(row.names[0] ?? '')}`}
      >
        <chakra.span display="flex" gap="4" justifyContent="space-between">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {namesText(row.names)}
          </chakra.span>
          <chakra.span flex="none">{placeText(row.place)}</chakra.span>
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {[contingentText(row), eventTitle(row)].join(' · ')}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {`${row.event.name}, ${longDate(row.event.start_date)}`}
        </chakra.span>
      </RowLink>
    </chakra.li>
  );
}
