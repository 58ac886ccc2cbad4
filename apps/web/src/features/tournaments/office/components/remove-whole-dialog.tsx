// Asks for the tournament's name before it goes with everything in it.
import { Box } from '@chakra-ui/react';
import * as tournamentSettingsCalls from '@gelanggang/contract/calls/tournament-settings';
import type { TournamentSettings } from '@gelanggang/contract/tournament-settings';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useForm } from 'react-hook-form';
import { Question } from '@web/components/confirm-dialog';
import { FormDialog } from '@web/components/form-dialog';
import { InputField } from '@web/components/form-field';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { EVERYTHING } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { tournamentAdminTexts as texts } from '../texts';

export function RemoveWholeDialog({ row, onClose }: { row: TournamentSettings; onClose(): void }) {
  const remove = useSend(tournamentSettingsCalls.removeWhole, { params: { id: row.id } }, { forgets: EVERYTHING });
  const form = useForm({ defaultValues: { confirmation: '' } });
  const submit = form.handleSubmit((body) =>
    remove.mutate(body, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
      },
      onError: (error) => tellRefusal(form, error, texts.saveFailed),
    }),
  );
  return (
    <FormDialog
      role="alertdialog"
      title={texts.removeWholeTitle}
      width="34rem"
      sends={texts.removeWhole}
      isDestructive
      isBusy={remove.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Question question={texts.question} name={shownName(row.name)} />
      <Box display="grid" gap="2" textStyle="sm" color="fg.muted">
        <p>{texts.removeWholeGoes}</p>
        <p>{texts.removeWholeWhen}</p>
      </Box>
      <InputField form={form} name="confirmation" label={texts.removeWholeName} autoComplete="off" maxLength={200} />
    </FormDialog>
  );
}
