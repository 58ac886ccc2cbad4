// /admin/seni/match/list/:id: the performances of a pool as a list.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { useContextOf } from '@web/site/tournament-context';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import { useCall } from '@web/lib/use-call';
import { useParams } from 'react-router-dom';
import type { SeniMatch } from '@gelanggang/contract/seni-answers';
import { clockTime, longDate } from '@gelanggang/domain/words/dates';
import { ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { ListPage, ListTable } from '@web/components/list-page';
import { ErrorState, PageLoading } from '@web/components/states';
import { useShownPage } from '@web/lib/list-view';
import { pageOf } from '@web/lib/page-of';
import { PerformanceState } from './components/performance-state';
import { Performer } from '@web/components/seni-score/performer';
import { useSeniNews } from './seni.api';
import { seniTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

const COLUMNS: readonly Column<SeniMatch>[] = [
  { key: 'who', title: texts.participant, cell: (match) => <Performer match={match} />, isName: true },
  {
    key: 'round',
    title: texts.round,
    cell: (match) => roundText(match.round_label) || `${texts.order} ${match.match_order}`,
  },
  {
    key: 'schedule',
    title: texts.schedule,
    cell: (match) =>
      match.partai === null
        ? '–'
        : [
            texts.partai(match.partai),
            match.arena_name,
            match.scheduled_date ? longDate(match.scheduled_date) : '',
            match.start_time ? clockTime(match.start_time) : '',
          ]
            .filter(Boolean)
            .join(' · '),
  },
  { key: 'score', title: texts.score, cell: (match) => <PerformanceState match={match} />, align: 'end' },
];

export default function SeniMatchListPage() {
  const poolId = Number(useParams().id);
  const shown = useShownPage(25);
  const pool = useCall(seniCalls.pool, { params: { id: poolId } });
  useSeniNews(pool.data?.tournament.id);
  useContextOf(pool.data?.tournament.id);
  if (pool.error) return <ErrorState error={pool.error} onRetry={() => void pool.refetch()} />;
  if (!pool.data) return <PageLoading />;
  return (
    <ListPage
      title={pool.data.title}
      actions={
        <ButtonLink to={pathOf('/admin/seni/match/:id', { id: poolId })} size="sm">
          {pool.data.mode === 'battle' ? texts.openBattle : texts.open}
        </ButtonLink>
      }
    >
      <ListTable
        of={{ ...pool, data: pageOf(pool.data.matches, shown.page, shown.perPage) }}
        label={pool.data.title}
        columns={COLUMNS}
        emptyHint={texts.empty}
      />
    </ListPage>
  );
}
