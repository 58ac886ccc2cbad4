// /admin/tanding/match/list/:id and /admin/drawing/match/list/:poolId: the matches of a pool, row by row (spec 2, "Match list").
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { useContextOf } from '@web/site/tournament-context';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as bracketCalls from '@gelanggang/contract/calls/brackets';
import type { MatchListRow } from '@gelanggang/contract/brackets';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { usePermissions } from '@web/site/account';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import type { Column } from '@web/components/table-columns';
import { ListPage, ListTable } from '@web/components/list-page';
import { PageLoading } from '@web/components/states';
import { useShownPage } from '@web/lib/list-view';
import { messageOf } from '@web/lib/http';
import { pageOf } from '@web/lib/page-of';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';
import { bracketTexts } from '@web/components/bracket/texts';
import { useBracket, usePoolNews } from './brackets.api';
import { deskBracketTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { ofPool } from '@web/lib/pool-draws.api';

const COLUMNS: readonly Column<MatchListRow>[] = [
  { key: 'round', title: texts.matchListColumns.round, cell: (row) => roundText(row.round_label), isName: true },
  {
    key: 'blue-contingent',
    title: texts.matchListColumns.blueContingent,
    cell: (row) => shownName(row.participant_one_contingent),
  },
  {
    key: 'blue',
    title: texts.matchListColumns.blue,
    cell: (row) => named(shownName(row.participant_one), row.participant_one_is_dummy),
  },
  {
    key: 'red-contingent',
    title: texts.matchListColumns.redContingent,
    cell: (row) => shownName(row.participant_two_contingent),
  },
  {
    key: 'red',
    title: texts.matchListColumns.red,
    cell: (row) => named(shownName(row.participant_two), row.participant_two_is_dummy),
  },
];

const named = (name: string, isDummy: boolean) => (isDummy ? `${name} (${bracketTexts.dummy})` : name);

export default function MatchListPage() {
  const params = useParams();
  const poolId = Number(params.id ?? params.poolId);
  const shown = useShownPage();
  const permissions = usePermissions();
  const list = useCall(bracketCalls.matchList, { params: { id: poolId } });
  const bracket = useBracket(poolId);
  const createDummy = useSend(drawingCalls.createDummy, (matchId: number) => ({ params: { matchId } }), {
    forgets: ofPool(poolId),
  });
  const [asked, setAsked] = useState<MatchListRow | null>(null);
  usePoolNews(bracket.data?.tournament_id, poolId);
  useContextOf(bracket.data?.tournament_id);
  const canDraw = permissions.has('manage drawing');

  // the title names the pool: what stands below it would move
  if (bracket.isPending) return <PageLoading />;
  const confirm = (row: MatchListRow) =>
    createDummy.mutate(row.match_id, {
      onSuccess: () => {
        toast.success(texts.dummyCreated);
        setAsked(null);
      },
      onError: (error) => toast.error(messageOf(error, texts.dummyFailed)),
    });

  return (
    <ListPage
      title={bracket.data ? `${texts.matchList}: ${bracket.data.pool.title}` : texts.matchList}
      actions={
        <ButtonLink to={pathOf('/admin/tanding/match/:id', { id: poolId })} size="sm">
          {texts.viewBracket}
        </ButtonLink>
      }
    >
      <ListTable
        of={{ ...list, data: list.data && pageOf(list.data.data, shown.page, shown.perPage) }}
        label={texts.matchList}
        columns={COLUMNS}
        rowKey={(row) => row.match_id}
        actions={
          canDraw
            ? (row) => (
                <Button
                  size="sm"
                  whiteSpace="nowrap"
                  disabled={!row.can_create_dummy}
                  title={row.dummy_refusal ?? undefined}
                  onClick={() => setAsked(row)}
                >
                  {texts.createOpponent}
                </Button>
              )
            : undefined
        }
        emptyHint={texts.notDrawn}
      />
      {asked ? (
        <ConfirmDialog
          open
          title={texts.createOpponent}
          question={texts.createOpponentQuestion}
          name={asked.participant_one_contingent ? shownName(asked.participant_one) : shownName(asked.participant_two)}
          confirmText={texts.createOpponent}
          isDestructive={false}
          busy={createDummy.isPending}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        >
          {texts.createOpponentHint}
        </ConfirmDialog>
      ) : null}
    </ListPage>
  );
}
