// Corrects the scores of a performance that is over, or takes them back, without leaving the desk.
import { useQueryClient } from '@tanstack/react-query';
import type { LiveMatch } from '@gelanggang/contract/live';
import { Dialog } from '@web/components/dialog';
import { PERFORMANCE_WIDTH, PerformanceDialog } from '@web/components/seni-score/performance-dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { forget, useCall } from '@web/lib/use-call';
import { queueOf } from '../arena-control.api';
import { arenaTexts as texts } from '../texts';
import * as seniCalls from '@gelanggang/contract/calls/seni';

interface CorrectPerformanceProps {
  match: LiveMatch;
  arenaId: number;
  onClose(): void;
}

export function CorrectPerformance({ match, arenaId, onClose }: CorrectPerformanceProps) {
  const client = useQueryClient();
  // its rule of time, its judges and what stands: asked for anew whenever the desk shows it
  const pool = useCall(seniCalls.pool, { params: { id: match.pool_id } }, { staleTime: 0 });
  // what was kept may be older than the score that is corrected
  const row = pool.isFetchedAfterMount ? pool.data?.matches.find((one) => one.id === match.id) : undefined;
  const title = texts.correctScores(match.partai);
  if (pool.data && row) {
    return (
      <PerformanceDialog
        title={title}
        pool={pool.data}
        match={row}
        onSaved={() => void forget(client, queueOf(arenaId))}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={title} width={PERFORMANCE_WIDTH}>
      {pool.error ? <ErrorState error={pool.error} onRetry={() => void pool.refetch()} /> : <PageLoading />}
    </Dialog>
  );
}
