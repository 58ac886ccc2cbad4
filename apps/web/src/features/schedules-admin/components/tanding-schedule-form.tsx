// One arena, one day, one session of tanding matches: the fields above, the matches below (spec 2, "Tanding schedule form").
import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_STEP_MINUTES } from '@gelanggang/domain/schedule/numbering';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import { FormGrid, InputField, SelectField, TextareaField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { showFieldErrors } from '@web/lib/form-errors';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useArenas, useSaveSchedule, useTournaments } from '../schedules-admin.api';
import { inOrder, isIncomplete, NO_FILTERS } from '../selection';
import { scheduleTexts as texts } from '../texts';
import { useMatchSelection } from '../use-match-selection';
import { MatchPicker } from './match-picker';

const LIST = '/admin/tournament-schedule';

interface Values {
  tournament_id: string;
  tournament_arena_id: string;
  scheduled_date: string;
  start_time: string;
  end_time: string;
  step: string;
  note: string;
}

function valuesOf(schedule: ScheduleAnswer | null): Values {
  return {
    tournament_id: schedule ? String(schedule.tournament_id) : '',
    tournament_arena_id: schedule ? String(schedule.tournament_arena_id) : '',
    scheduled_date: schedule?.scheduled_date ?? '',
    // spec 2 §9: tanding starts at 07:30 and ends at 17:00
    start_time: schedule?.start_time ?? '07:30',
    end_time: schedule ? (schedule.end_time ?? '') : '17:00',
    step: String(DEFAULT_STEP_MINUTES),
    note: schedule?.note ?? '',
  };
}

export function TandingScheduleForm({ schedule }: { schedule: ScheduleAnswer | null }) {
  const navigate = useNavigate();
  const form = useForm<Values>({ defaultValues: valuesOf(schedule) });
  const [isSaved, setSaved] = useState(false);
  const [matchErrors, setMatchErrors] = useState<string[]>([]);
  const chosen = form.watch();
  const tournamentId = chosen.tournament_id === '' ? null : Number(chosen.tournament_id);
  const tournaments = useTournaments();
  const arenas = useArenas(tournamentId);
  const picking = useMatchSelection({
    schedule,
    tournamentId,
    start: chosen.start_time,
    stepMinutes: Math.max(1, Math.trunc(Number(chosen.step)) || DEFAULT_STEP_MINUTES),
  });
  const save = useSaveSchedule(schedule?.id ?? null);

  const lookupFailed = tournaments.isError;
  useEffect(() => {
    if (lookupFailed) toast.error(texts.tournamentsFailed);
  }, [lookupFailed]);

  const submit = form.handleSubmit((values) => {
    const { selection } = picking;
    if (selection.size === 0) return void toast.error(texts.noneSelected);
    if (isIncomplete(selection)) return void toast.error(texts.incomplete);
    setMatchErrors([]);
    save.mutate(
      {
        tournament_id: Number(values.tournament_id),
        tournament_arena_id: values.tournament_arena_id === '' ? undefined : Number(values.tournament_arena_id),
        scheduled_date: values.scheduled_date,
        start_time: values.start_time,
        end_time: values.end_time,
        note: values.note,
        ...picking.common(),
        version: schedule?.version,
        matches: inOrder(selection).map((id) => {
          const slot = selection.get(id);
          return {
            tournament_match_id: id,
            order: Number(slot?.order),
            start_time: slot?.time ?? '',
            note: slot?.note ?? '',
          };
        }),
      },
      {
        onSuccess: (answer) => {
          setSaved(true);
          toast.success(schedule ? texts.updated : texts.created);
          answer.warnings.slice(0, 2).forEach((warning) => toast.info(warning));
          void navigate(LIST, { replace: true });
        },
        onError: (error) => {
          setMatchErrors(showFieldErrors(form, error));
          const isInvalid = error instanceof HttpError && error.status === 422;
          toast.error(isInvalid ? texts.validation : messageOf(error, texts.submitFailed));
        },
      },
    );
  });

  return (
    <>
      <PageHeader title={schedule ? texts.editTitle : texts.createTitle} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormGrid>
          <SelectField
            form={form}
            name="tournament_id"
            label={texts.tournament}
            disabled={schedule !== null}
            options={(tournaments.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
            onChosen={() => {
              form.setValue('tournament_arena_id', '');
              picking.setFilters(NO_FILTERS);
            }}
          />
          <SelectField
            form={form}
            name="tournament_arena_id"
            label={texts.arena}
            disabled={tournamentId === null}
            options={(arenas.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
          />
          <InputField form={form} name="scheduled_date" label={texts.date} type="date" />
          <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3">
            <InputField form={form} name="start_time" label={texts.start} type="time" />
            <InputField form={form} name="end_time" label={texts.end} type="time" isOptional />
          </Box>
          <InputField
            form={form}
            name="step"
            label={texts.step}
            hint={texts.stepHint}
            type="number"
            min={1}
            max={120}
          />
          <TextareaField form={form} name="note" label={texts.note} isOptional maxLength={2000} minH="44px" rows={1} />
        </FormGrid>
        <MatchPicker
          picking={picking}
          scheduleId={schedule?.id ?? null}
          hasTournament={tournamentId !== null}
          errors={matchErrors}
        />
        <SaveBar
          isDirty={(form.formState.isDirty || picking.isTouched) && !isSaved}
          isSaving={save.isPending}
          cancelTo={LIST}
        />
      </form>
    </>
  );
}
