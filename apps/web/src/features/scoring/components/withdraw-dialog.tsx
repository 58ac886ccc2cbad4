// Withdrawing needs a reason: it stays on the sheet beside what it withdraws.
import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { scoringTexts as texts } from '../texts';

interface WithdrawDialogProps {
  /** What is taken back. */
  title: string;
  onClose(): void;
  onWithdraw(reason: string): void;
}

export function WithdrawDialog({ title, onClose, onWithdraw }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() !== '') onWithdraw(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} role="alertdialog" title={texts.withdrawTitle(title)}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="2" pb="2">
        <chakra.label htmlFor="withdraw-reason" fontSize="sm" fontWeight="semibold">
          {texts.reason}
        </chakra.label>
        <chakra.input
          id="withdraw-reason"
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'withdraw-reason-error' : undefined}
          h="48px"
          px="3"
          rounded="md"
          bg="bg.panel"
          borderWidth="1px"
          borderColor={isMissing ? 'border.error' : 'border.control'}
        />
        {isMissing ? (
          <chakra.p id="withdraw-reason-error" role="alert" color="fg.error" fontSize="sm">
            {texts.needsReason}
          </chakra.p>
        ) : null}
        <Button type="submit" variant="danger" size="lg">
          {texts.withdraw}
        </Button>
      </chakra.form>
    </Dialog>
  );
}
