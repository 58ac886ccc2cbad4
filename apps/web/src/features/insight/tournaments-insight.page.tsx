// /admin/insight: the tournaments beside each other, oldest first: entries, income and provinces over time.
import { Box, chakra } from '@chakra-ui/react';
import type { TournamentInsight } from '@gelanggang/contract/insight';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { NoTournament } from '@web/components/no-tournament';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { Sheet } from '@web/components/data-table';
import { formatDate, formatNumber, formatRupiah } from '@web/lib/formats';
import { insightTexts } from './texts';
import { pathOf } from '@web/site/routes';
import { useCall } from '@web/lib/use-call';
import * as insightCalls from '@gelanggang/contract/calls/insight';

const texts = insightTexts.tournaments;

const TournamentCharts = lazy(() => import('./components/tournament-charts'));

const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { px: '3', py: '2.5', textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& th': { fontSize: 'xs', color: 'fg.muted', borderBottomWidth: '1px', borderColor: 'border.emphasized' },
    '& th:first-of-type, & td:first-of-type': { textAlign: 'start', whiteSpace: 'normal', minW: '12rem' },
    '& tbody tr + tr td': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

const NameLink = chakra(Link, {
  base: { color: 'marun.fg', fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export default function TournamentsInsightPage() {
  const { data, error, refetch } = useCall(insightCalls.tournaments);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} />
      {data.length === 0 ? (
        <NoTournament />
      ) : (
        <>
          <Sheet>
            <Box overflowX="auto" tabIndex={0} role="region" aria-label={texts.table}>
              <TournamentTable rows={data} />
            </Box>
          </Sheet>
          <Suspense fallback={<PageLoading />}>
            <TournamentCharts rows={data} />
          </Suspense>
        </>
      )}
    </>
  );
}

function TournamentTable({ rows }: { rows: TournamentInsight[] }) {
  const { columns } = texts;
  const heads = [
    columns.name,
    columns.start,
    columns.contingents,
    columns.tanding,
    columns.seni,
    columns.registered,
    columns.provinces,
    columns.projected,
    columns.paid,
  ];
  return (
    <Table aria-label={texts.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <NameLink to={pathOf('/tournament-insight/:id', { id: row.id })}>{row.name}</NameLink>
            </td>
            <td>{formatDate(row.start_date)}</td>
            <td>{formatNumber(row.total_contingents)}</td>
            <td>{formatNumber(row.tanding)}</td>
            <td>{formatNumber(row.seni)}</td>
            <td>{formatNumber(row.registered)}</td>
            <td>{formatNumber(row.provinces.filter((one) => one.province_id !== null).length)}</td>
            <td>{formatRupiah(row.projected_income)}</td>
            <td>{formatRupiah(row.paid_income)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
