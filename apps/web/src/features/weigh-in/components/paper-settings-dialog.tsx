// When papers are due, and whether athletes are weighed once before the draw.
import { useState } from 'react';
import type { AthletePapers } from '@gelanggang/contract/athlete-papers';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input } from '@web/components/form-field';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { changed } from '../papers.api';
import { weighInTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as paperCalls from '@gelanggang/contract/calls/papers';

interface PaperSettingsDialogProps extends Pick<AthletePapers, 'tournament' | 'settings'> {
  onClose(): void;
}

export function PaperSettingsDialog({ tournament, settings, onClose }: PaperSettingsDialogProps) {
  const save = useSend(paperCalls.saveSettings, { params: { id: tournament.id } }, changed(tournament.id));
  const [dueOn, setDueOn] = useState(settings.is_due_set ? settings.due_on : '');
  const [firstOn, setFirstOn] = useState(settings.first_weigh_in_on ?? '');
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const submit = () =>
    save.mutate(
      { due_on: dueOn, first_weigh_in_on: firstOn, version: settings.version },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onClose();
        },
        onError: (error) => {
          if (error instanceof HttpError) setFaults(error.fields);
          toast.error(messageOf(error, texts.saveFailed));
        },
      },
    );
  return (
    <FormDialog
      title={texts.settings}
      sends={texts.saveSettings}
      isBusy={save.isPending}
      hasCancel={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={texts.due} hint={texts.dueHint} error={faults.due_on?.[0]} isOptional>
        {(props) => (
          <Input
            {...props}
            type="date"
            max={tournament.end_date}
            value={dueOn}
            onChange={(event) => setDueOn(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={texts.firstOn} hint={texts.firstHint} error={faults.first_weigh_in_on?.[0]} isOptional>
        {(props) => (
          <Input
            {...props}
            type="date"
            max={tournament.end_date}
            value={firstOn}
            onChange={(event) => setFirstOn(event.target.value)}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
