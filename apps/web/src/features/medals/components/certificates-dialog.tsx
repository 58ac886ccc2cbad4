// Asks whose certificates are printed, and starts the job that makes them.
import { useForm } from 'react-hook-form';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { CERTIFICATES_FOR, type CertificatesFor } from '@gelanggang/contract/print';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { FormDialog } from '@web/components/form-dialog';
import { SelectField } from '@web/components/form-field';
import { useStartJob } from '@web/lib/jobs.api';
import { useLookup } from '@web/lib/lookups.api';
import { medalTexts as texts } from '../texts';

interface CertificatesDialogProps {
  tournament: { id: number };
  hasMedals: boolean;
  onClose(): void;
}

export function CertificatesDialog({ tournament, hasMedals, onClose }: CertificatesDialogProps) {
  const contingents = useLookup(contingentCalls.namesOfTournament, { params: { tournamentId: tournament.id } }).rows;
  const start = useStartJob();
  const form = useForm<{ for: CertificatesFor; contingent_id: string }>({
    defaultValues: { for: hasMedals ? 'medallists' : 'participants', contingent_id: '' },
  });
  const submit = form.handleSubmit((values) =>
    start.mutate(
      {
        kind: 'certificates-pdf',
        params: {
          tournament_id: tournament.id,
          for: values.for,
          ...(values.contingent_id ? { contingent_id: Number(values.contingent_id) } : {}),
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
    </FormDialog>
  );
}
