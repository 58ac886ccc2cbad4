// /admin/tanding/merge: draws classes that are too small as one ('Gabungan Kelas').
import { pathOf } from '@web/site/routes';
import * as classLookupCalls from '@gelanggang/contract/calls/class-lookups';
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import * as mergeCalls from '@gelanggang/contract/calls/merge';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import type { LoneClassRow } from '@gelanggang/contract/drawing';
import { weightRangeText } from '@gelanggang/domain/words/weights';
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { GENDERS, type Gender } from '@gelanggang/domain/words/genders';
import { DEFAULT_MATCH_DURATION, MATCH_CHARTS } from '@gelanggang/contract/draw-options';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { chartLabel, TANDING_ID } from '@gelanggang/domain/words/labels';
import { CheckList } from '@web/components/check-list';
import { FormGrid, InputField, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { reasonTexts } from '@web/components/reason-texts';
import { SaveBar } from '@web/components/save-bar';
import { tellRefusal } from '@web/lib/form-errors';
import { HttpError } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';
import { typedNumber } from '@web/lib/typed-number';
import { LoneClasses } from './components/lone-classes';
import { DurationField } from './components/duration-field';
import { useDrawingScope } from '@web/components/draws/drawing-scope';
import { drawingTexts } from './texts';
import { useSend } from '@web/lib/use-send';

const LIST = pathOf('/admin/tanding');
const texts = drawingTexts.merge;

interface MergeValues {
  tournament_id: string;
  age_category_id: string;
  gender: Gender;
  match_chart: string;
  match_duration: string;
  reason: string;
}

export default function MergeClassesPage() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [classIds, setClassIds] = useState<number[]>([]);
  const [classError, setClassError] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const classList = useRef<HTMLDivElement>(null);
  /** How often one of the list was pressed: its classes stand below what a phone shows. */
  const [presses, setPresses] = useState(0);
  const [hasOwnDuration, setOwnDuration] = useState(false);
  const form = useForm<MergeValues>({
    defaultValues: {
      tournament_id: address.get('tournament_id') ?? '',
      age_category_id: '',
      gender: 'male',
      match_chart: '',
      match_duration: String(DEFAULT_MATCH_DURATION),
      reason: '',
    },
  });
  const chosen = form.watch();
  const scope = useDrawingScope({ tournament_id: chosen.tournament_id, match_category_id: String(TANDING_ID) });
  const lone =
    useCall(
      drawingCalls.undivided,
      chosen.tournament_id === '' ? null : { params: { id: Number(chosen.tournament_id) } },
    ).data?.lone ?? [];
  const isAlone = (classId: number) => lone.some((one) => one.category_class_id === classId);
  const pools = useCall(
    drawingCalls.list,
    chosen.tournament_id === '' ? null : { query: { tournament_id: Number(chosen.tournament_id) } },
  );
  const isReady = chosen.tournament_id !== '' && chosen.age_category_id !== '';
  const classes = useLookup(
    classLookupCalls.available,
    {
      query: {
        tournament_id: chosen.tournament_id,
        match_category_id: String(TANDING_ID),
        age_category_id: chosen.age_category_id,
        filter_for: '',
      },
    },
    { name: 'category classes', isEnabled: isReady, freshMs: 0 },
  );
  // a merged class has no name, and is not merged again: its classes are
  const offered = classes.rows.filter(
    (one) => one.gender === chosen.gender && one.team_member_count > 0 && one.class_name.trim() !== '',
  );
  const chosenNames = offered.flatMap((one) => (classIds.includes(one.class_id) ? [one.class_name] : []));
  const merged = (pools.data ?? []).filter(
    (pool) =>
      pool.age_category.id === Number(chosen.age_category_id) &&
      pool.gender === chosen.gender &&
      pool.category_class.merged_names.length > 0,
  );
  /** The pools of exactly these classes, which are divided anew. */
  const standing = merged.filter((pool) => isSameSet(pool.category_class.merged_names, chosenNames));
  const mergedWith = (name: string): string[] =>
    merged.find((pool) => pool.category_class.merged_names.includes(name))?.category_class.merged_names ?? [];

  const save = useSend(
    mergeCalls.merge,
    (given: MergeValues) => ({
      body: {
        tournament_id: typedNumber(given.tournament_id),
        age_category_id: typedNumber(given.age_category_id),
        category_class_ids: classIds,
        match_chart: typedNumber(given.match_chart),
        match_duration: hasOwnDuration ? typedNumber(given.match_duration) : undefined,
        reason: given.reason,
        replaces: standing[0]?.drawing_id,
      },
    }),
    {
      forgets: [drawingCalls.list, drawingCalls.undivided, drawTrustCalls.reports],
      evenRefused: true,
      isOnce: true,
      onSuccess: (_answer, given) => {
        toast.success(texts.saved);
        if (lone.some((one) => !classIds.includes(one.category_class_id))) return goOn(given);
        setSaved(true);
        void navigate(`${LIST}?tournament_id=${chosen.tournament_id}`, { replace: true });
      },
      onError: (error) => {
        setClassError(error instanceof HttpError ? error.fields.category_class_ids?.[0] : undefined);
        tellRefusal(form, error, texts.failed);
      },
    },
  );
  /** More of them wait: the same page, with chart and reason as they were. */
  const goOn = (given: MergeValues) => {
    form.reset({ ...given, age_category_id: '', gender: 'male' });
    setClassIds([]);
    window.scrollTo({ top: 0 });
  };
  const submit = form.handleSubmit((given) => {
    if (classIds.length < 2) return setClassError(texts.tooFew);
    save.mutate(given);
  });
  const chooseAnew = () => setClassIds([]);
  /** Beside others of its age and gender that are chosen; else alone. */
  const chooseLone = (one: LoneClassRow) => {
    const age = String(one.age_category_id);
    const stays = chosen.age_category_id === age && chosen.gender === one.gender;
    form.setValue('age_category_id', age, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setValue('gender', one.gender);
    setClassIds((ids) => [...(stays ? ids.filter((id) => id !== one.category_class_id) : []), one.category_class_id]);
    setClassError(undefined);
    setPresses((count) => count + 1);
  };
  const isListShown = isReady && classes.isReady;
  useEffect(() => {
    if (presses > 0 && isListShown) classList.current?.scrollIntoView({ block: 'center' });
  }, [presses, isListShown]);

  return (
    <>
      <PageHeader title={texts.title} />
      <chakra.p color="fg.muted" maxW="62ch" mb="5">
        {texts.intro}
      </chakra.p>
      {lone.length > 0 ? <LoneClasses classes={lone} chosen={classIds} onChoose={chooseLone} /> : null}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormGrid>
          <SelectField
            form={form}
            name="tournament_id"
            label={drawingTexts.tournament}
            options={scope.tournaments}
            onChosen={() => {
              form.setValue('age_category_id', '');
              chooseAnew();
            }}
          />
          <SelectField
            form={form}
            name="age_category_id"
            label={drawingTexts.ageCategory}
            disabled={chosen.tournament_id === ''}
            options={scope.ageCategories}
            onChosen={chooseAnew}
          />
          <SelectField
            form={form}
            name="gender"
            label={texts.gender}
            options={GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }))}
            onChosen={chooseAnew}
          />
          <SelectField
            form={form}
            name="match_chart"
            label={drawingTexts.chart}
            options={MATCH_CHARTS.map((chart) => ({ value: chart, label: chartLabel(chart) }))}
          />
          <DurationField form={form} name="match_duration" isOwn={hasOwnDuration} onOwn={setOwnDuration} />
          <InputField form={form} name="reason" label={reasonTexts.reason} hint={texts.reasonHint} maxLength={500} />
        </FormGrid>
        {isListShown ? (
          <Box ref={classList} maxW="form" mt="6">
            {offered.length > 0 ? (
              <CheckList
                label={texts.classes}
                columns={2}
                options={offered.map((one) => ({
                  value: one.class_id,
                  label: `${one.class_name}, ${weightRangeText(one.weight_min, one.weight_max)}`,
                  hint: [
                    texts.classHint(one.team_member_count),
                    isAlone(one.class_id) && texts.isAlone,
                    mergedWith(one.class_name).length > 0 && texts.isMerged(mergedWith(one.class_name)),
                  ]
                    .filter(Boolean)
                    .join(', '),
                }))}
                chosen={classIds}
                onChange={(ids) => {
                  setClassIds(ids);
                  setClassError(undefined);
                }}
                error={classError}
              />
            ) : (
              <chakra.p color="fg.muted">{texts.none}</chakra.p>
            )}
          </Box>
        ) : null}
        {standing.length > 0 ? (
          <chakra.p role="status" mt="4" maxW="form" p="3" rounded="md" bg="status.warn.subtle" color="status.warn.fg">
            {texts.standing(standing.length, standing.filter((pool) => pool.matches_count > 0).length)}
          </chakra.p>
        ) : null}
        <SaveBar
          // most of it is what was chosen, which is no field of the form
          form={null}
          isDirty={(form.formState.isDirty || classIds.length > 0) && !isSaved}
          isSaving={save.isPending}
          cancelTo={LIST}
          saveText={standing.length > 0 ? texts.saveAnew : texts.save}
        />
      </form>
    </>
  );
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && some.length === others.length && some.every((one) => others.includes(one));
