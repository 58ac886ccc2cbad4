// /admin/tanding/match/:id: the bracket of a pool; an undrawn one is drawn first by those who may (spec 2 §4).
import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { BracketAnswer, BracketGame } from '@gelanggang/contract/tanding';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { BracketActions } from './components/bracket-actions';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { BracketInfo } from './components/bracket-info';
import { BracketView } from '@web/components/bracket/bracket-view';
import { DrawDesk } from './components/draw-desk';
import { DrawMarks } from './components/draw-marks';
import { GameDialog } from './components/game-dialog';
import { RegenerateDialog } from './components/regenerate-dialog';
import { SwapBoard } from './components/swap-board';
import { useBracket, useGenerateBracket, usePoolNews } from './tanding.api';
import { tandingTexts as texts } from './texts';

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
  const [shown, setShown] = useState<BracketGame | null>(null);
  const [isRegenerating, setRegenerating] = useState(false);
  const [isSwapping, setSwapping] = useState(false);
  const { pool } = bracket;
  const isDrawn = bracket.status === 'ongoing';
  const isLocked = pool.draw?.is_locked ?? false;
  const maySwap = bracket.can_draw && !isLocked && !bracket.has_started;
  const shownNow =
    shown && (bracket.rounds.flatMap((round) => round.games).find((game) => game.id === shown.id) ?? null);

  return (
    <>
      <PageHeader title={pool.title}>
        <BracketActions bracket={bracket} onRegenerate={() => setRegenerating(true)} onSwap={() => setSwapping(true)} />
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
