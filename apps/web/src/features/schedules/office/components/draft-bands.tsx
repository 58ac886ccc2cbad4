// Above the list of schedules: how many drafts of a tournament nobody outside sees yet, and the step that publishes them.
import { useState } from 'react';
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import type { ScheduleRow } from '@gelanggang/contract/schedules';
import { Button } from '@web/components/button';
import { StepBand } from '@web/components/step-band';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { useCall } from '@web/lib/use-call';
import { PUBLIC } from '../schedules.api';
import { scheduleTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';

/** Of the chosen tournament; of all tournaments, those whose drafts stand on this page of the list. */
export function DraftBands({ tournamentId, rows }: { tournamentId: number | null; rows: readonly ScheduleRow[] }) {
  const shown = rows.filter((row) => row.is_draft).map((row) => row.tournament.id);
  const ids = tournamentId === null ? [...new Set(shown)] : [tournamentId];
  return ids.map((id) => <DraftBand key={id} tournamentId={id} />);
}

function DraftBand({ tournamentId }: { tournamentId: number }) {
  const options = useCall(autoScheduleCalls.options, { params: { id: tournamentId } });
  const publish = useSend(autoScheduleCalls.publish, (tournamentId: number) => ({ params: { id: tournamentId } }), {
    forgets: PUBLIC,
    evenRefused: true,
    isTold: true,
  });
  const [isAsking, setAsking] = useState(false);
  const count = options.data?.draft_schedules ?? 0;
  const name = options.data?.tournament.name ?? '';
  if (count === 0) return null;
  return (
    <StepBand says={texts.drafts(count, name)}>
      <Button size="sm" variant="solid" onClick={() => setAsking(true)}>
        {texts.publishAll}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          open
          title={texts.publishAllTitle}
          question={texts.publishAllQuestion(count, name)}
          confirmText={texts.publishAll}
          isDestructive={false}
          busy={publish.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => publish.mutate(tournamentId, { onSuccess: () => setAsking(false) })}
        />
      ) : null}
    </StepBand>
  );
}
