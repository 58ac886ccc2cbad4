// /peringkat/:id/hasil?siapa=: one name of a ranking, the results behind its points, and the way to their matches.
import { Box, chakra } from '@chakra-ui/react';
import * as rankingCalls from '@gelanggang/contract/calls/rankings';
import type { RankedOne, RankedResultRow, RankingSourceRow } from '@gelanggang/contract/rankings';
import { medalOfPlace } from '@gelanggang/domain/past-events/past-results';
import { MEDAL_LABELS } from '@gelanggang/domain/results/medal-table';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { longDate } from '@gelanggang/domain/words/dates';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '@web/components/button';
import { PublicHead } from '@web/components/public-head';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { HttpError } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { sourcePath } from './components/about-ranking';
import { pointsText } from './points-text';
import { tableTexts as texts } from './texts';

export default function RankedPage() {
  const id = Number(useParams().id);
  const key = useAddress().get('siapa');
  const { data, error, refetch } = useCall(rankingCalls.ranked, key === '' ? null : { params: { id }, query: { key } });
  const isMissing = key === '' || (error instanceof HttpError && [404, 422].includes(error.status));
  return (
    <Box maxW="form" mx="auto" px={{ base: '4', lg: '6' }} pt={{ base: '4', lg: '8' }} pb="10" minH="100dvh">
      <PublicHead
        title={data ? shownName(data.row.name) : texts.list}
        tournament={data ? { name: shownName(data.row.contingent) ?? data.ranking.name } : { name: '' }}
        note={data && data.row.contingent !== null ? data.ranking.name : undefined}
      />
      {isMissing ? (
        <EmptyState text={texts.gone}>
          <ButtonLink to={pathOf('/peringkat/:id', { id })}>{texts.back}</ButtonLink>
        </EmptyState>
      ) : error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageLoading />
      ) : (
        <Results one={data} />
      )}
    </Box>
  );
}

function Results({ one }: { one: RankedOne }) {
  return (
    <>
      <chakra.p fontWeight="semibold" fontSize="lg" mb="4">
        {`${texts.rank} ${one.row.rank} · ${pointsText(one.row.points)} ${texts.points.toLowerCase()}`}
      </chakra.p>
      {one.sources.map(({ source, worth, counts, results }) => (
        <chakra.section key={source.key} aria-label={source.name} mb="6" color={counts ? undefined : 'fg.muted'}>
          <Box display="flex" gap="4" justifyContent="space-between" borderBottomWidth="2px" borderColor="fg" pb="1.5">
            <chakra.h2 textStyle="title.section" minW="0" overflowWrap="anywhere">
              {source.name}
              <chakra.span display="block" textStyle="sm" fontWeight="normal" color="fg.muted">
                {longDate(source.date)}
              </chakra.span>
            </chakra.h2>
            <chakra.span flex="none" fontWeight="semibold" textAlign="end">
              {pointsText(worth)}
              {counts ? null : (
                <chakra.span display="block" textStyle="sm" fontWeight="normal">
                  {texts.notCounted}
                </chakra.span>
              )}
            </chakra.span>
          </Box>
          <chakra.ul listStyleType="none">
            {results.map((row, at) => (
              <Result key={at} row={row} source={source} />
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
      <ButtonLink to={pathOf('/peringkat/:id', { id: one.ranking.id })}>{texts.back}</ButtonLink>
    </>
  );
}

const RowLink = chakra(Link, {
  base: { display: 'block', minH: '44px', py: '2.5', _hover: { bg: 'bg.muted' } },
});

/** Of a tournament its bracket or its order of performances; of an old event the rows of its list. */
function matchesPath(row: RankedResultRow, source: RankingSourceRow): string {
  if (source.slug === null) return `${sourcePath(source)}?q=${encodeURIComponent(row.names[0] ?? '')}`;
  const params = { slug: source.slug, poolId: row.pool ?? 0 };
  return row.category.toLowerCase() === 'tanding'
    ? pathOf('/bagan/:slug/tanding/:poolId', params)
    : pathOf('/bagan/:slug/seni/:poolId', params);
}

function Result({ row, source }: { row: RankedResultRow; source: RankingSourceRow }) {
  const medal = medalOfPlace(row.place);
  const gender = row.gender === 'male' || row.gender === 'female' ? GENDER_LABELS[row.gender] : '';
  return (
    <chakra.li borderBottomWidth="1px">
      <RowLink to={matchesPath(row, source)}>
        <chakra.span display="flex" gap="4" justifyContent="space-between">
          <chakra.span fontWeight="medium" minW="0" overflowWrap="anywhere">
            {[row.category, row.age, gender, row.class].filter(Boolean).join(' · ')}
          </chakra.span>
          <chakra.span flex="none">{pointsText(row.worth)}</chakra.span>
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {[
            row.names.map((name) => shownName(name)).join(' / '),
            medal ? MEDAL_LABELS[medal] : '',
            texts.worth(row.points, [row.level, row.age_percent, row.time]),
          ]
            .filter(Boolean)
            .join(' · ')}
        </chakra.span>
      </RowLink>
    </chakra.li>
  );
}
