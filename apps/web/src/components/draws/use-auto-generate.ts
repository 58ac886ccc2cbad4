// The auto-generate of a tournament, as everybody who may draw sees it: who started it does not matter.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { streams } from '@gelanggang/contract/events';
import type { AutoGenerateParams } from '@gelanggang/contract/job-params';
import type { AutoGenerateResult, JobAnswer } from '@gelanggang/contract/jobs';
import {
  applyJobEvents,
  applyJobProgress,
  isOpen,
  refetchJobs,
  useJobs,
  useJobSteps,
  useStartJob,
} from '@web/lib/jobs.api';
import { forget } from '@web/lib/use-call';
import { useTopic } from '@web/live/use-live';

export interface AutoGenerate {
  /** The one that is queued or running. */
  job: JobAnswer | null;
  /** The newest of the tournament, whatever became of it. */
  last: JobAnswer | null;
  isBusy: boolean;
  /** `how`: with the chart by which all that is not divided yet is divided first. */
  start(pauseSeconds: number, how?: Pick<AutoGenerateParams, 'match_chart' | 'only_divides'>): void;
  stop(): void;
}

interface Heard {
  onEnd(job: JobAnswer): void;
  /** While it runs: the pool that was drawn last. */
  onPool?(poolId: number): void;
}

export function useAutoGenerate(tournamentId: number | undefined, { onEnd, onPool }: Heard): AutoGenerate {
  const client = useQueryClient();
  const jobs = useJobs();
  const starting = useStartJob({ isQuiet: true });
  const { cancel } = useJobSteps();
  const ended = useRef(new Set<number>());
  const refetchPools = () => void forget(client, drawingCalls.list, drawingCalls.undivided);

  useTopic(tournamentId === undefined ? null : streams.staff(tournamentId), {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'pools.changed')) refetchPools();
      for (const job of applyJobEvents(client, events)) {
        if (job.kind !== 'auto-generate' || isOpen(job) || ended.current.has(job.id)) continue;
        ended.current.add(job.id);
        onEnd(job);
      }
    },
    onProgress: (message) => applyJobProgress(client, message),
    onReset: () => {
      refetchJobs(client);
      refetchPools();
    },
  });

  useTopic(tournamentId === undefined || !onPool ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      const drawn = events.findLast((event) => event.type === 'bracket.drawn');
      if (drawn && job) onPool?.(drawn.data.pool_id);
    },
    // what was drawn while nothing was heard is passed over: the next pool comes
    onReset: () => undefined,
  });

  const ofTournament = jobs.data?.filter((one) => isAutoGenerateOf(one, tournamentId)) ?? [];
  const job = ofTournament.find(isOpen) ?? null;
  return {
    job,
    last: ofTournament[0] ?? null,
    isBusy: starting.isPending || cancel.isPending,
    start: (pauseSeconds, how = {}) => {
      if (tournamentId !== undefined) {
        starting.mutate({
          kind: 'auto-generate',
          params: { tournament_id: tournamentId, pause_seconds: pauseSeconds, ...how },
        });
      }
    },
    stop: () => {
      if (job) cancel.mutate(job.id);
    },
  };
}

function isAutoGenerateOf(job: JobAnswer, tournamentId: number | undefined): boolean {
  return job.kind === 'auto-generate' && 'tournament_id' in job.params && job.params.tournament_id === tournamentId;
}

/** What came of it. */
export const drawOutcome = (job: JobAnswer): AutoGenerateResult =>
  job.result && 'failed' in job.result ? job.result : { drawn: 0, failed: [] };
