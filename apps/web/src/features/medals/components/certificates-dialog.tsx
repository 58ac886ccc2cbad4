// Asks whose certificates are printed, and starts the job that makes them.
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { CERTIFICATES_FOR, type CertificatesFor } from '@gelanggang/contract/print';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { FormDialog } from '@web/components/form-dialog';
import { InputField, SelectField } from '@web/components/form-field';
import { useStartJob } from '@web/lib/jobs.api';
import { useLookup } from '@web/lib/lookups.api';
import { medalTexts as texts } from '../texts';

interface CertificatesDialogProps {
  tournament: { id: number };
  hasMedals: boolean;
  /** Classes with medals that may still move: theirs are not printed yet. */
  open: number;
  onClose(): void;
}

export function CertificatesDialog({ tournament, hasMedals, open, onClose }: CertificatesDialogProps) {
  const contingents = useLookup(contingentCalls.namesOfTournament, { params: { tournamentId: tournament.id } }).rows;
  const start = useStartJob();
  const form = useForm<{ for: CertificatesFor; contingent_id: string; search: string }>({
    defaultValues: { for: hasMedals ? 'medallists' : 'participants', contingent_id: '', search: '' },
  });
  const submit = form.handleSubmit((values) =>
    start.mutate(
      {
        kind: 'certificates-pdf',
        params: {
          tournament_id: tournament.id,
          for: values.for,
          ...(values.contingent_id ? { contingent_id: Number(values.contingent_id) } : {}),
          ...(values.search.trim() ? { search: values.search.trim() } : {}),
        },
      },
      { onSuccess: onClose },
    ),
  );
  return (
    <FormDialog
      title={texts.certificateTitle}
      sends={texts.print}
      isBusy={start.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="for"
        label={texts.certificateFor}
        hint={texts.certificateHint}
        options={CERTIFICATES_FOR.filter((one) => hasMedals || one === 'participants').map((value) => ({
          value,
          label: texts.certificateForLabels[value],
        }))}
      />
      <SelectField
        form={form}
        name="contingent_id"
        label={texts.certificateContingent}
        isOptional
        placeholder={texts.allContingents}
        options={contingents.map((one) => ({ value: one.id, label: shownName(one.name) }))}
      />
      <InputField
        form={form}
        name="search"
        label={texts.certificateName}
        hint={texts.certificateNameHint}
        isOptional
        maxLength={200}
      />
      {form.watch('for') === 'medallists' && open > 0 ? (
        <chakra.p textStyle="sm" color="fg.warning" role="status">
          {texts.notOfficial(open)}
        </chakra.p>
      ) : null}
    </FormDialog>
  );
}
