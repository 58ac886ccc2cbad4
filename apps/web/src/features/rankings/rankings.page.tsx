// /peringkat: the rankings over a season that were made public.
import { Box, chakra } from '@chakra-ui/react';
import * as rankingCalls from '@gelanggang/contract/calls/rankings';
import { RANKED_LABELS } from '@gelanggang/domain/ranking/ranking-rule';
import { longDate } from '@gelanggang/domain/words/dates';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { tableTexts as texts } from './texts';

const RowLink = chakra(Link, {
  base: { display: 'block', minH: '44px', py: '3', _hover: { bg: 'bg.muted' } },
});

export default function RankingsPage() {
  const { data, error, refetch } = useCall(rankingCalls.everyone);
  return (
    <Box maxW="form" mx="auto" px={{ base: '4', lg: '6' }} pt={{ base: '4', lg: '8' }} pb="10" minH="100dvh">
      <chakra.h1 textStyle="title.page" fontSize={{ base: '1.625rem', lg: '2.25rem' }} lineHeight="1.1">
        {texts.list}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="2" mb="4">
        {texts.lead}
      </chakra.p>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageLoading />
      ) : data.length === 0 ? (
        <EmptyState text={texts.none} hint={texts.noneHint} />
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="2px" borderColor="fg">
          {data.map((row) => (
            <chakra.li key={row.id} borderBottomWidth="1px">
              <RowLink to={pathOf('/peringkat/:id', { id: row.id })}>
                <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
                  {row.name}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {texts.about(RANKED_LABELS[row.of], longDate(row.on), row.sources)}
                </chakra.span>
              </RowLink>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}
