// The hours of a tournament's days: what is typed is reckoned with at once, and kept for everybody when it is saved.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DAY_PLAN_CHARTS, type DayPlanAnswer } from '@gelanggang/contract/setting-up';
import { isChart } from '@gelanggang/domain/draw/draw-unit';
import { chartLabel } from '@gelanggang/domain/words/labels';
import { Button } from '@web/components/button';
import { ChangedMeanwhile } from '@web/components/changed-meanwhile';
import { FieldRows, InputField, SelectField } from '@web/components/form-field';
import { TimeField } from '@web/components/time-input';
import { LeaveGuard } from '@web/components/save-bar';
import { showFieldErrors } from '@web/lib/form-errors';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { type Typed, typedNumber } from '@web/lib/typed-number';
import { setUpTexts as texts } from '../set-up.texts';
import { useSend } from '@web/lib/use-send';
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import { EVERYTHING } from '@web/lib/use-call';

type Values = Record<Exclude<keyof DayPlanAnswer, 'version'>, string>;

const NAMES = ['starts_at', 'ends_at', 'pause_minutes', 'changeover_seconds', 'seni_seconds', 'chart'] as const;
const LABELS: Readonly<Record<(typeof NAMES)[number], string>> = {
  starts_at: texts.startsAt,
  ends_at: texts.endsAt,
  pause_minutes: texts.pause,
  changeover_seconds: texts.changeover,
  seni_seconds: texts.seni,
  chart: texts.chart,
};

const valuesOf = ({ version: _, ...plan }: DayPlanAnswer): Values =>
  Object.fromEntries(Object.entries(plan).map(([name, value]) => [name, String(value)])) as Values;

const toPlan = (values: Values, version: number): Typed<DayPlanAnswer> & { version: number } => ({
  starts_at: values.starts_at,
  ends_at: values.ends_at,
  pause_minutes: typedNumber(values.pause_minutes),
  changeover_seconds: typedNumber(values.changeover_seconds),
  seni_seconds: typedNumber(values.seni_seconds),
  chart: typedNumber(values.chart),
  version,
});

const isWhole = (plan: Typed<DayPlanAnswer>): plan is DayPlanAnswer =>
  Object.values(plan).every((value) => value !== undefined && value !== '' && !Number.isNaN(value));

const shown = (name: (typeof NAMES)[number], value: string): string => {
  const chart = Number(value);
  return name === 'chart' && isChart(chart) ? chartLabel(chart) : value;
};

interface DayPlanFormProps {
  tournamentId: number;
  /** As it is stored now, also after somebody else has saved. */
  stored: DayPlanAnswer;
  /** What is being typed; null: what is stored. */
  onTyped(plan: DayPlanAnswer | null): void;
}

export function DayPlanForm({ tournamentId, stored, onTyped }: DayPlanFormProps) {
  const [known, setKnown] = useState(stored);
  const form = useForm<Values>({ defaultValues: valuesOf(stored) });
  const save = useSend(
    settingUpCalls.saveDayPlan,
    { params: { id: tournamentId } },
    {
      forgets: EVERYTHING,
    },
  );
  const { isDirty } = form.formState;
  // somebody else saved: an untouched form follows, a touched one is asked
  if (stored.version !== known.version && !isDirty && !save.isPending) {
    setKnown(stored);
    form.reset(valuesOf(stored));
  }
  const isOutdated = stored.version !== known.version && isDirty && !save.isPending;

  const send = (values: Values, version: number) =>
    save.mutate(toPlan(values, version), {
      onSuccess: ({ message, data }) => {
        setKnown(data);
        form.reset(valuesOf(data));
        onTyped(null);
        toast.success(message);
      },
      onError: (error) => {
        showFieldErrors(form, error);
        if (!(error instanceof HttpError && error.status === 422)) toast.error(messageOf(error));
      },
    });
  const submit = form.handleSubmit((values) => send(values, known.version));
  const typed = () => {
    const plan = toPlan(form.getValues(), known.version);
    onTyped(isWhole(plan) ? plan : null);
  };

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={typed}
      aria-label={texts.plan}
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      p="4"
    >
      <chakra.h3 fontWeight="semibold" mb="3">
        {texts.plan}
      </chakra.h3>
      {isOutdated ? (
        <ChangedMeanwhile
          fields={NAMES.map((name) => ({
            label: LABELS[name],
            theirs: shown(name, valuesOf(stored)[name]),
            mine: shown(name, form.getValues()[name]),
          }))}
          onKeepMine={() => send(form.getValues(), stored.version)}
          onTakeTheirs={() => {
            setKnown(stored);
            form.reset(valuesOf(stored));
            onTyped(null);
          }}
        />
      ) : null}
      <FieldRows gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}>
        <TimeField form={form} name="starts_at" label={texts.startsAt} />
        <TimeField form={form} name="ends_at" label={texts.endsAt} />
        <InputField form={form} name="pause_minutes" label={texts.pause} type="number" min={0} max={600} />
        <InputField form={form} name="changeover_seconds" label={texts.changeover} type="number" min={0} max={1800} />
        <InputField form={form} name="seni_seconds" label={texts.seni} type="number" min={10} max={1800} />
        <SelectField
          form={form}
          name="chart"
          label={texts.chart}
          options={DAY_PLAN_CHARTS.map((chart) => ({ value: chart, label: chartLabel(chart) }))}
        />
      </FieldRows>
      <Box mt="4" display="flex" justifyContent="flex-end">
        <Button type="submit" variant="solid" size="sm" busy={save.isPending} disabled={!isDirty}>
          {texts.planSave}
        </Button>
      </Box>
      <LeaveGuard isActive={isDirty && !save.isPending} />
    </chakra.form>
  );
}
