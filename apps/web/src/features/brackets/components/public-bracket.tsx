// One bracket for everybody, live: its head, and what a bracket of its kind is made of.
import { Box } from '@chakra-ui/react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { ShieldCheck } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { ButtonLink } from '@web/components/button';
import { PublicHead } from '@web/components/public-head';
import { StandsStill } from '@web/components/stands-still';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { UnknownTournament } from '@web/components/unknown-tournament';
import { isNotFound } from '@web/lib/http';
import { useLiveSnapshot } from '@web/live/use-live-snapshot';
import { poolSummaries, type PoolSummary } from '../pools';
import { bracketsTexts as texts } from '../texts';
import { pathOf } from '@web/site/routes';

export interface BracketBodyProps {
  snapshot: LiveSnapshot;
  matches: LiveMatch[];
  pool: PoolSummary;
}

interface PublicBracketProps {
  kind: MatchKind;
  /** What a bracket of this kind is made of, so that a page brings the script of its kind alone. */
  Body: ComponentType<BracketBodyProps>;
}

export function PublicBracket({ kind, Body }: PublicBracketProps) {
  const { slug = '', poolId = '' } = useParams();
  const { data: snapshot, error, refetch } = useLiveSnapshot(slug, kind, { pool_id: poolId });
  if (isNotFound(error)) return <UnknownTournament />;
  if (!snapshot && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <StandsStill tournament={snapshot?.tournament} />
      <Box maxW="page" mx="auto" px={{ base: '4', lg: '12' }} pt={{ base: '4', lg: '8' }} minH="100dvh">
        {snapshot ? <Loaded snapshot={snapshot} kind={kind} poolId={Number(poolId)} Body={Body} /> : <PageLoading />}
      </Box>
    </>
  );
}

interface LoadedProps extends PublicBracketProps {
  snapshot: LiveSnapshot;
  poolId: number;
}

function Loaded({ snapshot, kind, poolId, Body }: LoadedProps) {
  const { tournament } = snapshot;
  const pool = useMemo(() => poolSummaries(snapshot).find((one) => one.id === poolId), [snapshot, poolId]);
  const matches = useMemo(
    () => snapshot.matches.filter((match) => match.pool_id === poolId),
    [snapshot.matches, poolId],
  );
  if (!pool) {
    return (
      <EmptyState text={texts.poolGone} hint={texts.poolGoneHint}>
        <ButtonLink to={pathOf(`/bagan/:slug/${kind}`, { slug: tournament.slug })}>{texts.toList}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <PublicHead title={titleOf(pool)} tournament={tournament} note={progressOf(pool, kind)} isLive>
        <Box display="flex" flexWrap="wrap" gap="2" mt="3">
          <ButtonLink to={pathOf(`/bagan/:slug/${kind}`, { slug: tournament.slug })} size="sm">
            {texts.toList}
          </ButtonLink>
          <ButtonLink to={pathOf('/periksa-undian/:poolId', { poolId: pool.id })} size="sm">
            <ShieldCheck aria-hidden="true" />
            {texts.check}
          </ButtonLink>
        </Box>
      </PublicHead>
      <Body snapshot={snapshot} matches={matches} pool={pool} />
    </>
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
