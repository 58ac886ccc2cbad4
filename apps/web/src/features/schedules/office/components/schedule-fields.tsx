// Tournament, arena, day, hours, pace, note and 'Draf': the fields of both schedule forms.
import { Box, chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { longDateWithDay } from '@gelanggang/domain/words/dates';
import { FormGrid, InputField, SelectField, TextareaField } from '@web/components/form-field';
import { Tick } from '@web/components/table-selection';
import { TimeField } from '@web/components/time-input';
import { scheduleTexts as texts } from '../texts';
import { PACES } from '../use-pace';
import type { ScheduleForm, Values } from '../use-schedule-form';

const DATE = /^\d{4}-\d\d-\d\d$/;

interface ScheduleFieldsProps {
  form: UseFormReturn<Values>;
  tournaments: ScheduleForm['tournaments'];
  arenas: ScheduleForm['arenas'];
  isEdit: boolean;
  /** Another tournament was picked. */
  onTournament(): void;
  /** What this kind of schedule asks beside them, after the tournament. */
  children?: ReactNode;
}

/** Listens to the form itself: a tick in the list of matches does not draw the fields again. */
export const ScheduleFields = memo(function ScheduleFields(props: ScheduleFieldsProps) {
  const { tournaments, arenas, isEdit, onTournament, children } = props;
  const { control } = props.form;
  const form = { ...props.form, formState: useFormState({ control }) };
  const values = useWatch({ control });
  return (
    <FormGrid>
      <SelectField
        form={form}
        name="tournament_id"
        label={texts.tournament}
        disabled={isEdit}
        options={tournaments.map((one) => ({ value: one.id, label: one.name }))}
        onChosen={() => {
          form.setValue('tournament_arena_id', '');
          onTournament();
        }}
      />
      <SelectField
        form={form}
        name="tournament_arena_id"
        label={texts.arena}
        disabled={!values.tournament_id}
        options={arenas.map((one) => ({ value: one.id, label: one.name }))}
      />
      {children}
      <InputField
        form={form}
        name="scheduled_date"
        label={texts.date}
        type="date"
        // the browser writes the field in its own language
        hint={
          values.scheduled_date && DATE.test(values.scheduled_date) ? longDateWithDay(values.scheduled_date) : undefined
        }
      />
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3" alignItems="end" alignSelf="start">
        <TimeField form={form} name="start_time" label={texts.start} />
        <TimeField form={form} name="end_time" label={texts.end} isOptional />
      </Box>
      <Box display="grid" gridTemplateColumns={values.pace === 'step' ? 'minmax(0, 1fr) 6rem' : '1fr'} gap="3">
        <SelectField
          form={form}
          name="pace"
          label={texts.pace}
          hint={values.pace === 'step' ? texts.stepHint : texts.paceAgeHint}
          options={PACES.map((pace) => ({ value: pace, label: texts.paces[pace] }))}
        />
        {values.pace === 'step' ? (
          <InputField form={form} name="step" label={texts.step} type="number" min={1} max={120} />
        ) : null}
      </Box>
      <TextareaField form={form} name="note" label={texts.note} isOptional maxLength={2000} minH="44px" rows={1} />
      <chakra.label display="flex" gap="2.5" minH="44px" alignItems="center" cursor="pointer">
        <Tick type="checkbox" {...form.register('is_draft')} />
        <span>
          <chakra.span fontWeight="semibold">{texts.draft}</chakra.span>
          <chakra.span display="block" textStyle="sm" color="fg.subtle">
            {texts.draftHint}
          </chakra.span>
        </span>
      </chakra.label>
    </FormGrid>
  );
});
