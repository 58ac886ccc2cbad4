// The schedule as PDF, made by a job and handed over when it is done; for signed-in accounts (spec 1 §2, "Schedule page").
import type { Data } from '@gelanggang/contract/http';
import type { MatchKind } from '@gelanggang/contract/live';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/button';
import { http, HttpError, messageOf } from '../../../lib/http';
import { isOpen, useStartJob } from '../../../lib/jobs.api';
import { useToken } from '../../../lib/session';
import { toast } from '../../../lib/toast';
import { scheduleTexts } from '../texts';

const ASK_EVERY_MS = 1_000;

interface PdfButtonProps {
  tournamentId: number;
  kind: MatchKind;
  /** A day, or all of them. */
  date?: string;
  arenaId?: number;
}

export function PdfButton({ tournamentId, kind, date, arenaId }: PdfButtonProps) {
  const token = useToken();
  const start = useStartJob();
  const [jobId, setJobId] = useState<number | null>(null);
  const asked = useQuery({
    queryKey: ['jobs', 'one', jobId],
    queryFn: ({ signal }) => http.get<Data<JobAnswer>>(`/jobs/${jobId}`, undefined, signal),
    enabled: jobId !== null,
    refetchInterval: (query) => (query.state.data && !isOpen(query.state.data.data) ? false : ASK_EVERY_MS),
  });
  const job = asked.data?.data;
  // A job that is refused is gone; a network that is away is asked again.
  const refused =
    asked.error instanceof HttpError && asked.error.status >= 400 && asked.error.status < 500 ? asked.error : null;
  const ended = job && job.id === jobId && !isOpen(job) ? job : null;
  useEffect(() => {
    if (!refused) return;
    setJobId(null);
    toast.error(refused.message);
  }, [refused]);
  useEffect(() => {
    if (!ended) return;
    setJobId(null);
    if (ended.status !== 'done' || !ended.file) {
      toast.error(ended.error ?? scheduleTexts.pdfFailed);
      return;
    }
    http.download(`/jobs/${ended.id}/file`, ended.file.name).catch((error: unknown) => toast.error(messageOf(error)));
  }, [ended]);
  if (token === null) return null;
  const ask = () =>
    start.mutate(
      { kind: 'schedule-pdf', params: { tournament_id: tournamentId, date, arena_id: arenaId, kind } },
      { onSuccess: ({ data }) => setJobId(data.id) },
    );
  return (
    <IconButton label={scheduleTexts.pdf} busy={start.isPending || jobId !== null} onClick={ask}>
      <FileDown aria-hidden="true" />
    </IconButton>
  );
}
