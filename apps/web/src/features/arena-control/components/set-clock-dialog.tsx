// Sets the clock of a match to a time of a round, with the reason that stays in the log.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CLOCK_REASON_LENGTH } from '@gelanggang/contract/arena-control';
import type { LiveClock } from '@gelanggang/contract/live';
import { clockText } from '@gelanggang/domain/results/match-clock';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input, Select } from '@web/components/form-field';
import type { ShownClock } from '@web/live/use-clock';
import { arenaTexts as texts } from '../texts';

interface SetClockDialogProps {
  clock: LiveClock;
  shown: ShownClock;
  isSaving: boolean;
  onSave(set: { round: number; remainingMs: number; reason: string }): void;
  onClose(): void;
}

/** '1:12' or '72'; null for what is no time of a round. */
function msOf(text: string, mostSeconds: number): number | null {
  const found = /^(?:(\d{1,2})[:.])?(\d{1,4})$/.exec(text.trim());
  if (!found || (found[1] !== undefined && Number(found[2]) > 59)) return null;
  const seconds = Number(found[1] ?? 0) * 60 + Number(found[2]);
  return seconds >= 1 && seconds <= mostSeconds ? seconds * 1000 : null;
}

export function SetClockDialog({ clock, shown, isSaving, onSave, onClose }: SetClockDialogProps) {
  const reached = shown.round + (shown.phase === 'break' ? 1 : 0);
  const last = Math.max(clock.round_count, reached);
  const [round, setRound] = useState(Math.min(reached, last));
  const [time, setTime] = useState(shown.phase === 'round' ? shown.text : clockText(clock.round_seconds * 1000));
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const remainingMs = msOf(time, clock.round_seconds);
  const most = clockText(clock.round_seconds * 1000);
  const save = () => {
    setAsked(true);
    if (remainingMs !== null && reason.trim() !== '') onSave({ round, remainingMs, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={texts.setClockTitle}
      sends={texts.setClock}
      isBusy={isSaving}
      hasCancel={false}
      onSubmit={save}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">{texts.setClockText}</chakra.p>
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4">
        <FormField label={texts.setClockRound}>
          {(props) => (
            <Select {...props} value={round} onChange={(event) => setRound(Number(event.target.value))}>
              {Array.from({ length: last }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index + 1 > clock.round_count ? texts.extraRound : texts.round(index + 1)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField
          label={texts.setClockTime}
          hint={texts.setClockTimeHint(most)}
          error={isAsked && remainingMs === null ? texts.setClockWrong(most) : undefined}
        >
          {(props) => (
            <Input
              {...props}
              value={time}
              inputMode="text"
              autoComplete="off"
              onChange={(event) => setTime(event.target.value)}
            />
          )}
        </FormField>
      </Box>
      <FormField label={texts.reason} error={isAsked && reason.trim() === '' ? texts.reasonMissing : undefined}>
        {(props) => (
          <Input
            {...props}
            maxLength={CLOCK_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
