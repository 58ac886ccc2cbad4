// /admin/tanding/create and /edit/:id: divides the athletes of one class into pools (spec 2, "Tanding drawing form").
import { useContextOf } from '@web/site/tournament-context';
import { pathOf } from '@web/site/routes';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { chartLabel, className, TANDING_ID } from '@gelanggang/domain/words/labels';
import type { AvailableClassAnswer } from '@gelanggang/contract/categories';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { DEFAULT_MATCH_DURATION, MATCH_CHARTS, type MatchChart } from '@gelanggang/contract/draw-options';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { FormGrid, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { ErrorState, PageLoading } from '@web/components/states';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { callApi } from '@web/lib/calls';
import { tellRefusal } from '@web/lib/form-errors';
import { HttpError } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { toast } from '@web/lib/toast';
import { forget, useCall } from '@web/lib/use-call';
import { typedNumber } from '@web/lib/typed-number';
import { DurationField } from './components/duration-field';
import { SeedsField } from './components/seeds-field';
import { useDrawingScope } from '@web/components/draws/drawing-scope';
import { drawingTexts as texts } from './texts';
import { useDivide } from './use-divide';

const LIST = pathOf('/admin/tanding');
/** In place of one class. */
const EVERY_CLASS = 'semua';

interface DrawingValues {
  tournament_id: string;
  match_category_id: string;
  age_category_id: string;
  category_class_id: string;
  match_chart: string;
  match_duration: string;
  has_own_duration: boolean;
}

const EMPTY: DrawingValues = {
  tournament_id: '',
  match_category_id: '',
  age_category_id: '',
  category_class_id: '',
  match_chart: '',
  match_duration: String(DEFAULT_MATCH_DURATION),
  has_own_duration: false,
};

export default function DrawingFormPage() {
  const { id } = useParams();
  const drawingId = id === undefined ? null : Number(id);
  const pools = useCall(drawingCalls.list);
  const [params] = useSearchParams();
  const pool = pools.data?.find((one) => one.drawing_id === drawingId);
  useContextOf(pool?.tournament_id);
  if (drawingId === null) return <DrawingForm pool={null} values={startingAt(params.get('tournament_id') ?? '')} />;
  if (pools.error) return <ErrorState error={pools.error} onRetry={() => void pools.refetch()} />;
  if (!pools.data) return <PageLoading />;
  return pool ? (
    <DrawingForm key={drawingId} pool={pool} values={valuesOf(pool)} />
  ) : (
    <ErrorState error={new HttpError(404, texts.notFound)} />
  );
}

/** A tanding drawing knows one category alone: with its tournament both are chosen. */
function startingAt(tournamentId: string): DrawingValues {
  return { ...EMPTY, tournament_id: tournamentId, match_category_id: tournamentId && String(TANDING_ID) };
}

function valuesOf(pool: PoolRow): DrawingValues {
  return {
    tournament_id: String(pool.tournament_id),
    match_category_id: String(pool.match_category.id),
    age_category_id: String(pool.age_category.id),
    category_class_id: String(pool.category_class.id),
    match_chart: String(pool.match_chart),
    match_duration: pool.has_own_duration ? String(pool.match_duration) : EMPTY.match_duration,
    has_own_duration: pool.has_own_duration,
  };
}

/** A drawing as its form knows it: by any of its pools. */
type Row = PoolRow & { version: number };

const rowOf = (pool: PoolRow): Row => ({ ...pool, version: pool.drawing_version });

/** Its class cannot be changed. */
const COMPARED: readonly ComparedField<DrawingValues>[] = [
  {
    name: 'match_chart',
    label: texts.chart,
    show: (_, values) => chartLabel(Number(values.match_chart) as MatchChart),
  },
  {
    name: 'match_duration',
    label: texts.duration,
    show: (_, values) =>
      values.has_own_duration ? texts.seconds(Number(values.match_duration)) : texts.ruledDurationHint,
  },
];

/** `pool`: of the drawing that is divided anew; null for a new one. */
function DrawingForm({ pool, values }: { pool: PoolRow | null; values: DrawingValues }) {
  const drawingId = pool?.drawing_id ?? null;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const [seeds, setSeeds] = useState<number[] | null>(null);
  const [seedsError, setSeedsError] = useState<string>();
  const form = useForm<DrawingValues>({ defaultValues: values });
  const chosen = form.watch();
  const scope = useDrawingScope(chosen);
  const mayLoadClasses =
    chosen.tournament_id !== '' && chosen.match_category_id !== '' && chosen.age_category_id !== '';
  const classes = useLookup(
    classLookupCalls.available,
    {
      query: {
        tournament_id: chosen.tournament_id,
        match_category_id: chosen.match_category_id,
        age_category_id: chosen.age_category_id,
        filter_for: drawingId === null ? 'drawing' : '',
      },
    },
    { name: 'category classes', isEnabled: mayLoadClasses, freshMs: 0 },
  );
  const offered = classes.rows.filter((one) => drawingId !== null || one.team_member_count > 0);

  const isEvery = chosen.category_class_id === EVERY_CLASS;
  const divide = useDivide(drawingId);
  const send = (given: DrawingValues, version: number | undefined) =>
    divide.mutate(
      {
        body: {
          tournament_id: typedNumber(given.tournament_id),
          match_category_id: typedNumber(given.match_category_id),
          age_category_id: typedNumber(given.age_category_id),
          match_chart: typedNumber(given.match_chart) as MatchChart | undefined,
          ...(given.has_own_duration
            ? { match_duration: typedNumber(given.match_duration) }
            : { has_own_duration: false }),
          seeds: seeds ?? undefined,
          version,
        },
        classIds: isEvery ? offered.map((one) => one.class_id) : [typedNumber(given.category_class_id)],
      },
      {
        onSuccess: () => {
          setSaved(true);
          toast.success(drawingId === null ? texts.saved : texts.updated);
          void forget(client, drawingCalls.list);
          void navigate(`${LIST}?tournament_id=${chosen.tournament_id}`, { replace: true });
        },
        onError: (error) => {
          // some classes may be divided already: those that are left are offered again
          void forget(client, classLookupCalls.available);
          setSeedsError(error instanceof HttpError ? error.fields.seeds?.[0] : undefined);
          void isMeeting(error).then((isMet) => isMet || tellRefusal(form, error, texts.saveFailed));
        },
      },
    );
  const { row, notice, isMeeting } = useChangedMeanwhile<Row, DrawingValues>({
    form,
    row: pool && rowOf(pool),
    read: async ({ tournament_id, drawing_id }) =>
      (await callApi(drawingCalls.list, { query: { tournament_id } }))
        .filter((one) => one.drawing_id === drawing_id)
        .map(rowOf)[0],
    valuesOf,
    compared: COMPARED,
    send,
  });
  const submit = form.handleSubmit((given) => send(given, row?.version));
  const everyClass =
    drawingId === null && offered.length > 1
      ? [{ value: EVERY_CLASS, label: texts.everyClass(offered.length, athletesOf(offered)) }]
      : [];
  const clear = (...fields: Exclude<keyof DrawingValues, 'has_own_duration'>[]) => {
    fields.forEach((field) => form.setValue(field, ''));
    // those of one class are nobody in another
    setSeeds(null);
  };

  return (
    <>
      <PageHeader title={drawingId === null ? texts.formTitle : texts.editTitle} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        {notice}
        <FormGrid>
          <SelectField
            form={form}
            name="tournament_id"
            label={texts.tournament}
            options={scope.tournaments}
            onChosen={() => clear('match_category_id', 'age_category_id', 'category_class_id')}
          />
          <SelectField
            form={form}
            name="match_category_id"
            label={texts.matchCategory}
            disabled={chosen.tournament_id === ''}
            options={scope.matchCategories}
            onChosen={() => clear('age_category_id', 'category_class_id')}
          />
          <SelectField
            form={form}
            name="age_category_id"
            label={texts.ageCategory}
            disabled={chosen.match_category_id === ''}
            options={scope.ageCategories}
            onChosen={() => clear('category_class_id')}
          />
          <SelectField
            form={form}
            name="category_class_id"
            label={texts.classField}
            disabled={!mayLoadClasses}
            hint={
              mayLoadClasses
                ? classes.isReady && offered.length === 0
                  ? texts.noClass(classes.rows.length)
                  : undefined
                : texts.chooseFirst
            }
            options={[...everyClass, ...offered.map((one) => ({ value: one.class_id, label: classLabel(one) }))]}
            onChosen={() => clear()}
          />
          <SelectField
            form={form}
            name="match_chart"
            label={texts.chart}
            options={MATCH_CHARTS.map((chart) => ({ value: chart, label: chartLabel(chart) }))}
          />
          <DurationField
            form={form}
            name="match_duration"
            isOwn={chosen.has_own_duration}
            onOwn={(isOwn) => form.setValue('has_own_duration', isOwn, { shouldDirty: true })}
          />
        </FormGrid>
        <SeedsField
          scope={{
            tournament_id: chosen.tournament_id,
            age_category_id: chosen.age_category_id,
            category_class_id: isEvery ? '' : chosen.category_class_id,
          }}
          drawingId={drawingId}
          seeds={seeds}
          error={seedsError}
          onChange={(next) => {
            setSeeds(next);
            setSeedsError(undefined);
          }}
        />
        <SaveBar
          // most of it is what was chosen, which is no field of the form
          form={null}
          isDirty={(form.formState.isDirty || seeds !== null) && !isSaved}
          isSaving={divide.isPending}
          cancelTo={LIST}
          saveText={drawingId === null ? texts.create : undefined}
          note={isEvery && divide.done !== null ? texts.classesDone(divide.done, offered.length) : undefined}
        />
      </form>
    </>
  );
}

function athletesOf(classes: readonly AvailableClassAnswer[]): number {
  return classes.reduce((sum, one) => sum + one.team_member_count, 0);
}

function classLabel(one: AvailableClassAnswer): string {
  const range = weightRangeText(one.weight_min, one.weight_max);
  const name = `${className(one.class_name)} ${GENDER_LABELS[one.gender]} ${range}`;
  return texts.classOption(name.trim(), one.team_member_count);
}
