// Withdrawing needs a reason: it stays on the sheet beside what it withdraws.
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input } from '@web/components/form-field';
import { scoringTexts as texts } from '../texts';

interface WithdrawDialogProps {
  /** What is taken back. */
  title: string;
  /** Which one, where several are called the same. */
  of: number;
  onClose(): void;
  onWithdraw(reason: string): void;
}

export function WithdrawDialog({ title, of, onClose, onWithdraw }: WithdrawDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  const reason = form.watch('reason');
  const [isAsked, setAsked] = useState(false);
  const submit = () => {
    setAsked(true);
    if (reason.trim() !== '') onWithdraw(reason.trim());
  };
  return (
    <FormDialog
      role="alertdialog"
      title={texts.withdrawTitle(title)}
      sends={texts.withdraw}
      isDestructive
      isBusy={false}
      hasCancel={false}
      keeps={{ form, of }}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={texts.reason} error={isAsked && reason.trim() === '' ? texts.needsReason : undefined}>
        {(control) => <Input {...control} maxLength={200} {...form.register('reason')} />}
      </FormField>
    </FormDialog>
  );
}
