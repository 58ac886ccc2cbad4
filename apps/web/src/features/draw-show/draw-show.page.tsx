// /admin/tanding/show/:tournament_id: the auto-generate as a show for the technical meeting (spec 2 §4, "Auto generate").
import { Box } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink, IconButton } from '@web/components/button';
import { ErrorState, PageLoading } from '@web/components/states';
import { PoolStage } from './components/pool-stage';
import { ShowFrame, toggleFullScreen } from './components/show-frame';
import { Announcement, ShowEnd, ShowStart } from './components/show-messages';
import { showTexts as texts } from './texts';
import { useBackToList } from '@web/components/draws/use-back-to-list';
import { drawOutcome } from '@web/components/draws/use-auto-generate';
import { useDrawShow } from './use-draw-show';
import { pathOf } from '@web/site/routes';

/** The last pool stands complete for so long before the end is announced. */
const LAST_POOL_MS = 2500;

export default function DrawShowPage() {
  const tournamentId = Number(useParams().tournament_id);
  return <DrawShow key={tournamentId} tournamentId={tournamentId} />;
}

function DrawShow({ tournamentId }: { tournamentId: number }) {
  const list = `${pathOf('/admin/tanding')}?tournament_id=${tournamentId}`;
  const show = useDrawShow(tournamentId);
  const [revealed, setRevealed] = useState<number | null>(null);
  const { auto, bracket, ended, earlier, later } = show;
  const poolId = bracket?.pool.pool_id ?? null;
  const isDrawing = show.isFresh && poolId !== null && revealed !== poolId;
  const skip = useCallback(() => setRevealed(poolId), [poolId]);
  const isDone = ended?.status === 'done';
  const isOver = useAfter(isDone && !isDrawing, LAST_POOL_MS);
  const isLeaving = isOver && show.isMine && ended !== null && drawOutcome(ended).failed.length === 0;
  // other screens keep what was announced
  useBackToList(isLeaving ? list : null);
  useKeys({ ' ': skip, ArrowLeft: earlier, ArrowRight: later, f: toggleFullScreen });

  const pools = show.pools.data;
  if (show.pools.error) return <ErrorState error={show.pools.error} onRetry={() => void show.pools.refetch()} />;
  if (!pools) return <PageLoading />;
  const waiting = pools.length - show.drawnCount;
  const toList = (
    <ButtonLink to={list} size="sm">
      {texts.toList}
    </ButtonLink>
  );

  const stage = () => {
    if (isOver && ended) return <ShowEnd job={ended} isLeaving={isLeaving} />;
    if (show.error) return <ErrorState error={show.error} onRetry={show.retry} />;
    if (bracket) {
      return (
        <PoolStage
          key={`${poolId} ${bracket.pool.draw?.draw_number}`}
          bracket={bracket}
          pauseSeconds={isDrawing ? show.pauseSeconds : null}
          onRevealed={skip}
        />
      );
    }
    if (auto.job) return <Announcement title={texts.preparing} text={show.next?.title} />;
    if (pools.length === 0) return <Announcement title={texts.noPools} />;
    if (waiting === 0) return <Announcement title={texts.allDrawn} text={texts.progress(pools.length, pools.length)} />;
    return <ShowStart waiting={waiting} isBusy={auto.isBusy} onStart={show.start} />;
  };

  const note = () => {
    if (ended?.status === 'cancelled') return texts.stopped;
    if (ended?.status === 'failed') return ended.error ?? texts.failed;
    if (show.isLookingBack) return texts.lookingBack;
    if (auto.job) return show.next ? texts.next(show.next.title) : texts.lastPool;
    return '';
  };

  return (
    <ShowFrame
      tournament={pools[0]?.tournament_name ?? ''}
      drawn={show.drawnCount}
      total={pools.length}
      note={note()}
      waitSeconds={auto.job && show.isFresh && show.next && show.pauseSeconds > 0 ? show.pauseSeconds : null}
      waitKey={String(poolId)}
      actions={
        <Box display="flex" flexWrap="wrap" gap="2" title={texts.keys}>
          {bracket && !isOver ? (
            <>
              <IconButton variant="outline" label={texts.earlier} disabled={!earlier} onClick={earlier}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton variant="outline" label={texts.later} disabled={!later} onClick={later}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          ) : null}
          {isDrawing ? (
            <Button size="sm" onClick={skip}>
              {texts.skip}
            </Button>
          ) : null}
          {auto.job ? (
            <Button size="sm" busy={auto.isBusy} onClick={auto.stop}>
              {texts.stop}
            </Button>
          ) : (
            <>
              {bracket && !isDone && waiting > 0 ? (
                <Button size="sm" variant="solid" busy={auto.isBusy} onClick={() => show.start(show.pauseSeconds)}>
                  {texts.goOn}
                </Button>
              ) : null}
              {toList}
            </>
          )}
        </Box>
      }
    >
      {stage()}
    </ShowFrame>
  );
}

/** True once it has been so for a while. */
function useAfter(isSo: boolean, ms: number): boolean {
  const [since, setSince] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSince(isSo), isSo ? ms : 0);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && since;
}

function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isControl =
        event.target instanceof HTMLElement && event.target.closest('button, a, input, select') !== null;
      const action = keys[event.key];
      if (isControl || !action || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
