// One arena, one day, one session of tanding matches: the fields above, the matches below (spec 2, "Tanding schedule form").
import { useCallback, useMemo, useState } from 'react';
import { EVERY } from '@gelanggang/contract/every';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { useSteady } from '@web/lib/use-steady';
import { useFetchFailure } from '@web/lib/use-fetch-failure';
import { candidatesOf, NO_FILTERS, passes, type Candidate, type Filters } from '../candidates';
import { useAvailableRounds, useSchedulableMatches } from '../schedules.api';
import { scheduleTexts as texts } from '../texts';
import { sharedBy, useMatchSelection } from '../use-match-selection';
import { usePace } from '../use-pace';
import { LIST, useScheduleForm } from '../use-schedule-form';
import { useScheduleWarnings } from '../use-schedule-warnings';
import { ConfirmSave } from './confirm-save';
import { MatchPicker } from './match-picker';
import { PublicState } from './public-state';
import { ScheduleFields } from './schedule-fields';
import { TandingFilters } from './tanding-filters';

const NONE: readonly Candidate[] = [];

export function TandingScheduleForm({ schedule }: { schedule: ScheduleAnswer | null }) {
  const of = useScheduleForm('tanding', schedule);
  const { values, tournamentId } = of;
  const pools = useSchedulableMatches(tournamentId, schedule !== null);
  const rounds = useAvailableRounds(tournamentId, 'tanding');
  const [filters, setFilters] = useState(NO_FILTERS);
  const all = useMemo(() => (pools.data ? candidatesOf(pools.data) : undefined), [pools.data]);
  const filter = useCallback((candidate: Candidate) => passes(candidate, filters), [filters]);
  const pace = usePace({ start: values.start_time, kind: values.pace, step: values.step, all });
  const picking = useMatchSelection({ schedule, all, filter, pace });
  const { selection } = picking;
  const warnings = useScheduleWarnings({
    ...{ tournamentId, scheduleId: schedule?.id ?? null, arenaId: of.arenaId, arenaName: of.arenaName },
    ...{ date: values.scheduled_date, start: values.start_time, end: values.end_time, selection },
  });

  const { error } = pools;
  useFetchFailure(error, error?.message === texts.badFormat ? texts.badFormat : texts.matchesFailed);

  const clearFilters = useSteady(() => setFilters(NO_FILTERS));
  const changeFilters = useSteady((next: Filters) => {
    setFilters(next);
    picking.refilter((candidate) => passes(candidate, next), 'nothing');
  });
  const submit = of.save(selection, (id) => ({ tournament_match_id: id }), {
    age_category_id: sharedBy(all ?? [], selection, (one) => one.ageCategoryId) ?? EVERY,
    match_category_id: sharedBy(all ?? [], selection, (one) => one.matchCategoryId) ?? EVERY,
    category_class_id: sharedBy(all ?? [], selection, (one) => one.classId) ?? EVERY,
    round_label: sharedBy(all ?? [], selection, (one) => one.roundLabel),
  });
  return (
    <>
      <PageHeader title={schedule ? texts.editTitle : texts.createTitle} />
      {schedule ? <PublicState schedule={schedule} /> : null}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <ScheduleFields
          {...{ form: of.form, tournaments: of.tournaments, arenas: of.arenas }}
          isEdit={schedule !== null}
          onTournament={clearFilters}
        />
        <MatchPicker
          picking={picking}
          warnings={warnings}
          partai={schedule?.details ?? []}
          scheduleId={schedule?.id ?? null}
          hasTournament={tournamentId !== null}
          query={pools}
          refused={of.refused}
          filters={<TandingFilters all={all ?? NONE} filters={filters} rounds={rounds} onChange={changeFilters} />}
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
