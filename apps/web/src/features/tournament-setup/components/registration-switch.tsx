// Opens or closes registration after a question that says what is still missing.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as dashboardCalls from '@gelanggang/contract/calls/dashboard';
import type { SetUpTournament } from '@gelanggang/contract/setting-up';
import type { SetUpStep } from '@gelanggang/domain/tournament/readiness';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useCall, EVERYTHING } from '@web/lib/use-call';
import { setUpTexts as texts } from '../set-up.texts';
import { useSend } from '@web/lib/use-send';
import * as tournamentSettingsCalls from '@gelanggang/contract/calls/tournament-settings';

interface RegistrationSwitchProps {
  tournament: SetUpTournament;
  isOpen: boolean;
  missing: readonly SetUpStep[];
  /** There are fees, and nothing says where they are paid to. */
  isNowhereToPay: boolean;
}

export function RegistrationSwitch({ tournament, isOpen, missing, isNowhereToPay }: RegistrationSwitchProps) {
  const [isAsked, setAsked] = useState(false);
  // forgotten also after a refusal: somebody else has changed it
  const turn = useSend(
    tournamentSettingsCalls.switchRegistration,
    { params: { id: tournament.id } },
    { forgets: EVERYTHING, evenRefused: true },
  );
  // going back to entries: what stands is told before
  const standing = useCall(dashboardCalls.desk, isAsked && !isOpen ? { params: { id: tournament.id } } : null).data;
  const back =
    standing && standing.pools > 0
      ? texts.openAfterDraw(standing.pools, standing.matches - standing.unscheduled, standing.finished)
      : '';
  const text = isOpen ? texts.doClose : texts.doOpen;
  const consequence =
    missing.length === 0
      ? texts.openAllDone
      : texts.openMissing(missing.map((step) => texts.stepNames[step]).join(', '));
  return (
    <>
      <Button
        size="sm"
        variant={tournament.status === 'active' || missing.length > 0 ? 'outline' : 'solid'}
        onClick={() => setAsked(true)}
      >
        {text}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text}
        question={isOpen ? texts.closeQuestion : texts.openQuestion}
        name={tournament.name}
        confirmText={text}
        isDestructive={isOpen}
        busy={turn.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          turn.mutate(
            { is_open: !isOpen, version: tournament.version },
            {
              onSuccess: ({ message }) => {
                toast.success(message);
                setAsked(false);
              },
              onError: (error) => toast.error(messageOf(error)),
            },
          )
        }
      >
        {isOpen ? null : consequence}
        {!isOpen && isNowhereToPay ? (
          <chakra.span display="block" mt="2">
            {texts.openNowhereToPay}
          </chakra.span>
        ) : null}
        {back ? (
          <chakra.span display="block" mt="2" fontWeight="semibold">
            {back}
          </chakra.span>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
