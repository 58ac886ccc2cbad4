// /peringkat/:id: the table of a ranking for everybody, its rule, its events, and how anybody reckons it again.
import { Box } from '@chakra-ui/react';
import * as rankingCalls from '@gelanggang/contract/calls/rankings';
import { API_BASE } from '@gelanggang/contract/http';
import type { RankingAnswer } from '@gelanggang/contract/rankings';
import { RANKED_LABELS } from '@gelanggang/domain/ranking/ranking-rule';
import { longDate } from '@gelanggang/domain/words/dates';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@web/components/button';
import { SearchField } from '@web/components/list-filters';
import { Paged } from '@web/components/paged';
import { PublicHead } from '@web/components/public-head';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { isNotFound } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { AboutRanking } from './components/about-ranking';
import { RankingTable } from './components/ranking-table';
import { tableTexts as texts } from './texts';

export default function RankingPage() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useCall(rankingCalls.one, { params: { id } });
  const isMissing = isNotFound(error);
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '4', lg: '8' }} pb="10" minH="100dvh">
      <PublicHead
        title={data?.name ?? texts.list}
        tournament={
          data
            ? { name: texts.about(RANKED_LABELS[data.rule.of], longDate(data.rule.on), data.sources.length) }
            : isMissing
              ? { name: '' }
              : undefined
        }
      />
      {isMissing ? (
        <EmptyState text={texts.unknown} hint={texts.unknownHint}>
          <ButtonLink to={pathOf('/peringkat')}>{texts.list}</ButtonLink>
        </EmptyState>
      ) : error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageLoading />
      ) : (
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          columnGap="12"
          rowGap="8"
          alignItems="start"
        >
          <Table ranking={data} />
          <AboutRanking ranking={data} address={`${location.origin}${API_BASE}/rankings/${id}`} />
        </Box>
      )}
    </Box>
  );
}

function Table({ ranking }: { ranking: RankingAnswer }) {
  const address = useAddress();
  const wanted = address.get('q').toLowerCase();
  const found = ranking.rows.filter(
    ({ name, contingent }) => wanted === '' || `${name} ${contingent ?? ''}`.toLowerCase().includes(wanted),
  );
  if (ranking.rows.length === 0) return <EmptyState text={texts.emptyTable} />;
  return (
    <section aria-label={texts.list}>
      <Box display="flex" pb="3" role="search">
        <SearchField placeholder={texts.find} name="q" />
      </Box>
      {found.length === 0 ? (
        <EmptyState text={texts.noneFound}>
          <Button onClick={() => address.set({ q: null })}>{texts.clear}</Button>
        </EmptyState>
      ) : (
        <Paged rows={found}>
          {(rows) => (
            <RankingTable
              of={ranking.rule.of}
              rows={rows}
              linkOf={({ key }) =>
                `${pathOf('/peringkat/:id/hasil', { id: ranking.id })}?siapa=${encodeURIComponent(key)}`
              }
            />
          )}
        </Paged>
      )}
    </section>
  );
}
