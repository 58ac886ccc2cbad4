// Asks before a schedule is saved that is unusual: another day than the tournament's, matches before its start (spec 2 §5).
import { chakra } from '@chakra-ui/react';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { scheduleTexts as texts } from '../texts';
import type { ScheduleForm } from '../use-schedule-form';

export function ConfirmSave({ of }: { of: Pick<ScheduleForm, 'toConfirm' | 'keepEditing' | 'isSaving'> }) {
  if (!of.toConfirm) return null;
  return (
    <ConfirmDialog
      open
      title={texts.unusualTitle}
      question={texts.unusualQuestion}
      confirmText={texts.unusualSave}
      isDestructive={false}
      busy={of.isSaving}
      onConfirm={of.toConfirm.again}
      onClose={of.keepEditing}
    >
      <chakra.ul display="grid" gap="1" ps="5" listStyleType="disc">
        {of.toConfirm.asked.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </ConfirmDialog>
  );
}
