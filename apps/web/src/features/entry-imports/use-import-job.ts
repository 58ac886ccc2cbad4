// The job that takes the list in: started, followed by the bell's live news, and its end told once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntryRow } from '@gelanggang/contract/entry-columns';
import type { EntriesImportResult } from '@gelanggang/contract/entry-imports';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { messageOf } from '@web/lib/http';
import { isOpen, refetchJobs, useJobs } from '@web/lib/jobs.api';
import { toast } from '@web/lib/toast';
import { startImport } from './entry-imports.api';
import { importTexts as texts } from './texts';

interface Wish {
  tournamentId: number;
  rows: readonly EntryRow[];
  withPayments: boolean;
}

export interface ImportJob {
  /** While it is asked for, queued or running. */
  isBusy: boolean;
  job: JobAnswer | null;
  start(wish: Wish): void;
}

export function useImportJob(onDone: (result: EntriesImportResult, sent: readonly EntryRow[]) => void): ImportJob {
  const client = useQueryClient();
  const jobs = useJobs();
  const [asked, setAsked] = useState<{ id: number; rows: readonly EntryRow[] } | null>(null);
  const starting = useMutation({
    mutationFn: ({ tournamentId, rows, withPayments }: Wish) => startImport(tournamentId, rows, withPayments),
    onSuccess: ({ id }, { rows }) => {
      setAsked({ id, rows });
      refetchJobs(client);
    },
    onError: (error) => toast.error(messageOf(error, texts.failed)),
  });
  const job = asked ? (jobs.data?.find((one) => one.id === asked.id) ?? null) : null;
  const told = useRef(0);
  useEffect(() => {
    if (!asked || !job || isOpen(job) || told.current === job.id) return;
    told.current = job.id;
    setAsked(null);
    // what failed or was cancelled is told by the bell; the rows stay as they are
    if (job.status === 'done' && job.result && 'members_added' in job.result) onDone(job.result, asked.rows);
  }, [asked, job, onDone]);
  return { isBusy: starting.isPending || asked !== null, job, start: (wish) => starting.mutate(wish) };
}
