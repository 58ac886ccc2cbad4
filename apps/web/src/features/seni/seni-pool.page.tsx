// /admin/seni/match/:id: a pool's performances and live ranking, or its battles, with the judges' table (issue 7).
import { useContextOf } from '@web/site/tournament-context';
import { keyOf } from '@web/lib/calls';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import { useCall } from '@web/lib/use-call';
import { Box, chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { LostSchedule, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { BracketView } from '@web/components/bracket/bracket-view';
import { Button, ButtonLink } from '@web/components/button';
import { CheckLink } from '@web/components/draws/check-link';
import { seedText } from '@web/components/draws/seed-text';
import { DrawHistory } from '@web/components/draw-history/draw-history';
import { LockDialog } from '@web/components/draw-history/lock-dialog';
import { drawHistoryTexts } from '@web/components/draw-history/texts';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { PerformanceDialog } from '@web/components/seni-score/performance-dialog';
import { performanceTexts } from '@web/components/seni-score/texts';
import { Tag } from '@web/components/tag';
import { usePoolDraws } from '@web/lib/pool-draws.api';
import { AdvanceDialog } from './components/advance-dialog';
import { LostSchedules } from './components/lost-schedules';
import { BattleList, PerformanceList } from './components/performance-list';
import { RankingTable } from './components/ranking-table';
import { RedrawDialog } from './components/redraw-dialog';
import { SeniExports } from './components/seni-exports';
import { useSeniNews } from './seni.api';
import { seniTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

export default function SeniPoolPage() {
  const poolId = Number(useParams().id);
  const pool = useCall(seniCalls.pool, { params: { id: poolId } });
  useSeniNews(pool.data?.tournament.id);
  useContextOf(pool.data?.tournament.id);
  if (pool.error) return <ErrorState error={pool.error} onRetry={() => void pool.refetch()} />;
  return pool.data ? <LoadedPool key={poolId} pool={pool.data} /> : <PageLoading />;
}

function LoadedPool({ pool }: { pool: SeniPoolAnswer }) {
  const client = useQueryClient();
  const [scoredId, setScoredId] = useState<number | null>(null);
  const [isAdvancing, setAdvancing] = useState(false);
  const scored = pool.matches.find((match) => match.id === scoredId) ?? null;
  const isBattle = pool.mode === 'battle';
  return (
    <>
      <PageHeader title={pool.title}>
        <ButtonLink to={pathOf('/admin/seni/match/list/:id', { id: pool.id })} size="sm">
          {texts.list}
        </ButtonLink>
        <SeniExports tournamentId={pool.tournament.id} poolId={pool.id} />
        {pool.can_draw ? <DrawActions pool={pool} /> : null}
        {pool.can_draw && pool.can_advance ? (
          <Button size="sm" variant="solid" onClick={() => setAdvancing(true)}>
            {texts.advanceAction}
          </Button>
        ) : null}
      </PageHeader>
      <PoolInfo pool={pool} />
      {isBattle ? (
        <>
          <BracketView
            key={pool.draw?.draw_number}
            rounds={pool.rounds}
            chart={(pool.match_chart ?? 0) as MatchChart}
            title={pool.title}
            onSelect={(game) => setScoredId(nextToScore(pool, game.id))}
          />
          <BracketLegend />
          <BattleList pool={pool} onScore={(match) => setScoredId(match.id)} />
        </>
      ) : (
        <Box
          display="grid"
          gap="4"
          mt="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        >
          <PerformanceList pool={pool} onScore={(match) => setScoredId(match.id)} />
          <RankingTable pool={pool} />
        </Box>
      )}
      {pool.can_draw ? <PoolHistory poolId={pool.id} /> : null}
      {scored ? (
        <PerformanceDialog
          key={scored.id}
          pool={pool}
          match={scored}
          onSaved={(answer) => client.setQueryData(keyOf(seniCalls.pool, { params: { id: pool.id } }), answer.data)}
          onClose={() => setScoredId(null)}
        />
      ) : null}
      {isAdvancing ? <AdvanceDialog pool={pool} onClose={() => setAdvancing(false)} /> : null}
    </>
  );
}

function PoolInfo({ pool }: { pool: SeniPoolAnswer }) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1.5" fontSize="sm" color="fg.muted">
      <span>{pool.tournament.name}</span>
      <span>{texts.unitCount(pool.units_count)}</span>
      {pool.stage > 1 ? <Tag>{texts.stage(pool.stage)}</Tag> : null}
      {pool.mode === 'default' ? (
        pool.advance_count === null ? (
          <Tag tone="ok">{texts.isFinal}</Tag>
        ) : (
          <Tag tone="ok">{texts.advances(pool.advance_count)}</Tag>
        )
      ) : (
        <span>{pool.bracket_type}</span>
      )}
      <span>{performanceTexts.timeRule(pool.time_rule)}</span>
      {pool.next_drawing_id === null ? null : <Tag tone="warn">{texts.hasNext}</Tag>}
      {pool.counts_in_tally ? null : (
        <Tag tone="warn" title={texts.fewHint(pool.entrant_count)}>
          {texts.few(pool.entrant_count)}
        </Tag>
      )}
      {pool.draw ? (
        <>
          <span>
            {texts.seed} <chakra.b color="fg">{seedText(pool.draw.seed)}</chakra.b>
          </span>
          <span title={pool.draw.fingerprint}>
            {texts.fingerprint} <chakra.b color="fg">{seedText(pool.draw.fingerprint.slice(0, 16))} …</chakra.b>
          </span>
          <span>{texts.drawNumber(pool.draw.draw_number)}</span>
          {pool.draw.is_locked ? <Tag tone="ok">{texts.locked}</Tag> : null}
          <CheckLink poolId={pool.id} />
        </>
      ) : null}
    </Box>
  );
}

/** Drawing anew, and the lock against it. */
function DrawActions({ pool }: { pool: SeniPoolAnswer }) {
  const [asking, setAsking] = useState<'redraw' | 'lock' | 'unlock' | null>(null);
  const [lost, setLost] = useState<LostSchedule[]>([]);
  const isLocked = pool.draw?.is_locked ?? false;
  const close = () => setAsking(null);
  return (
    <>
      {pool.draw ? (
        <Button size="sm" onClick={() => setAsking(isLocked ? 'unlock' : 'lock')}>
          {isLocked ? <LockOpen size={16} aria-hidden="true" /> : <Lock size={16} aria-hidden="true" />}
          {isLocked ? drawHistoryTexts.lock.unlockAction : drawHistoryTexts.lock.action}
        </Button>
      ) : null}
      <Button
        size="sm"
        disabled={pool.has_started || isLocked}
        title={pool.has_started ? texts.hasStarted : isLocked ? texts.isLocked : undefined}
        onClick={() => setAsking('redraw')}
      >
        {texts.regenerate}
      </Button>
      {asking === 'redraw' ? (
        <RedrawDialog
          poolId={pool.id}
          title={pool.title}
          drawNumber={pool.draw?.draw_number}
          onDrawn={setLost}
          onClose={close}
        />
      ) : null}
      {asking === 'lock' || asking === 'unlock' ? (
        <LockDialog poolId={pool.id} name={pool.title} isLocking={asking === 'lock'} onClose={close} />
      ) : null}
      <LostSchedules schedules={lost} onClose={() => setLost([])} />
    </>
  );
}

/** For those who draw. */
function PoolHistory({ poolId }: { poolId: number }) {
  const record = usePoolDraws(poolId);
  if (record.error) return <ErrorState error={record.error} onRetry={() => void record.refetch()} />;
  return (
    <Box mt="8" pt="4" borderTopWidth="2px" borderColor="fg" maxW="48rem" minH="6rem">
      {record.data ? <DrawHistory record={record.data} /> : null}
    </Box>
  );
}

/** Of a battle in the bracket: blue first, then red; null where nobody may score it yet. */
function nextToScore(pool: SeniPoolAnswer, blueId: number): number | null {
  const group = pool.matches.find((match) => match.id === blueId)?.battle_group;
  const battle = pool.matches.filter((match) => match.battle_group === group);
  if (!pool.can_score || battle.length < 2 || battle.some((match) => match.state !== 'unit')) return null;
  return (battle.find((match) => !match.performance) ?? battle[0])?.id ?? null;
}
