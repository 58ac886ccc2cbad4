// The job that takes the list in: started, followed by the bell's live news, and its end told once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EntryRow } from '@gelanggang/contract/entry-columns';
import type { EntriesImportResult } from '@gelanggang/contract/entry-imports';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { HttpError, messageOf } from '@web/lib/http';
import { isOpen, refetchJobs, useJobs } from '@web/lib/jobs.api';
import { toast } from '@web/lib/toast';
import { type ImportWish, startImport } from './entry-imports.api';
import { importTexts as texts } from './texts';

interface Wish extends ImportWish {
  /** Those of the rows that come in. */
  accepted: readonly EntryRow[];
}

export interface ImportJob {
  /** While it is asked for, queued or running. */
  isBusy: boolean;
  job: JobAnswer | null;
  start(wish: Wish): void;
}

/** `onOther`: the list is not the one that was checked, or what stands has changed; it is to be checked again. */
export function useImportJob(
  onDone: (result: EntriesImportResult, sent: readonly EntryRow[]) => void,
  onOther: () => void,
): ImportJob {
  const client = useQueryClient();
  const jobs = useJobs();
  const [asked, setAsked] = useState<{ id: number; rows: readonly EntryRow[] } | null>(null);
  const starting = useMutation({
    mutationFn: (wish: Wish) => startImport(wish),
    onSuccess: ({ id }, { accepted }) => {
      setAsked({ id, rows: accepted });
      refetchJobs(client);
    },
    onError: (error) => {
      toast.error(messageOf(error, texts.failed));
      if (error instanceof HttpError && error.status === 409) onOther();
    },
  });
  const job = asked ? (jobs.data?.find((one) => one.id === asked.id) ?? null) : null;
  const told = useRef(0);
  useEffect(() => {
    if (!asked || !job || isOpen(job) || told.current === job.id) return;
    told.current = job.id;
    setAsked(null);
    if (job.status === 'done' && job.result && 'members_added' in job.result) onDone(job.result, asked.rows);
    // what failed or was cancelled is told by the bell; the rows stay as they are, and are looked at anew
    else onOther();
  }, [asked, job, onDone, onOther]);
  return { isBusy: starting.isPending || asked !== null, job, start: (wish) => starting.mutate(wish) };
}
