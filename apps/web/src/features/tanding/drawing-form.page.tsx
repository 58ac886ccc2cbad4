// /admin/tanding/create and /edit/:id: divides the athletes of one class into pools (spec 2, "Tanding drawing form").
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import type {
  AgeCategoryAnswer,
  AvailableClassAnswer,
  OfferedMatchCategoryAnswer,
} from '@gelanggang/contract/categories';
import { DEFAULT_MATCH_DURATION, MATCH_CHARTS, MATCH_DURATIONS } from '@gelanggang/contract/draw-options';
import type { DrawingAnswer, PoolRow } from '@gelanggang/contract/tanding';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { FormGrid, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { ErrorState, PageLoading } from '@web/components/states';
import { showFieldErrors } from '@web/lib/form-errors';
import { http, messageOf } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { toast } from '@web/lib/toast';
import { usePools } from './tanding.api';
import { tandingTexts as texts, weightRange } from './texts';

const LIST = '/admin/tanding';

interface DrawingValues {
  tournament_id: string;
  match_category_id: string;
  age_category_id: string;
  category_class_id: string;
  match_chart: string;
  match_duration: string;
}

const EMPTY: DrawingValues = {
  tournament_id: '',
  match_category_id: '',
  age_category_id: '',
  category_class_id: '',
  match_chart: '',
  match_duration: String(DEFAULT_MATCH_DURATION),
};

export default function DrawingFormPage() {
  const { id } = useParams();
  const drawingId = id === undefined ? null : Number(id);
  const pools = usePools(undefined);
  if (drawingId === null) return <DrawingForm drawingId={null} values={EMPTY} />;
  if (pools.error) return <ErrorState error={pools.error} onRetry={() => void pools.refetch()} />;
  const pool = pools.data?.find((one) => one.drawing_id === drawingId);
  if (!pools.data) return <PageLoading />;
  return pool ? <DrawingForm drawingId={drawingId} values={valuesOf(pool)} /> : <ErrorState error={null} />;
}

function valuesOf(pool: PoolRow): DrawingValues {
  return {
    tournament_id: String(pool.tournament_id),
    match_category_id: String(pool.match_category.id),
    age_category_id: String(pool.age_category.id),
    category_class_id: String(pool.category_class.id),
    match_chart: String(pool.match_chart),
    match_duration: String(pool.match_duration),
  };
}

function DrawingForm({ drawingId, values }: { drawingId: number | null; values: DrawingValues }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<DrawingValues>({ defaultValues: values });
  const chosen = form.watch();
  const tournaments = useLookup<TournamentCard>('/tournaments/active', {}, { name: 'tournaments' });
  const categories = useLookup<OfferedMatchCategoryAnswer>(
    '/fetch-match-categories',
    { tournament_id: chosen.tournament_id },
    { name: 'match categories', isEnabled: chosen.tournament_id !== '' },
  );
  const ages = useLookup<AgeCategoryAnswer>(
    '/fetch-age-categories',
    { match_category_id: chosen.match_category_id },
    { name: 'age categories', isEnabled: chosen.match_category_id !== '' },
  );
  const mayLoadClasses =
    chosen.tournament_id !== '' && chosen.match_category_id !== '' && chosen.age_category_id !== '';
  const classes = useLookup<AvailableClassAnswer>(
    '/fetch-available-class',
    {
      tournament_id: chosen.tournament_id,
      match_category_id: chosen.match_category_id,
      age_category_id: chosen.age_category_id,
      filter_for: drawingId === null ? 'drawing' : '',
    },
    // counts the undrawn: never from an earlier look
    { name: 'category classes', isEnabled: mayLoadClasses, freshMs: 0 },
  );

  const save = useMutation({
    mutationFn: (body: Record<keyof DrawingValues, number>) =>
      drawingId === null
        ? http.post<DrawingAnswer>('/create-pools', body)
        : http.put<DrawingAnswer>(`/drawings/${drawingId}`, body),
    onSuccess: () => {
      setSaved(true);
      toast.success(drawingId === null ? texts.saved : texts.updated);
      void client.invalidateQueries({ queryKey: ['pools'] });
      void navigate(`${LIST}?tournament_id=${chosen.tournament_id}`, { replace: true });
    },
    onError: (error) => {
      const elsewhere = showFieldErrors(form, error);
      toast.error([messageOf(error, texts.saveFailed), ...elsewhere].join(' '));
    },
  });
  const submit = form.handleSubmit((given) =>
    save.mutate({
      tournament_id: Number(given.tournament_id),
      match_category_id: Number(given.match_category_id),
      age_category_id: Number(given.age_category_id),
      category_class_id: Number(given.category_class_id),
      match_chart: Number(given.match_chart),
      match_duration: Number(given.match_duration),
    }),
  );
  const clear = (...fields: (keyof DrawingValues)[]) => fields.forEach((field) => form.setValue(field, ''));

  return (
    <>
      <PageHeader title={drawingId === null ? texts.formTitle : texts.editTitle} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormGrid>
          <SelectField
            form={form}
            name="tournament_id"
            label={texts.tournament}
            options={tournaments.rows.map((one) => ({ value: one.id, label: one.name }))}
            onChosen={() => clear('match_category_id', 'age_category_id', 'category_class_id')}
          />
          <SelectField
            form={form}
            name="match_category_id"
            label={texts.matchCategory}
            disabled={chosen.tournament_id === ''}
            options={categories.rows
              // spec 2 §5: a tanding drawing knows this category alone
              .filter((one) => one.id === TANDING_ID)
              .map((one) => ({ value: one.id, label: one.name }))}
            onChosen={() => clear('age_category_id', 'category_class_id')}
          />
          <SelectField
            form={form}
            name="age_category_id"
            label={texts.ageCategory}
            disabled={chosen.match_category_id === ''}
            options={ages.rows.map((one) => ({ value: one.id, label: one.name }))}
            onChosen={() => clear('category_class_id')}
          />
          <SelectField
            form={form}
            name="category_class_id"
            label={texts.classField}
            disabled={!mayLoadClasses}
            hint={mayLoadClasses ? undefined : texts.chooseFirst}
            options={classes.rows
              .filter((one) => drawingId !== null || one.team_member_count > 0)
              .map((one) => ({ value: one.class_id, label: classLabel(one) }))}
          />
          <SelectField
            form={form}
            name="match_chart"
            label={texts.chart}
            options={MATCH_CHARTS.map((chart) => ({ value: chart, label: texts.chartName(chart) }))}
          />
          <SelectField
            form={form}
            name="match_duration"
            label={texts.duration}
            options={MATCH_DURATIONS.map((seconds) => ({ value: seconds, label: texts.seconds(seconds) }))}
          />
        </FormGrid>
        <SaveBar
          isDirty={form.formState.isDirty && !isSaved}
          isSaving={save.isPending}
          cancelTo={LIST}
          saveText={drawingId === null ? texts.create : undefined}
        />
      </form>
    </>
  );
}

function classLabel(one: AvailableClassAnswer): string {
  const name = `${one.class_name} ${GENDER_LABELS[one.gender]} ${weightRange(one.weight_min, one.weight_max)}`;
  return texts.classOption(name.trim(), one.team_member_count);
}
