// Asks for the tournament's name before its personal data goes.
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type { PersonalDataRow } from '@gelanggang/contract/personal-data';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { texts as common } from '@web/site/texts';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
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
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={texts.eraseTitle}
      width="34rem"
      footer={
        <>
          <Button onClick={onClose} disabled={erase.isPending}>
            {common.action.cancel}
          </Button>
          <Button variant="danger" busy={erase.isPending} onClick={() => void submit()}>
            {texts.erase}
          </Button>
        </>
      }
    >
      <chakra.p>{texts.question}</chakra.p>
      <chakra.p fontWeight="semibold" mt="1" overflowWrap="anywhere">
        {shownName(row.name)}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" mt="3">
        {texts.goes}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" mt="2" mb="4">
        {texts.stays}
      </chakra.p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <InputField form={form} name="confirmation" label={texts.confirmation} autoComplete="off" maxLength={200} />
      </form>
    </Dialog>
  );
}
