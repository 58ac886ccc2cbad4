// Drafts that nobody outside sees yet, and the one step that publishes them all.
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import { useState } from 'react';
import { Button } from '@web/components/button';
import { StepBand } from '@web/components/step-band';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { told } from '@web/lib/told';
import { useSend } from '@web/lib/use-send';
import { optionsOf } from '../auto-schedule.api';
import { autoTexts as texts } from '../texts';

export function DraftsBanner({ tournamentId, count }: { tournamentId: number; count: number }) {
  const publish = useSend(
    autoScheduleCalls.publish,
    { params: { id: tournamentId } },
    {
      forgets: [scheduleCalls.list, optionsOf(tournamentId)],
      evenRefused: true,
      // said here: the banner goes with the last draft
      ...told(texts.publishFailed),
    },
  );
  const [isAsking, setAsking] = useState(false);
  return (
    <StepBand says={texts.drafts(count)} mb="5">
      <Button size="sm" onClick={() => setAsking(true)}>
        {texts.publish}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          open
          title={texts.publishTitle}
          question={texts.publishQuestion(count)}
          confirmText={texts.publish}
          isDestructive={false}
          busy={publish.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => publish.mutate(undefined, { onSuccess: () => setAsking(false) })}
        />
      ) : null}
    </StepBand>
  );
}
