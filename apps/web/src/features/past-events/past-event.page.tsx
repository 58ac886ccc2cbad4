// /kejuaraan-lampau/:id: an old event for everybody, its medals by contingent and its results by class.
import { Box, chakra } from '@chakra-ui/react';
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import type { PastEventAnswer, PastEventGroup } from '@gelanggang/contract/past-events';
import { EVENT_LEVEL_LABELS } from '@gelanggang/domain/past-events/levels';
import { medalOfPlace } from '@gelanggang/domain/past-events/past-results';
import { dateRange } from '@gelanggang/domain/words/dates';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@web/components/button';
import { SearchField } from '@web/components/list-filters';
import { MedalMark } from '@web/components/medal-mark';
import { PublicHead } from '@web/components/public-head';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { isNotFound } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { ArchivePart } from './components/archive-part';
import { PastStandings } from './components/past-standings';
import { contingentText, eventTitle, namesText, placeText } from './result-words';
import { pastPageTexts as texts } from './texts';

export default function PastEventPage() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useCall(pastEventCalls.one, { params: { id } });
  const isMissing = isNotFound(error);
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '4', lg: '8' }} pb="10" minH="100dvh">
      <PublicHead
        title={data?.name ?? texts.title}
        tournament={data ? { name: data.place } : isMissing ? { name: '' } : undefined}
        note={
          data ? [dateRange(data.start_date, data.end_date), EVENT_LEVEL_LABELS[data.level]].join(' · ') : undefined
        }
      />
      {isMissing ? (
        <EmptyState text={texts.unknown} hint={texts.unknownHint}>
          <ButtonLink to={pathOf('/kejuaraan-lampau')}>{texts.all}</ButtonLink>
        </EmptyState>
      ) : error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageLoading />
      ) : (
        <>
          <Results event={data} />
          {data.archive ? <ArchivePart id={data.id} archive={data.archive} /> : null}
        </>
      )}
    </Box>
  );
}

function Results({ event }: { event: PastEventAnswer }) {
  const address = useAddress();
  const wanted = address.get('q').toLowerCase();
  const groups = event.events.flatMap((group) => {
    if (wanted === '' || eventTitle(group).toLowerCase().includes(wanted)) return [group];
    const results = group.results.filter((row) =>
      [...row.names, row.contingent].join(' ').toLowerCase().includes(wanted),
    );
    return results.length > 0 ? [{ ...group, results }] : [];
  });
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      columnGap="12"
      rowGap="8"
      alignItems="start"
    >
      <chakra.section aria-label={texts.standings}>
        <chakra.h2 textStyle="title.section" pb="2" borderBottomWidth="2px" borderColor="fg">
          {texts.standings}
        </chakra.h2>
        {event.standings.length === 0 ? (
          <chakra.p py="3" color="fg.muted">
            {texts.noMedals}
          </chakra.p>
        ) : (
          <PastStandings rows={event.standings} onChoose={(contingent) => address.set({ q: contingent })} />
        )}
      </chakra.section>
      <chakra.section aria-label={texts.results}>
        <chakra.h2 textStyle="title.section" pb="2" borderBottomWidth="2px" borderColor="fg">
          {texts.results}
        </chakra.h2>
        <Box display="flex" py="3" role="search">
          <SearchField placeholder={texts.findInside} name="q" />
        </Box>
        {groups.length === 0 ? (
          <EmptyState text={texts.noneFound}>
            <Button onClick={() => address.set({ q: null })}>{texts.results}</Button>
          </EmptyState>
        ) : (
          groups.map((group) => <Group key={eventTitle(group)} group={group} />)
        )}
      </chakra.section>
    </Box>
  );
}

function Group({ group }: { group: PastEventGroup }) {
  return (
    <Box mb="5">
      <chakra.h3 fontWeight="semibold" py="1.5">
        {eventTitle(group)}
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {group.results.map((row) => {
          const medal = medalOfPlace(row.place);
          return (
            <chakra.li
              key={row.id}
              display="grid"
              gridTemplateColumns="28px minmax(0, 1fr) auto"
              columnGap="2"
              borderTopWidth="1px"
              py="2"
              alignItems="start"
            >
              <chakra.span pt="0.5">{medal ? <MedalMark medal={medal} /> : null}</chakra.span>
              <chakra.span minW="0" overflowWrap="anywhere">
                <chakra.span display="block" fontWeight="medium">
                  {namesText(row.names)}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {contingentText(row)}
                </chakra.span>
              </chakra.span>
              <chakra.span textStyle="sm" color="fg.muted">
                {placeText(row.place)}
              </chakra.span>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Box>
  );
}
