// Keeps the plan of a tournament as everybody has it: news of other people's moves, and of the job that makes it.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AutoScheduleAnswer, AutoScheduleChanged, AutoScheduleSlot } from '@gelanggang/contract/auto-schedule';
import { streams } from '@gelanggang/contract/events';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { applyJobEvents, applyJobProgress, isOpen, refetchJobs, sayEnd, useJobs } from '@web/lib/jobs.api';
import { toast } from '@web/lib/toast';
import { forget } from '@web/lib/use-call';
import { useTopic } from '@web/live/use-live';
import { optionsOf, planOf } from './auto-schedule.api';
import { ownSteps } from './own-steps';
import { autoTexts as texts } from './texts';

/** Puts moved matches into the plan that is shown, when they follow on what is shown. */
export function applyMoves(
  plan: AutoScheduleAnswer | null | undefined,
  version: number,
  slots: readonly AutoScheduleSlot[],
): AutoScheduleAnswer | null | undefined {
  if (!plan || version !== plan.version + 1) return plan;
  const moved = new Map(slots.map((slot) => [slot.match_id, slot]));
  return {
    ...plan,
    version,
    tasks: plan.tasks.map((task) => {
      const slot = moved.get(task.match_id);
      return slot ? { ...task, ...slot } : task;
    }),
  };
}

/** The plan's job while it is queued or running. */
export function usePlanNews(tournamentId: number | undefined): JobAnswer | null {
  const client = useQueryClient();
  const jobs = useJobs();
  const refetch = () => {
    if (tournamentId === undefined) return;
    void forget(client, planOf(tournamentId), optionsOf(tournamentId));
  };
  useTopic(tournamentId === undefined ? null : streams.staff(tournamentId), {
    onEvents: (events) => {
      for (const event of events) {
        if (event.type === 'auto-schedule.changed') hear(client, event.data, refetch);
      }
      // a pool drawn anew or a schedule changed by hand makes a plan old: the server says so
      if (events.some(({ type }) => type === 'pools.changed')) refetch();
      for (const job of applyJobEvents(client, events)) {
        if (isPlanOf(job, tournamentId)) sayEnd(job);
      }
    },
    onProgress: (message) => applyJobProgress(client, message),
    onReset: () => {
      refetchJobs(client);
      refetch();
    },
  });
  // schedules and brackets tell the public stream: what they change may make the plan old
  useTopic(tournamentId === undefined ? null : streams.tournament(tournamentId), {
    onEvents: (events) => {
      if (
        events.some(({ type }) =>
          ['schedule.saved', 'schedule.removed', 'bracket.drawn', 'arena.changed'].includes(type),
        )
      ) {
        refetch();
      }
    },
    onReset: refetch,
  });
  return jobs.data?.find((job) => isOpen(job) && isPlanOf(job, tournamentId)) ?? null;
}

function hear(client: QueryClient, news: AutoScheduleChanged, refetch: () => void): void {
  const key = planOf(news.tournament_id);
  const plan = client.getQueryData<AutoScheduleAnswer | null>(key);
  // that it is ready, the end of its job says
  if (news.change === 'ready' || plan?.id !== news.plan_id) return refetch();
  if (news.change !== 'moved') {
    client.setQueryData(key, null);
    if (!ownSteps.has(news.plan_id)) toast.info(news.change === 'taken' ? texts.takenByOther : texts.discardedByOther);
    return refetch();
  }
  if (news.version <= plan.version) return;
  if (news.version > plan.version + 1) return refetch();
  client.setQueryData(key, applyMoves(plan, news.version, news.slots));
}

function isPlanOf(job: JobAnswer, tournamentId: number | undefined): boolean {
  return job.kind === 'auto-schedule' && 'tournament_id' in job.params && job.params.tournament_id === tournamentId;
}
