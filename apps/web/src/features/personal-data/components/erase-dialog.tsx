// Asks for the tournament's name before its personal data goes.
import { Box } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type { PersonalDataRow } from '@gelanggang/contract/personal-data';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Question } from '@web/components/confirm-dialog';
import { FormDialog } from '@web/components/form-dialog';
import { InputField } from '@web/components/form-field';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { personalDataTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as personalDataCalls from '@gelanggang/contract/calls/personal-data';

export function EraseDialog({ row, onClose }: { row: PersonalDataRow; onClose(): void }) {
  const erase = useSend(
    personalDataCalls.erase,
    { params: { id: row.tournament_id } },
    {
      forgets: [personalDataCalls.list],
    },
  );
  const form = useForm({ defaultValues: { confirmation: '' } });
  const submit = form.handleSubmit((body) =>
    erase.mutate(body, {
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
      title={texts.eraseTitle}
      width="34rem"
      sends={texts.erase}
      isDestructive
      isBusy={erase.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Question question={texts.question} name={shownName(row.name)} />
      <Box display="grid" gap="2" textStyle="sm" color="fg.muted">
        <p>{texts.goes}</p>
        <p>{texts.stays}</p>
      </Box>
      <InputField form={form} name="confirmation" label={texts.confirmation} autoComplete="off" maxLength={200} />
    </FormDialog>
  );
}
