// /admin/tanding: the pools of a tournament, or of all, with what can be done to each (spec 2, "Tanding list").
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { usePermissions } from '@web/site/account';
import type { MenuAction } from '@web/components/action-menu';
import { Button, ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { FilterSelect } from '@web/components/list-filters';
import { Filters } from '@web/components/filters';
import { ListPage, ListTable, TournamentFilter } from '@web/components/list-page';
import { PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { pageOf } from '@web/lib/page-of';
import { useCall } from '@web/lib/use-call';
import { AutoGeneratePanel, tellOutcome } from '@web/components/draws/auto-generate-panel';
import { PrintBracketsDialog } from './components/print-brackets-dialog';
import { DivideAllDialog } from './components/divide-all-dialog';
import { DissolveDialog } from './components/dissolve-dialog';
import { DrawTags } from './components/draw-tags';
import { MoveDialog } from '@web/components/draws/move-dialog';
import { useDrawReports, usePoolsNews } from './drawing.api';
import { DRAWS_IT } from '@web/components/draws/draws-it';
import { drawTrustTexts } from '@web/components/draws/draw-trust-texts';
import { pairingTexts } from './pairing-texts';
import { drawingTexts as texts } from './texts';
import { useAutoGenerate } from '@web/components/draws/use-auto-generate';
import { ALL, DIVIDE } from '@web/site/divide-all';
import { pathOf } from '@web/site/routes';

const COLUMNS: readonly Column<PoolRow>[] = [
  { key: 'tournament', title: texts.columns.tournament, cell: (pool) => pool.tournament_name, isWideOnly: true },
  { key: 'pool', title: texts.columns.pool, cell: (pool) => pool.title, isName: true },
  { key: 'category', title: texts.columns.matchCategory, cell: (pool) => pool.match_category.name, isWideOnly: true },
  { key: 'age', title: texts.columns.ageCategory, cell: (pool) => pool.age_category_name },
  {
    key: 'class',
    title: texts.columns.class,
    cell: (pool) => (
      <>
        {pool.class_name} {GENDER_LABELS[pool.gender]}{' '}
        <chakra.span whiteSpace="nowrap">{weightRangeText(pool.weight_min, pool.weight_max)}</chakra.span>
      </>
    ),
  },
  {
    key: 'athletes',
    title: texts.columns.athletes,
    cell: (pool) => pool.category_class.available_athletes,
    align: 'end',
  },
  { key: 'chart', title: texts.columns.chart, cell: chartOf, isUnbroken: true },
  { key: 'status', title: texts.columns.status, cell: (pool) => <DrawingStatus pool={pool} /> },
];

/** A length of its own is an exception, and is shown as one. */
function chartOf(pool: PoolRow) {
  if (!pool.has_own_duration) return pool.bracket_type;
  return (
    <>
      {pool.bracket_type}
      <chakra.span display="block" textStyle="xs" color="fg.warning">
        {texts.hasOwnDuration(pool.match_duration)}
      </chakra.span>
    </>
  );
}

function DrawingStatus({ pool }: { pool: PoolRow }) {
  const isGenerated = pool.matches_count > 0;
  return <Tag tone={isGenerated ? 'ok' : 'warn'}>{isGenerated ? texts.generated : texts.notGenerated}</Tag>;
}

export default function DrawingListPage() {
  const address = useAddress();
  const { page: shownPage, perPage } = useShownPage();
  const permissions = usePermissions();
  const tournamentId = address.getNumber('tournament_id');
  const pools = useCall(drawingCalls.list, { query: { tournament_id: tournamentId } });
  usePoolsNews(tournamentId);
  const page = useMemo(
    () => pools.data && pageOf(inState(pools.data, address.get('status')), shownPage, perPage),
    [pools.data, address, shownPage, perPage],
  );
  const inClass = useMemo(() => poolsByClass(pools.data ?? []), [pools.data]);
  const [isPrinting, setPrinting] = useState(false);
  const canDraw = permissions.has('manage drawing');
  const auto = useAutoGenerate(canDraw ? tournamentId : undefined, { onEnd: (job) => tellOutcome(job) });
  const at = tournamentId ? `?tournament_id=${tournamentId}` : '';
  const undivided = useCall(
    drawingCalls.undivided,
    canDraw && tournamentId !== undefined ? { params: { id: tournamentId } } : null,
  ).data;
  const toDivide = canDraw && !auto.job ? (undivided?.classes ?? 0) : 0;
  // the desk leads straight to it
  const isDividing = toDivide > 0 && address.get(DIVIDE) === ALL;
  const { set } = address;
  const divide = () => set({ [DIVIDE]: ALL });
  const stopDividing = () => set({ [DIVIDE]: null });
  // what is left has a way of its own, such as pairs without classes: nothing is asked later by itself
  const isAskedInVain = undivided?.classes === 0 && address.get(DIVIDE) !== '';
  useEffect(() => {
    if (isAskedInVain) set({ [DIVIDE]: null });
  }, [isAskedInVain, set]);
  const createPath = `${pathOf('/admin/tanding/create')}${at}`;
  const reports = useDrawReports(tournamentId, canDraw);
  const [acting, setActing] = useState<Acting | null>(null);
  const stopActing = () => setActing(null);
  const columns = useMemo(
    (): readonly Column<PoolRow>[] => [
      ...COLUMNS,
      {
        key: 'report',
        title: drawTrustTexts.report.column,
        cell: (pool) => <DrawTags pool={pool} report={reports?.get(pool.pool_id)} />,
      },
    ],
    [reports],
  );

  // what an account may do stands above the list, which would move
  if (permissions.isPending) return <PageLoading />;
  return (
    <ListPage
      title={texts.title}
      note={pools.data ? texts.count(pools.data.length, drawnOf(pools.data)) : undefined}
      actions={
        <>
          {' '}
          {tournamentId ? (
            <ButtonLink to={pathOf('/admin/tanding/matches/:tournament_id', { tournament_id: tournamentId })} size="sm">
              {texts.matches}
            </ButtonLink>
          ) : null}
          {tournamentId && pools.data ? (
            <Button size="sm" onClick={() => setPrinting(true)}>
              {texts.printTitle}
            </Button>
          ) : null}
          {canDraw ? (
            <>
              {pools.data?.length && toDivide > 0 ? (
                <Button size="sm" onClick={divide}>
                  {texts.divideAll.action(toDivide)}
                </Button>
              ) : null}
              <ButtonLink to={createPath} size="sm">
                {texts.add}
              </ButtonLink>
              {tournamentId ? (
                <ButtonLink
                  to={pathOf('/admin/tanding/show/:tournament_id', { tournament_id: tournamentId })}
                  size="sm"
                >
                  {texts.showDraw}
                </ButtonLink>
              ) : null}
              {tournamentId ? (
                <ButtonLink
                  to={pathOf('/admin/tanding/pairing/:tournament_id', { tournament_id: tournamentId })}
                  size="sm"
                >
                  {pairingTexts.open}
                </ButtonLink>
              ) : null}
              <ButtonLink to={`${pathOf('/admin/tanding/merge')}${at}`} size="sm">
                {texts.merge.action}
              </ButtonLink>
              <AutoGeneratePanel
                tournamentId={tournamentId}
                hasNoPools={pools.data?.length === 0}
                onDivide={toDivide > 0 ? divide : null}
                auto={auto}
              />
            </>
          ) : null}
        </>
      }
    >
      <Filters>
        <TournamentFilter label={texts.allTournaments} allLabel={texts.allTournaments} />
        <FilterSelect
          name="status"
          label={texts.columns.status}
          options={[
            { value: 'waiting', label: texts.notGenerated },
            { value: 'ongoing', label: texts.generated },
          ]}
        />
      </Filters>
      <ListTable
        of={{ ...pools, data: page }}
        label={texts.title}
        columns={columns}
        rowKey={(pool) => pool.pool_id}
        actionsOf={(pool) => actionsOf(pool, { canDraw, hasOthers: (inClass.get(classOf(pool)) ?? 0) > 1 }, setActing)}
        nameOf={(pool) => pool.title}
        emptyHint={texts.emptyHint}
        emptyAction={
          canDraw ? (
            <>
              {toDivide > 0 ? (
                <Button variant="solid" onClick={divide}>
                  {texts.divideAll.action(toDivide)}
                </Button>
              ) : null}
              <ButtonLink to={createPath}>{texts.add}</ButtonLink>
            </>
          ) : null
        }
      />
      {isPrinting && tournamentId && pools.data ? (
        <PrintBracketsDialog tournamentId={tournamentId} pools={pools.data} onClose={() => setPrinting(false)} />
      ) : null}
      {isDividing && tournamentId && undivided ? (
        <DivideAllDialog
          tournamentId={tournamentId}
          undivided={undivided}
          onClose={stopDividing}
          onStart={(match_chart, only_divides) => {
            stopDividing();
            auto.start(0, { match_chart, only_divides });
          }}
        />
      ) : null}
      {acting?.kind === 'move' ? <MoveDialog pool={acting.pool} onClose={stopActing} /> : null}
      {acting?.kind === 'dissolve' ? <DissolveDialog pool={acting.pool} onClose={stopActing} /> : null}
    </ListPage>
  );
}

const inState = (pools: PoolRow[], status: string): PoolRow[] =>
  status === '' ? pools : pools.filter((pool) => pool.matches_count > 0 === (status === 'ongoing'));

const drawnOf = (pools: readonly PoolRow[]) => pools.filter((pool) => pool.matches_count > 0).length;

const classOf = (pool: PoolRow): string => `${pool.tournament_id} ${pool.age_category.id} ${pool.category_class.id}`;

function poolsByClass(pools: readonly PoolRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pool of pools) counts.set(classOf(pool), (counts.get(classOf(pool)) ?? 0) + 1);
  return counts;
}

/** What is asked about a pool before it is done. */
interface Acting {
  kind: 'move' | 'dissolve';
  pool: PoolRow;
}

/** `hasOthers`: its class has other pools, to which somebody can move. */
function actionsOf(
  pool: PoolRow,
  { canDraw, hasOthers }: { canDraw: boolean; hasOthers: boolean },
  act: (acting: Acting) => void,
): MenuAction[] {
  const isGenerated = pool.matches_count > 0;
  const actions: MenuAction[] = [];
  if (isGenerated || canDraw) {
    actions.push({
      id: 'bracket',
      label: isGenerated ? texts.actions.view : texts.actions.generate,
      to: pathOf('/admin/tanding/match/:id', { id: pool.pool_id }),
      state: isGenerated ? undefined : DRAWS_IT,
    });
  }
  actions.push({
    id: 'list',
    label: texts.actions.list,
    to: pathOf('/admin/tanding/match/list/:id', { id: pool.pool_id }),
  });
  if (canDraw && !isGenerated) {
    actions.push({
      id: 'edit',
      label: texts.actions.edit,
      to: pathOf('/admin/tanding/edit/:id', { id: pool.drawing_id }),
    });
  }
  if (canDraw && hasOthers) {
    actions.push({
      id: 'move',
      label: drawTrustTexts.move.action,
      onSelect: () => act({ kind: 'move', pool }),
    });
  }
  if (canDraw && pool.category_class.merged_names.length > 0) {
    actions.push({
      id: 'dissolve',
      label: texts.merge.dissolve,
      isDestructive: true,
      onSelect: () => act({ kind: 'dissolve', pool }),
    });
  }
  return actions;
}
