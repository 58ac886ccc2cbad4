// /admin/rule-sets/create and /edit/:code: an organiser's own times, points and gaps, judged by the rules of every set.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { type Path, useFieldArray, useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { readRuleSet } from '@gelanggang/domain/rules/read-rule-set';
import { textsOf } from '@gelanggang/domain/words/sentences';
import { COSTLY_STEPS, type RuleSet } from '@gelanggang/domain/rules/rule-set';
import { DEFAULT_RULE_SET } from '@gelanggang/domain/rules/rule-sets';
import { HIT_KINDS } from '@gelanggang/domain/scoring/hit-kinds';
import { PENALTY_LABELS } from '@gelanggang/domain/scoring/penalty-steps';
import * as ruleSetCalls from '@gelanggang/contract/calls/rule-sets';
import { callApi } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { Button, ButtonLink } from '@web/components/button';
import { FormGrid, InputField, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { useAddress } from '@web/lib/address';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { GroupFields } from './components/group-fields';
import { JurusListFields } from './components/jurus-list-fields';
import { fieldOfFault, newGroup, setOf, type SetValues, valuesOf } from './rule-set-form-values';
import { useSaveRuleSet } from './rule-sets.api';
import { ruleSetTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

/** As the frame of meeting somebody knows it: a set has a code, no number. */
interface EditedSet {
  id: number;
  version: number;
  set: RuleSet;
}
const edited = (set: RuleSet): EditedSet => ({ id: 0, version: set.version, set });

const COMPARED: readonly ComparedField<SetValues>[] = [
  { name: 'name', label: texts.name },
  { name: 'dated', label: texts.dated },
  { name: 'points', label: texts.pointsTitle, show: (value) => Object.values(value).join(' · ') },
  { name: 'penalties', label: texts.penalties, show: (value) => Object.values(value).join(' · ') },
  {
    name: 'jurusLists',
    label: texts.numbers,
    show: (_value, { jurusLists }) => jurusLists.map((one) => `${one.first}–${one.last}`).join(' · '),
  },
  { name: 'groups', label: texts.groups, show: (_value, { groups }) => groups.map(saidOf).join('; ') },
];

const saidOf = ({ name, fromYears, toYears, gap, times, nomor }: SetValues['groups'][number]): string =>
  `${name} ${fromYears}–${toYears}, ${times.roundCount} × ${times.roundSeconds}, WMP ${gap}, ${nomor.map((one) => one.name).join(', ')}`;

/** The list of movements is typed in one field, whatever its line. */
const fieldOf = (path: string) => path.replace(/\.movements\..*$/, '.movements') as Path<SetValues>;

export default function RuleSetFormPage() {
  const { code } = useParams();
  const from = useAddress().get('from') || DEFAULT_RULE_SET;
  const asked = code ?? from;
  const row = useCall(ruleSetCalls.read, asked === null ? null : { params: { code: asked } });
  if (row.error && !row.data) return <ErrorState error={row.error} onRetry={() => void row.refetch()} />;
  if (!row.data) return <PageLoading />;
  const { set } = row.data;
  if (code && !row.data.may_change)
    return (
      <>
        <PageHeader title={set.name} />
        <EmptyState text={row.data.is_shipped ? texts.shippedNotEditable : texts.othersNotEditable}>
          <ButtonLink to={`${pathOf('/admin/rule-sets/create')}?from=${set.id}`} variant="solid">
            {texts.copy}
          </ButtonLink>
        </EmptyState>
      </>
    );
  return <Fields key={set.id} set={code ? set : { ...set, id: '', name: '' }} code={code ?? null} />;
}

function Fields({ set, code }: { set: RuleSet; code: string | null }) {
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<SetValues>({ defaultValues: valuesOf(set) });
  const groups = useFieldArray({ control: form.control, name: 'groups' });
  const save = useSaveRuleSet(code);
  const { row, notice, isMeeting } = useChangedMeanwhile<EditedSet, SetValues>({
    form,
    row: code === null ? null : edited(set),
    read: async () => edited((await callApi(ruleSetCalls.read, { params: { code: code ?? '' } })).set),
    valuesOf: (theirs) => valuesOf(theirs.set),
    compared: COMPARED,
    send: (values, version) => send(values, version),
  });
  const showFaults = (faults: Readonly<Record<string, string[]>>) => {
    const fields = Object.entries(faults).map(
      ([path, said]) => [fieldOf(fieldOfFault(path, form.getValues())), said.join(' ')] as const,
    );
    for (const [field, message] of fields) form.setError(field, { type: 'server', message });
    // of events the fields open with their faults
    setTimeout(() => fields[0] && form.setFocus(fields[0][0]));
    toast.error(texts.someWrong);
  };
  const refused = async (error: unknown) => {
    if (await isMeeting(error)) return;
    if (error instanceof HttpError && error.status === 422) showFaults(error.fields);
    else toast.error(messageOf(error, texts.failed));
  };
  const send = (values: SetValues, version: number | undefined) => {
    const read = readRuleSet(setOf(values));
    if (!read.ok) return showFaults(textsOf(read.faults));
    save.mutate(
      { set: read.set, ...(version === undefined ? {} : { version }) },
      {
        onSuccess: ({ message, data }) => {
          setSaved(true);
          toast.success(message);
          void navigate(pathOf('/admin/rule-sets/show/:code', { code: data.set.id }), { replace: true });
        },
        onError: (error) => void refused(error),
      },
    );
  };
  const submit = form.handleSubmit((values) => send(values, row?.version));
  return (
    <>
      <PageHeader title={code === null ? texts.add : texts.editTitle} note={code === null ? undefined : set.name} />
      <form
        noValidate
        onSubmit={(event) => {
          // also those of figures that no field shows: they are judged anew
          form.clearErrors();
          void submit(event);
        }}
      >
        {notice}
        <FormGrid>
          <InputField form={form} name="name" label={texts.name} maxLength={60} />
          {code === null ? (
            <InputField form={form} name="id" label={texts.code} hint={texts.codeHint} maxLength={40} />
          ) : null}
          <InputField form={form} name="dated" label={texts.dated} type="date" />
          <SelectField
            form={form}
            name="ageCounting"
            label={texts.counting}
            options={(['above-to', 'whole-years'] as const).map((value) => ({ value, label: texts.countings[value] }))}
          />
        </FormGrid>
        <chakra.h2 textStyle="title.section" mt="8" mb="3">
          {texts.worth}
        </chakra.h2>
        <Box
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }}
          maxW="form"
        >
          {HIT_KINDS.map((kind) => (
            <InputField
              key={kind}
              form={form}
              name={`points.${kind}`}
              label={texts.points[kind]}
              inputMode="numeric"
              maxLength={2}
            />
          ))}
          {COSTLY_STEPS.map((step, index) => (
            <Box key={step} gridColumnStart={index === 0 ? { base: 'auto', sm: '1' } : undefined}>
              <InputField
                form={form}
                name={`penalties.${step}`}
                label={PENALTY_LABELS[step]}
                hint={texts.penaltyHint}
                maxLength={4}
              />
            </Box>
          ))}
        </Box>
        <chakra.h2 textStyle="title.section" mt="8" mb="3">
          {texts.groups}
        </chakra.h2>
        <Box display="grid" gap="5" maxW="60rem">
          {groups.fields.map((field, index) => (
            <GroupFields key={field.id} form={form} index={index} onRemove={() => groups.remove(index)} />
          ))}
        </Box>
        <Button mt="4" onClick={() => groups.append(newGroup(form.getValues('groups').at(-1)))}>
          {texts.addGroup}
        </Button>
        <JurusListFields form={form} />
        <SaveBar
          form={form}
          version={row?.version}
          isDirty={form.formState.isDirty && !isSaved}
          isSaving={save.isPending}
          cancelTo={code === null ? pathOf('/admin/rule-sets') : pathOf('/admin/rule-sets/show/:code', { code })}
        />
      </form>
    </>
  );
}
