// Asks before a schedule is saved that is unusual: another day than the tournament's, matches before its start (spec 2 §5).
import { ConfirmUnusual } from '@web/components/confirm-unusual';
import { scheduleTexts as texts } from '../texts';
import type { ScheduleForm } from '../use-schedule-form';

export const ConfirmSave = ({ of }: { of: Pick<ScheduleForm, 'toConfirm' | 'keepEditing' | 'isSaving'> }) => (
  <ConfirmUnusual of={of.toConfirm} title={texts.unusualTitle} isSaving={of.isSaving} onClose={of.keepEditing} />
);
