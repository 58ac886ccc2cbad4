// One session of seni: performances in pools, or battles (spec 2, "Seni schedule form").
import { useCallback, useMemo, useState } from 'react';
import { EVERY } from '@gelanggang/contract/every';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import { inRoundOrder, roundText } from '@gelanggang/domain/draw/round-labels';
import { FormField, Select } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { useSteady } from '@web/lib/use-steady';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { ALL_TICKED, isTicked, seniCandidatesOf, type Candidate, type Unticked } from '../candidates';
import { useAvailableRounds, useSeniMatches } from '../schedules.api';
import { scheduleTexts as texts } from '../texts';
import { sharedBy, useMatchSelection } from '../use-match-selection';
import { usePace } from '../use-pace';
import { LIST, useScheduleForm } from '../use-schedule-form';
import { useScheduleWarnings } from '../use-schedule-warnings';
import { ConfirmSave } from './confirm-save';
import { MatchPicker } from './match-picker';
import { PublicState } from './public-state';
import { ScheduleFields } from './schedule-fields';
import { SeniFilters } from './seni-filters';

type Mode = 'default' | 'battle';

const NONE: readonly Candidate[] = [];

export function SeniScheduleForm({ schedule }: { schedule: ScheduleAnswer | null }) {
  const of = useScheduleForm('seni', schedule);
  const { values, tournamentId } = of;
  const scheduleId = schedule?.id ?? null;
  const [mode, setMode] = useState<Mode>(schedule?.mode ?? 'default');
  const [round, setRound] = useState('');
  const [unticked, setUnticked] = useState(ALL_TICKED);
  const isEdit = schedule !== null;
  // of an edited schedule all rounds are loaded: a round narrows what is offered, and takes nothing out
  const groups = useSeniMatches({ tournamentId, mode, round: isEdit ? '' : round, isEdit });
  const all = useMemo(
    () => (groups.data ? seniCandidatesOf(groups.data, scheduleId) : undefined),
    [groups.data, scheduleId],
  );
  const filter = useCallback(
    (candidate: Candidate) => isTicked(candidate, unticked) && (round === '' || candidate.roundLabel === round),
    [unticked, round],
  );
  const pace = usePace({ start: values.start_time, kind: values.pace, step: values.step, all });
  const picking = useMatchSelection({ schedule, all, filter, pace });
  const { selection } = picking;
  const warnings = useScheduleWarnings({
    ...{ tournamentId, scheduleId, arenaId: of.arenaId, arenaName: of.arenaName },
    ...{ date: values.scheduled_date, start: values.start_time, end: values.end_time, selection },
  });

  const { error } = groups;
  useFetchFailure(error, error?.message === texts.badFormat ? texts.badFormat : texts.matchesFailed);

  const reload = useCallback(() => {
    setRound('');
    setUnticked(ALL_TICKED);
  }, []);
  const changeTicks = useSteady((next: Unticked) => {
    setUnticked(next);
    picking.refilter((candidate) => isTicked(candidate, next), 'passing');
  });
  const changeRound = useSteady((next: string) => {
    setRound(next);
    if (isEdit) picking.refilter(() => true, 'all');
  });
  const modeFields = useMemo(
    () => (
      <>
        <FormField label={texts.mode}>
          {(bound) => (
            <Select
              {...bound}
              value={mode}
              onChange={(event) => {
                setMode(event.target.value as Mode);
                reload();
              }}
            >
              <option value="default">{texts.modes.default}</option>
              <option value="battle">{texts.modes.battle}</option>
            </Select>
          )}
        </FormField>
        {mode === 'battle' ? (
          <RoundField tournamentId={tournamentId} round={round} all={all ?? NONE} onChange={changeRound} />
        ) : null}
      </>
    ),
    [mode, round, tournamentId, all, reload, changeRound],
  );
  const byId = new Map((all ?? []).map((one) => [one.id, one]));
  const submit = of.save(
    selection,
    (id) => ({
      seni_match_id: id,
      round: mode === 'battle' ? (byId.get(id)?.round ?? null) : null,
      ...(mode === 'battle' ? { round_label: byId.get(id)?.roundLabel } : {}),
    }),
    { mode, age_category_id: sharedBy(all ?? [], selection, (one) => one.ageCategoryId) ?? EVERY },
  );
  return (
    <>
      <PageHeader title={schedule ? texts.editSeniTitle : texts.createSeniTitle} />
      {schedule ? <PublicState schedule={schedule} /> : null}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <ScheduleFields
          {...{ form: of.form, tournaments: of.tournaments, arenas: of.arenas }}
          isEdit={isEdit}
          onTournament={reload}
        >
          {modeFields}
        </ScheduleFields>
        <MatchPicker
          picking={picking}
          warnings={warnings}
          partai={schedule?.details ?? []}
          scheduleId={scheduleId}
          hasTournament={tournamentId !== null}
          query={groups}
          refused={of.refused}
          filters={<SeniFilters all={all ?? NONE} unticked={unticked} onChange={changeTicks} />}
        />
        <ConfirmSave of={of} />
        <SaveBar
          // most of it is what was chosen, which is no field of the form
          form={null}
          isDirty={of.isDirty(picking.isTouched)}
          isSaving={of.isSaving}
          cancelTo={LIST}
        />
      </form>
    </>
  );
}

interface RoundFieldProps {
  tournamentId: number | null;
  round: string;
  all: readonly Candidate[];
  onChange(round: string): void;
}

/** When the rounds cannot be asked for, they are those of the loaded matches (spec 2 §7). */
function RoundField({ tournamentId, round, all, onChange }: RoundFieldProps) {
  const rounds = useAvailableRounds(tournamentId, 'seni');
  const labels = inRoundOrder([...all.map((one) => one.roundLabel), ...(round === '' ? [] : [round])]);
  const options = rounds ?? labels.map((label) => ({ value: label, label: roundText(label) }));
  return (
    <FormField label={texts.round} isOptional>
      {(bound) => (
        <Select {...bound} value={round} onChange={(event) => onChange(event.target.value)}>
          <option value="">{texts.allRounds}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
