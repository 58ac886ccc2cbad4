// Takes a result back, with its reason; the server refuses once the next match has started.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { StandingResult } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { FormField, Input } from '@web/components/form-field';
import { useMatchStep } from '../arena-control.api';
import { arenaTexts as texts } from '../texts';

interface WithdrawDialogProps {
  match: LiveMatch;
  result: StandingResult;
  arenaId: number;
  onClose(): void;
}

export function WithdrawDialog({ match, result, arenaId, onClose }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const step = useMatchStep(arenaId);
  return (
    <ConfirmDialog
      open
      title={texts.withdrawTitle}
      question={texts.withdrawText}
      name={`${match.blue.name} – ${match.red.name}`}
      confirmText={texts.withdraw}
      busy={step.isPending}
      onClose={onClose}
      onConfirm={() =>
        step.mutate({ match, step: { step: 'withdraw', resultId: result.id, reason } }, { onSettled: onClose })
      }
    >
      <chakra.div color="fg">
        <FormField label={texts.reason} isOptional>
          {(props) => (
            <Input {...props} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </FormField>
      </chakra.div>
    </ConfirmDialog>
  );
}
