// One bracket for everybody: the tree or the ranking, live, and its matches as a list that a phone can read.
import { Box, chakra } from '@chakra-ui/react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { BracketGame } from '@gelanggang/contract/brackets';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { BracketView } from '@web/components/bracket/bracket-view';
import { liveRounds } from '@web/components/bracket/live-bracket';
import { ButtonLink } from '@web/components/button';
import { PublicHead } from '@web/components/public-head';
import { StandsStill } from '@web/components/stands-still';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { HttpError } from '@web/lib/http';
import { useLiveSnapshot } from '@web/live/use-live-snapshot';
import { poolSummaries, type PoolSummary } from '../pools';
import { bracketsTexts as texts } from '../texts';
import { partaiId, PartaiList } from './partai-list';
import { SeniRanking } from './seni-ranking';
import { pathOf } from '@web/site/routes';

export function PublicBracket({ kind }: { kind: MatchKind }) {
  const { slug = '', poolId = '' } = useParams();
  const { data: snapshot, error, refetch } = useLiveSnapshot(slug, kind);
  if (error instanceof HttpError && error.status === 404) return <UnknownTournament />;
  if (!snapshot && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <StandsStill tournament={snapshot?.tournament} />
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
        {snapshot ? <Loaded snapshot={snapshot} kind={kind} poolId={Number(poolId)} /> : <PageLoading />}
      </Box>
    </>
  );
}

function Loaded({ snapshot, kind, poolId }: { snapshot: LiveSnapshot; kind: MatchKind; poolId: number }) {
  const { tournament } = snapshot;
  const pool = useMemo(() => poolSummaries(snapshot).find((one) => one.id === poolId), [snapshot, poolId]);
  const matches = useMemo(
    () => snapshot.matches.filter((match) => match.pool_id === poolId),
    [snapshot.matches, poolId],
  );
  if (!pool) {
    return (
      <EmptyState text={texts.poolGone} hint={texts.poolGoneHint}>
        <ButtonLink to={`/bagan/${tournament.slug}/${kind}`}>{texts.toList}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <PublicHead title={titleOf(pool)} tournament={tournament} note={progressOf(pool, kind)} isLive>
        <Box display="flex" flexWrap="wrap" gap="2" mt="3">
          <ButtonLink to={`/bagan/${tournament.slug}/${kind}`} size="sm">
            {texts.toList}
          </ButtonLink>
          <ButtonLink to={pathOf('/periksa-undian/:poolId', { poolId: pool.id })} size="sm">
            <ShieldCheck aria-hidden="true" />
            {texts.check}
          </ButtonLink>
        </Box>
      </PublicHead>
      {pool.isOrder ? (
        <SeniRanking matches={matches} isOver={pool.state === 'over'} />
      ) : (
        <Tree snapshot={snapshot} matches={matches} title={titleOf(pool)} />
      )}
      <PartaiList snapshot={snapshot} matches={matches} kind={kind} isOrder={pool.isOrder} />
    </>
  );
}

const show = (game: BracketGame) =>
  document.getElementById(partaiId(game.id))?.scrollIntoView({ behavior: 'smooth', block: 'center' });

function Tree({ snapshot, matches, title }: { snapshot: LiveSnapshot; matches: LiveMatch[]; title: string }) {
  const { arenas, schedules } = snapshot;
  const rounds = useMemo(() => liveRounds(matches, { arenas, schedules }), [matches, arenas, schedules]);
  const isPairs = rounds.length === 1 && (rounds[0]?.games.length ?? 0) > 1;
  return (
    <chakra.section aria-label={title}>
      <BracketView rounds={rounds} chart={isPairs ? 2 : 0} title={title} onSelect={show} />
      {rounds.length > 1 ? <BracketLegend /> : null}
    </chakra.section>
  );
}

export const titleOf = (pool: PoolSummary): string =>
  [pool.className, pool.poolName, pool.stage > 1 ? texts.stage(pool.stage) : ''].filter(Boolean).join(' · ');

function progressOf(pool: PoolSummary, kind: MatchKind): string {
  const progress =
    pool.total === 0
      ? texts.alone
      : pool.state === 'over'
        ? texts.state.over
        : (kind === 'seni' ? texts.performed : texts.progress)(pool.decided, pool.total);
  return `${texts.units[kind](pool.units)} · ${progress}`;
}
