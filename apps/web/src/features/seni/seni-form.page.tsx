// /admin/seni/create and /edit/:id: draws one kind of seni, age, event and gender (spec 2 §2, §4, "Seni form").
import { useContextOf } from '@web/site/tournament-context';
import { pathOf } from '@web/site/routes';
import { forget, useCall } from '@web/lib/use-call';
import { OF_SENI } from '@web/lib/kept-calls';
import { chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import * as seniCalls from '@gelanggang/contract/calls/seni';
import type { SeniDrawAnswer, SeniDrawing } from '@gelanggang/contract/seni-answers';
import { BRACKET_TYPES } from '@gelanggang/contract/seni-options';
import { seniCountsInTally } from '@gelanggang/domain/results/medals';
import { poolSizeOptions, poolSizes } from '@gelanggang/domain/seni/pool-sizes';
import { GENDER_LABELS, GENDERS, type Gender } from '@gelanggang/domain/words/genders';
import {
  chartFromWire,
  chartLabel,
  SENI_MODE_LABELS,
  SENI_MODES,
  type SeniMode,
} from '@gelanggang/domain/words/labels';
import { FormGrid, InputField, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { ErrorState, PageLoading } from '@web/components/states';
import { Tag } from '@web/components/tag';
import { type BodyOf, callApi } from '@web/lib/calls';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { typedNumber } from '@web/lib/typed-number';
import { IncompleteTeams } from './components/incomplete-teams';
import { LostSchedules } from './components/lost-schedules';
import { choiceOfNomor, nomorOf, useSeniScope } from './seni-scope';
import { seniTexts as texts } from './texts';

interface SeniValues {
  tournament_id: string;
  match_category_id: string;
  mode: string;
  bracket_type: string;
  age_category_id: string;
  nomor: string;
  gender: string;
  pool_size: string;
  advance_count: string;
}

export default function SeniFormPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const drawingId = id === undefined ? null : Number(id);
  const drawing = useCall(seniCalls.drawing, drawingId === null ? null : { params: { id: drawingId } }, { gcTime: 0 });
  useContextOf(drawing.data?.tournament_id);
  if (drawingId === null) {
    return <LoadedForm drawing={null} values={{ ...EMPTY, tournament_id: params.get('tournament_id') ?? '' }} />;
  }
  if (drawing.error) return <ErrorState error={drawing.error} onRetry={() => void drawing.refetch()} />;
  return drawing.data ? <LoadedForm drawing={drawing.data} values={valuesOf(drawing.data)} /> : <PageLoading />;
}

const EMPTY: SeniValues = {
  tournament_id: '',
  match_category_id: '',
  mode: 'default',
  bracket_type: '',
  age_category_id: '',
  nomor: '',
  gender: '',
  pool_size: '',
  advance_count: '',
};

function valuesOf(drawing: SeniDrawing): SeniValues {
  return {
    tournament_id: String(drawing.tournament_id),
    match_category_id: String(drawing.match_category_id),
    mode: drawing.mode,
    bracket_type: drawing.bracket_type ?? '',
    age_category_id: String(drawing.age_category_id),
    nomor: choiceOfNomor(drawing.nomor),
    gender: drawing.gender,
    pool_size: String(drawing.pool_size ?? ''),
    advance_count: String(drawing.advance_count ?? ''),
  };
}

/** Its event cannot be changed. */
const COMPARED: readonly ComparedField<SeniValues>[] = [
  { name: 'mode', label: texts.mode, show: (_, { mode }) => SENI_MODE_LABELS[mode as SeniMode] },
  {
    name: 'bracket_type',
    label: texts.bracketType,
    show: (_, { mode, bracket_type: type }) => (mode === 'battle' ? chartLabel(chartFromWire(type) ?? 0) : ''),
  },
  { name: 'pool_size', label: texts.poolSize, show: (_, { mode, pool_size: size }) => (mode === 'battle' ? '' : size) },
  {
    name: 'advance_count',
    label: texts.advance,
    show: (_, { mode, advance_count: count }) => (mode === 'battle' ? '' : count),
  },
];

interface SeniFormProps {
  drawing: SeniDrawing | null;
  values: SeniValues;
}

/** A native select shows what is chosen only when its options are there already. */
function LoadedForm(props: SeniFormProps) {
  const { isReady } = useSeniScope(props.values, props.drawing?.id ?? null);
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  return wasReady ? <SeniForm {...props} /> : <PageLoading />;
}

function SeniForm({ drawing, values }: SeniFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [saved, setSaved] = useState<SeniDrawAnswer | null>(null);
  const [mustReselect, setMustReselect] = useState(false);
  const form = useForm<SeniValues>({ defaultValues: values });
  const chosen = form.watch();
  const scope = useSeniScope(chosen, drawing?.id ?? null);
  const isBattle = chosen.mode === 'battle';
  const list = `${pathOf('/admin/seni')}${chosen.tournament_id === '' ? '' : `?tournament_id=${chosen.tournament_id}`}`;
  const units = chosen.gender === '' ? 0 : (scope.counts?.[chosen.gender as Gender] ?? 0);
  const sizes = poolSizeOptions(units);
  const size = Number(chosen.pool_size);
  const incomplete = GENDERS.flatMap((gender) =>
    chosen.gender === '' || chosen.gender === gender ? (scope.counts?.incomplete[gender] ?? []) : [],
  );

  const save = useMutation({
    mutationFn: (body: BodyOf<typeof seniCalls.generate>) =>
      drawing === null
        ? callApi(seniCalls.generate, { body })
        : callApi(seniCalls.edit, { params: { id: drawing.id }, body }),
    onSuccess: (answer) => {
      setSaved(answer);
      toast.success(drawing === null ? texts.saved : texts.updated);
      void forget(client, ...OF_SENI);
      if (answer.schedules.length === 0) void navigate(list, { replace: true });
    },
    onError: (error) => {
      void isMeeting(error).then((isMet) => isMet || tellRefusal(form, error, texts.saveFailed));
    },
  });
  const send = (given: SeniValues, version: number | undefined) =>
    save.mutate({
      tournament_id: typedNumber(given.tournament_id),
      match_category_id: typedNumber(given.match_category_id),
      age_category_id: typedNumber(given.age_category_id),
      nomor: nomorOf(given.nomor),
      gender: given.gender,
      name: scope.nameOf(given),
      mode: given.mode,
      ...(isBattle
        ? { bracket_type: given.bracket_type }
        : { pool_size: given.pool_size, advance_count: given.advance_count || undefined }),
      version,
    });
  const { row, notice, isMeeting } = useChangedMeanwhile<SeniDrawing, SeniValues>({
    form,
    row: drawing,
    read: ({ id }) => callApi(seniCalls.drawing, { params: { id } }),
    valuesOf,
    compared: COMPARED,
    send,
  });
  const submit = form.handleSubmit((given) => send(given, row?.version));
  // spec 2 §4: changing tournament, category or age resets gender and pool size, changing gender the pool size
  const clear = (...fields: (keyof SeniValues)[]) => fields.forEach((field) => form.setValue(field, ''));
  const isFixed = drawing !== null;

  return (
    <>
      <PageHeader title={isFixed ? texts.editTitle : texts.formTitle} />
      {mustReselect ? <Note>{texts.reselect}</Note> : null}
      {isFixed ? <Note>{texts.eventFixed}</Note> : null}
      <form onSubmit={(event) => void submit(event)} noValidate>
        {notice}
        <FormGrid>
          <SelectField
            form={form}
            name="tournament_id"
            label={texts.tournament}
            disabled={isFixed}
            options={scope.tournaments}
            onChosen={() => clear('match_category_id', 'age_category_id', 'nomor', 'gender', 'pool_size')}
          />
          <SelectField
            form={form}
            name="match_category_id"
            label={texts.matchCategory}
            disabled={isFixed || chosen.tournament_id === ''}
            options={scope.matchCategories}
            onChosen={() => {
              setMustReselect(true);
              clear('age_category_id', 'nomor', 'gender', 'pool_size');
            }}
          />
          <SelectField
            form={form}
            name="mode"
            label={texts.mode}
            options={SENI_MODES.map((mode) => ({ value: mode, label: SENI_MODE_LABELS[mode] }))}
          />
          {isBattle ? (
            <SelectField
              form={form}
              name="bracket_type"
              label={texts.bracketType}
              options={BRACKET_TYPES.map((type) => ({ value: type, label: chartLabel(chartFromWire(type) ?? 0) }))}
            />
          ) : null}
          <SelectField
            form={form}
            name="age_category_id"
            label={texts.ageCategory}
            disabled={isFixed || chosen.match_category_id === ''}
            options={scope.ageCategories}
            onChosen={() => clear('nomor', 'gender', 'pool_size')}
          />
          {scope.nomor.length > 0 ? (
            <SelectField
              form={form}
              name="nomor"
              label={texts.nomor}
              disabled={isFixed}
              key={`nomor ${scope.nomor.map((one) => one.value).join(' ')}`}
              options={scope.nomor}
              onChosen={() => clear('gender', 'pool_size')}
            />
          ) : null}
          <SelectField
            form={form}
            name="gender"
            label={texts.gender}
            disabled={isFixed || !scope.counts}
            options={GENDERS.map((gender) => ({
              value: gender,
              label: scope.counts
                ? texts.genderOption(GENDER_LABELS[gender], scope.counts[gender])
                : GENDER_LABELS[gender],
            }))}
            onChosen={() => {
              setMustReselect(false);
              clear('pool_size');
            }}
          />
          {isBattle ? null : (
            <>
              <InputField
                form={form}
                name="pool_size"
                type="number"
                min={1}
                step={1}
                inputMode="numeric"
                list="seni-pool-sizes"
                label={texts.poolSize}
                disabled={chosen.gender === ''}
                hint={
                  <>
                    {texts.poolSizeHint}
                    {chosen.gender === '' ? null : (
                      <chakra.span display="block" color="fg.muted">
                        {sizes.length === 0 ? texts.poolSizeNone : texts.poolSizeOptions(sizes)}
                        {sizes.includes(size) ? ` ${texts.poolSplit(splitText(poolSizes(units, size)))}` : ''}
                      </chakra.span>
                    )}
                  </>
                }
              />
              <datalist id="seni-pool-sizes">
                {sizes.map((one) => (
                  <option key={one} value={one} />
                ))}
              </datalist>
              <InputField
                form={form}
                name="advance_count"
                type="number"
                min={1}
                step={1}
                inputMode="numeric"
                label={texts.advance}
                isOptional
                disabled={chosen.gender === ''}
                hint={texts.advanceHint}
              />
            </>
          )}
        </FormGrid>
        {units > 0 && !seniCountsInTally(units) ? (
          <chakra.p role="note" mt="3" textStyle="sm">
            <Tag tone="warn">{texts.few(units)}</Tag> {texts.fewHint(units)}
          </chakra.p>
        ) : null}
        <IncompleteTeams teams={incomplete} to={scope.unitsPath(chosen)} />
        <SaveBar
          form={form}
          version={row?.version}
          isDirty={form.formState.isDirty && saved === null}
          isSaving={save.isPending}
          cancelTo={list}
          saveText={isFixed ? undefined : texts.create}
        />
      </form>
      <LostSchedules schedules={saved?.schedules ?? []} onClose={() => void navigate(list, { replace: true })} />
    </>
  );
}

/** '4 + 4 + 3' */
const splitText = (sizes: readonly number[]): string => sizes.join(' + ');

function Note({ children }: { children: string }) {
  return (
    <chakra.p
      role="status"
      bg="status.warn.subtle"
      color="status.warn.fg"
      rounded="md"
      px="4"
      py="2.5"
      mb="4"
      maxW="form"
    >
      {children}
    </chakra.p>
  );
}
