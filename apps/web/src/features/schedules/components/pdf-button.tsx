// The schedule as PDF for everybody: made once by a worker for all who ask, and handed over when it is there.
import * as publicFileCalls from '@gelanggang/contract/calls/public-files';
import type { PublicScheduleRequest } from '@gelanggang/contract/public-files';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { callApi } from '@web/lib/calls';
import { IconButton } from '../../../components/button';
import { messageOf } from '../../../lib/http';
import { toast } from '../../../lib/toast';
import { scheduleTexts } from '../texts';

const ASK_EVERY_MS = 1_000;
/** Longer than a worker needs for the largest day; a queue that stands still is told, not waited for. */
const PATIENCE_MS = 90_000;

export function PdfButton({ slug, kind, date, arena_id }: PublicScheduleRequest) {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const ask = useMutation({
    mutationFn: async () => {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const data = await callApi(publicFileCalls.schedule, {
          body: {
            slug,
            kind,
            date,
            arena_id,
          },
        });
        if (data.status === 'ready') return data.url;
        if (Date.now() > until) throw new Error('not made in time');
        await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
        if (isLeft.current) return null;
      }
    },
    onSuccess: (url) => {
      // the server's answer names the file
      if (url !== null) window.location.assign(url);
    },
    onError: (error) => toast.error(messageOf(error, scheduleTexts.pdfFailed)),
  });
  return (
    <IconButton
      label={ask.isPending ? scheduleTexts.pdfMaking : scheduleTexts.pdf}
      busy={ask.isPending}
      onClick={() => ask.mutate()}
    >
      <FileDown aria-hidden="true" />
    </IconButton>
  );
}
