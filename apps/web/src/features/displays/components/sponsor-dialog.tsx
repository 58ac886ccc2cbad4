// A sponsor's picture: whose it is, how long it stands, and for a new one the file.
import * as sponsorCalls from '@gelanggang/contract/calls/sponsors';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SPONSOR_MAX_BYTES, SPONSOR_SECONDS, type SponsorRow } from '@gelanggang/contract/sponsors';
import { FileInput } from '@web/components/file-input';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, InputField } from '@web/components/form-field';
import { PICTURE_TYPES } from '@web/components/hidden-file';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { callApi } from '@web/lib/calls';
import { sendForm } from '@web/lib/form-errors';
import { useSponsorStep } from '../sponsors.api';
import { sponsorTexts as texts } from '../texts';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';

interface Values {
  name: string;
  seconds: string;
  picture: string;
}

interface SponsorDialogProps {
  tournamentId: number;
  sponsor: SponsorRow | null;
  onClose(): void;
}

const valuesOf = (sponsor: SponsorRow | null): Values => ({
  name: sponsor?.name ?? '',
  seconds: String(sponsor?.seconds ?? SPONSOR_SECONDS.usual),
  picture: '',
});

const COMPARED: readonly ComparedField<Values>[] = [
  { name: 'name', label: texts.name },
  { name: 'seconds', label: texts.secondsLabel },
];

export function SponsorDialog({ tournamentId, sponsor, onClose }: SponsorDialogProps) {
  const step = useSponsorStep(tournamentId);
  const [picture, setPicture] = useState<File | null>(null);
  const form = useForm<Values>({ defaultValues: valuesOf(sponsor) });
  const send = ({ name, seconds }: Values, version: number | undefined) => {
    const values = { name: name.trim(), seconds: decimalOf(seconds), version };
    if (!sponsor && !picture) return form.setError('picture', { message: texts.noPicture });
    if (!sponsor && picture && picture.size > SPONSOR_MAX_BYTES) {
      return form.setError('picture', { message: texts.tooLarge });
    }
    const asked = sponsor
      ? { step: 'update' as const, id: sponsor.id, values }
      : { step: 'add' as const, picture, values };
    sendForm(form, step, asked, { onDone: onClose, failed: texts.failed, tells: isMeeting });
  };
  const { row, notice, isMeeting } = useChangedMeanwhile<SponsorRow, Values>({
    form,
    row: sponsor,
    read: async ({ id }) =>
      (await callApi(sponsorCalls.list, { params: { id: tournamentId } })).find((one) => one.id === id),
    valuesOf,
    compared: COMPARED,
    send,
  });
  const submit = form.handleSubmit((values) => send(values, row?.version));
  return (
    <FormDialog
      onClose={onClose}
      title={sponsor ? texts.editTitle : texts.addTitle}
      width="30rem"
      keeps={{ form, of: sponsor?.id, version: sponsor?.version }}
      isBusy={step.isPending}
      onSubmit={submit}
    >
      {notice}
      {sponsor ? null : (
        <FormField label={texts.picture} hint={texts.pictureHint} error={form.formState.errors.picture?.message}>
          {(props) => (
            <FileInput
              {...props}
              {...form.register('picture', {
                onChange: (event: { target: HTMLInputElement }) => {
                  const file = event.target.files?.[0] ?? null;
                  setPicture(file);
                  form.clearErrors('picture');
                  // people name their files after the sponsor
                  if (file && form.getValues('name') === '') form.setValue('name', nameOf(file));
                },
              })}
              accept={PICTURE_TYPES}
            />
          )}
        </FormField>
      )}
      <InputField form={form} name="name" label={texts.name} hint={texts.nameHint} maxLength={80} />
      <InputField
        form={form}
        name="seconds"
        label={texts.secondsLabel}
        hint={texts.secondsHint(SPONSOR_SECONDS.least, SPONSOR_SECONDS.most)}
        type="number"
        inputMode="numeric"
        min={SPONSOR_SECONDS.least}
        max={SPONSOR_SECONDS.most}
      />
    </FormDialog>
  );
}

const nameOf = (file: File): string =>
  file.name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, 80);
