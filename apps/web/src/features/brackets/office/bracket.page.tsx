// /admin/tanding/match/:id: the bracket of a pool; who chose to draw an undrawn one finds it drawn (spec 2 §4).
import { useContextOf } from '@web/site/tournament-context';
import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { BracketAnswer, BracketGame } from '@gelanggang/contract/brackets';
import { Button } from '@web/components/button';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { HttpError, messageOf, isNotFound } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useSteady } from '@web/lib/use-steady';
import { tellOutcome } from '@web/components/draws/auto-generate-panel';
import { BracketActions } from './bracket-actions';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { BracketInfo } from '../components/bracket-info';
import { BracketView } from '@web/components/bracket/bracket-view';
import { DrawDesk } from './draw-desk';
import { DrawMarks } from './draw-marks';
import { GameDialog } from './game-dialog';
import { RegenerateDialog } from './regenerate-dialog';
import { SwapBoard } from './swap-board';
import { DRAWS_IT } from '@web/components/draws/draws-it';
import { ofDraw } from '@web/lib/pool-draws.api';
import { useBracket, usePoolNews } from './brackets.api';
import { deskBracketTexts as texts } from './texts';
import { useBackToList } from '@web/components/draws/use-back-to-list';
import { type AutoGenerate, useAutoGenerate } from '@web/components/draws/use-auto-generate';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';

export default function BracketPage() {
  const poolId = Number(useParams().id);
  const bracket = useBracket(poolId, { keepsLast: true });
  usePoolNews(bracket.data?.tournament_id, poolId);
  useContextOf(bracket.isPlaceholderData ? undefined : bracket.data?.tournament_id);
  const generate = useDrawWhenChosen(poolId, bracket.isPlaceholderData ? undefined : bracket.data);
  const auto = useFollowedGenerate(poolId, bracket.data);
  if (bracket.error) return <ErrorState error={withSentence(bracket.error)} onRetry={() => void bracket.refetch()} />;
  if (!bracket.data) return <PageLoading />;
  return <LoadedBracket key={bracket.data.pool.pool_id} bracket={bracket.data} generate={generate} auto={auto} />;
}

const withSentence = (error: unknown) => (isNotFound(error) ? error : new HttpError(0, texts.bracketFailed));

interface Generate {
  isBusy: boolean;
  start(): void;
}

/**
 * A draw is chosen where a link says so (`DRAWS_IT`), and by the button here: an address that was sent or is in the
 * history draws nothing. Once chosen it is taken out of the history, so that going back does not draw either.
 */
function useDrawWhenChosen(poolId: number, bracket: BracketAnswer | undefined): Generate {
  const { mutate, isPending } = useSend(drawingCalls.generate, { params: { id: poolId } }, { forgets: ofDraw(poolId) });
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const isChosen = (state as typeof DRAWS_IT | null)?.draws === true;
  const start = useSteady(() =>
    mutate(undefined, { onError: (error) => toast.error(messageOf(error, texts.bracketFailed)) }),
  );
  const mayDraw = bracket?.status === 'waiting' && bracket.can_draw;
  useEffect(() => {
    if (!isChosen || !bracket) return;
    void navigate({ search }, { replace: true, state: null });
    if (mayDraw) start();
  }, [isChosen, bracket, mayDraw, navigate, search, start]);
  return { isBusy: isPending, start };
}

/** Spec 2 §4: the page shows each pool that the auto generate draws, and leads to the list after the last. */
function useFollowedGenerate(poolId: number, bracket: BracketAnswer | undefined): AutoGenerate {
  const navigate = useNavigate();
  const tournamentId = bracket?.can_draw ? bracket.tournament_id : undefined;
  const [isOver, setOver] = useState(false);
  useBackToList(isOver ? `${pathOf('/admin/tanding')}?tournament_id=${tournamentId}` : null);
  return useAutoGenerate(tournamentId, {
    onPool: (drawn) => {
      if (drawn !== poolId) void navigate(pathOf('/admin/tanding/match/:id', { id: drawn }), { replace: true });
    },
    onEnd: (job) => tellOutcome(job, () => setOver(true)),
  });
}

interface LoadedBracketProps {
  bracket: BracketAnswer;
  generate: Generate;
  auto: AutoGenerate;
}

function LoadedBracket({ bracket, generate, auto }: LoadedBracketProps) {
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
        <BracketActions
          bracket={bracket}
          auto={auto}
          onRegenerate={() => setRegenerating(true)}
          onSwap={() => setSwapping(true)}
        />
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
          <EmptyState text={texts.notDrawn} hint={bracket.can_draw ? undefined : texts.notDrawnHint}>
            {bracket.can_draw ? (
              <Button variant="solid" busy={generate.isBusy} onClick={generate.start}>
                {texts.actions.generate}
              </Button>
            ) : null}
          </EmptyState>
        </Box>
      )}
      {bracket.can_draw ? <DrawDesk poolId={pool.pool_id} /> : null}
      {shownNow ? <GameDialog game={shownNow} onClose={() => setShown(null)} /> : null}
      {isRegenerating ? <RegenerateDialog bracket={bracket} onClose={() => setRegenerating(false)} /> : null}
    </>
  );
}
