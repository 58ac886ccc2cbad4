// The lists of what panels scored: matches with their files, athletes, judges.
import { chakra } from '@chakra-ui/react';
import type { ScoredAthlete, ScoredJudge, ScoredMatch } from '@gelanggang/contract/scoring-statistics';
import { decisionReason, decisionText } from '@gelanggang/domain/scoring/decision-text';
import { HIT_KINDS } from '@gelanggang/domain/scoring/hit-kinds';
import { shortDate } from '@gelanggang/domain/words/dates';
import * as scoringListCalls from '@gelanggang/contract/calls/scoring-lists';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '@web/lib/use-call';
import { ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { ListTable } from '@web/components/list-page';
import { Tag } from '@web/components/tag';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { useStartJob } from '@web/lib/jobs.api';
import { allOf } from '@web/lib/page-of';
import type { ScoredFilter } from '../scoring.api';
import { scoringAdminTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';

const { columns: titles } = texts;

interface ListProps {
  tournamentId: number;
  filter: ScoredFilter;
}

const useListQuery = (filter: ScoredFilter) => {
  const address = useAddress();
  const shown = useShownPage(25);
  return { ...filter, search: address.get('search'), ...shown };
};

const MATCHES: readonly Column<ScoredMatch>[] = [
  { key: 'number', title: titles.number, cell: (row) => row.partai ?? '–', align: 'end' },
  { key: 'date', title: titles.date, cell: (row) => shortDate(row.date) },
  { key: 'arena', title: titles.arena, cell: (row) => row.arena },
  { key: 'name', title: titles.name, cell: (row) => `${shownName(row.blue)} – ${shownName(row.red)}`, isName: true },
  { key: 'class', title: titles.class, cell: (row) => row.class_name },
  { key: 'score', title: titles.score, cell: (row) => `${row.blue_score} – ${row.red_score}`, align: 'end' },
  {
    key: 'winner',
    title: titles.winner,
    cell: (row) =>
      row.winner || row.status === 'walkover' ? (
        <Decided row={row} />
      ) : row.status === 'ongoing' ? (
        <Tag>{texts.running}</Tag>
      ) : (
        '–'
      ),
  },
  { key: 'taps', title: titles.taps, cell: (row) => row.taps, align: 'end', isWideOnly: true },
];

/** Who won, and by what; a corrected result says that it is one. */
function Decided({ row }: { row: ScoredMatch }) {
  const decision = {
    winner: row.winner,
    winKind: row.win_kind,
    reason: row.win_reason,
    blueScore: null,
    redScore: null,
    isWithoutWinner: row.winner === null,
  };
  return (
    <>
      {decisionText(decision)} {row.is_corrected ? <Tag>{texts.corrected}</Tag> : null}
      <chakra.span display="block" textStyle="xs" color="fg.muted">
        {decisionReason(decision)}
      </chakra.span>
    </>
  );
}

export function ScoredMatches({ tournamentId, filter }: ListProps) {
  const query = useListQuery(filter);
  const matches = useCall(scoringListCalls.matches, { params: { id: tournamentId }, query });
  const file = useStartJob();
  const start = (kind: 'score-sheets-pdf' | 'score-sheets-export', matchId: number) =>
    file.mutate({ kind, params: { tournament_id: tournamentId, match_id: matchId } });
  return (
    <ListTable
      of={matches}
      label={texts.views.matches}
      columns={MATCHES}
      actionsOf={(row) => [
        { id: 'open', label: texts.open, to: pathOf('/partai/:id', { id: row.id }) },
        { id: 'pdf', label: texts.pdf, onSelect: () => start('score-sheets-pdf', row.id) },
        { id: 'excel', label: texts.excel, onSelect: () => start('score-sheets-export', row.id) },
      ]}
      nameOf={(row) => texts.ofMatch(row.partai ?? String(row.id))}
      {...emptyList(query.search !== '')}
    />
  );
}

const ATHLETES: readonly Column<ScoredAthlete>[] = [
  { key: 'name', title: titles.athlete, cell: (row) => shownName(row.name), isName: true },
  { key: 'contingent', title: titles.contingent, cell: (row) => shownName(row.contingent) },
  { key: 'class', title: titles.class, cell: (row) => row.class_name },
  { key: 'matches', title: titles.matches, cell: (row) => row.matches, align: 'end' },
  { key: 'won', title: titles.won, cell: (row) => row.won, align: 'end' },
  ...HIT_KINDS.map((kind): Column<ScoredAthlete> => ({
    key: kind,
    title: titles[kind],
    cell: (row) => row.hits[kind],
    align: 'end',
  })),
  { key: 'withdrawn', title: titles.withdrawn, cell: (row) => row.withdrawn, align: 'end' },
  {
    key: 'penalties',
    title: titles.penalties,
    cell: (row) => texts.penaltiesOf(row.penalties, row.penalty_points),
    align: 'end',
  },
  { key: 'score', title: titles.total, cell: (row) => row.score, align: 'end' },
];

export function ScoredAthletes({ tournamentId, filter }: ListProps) {
  const query = useListQuery(filter);
  const athletes = useCall(scoringListCalls.athletes, { params: { id: tournamentId }, query });
  return (
    <ListTable
      of={athletes}
      label={texts.views.athletes}
      columns={ATHLETES}
      rowKey={(row) => row.unit_id}
      {...emptyList(query.search !== '')}
    />
  );
}

const JUDGES: readonly Column<ScoredJudge>[] = [
  { key: 'judge', title: titles.judge, cell: (row) => texts.judge(row.seat), isName: true },
  { key: 'arena', title: titles.arena, cell: (row) => row.arena },
  { key: 'matches', title: titles.matches, cell: (row) => row.matches, align: 'end' },
  { key: 'taps', title: titles.taps, cell: (row) => row.taps, align: 'end' },
  { key: 'counted', title: titles.counted, cell: (row) => row.counted, align: 'end' },
  { key: 'uncounted', title: titles.uncounted, cell: (row) => row.uncounted, align: 'end' },
  { key: 'refused', title: titles.refused, cell: (row) => row.refused, align: 'end' },
  {
    key: 'agreement',
    title: titles.agreement,
    cell: (row) => (row.agreement === null ? '–' : `${row.agreement}%`),
    align: 'end',
  },
];

export function ScoredJudges({ tournamentId, filter }: ListProps) {
  const judges = useCall(
    scoringListCalls.judges,
    { params: { id: tournamentId }, query: { ...filter } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ListTable
        of={{ ...judges, data: judges.data && allOf(judges.data) }}
        label={texts.views.judges}
        columns={JUDGES}
        rowKey={(row) => `${row.arena_id} ${row.seat}`}
        {...emptyList(false)}
      />
      <chakra.p textStyle="sm" color="fg.muted" mt="3" maxW="48rem">
        {texts.judgesNote}
      </chakra.p>
    </>
  );
}

function emptyList(isFiltered: boolean) {
  if (isFiltered) return { emptyHint: texts.noneFound };
  return {
    emptyHint: `${texts.empty} ${texts.emptyHint}`,
    emptyAction: <ButtonLink to={pathOf('/admin/arena')}>{texts.toArenas}</ButtonLink>,
  };
}
