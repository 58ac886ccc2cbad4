// Asks for the name of a thing before it goes for good with all that belongs to it.
import { Box } from '@chakra-ui/react';
import type { Said } from '@gelanggang/contract/http';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useForm } from 'react-hook-form';
import { tellRefusal } from '../lib/form-errors';
import { toast } from '../lib/toast';
import { Question } from './confirm-dialog';
import { FormDialog } from './form-dialog';
import { InputField } from './form-field';

interface NameToConfirmProps {
  /** The call, as useSend gives it. */
  remove: {
    isPending: boolean;
    mutate(body: { confirmation: string }, then: { onSuccess(answer: Said): void; onError(error: Error): void }): void;
  };
  name: string;
  texts: {
    title: string;
    question: string;
    /** What goes, when it may, and what stays. */
    tells: readonly string[];
    /** Of the field. */
    label: string;
    sends: string;
    failed: string;
  };
  onClose(): void;
}

export function NameToConfirm({ remove, name, texts, onClose }: NameToConfirmProps) {
  const form = useForm({ defaultValues: { confirmation: '' } });
  const submit = form.handleSubmit((body) =>
    remove.mutate(body, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
      },
      onError: (error) => tellRefusal(form, error, texts.failed),
    }),
  );
  return (
    <FormDialog
      role="alertdialog"
      title={texts.title}
      width="34rem"
      sends={texts.sends}
      isDestructive
      isBusy={remove.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Question question={texts.question} name={shownName(name)} />
      <Box display="grid" gap="2" textStyle="sm" color="fg.muted">
        {texts.tells.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Box>
      <InputField form={form} name="confirmation" label={texts.label} autoComplete="off" maxLength={200} />
    </FormDialog>
  );
}
