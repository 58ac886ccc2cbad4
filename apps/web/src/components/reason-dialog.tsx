// Asks why, before something that the history keeps.
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Question } from './confirm-dialog';
import { FormDialog } from './form-dialog';
import { FormField, Input } from './form-field';
import { reasonTexts } from './reason-texts';

interface ReasonDialogProps {
  title: string;
  question: string;
  name?: string;
  confirmText: string;
  label?: string;
  hint?: string;
  isOptional?: boolean;
  isDestructive?: boolean;
  busy: boolean;
  /** What the server answered to the last try. */
  failure?: string;
  children?: ReactNode;
  onConfirm(reason: string): void;
  onClose(): void;
}

export function ReasonDialog({
  question,
  name,
  confirmText,
  busy,
  label = reasonTexts.reason,
  hint = reasonTexts.reasonHint,
  isOptional = false,
  failure,
  children,
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  const reason = form.watch('reason');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const isEmpty = reason.trim() === '' && !isOptional;
    setMissing(isEmpty);
    if (!isEmpty) onConfirm(reason.trim());
  };
  return (
    <FormDialog
      {...dialog}
      role="alertdialog"
      sends={confirmText}
      isBusy={busy}
      keeps={{ form, of: name }}
      onSubmit={confirm}
    >
      <Question question={question} name={name} />
      {children}
      <FormField
        label={label}
        isOptional={isOptional}
        hint={hint}
        error={isMissing ? reasonTexts.reasonMissing : undefined}
      >
        {(control) => <Input {...control} maxLength={500} {...form.register('reason')} />}
      </FormField>
      {failure ? (
        <chakra.p role="alert" color="fg.error">
          {failure}
        </chakra.p>
      ) : null}
    </FormDialog>
  );
}
