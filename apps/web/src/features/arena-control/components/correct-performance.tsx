// Corrects the scores of a performance that is over, or takes them back, without leaving the desk.
import { useQueryClient } from '@tanstack/react-query';
import type { LiveMatch } from '@gelanggang/contract/live';
import { Dialog } from '@web/components/dialog';
import { PERFORMANCE_WIDTH, PerformanceForm } from '@web/components/seni-score/performance-dialog';
import { ErrorState, PageLoading } from '@web/components/states';
import { forget } from '@web/lib/use-call';
import { queueOf, useSeniPool } from '../arena-control.api';
import { arenaTexts as texts } from '../texts';

interface CorrectPerformanceProps {
  match: LiveMatch;
  arenaId: number;
  onClose(): void;
}

export function CorrectPerformance({ match, arenaId, onClose }: CorrectPerformanceProps) {
  const client = useQueryClient();
  const pool = useSeniPool(match.pool_id);
  // what was kept may be older than the score that is corrected
  const row = pool.isFetchedAfterMount ? pool.data?.matches.find((one) => one.id === match.id) : undefined;
  return (
    <Dialog open onClose={onClose} title={texts.correctScores(match.partai)} width={PERFORMANCE_WIDTH}>
      {pool.data && row ? (
        <PerformanceForm
          pool={pool.data}
          match={row}
          onSaved={() => void forget(client, queueOf(arenaId))}
          onClose={onClose}
        />
      ) : pool.error ? (
        <ErrorState error={pool.error} onRetry={() => void pool.refetch()} />
      ) : (
        <PageLoading />
      )}
    </Dialog>
  );
}
