// The setting 'Pemeriksaan data' of a tournament: on or off, until when, and what is true after that.
import { chakra } from '@chakra-ui/react';
import type { EntryCheckSetting } from '@gelanggang/contract/entry-check';
import { AFTER_DUE, type AfterDue } from '@gelanggang/domain/entry-check/check-rule';
import { timeZoneName } from '@gelanggang/domain/words/dates';
import { digitsOf, grouped } from '@gelanggang/domain/words/rupiah';
import { useState } from 'react';
import { Dialog } from '@web/components/dialog';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input, Select } from '@web/components/form-field';
import { ErrorState, PageLoading } from '@web/components/states';
import { Tick } from '@web/components/table-selection';
import { TimeInput } from '@web/components/time-input';
import { HttpError, messageOf } from '@web/lib/http';
import { tidyTime } from '@web/lib/tidy-time';
import { toast } from '@web/lib/toast';
import { LISTS } from '../entry-check.api';
import { entryCheckTexts } from '../texts';
import { useCall } from '@web/lib/use-call';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';
import { useSend } from '@web/lib/use-send';

const texts = entryCheckTexts.settings;

interface CheckSettingDialogProps {
  tournamentId: number;
  onClose(): void;
}

export function CheckSettingDialog({ tournamentId, onClose }: CheckSettingDialogProps) {
  const { data, error, refetch } = useCall(entryCheckCalls.setting, { params: { id: tournamentId } });
  if (data) return <SettingForm key={data.version} tournamentId={tournamentId} setting={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />}
    </Dialog>
  );
}

interface SettingFormProps extends CheckSettingDialogProps {
  setting: EntryCheckSetting;
}

function SettingForm({ tournamentId, setting, onClose }: SettingFormProps) {
  const save = useSend(
    entryCheckCalls.saveSetting,
    { params: { id: tournamentId } },
    { forgets: [...LISTS, entryCheckCalls.setting], evenRefused: true },
  );
  const [isOn, setOn] = useState(setting.version === 0 ? true : setting.is_on);
  const [dueOn, setDueOn] = useState(setting.due_on);
  const [dueTime, setDueTime] = useState(setting.due_time || '18:00');
  const [afterDue, setAfterDue] = useState<AfterDue>(setting.after_due);
  const [fee, setFee] = useState(setting.fee === null ? '' : grouped(setting.fee));
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const submit = () =>
    save.mutate(
      {
        ...{ is_on: isOn, due_on: dueOn, due_time: tidyTime(dueTime), after_due: afterDue },
        ...{ fee: afterDue === 'fee' ? (digitsOf(fee) ?? undefined) : undefined, version: setting.version },
      },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onClose();
        },
        onError: (error) => {
          setFaults(error instanceof HttpError ? error.fields : {});
          toast.error(messageOf(error, texts.failed));
        },
      },
    );
  return (
    <FormDialog
      title={texts.title}
      sends={texts.save}
      isBusy={save.isPending}
      hasCancel={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <chakra.label display="flex" alignItems="center" gap="2.5" minH="44px" cursor="pointer">
        <Tick type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        {texts.isOn}
      </chakra.label>
      <FormField label={texts.dueOn} error={faults.due_on?.[0]}>
        {(props) => <Input {...props} type="date" value={dueOn} onChange={(event) => setDueOn(event.target.value)} />}
      </FormField>
      <FormField label={texts.dueTime(timeZoneName(setting.time_zone))} error={faults.due_time?.[0]}>
        {(props) => <TimeInput {...props} value={dueTime} onTime={setDueTime} />}
      </FormField>
      <FormField label={texts.afterDue} error={faults.after_due?.[0]}>
        {(props) => (
          <Select {...props} value={afterDue} onChange={(event) => setAfterDue(event.target.value as AfterDue)}>
            {AFTER_DUE.map((one) => (
              <option key={one} value={one}>
                {texts.after[one]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {afterDue === 'fee' ? (
        <FormField label={texts.fee} hint={texts.feeHint} error={faults.fee?.[0]}>
          {(props) => (
            <Input
              {...props}
              inputMode="numeric"
              maxLength={13}
              value={fee}
              onChange={(event) => {
                const digits = digitsOf(event.target.value);
                setFee(digits === null ? '' : grouped(digits));
              }}
            />
          )}
        </FormField>
      ) : null}
    </FormDialog>
  );
}
