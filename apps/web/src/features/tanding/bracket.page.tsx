// /admin/tanding/match/:id: the bracket of a pool; an undrawn one is drawn first by those who may (spec 2 §4).
import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { BracketAnswer, BracketGame } from '@gelanggang/contract/tanding';
import { Button, ButtonLink } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { AutoGeneratePanel } from './components/auto-generate-panel';
import { BracketExports } from './components/bracket-exports';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { BracketInfo } from './components/bracket-info';
import { BracketView } from '@web/components/bracket/bracket-view';
import { DrawActions } from './components/draw-actions';
import { DrawDesk } from './components/draw-desk';
import { DrawMarks } from './components/draw-marks';
import { GameDialog } from './components/game-dialog';
import { RegenerateDialog } from './components/regenerate-dialog';
import { SwapBoard } from './components/swap-board';
import { drawTrustTexts } from './draw-trust-texts';
import { useBracket, useGenerateBracket, useNextPool, usePoolNews } from './tanding.api';
import { tandingTexts as texts } from './texts';

const TO_LIST_AFTER_MS = 3000;

export default function BracketPage() {
  const poolId = Number(useParams().id);
  const bracket = useBracket(poolId);
  usePoolNews(bracket.data?.tournament_id, poolId);
  useDrawWhenOpened(poolId, bracket.data);
  if (bracket.error) return <ErrorState error={withSentence(bracket.error)} onRetry={() => void bracket.refetch()} />;
  if (!bracket.data) return <PageLoading />;
  return <LoadedBracket key={poolId} bracket={bracket.data} />;
}

const withSentence = (error: unknown) =>
  error instanceof HttpError && error.status === 404 ? error : new HttpError(0, texts.bracketFailed);

/** Once per visit: a draw that was refused is told and not tried again by itself. */
function useDrawWhenOpened(poolId: number, bracket: BracketAnswer | undefined): void {
  const { mutate } = useGenerateBracket(poolId);
  const asked = useRef<number | null>(null);
  const mustDraw = bracket?.status === 'waiting' && bracket.can_draw;
  useEffect(() => {
    if (!mustDraw || asked.current === poolId) return;
    asked.current = poolId;
    mutate(undefined, { onError: (error) => toast.error(messageOf(error, texts.bracketFailed)) });
  }, [mustDraw, poolId, mutate]);
}

function LoadedBracket({ bracket }: { bracket: BracketAnswer }) {
  const navigate = useNavigate();
  const nextPool = useNextPool();
  const [shown, setShown] = useState<BracketGame | null>(null);
  const [isRegenerating, setRegenerating] = useState(false);
  const [isSwapping, setSwapping] = useState(false);
  const { pool } = bracket;
  const isDrawn = bracket.status === 'ongoing';
  const isLocked = pool.draw?.is_locked ?? false;
  const maySwap = bracket.can_draw && !isLocked && !bracket.has_started;
  const shownNow =
    shown && (bracket.rounds.flatMap((round) => round.games).find((game) => game.id === shown.id) ?? null);

  const toNextPool = () =>
    nextPool.mutate(pool.pool_id, {
      onSuccess: (answer) => void navigate(`/admin/tanding/match/${answer.next_pool_id}`),
      // spec 2 §4: any failure of this call is the end of the pools
      onError: (error) =>
        error instanceof HttpError && error.status === 404
          ? toast.info(texts.noMorePools)
          : toast.error(messageOf(error)),
    });

  return (
    <>
      <PageHeader title={pool.title}>
        <ButtonLink to={`/admin/tanding/match/list/${pool.pool_id}`} size="sm">
          {texts.matchList}
        </ButtonLink>
        {isDrawn ? <BracketExports poolId={pool.pool_id} /> : null}
        {bracket.can_draw ? (
          <>
            {isDrawn ? (
              <>
                <Button
                  size="sm"
                  disabled={bracket.has_started || isLocked}
                  title={isLocked ? drawTrustTexts.mustUnlock : bracket.has_started ? texts.hasStarted : undefined}
                  onClick={() => setRegenerating(true)}
                >
                  {texts.regenerate}
                </Button>
                <DrawActions bracket={bracket} onSwap={() => setSwapping(true)} />
              </>
            ) : null}
            <Button size="sm" onClick={toNextPool} busy={nextPool.isPending}>
              {texts.another}
            </Button>
            <AutoGeneratePanel
              tournamentId={bracket.tournament_id}
              onDone={() =>
                setTimeout(
                  () => void navigate(`/admin/tanding?tournament_id=${bracket.tournament_id}`),
                  TO_LIST_AFTER_MS,
                )
              }
            />
          </>
        ) : null}
      </PageHeader>
      <BracketInfo bracket={bracket} />
      <DrawMarks pool={pool} />
      {isDrawn && isSwapping && maySwap ? (
        <SwapBoard bracket={bracket} onDone={() => setSwapping(false)} />
      ) : isDrawn ? (
        <>
          <BracketView rounds={bracket.rounds} chart={bracket.match_chart} title={pool.title} onSelect={setShown} />
          <BracketLegend />
        </>
      ) : (
        <Box mt="6">
          <EmptyState text={texts.notDrawn} hint={bracket.can_draw ? undefined : texts.notDrawnHint} />
        </Box>
      )}
      {isDrawn && bracket.can_draw ? <DrawDesk poolId={pool.pool_id} /> : null}
      {shownNow ? <GameDialog game={shownNow} onClose={() => setShown(null)} /> : null}
      {isRegenerating ? <RegenerateDialog bracket={bracket} onClose={() => setRegenerating(false)} /> : null}
    </>
  );
}
