// Each judge beside the others, an arena each: agreement by round and by pair, and taps that served nothing.
import { Box, chakra } from '@chakra-ui/react';
import * as scoringListCalls from '@gelanggang/contract/calls/scoring-lists';
import type { JudgeConsistency } from '@gelanggang/contract/scoring-statistics';
import { keepPreviousData } from '@tanstack/react-query';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useCall } from '@web/lib/use-call';
import type { ScoredFilter } from '../scoring.api';
import { scoringAdminTexts as texts } from '../texts';

const { consistency: titles } = texts;

interface ConsistencyProps {
  tournamentId: number;
  filter: ScoredFilter;
}

export function Consistency({ tournamentId, filter }: ConsistencyProps) {
  const { data, error, refetch } = useCall(
    scoringListCalls.consistency,
    { params: { id: tournamentId }, query: { ...filter } },
    { placeholderData: keepPreviousData },
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (data.length === 0) return <EmptyState text={texts.empty} hint={texts.emptyHint} />;
  const arenas = [...new Map(data.map((one) => [one.arena_id, one.arena]))];
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {arenas.map(([id, name]) => (
        <ArenaTable key={id} arena={name} rows={data.filter((one) => one.arena_id === id)} />
      ))}
      <chakra.p textStyle="sm" color="fg.muted" maxW="48rem">
        {texts.consistencyNote}
      </chakra.p>
    </Box>
  );
}

const Table = chakra('table', {
  base: {
    minW: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { px: '2.5', py: '2', textAlign: 'end', whiteSpace: 'nowrap', borderTopWidth: '1px' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold', borderTopWidth: '0' },
    '& tbody th': { fontWeight: 'semibold' },
    '& td': { fontVariantNumeric: 'tabular-nums' },
  },
});

const percent = (share: number | null): string => (share === null ? '–' : `${share}%`);

function ArenaTable({ arena, rows }: { arena: string; rows: readonly JudgeConsistency[] }) {
  const rounds = rows[0]?.rounds.flatMap((one) => one.round ?? []) ?? [];
  return (
    <chakra.section aria-label={texts.consistencyOf(arena)}>
      <chakra.h2 textStyle="title.section" mb="2">
        {arena}
      </chakra.h2>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label={texts.consistencyOf(arena)}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{titles.judge}</th>
              <th scope="col">{titles.agreement}</th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {titles.round(round)}
                </th>
              ))}
              {rows.map(({ seat }) => (
                <th key={seat} scope="col">
                  {titles.with(seat)}
                </th>
              ))}
              {[titles.taps, titles.alone, titles.late, titles.clock].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, total, rounds: own, others }) => (
              <tr key={seat}>
                <th scope="row">{texts.judge(seat)}</th>
                <chakra.td fontWeight="bold">{percent(total.agreement)}</chakra.td>
                {own.map((one) => (
                  <td key={one.round}>{percent(one.agreement)}</td>
                ))}
                {rows.map((other) => (
                  <td key={other.seat}>
                    {other.seat === seat
                      ? ''
                      : percent(others.find((one) => one.seat === other.seat)?.agreement ?? null)}
                  </td>
                ))}
                {[total.taps, total.alone, total.late, total.clock].map((figure, index) => (
                  <td key={index}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </chakra.section>
  );
}
