// The form of an athlete in the register: who they are, their papers, and where they took part.
import { chakra } from '@chakra-ui/react';
import type { AthleteDetail } from '@gelanggang/contract/athletes';
import { BLOOD_TYPES } from '@gelanggang/contract/person-request';
import { GENDER_PERSON_LABELS, GENDERS } from '@gelanggang/domain/words/genders';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormGrid, InputField, SelectField, TextareaField } from '@web/components/form-field';
import { LocationFields } from '@web/components/location-fields';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { pathOf } from '@web/site/routes';
import { athleteTexts } from '../athlete-texts';
import { OF_REGISTER } from '../athletes.api';
import { memberFormTexts as texts } from '../texts';
import { useNik } from '../use-nik';
import { AthletePapers } from './athlete-papers';
import { AthleteResults } from './athlete-results';
import { athleteBody, athleteValues, COMPARED_ATHLETE } from './athlete-values';
import type { MemberValues } from './member-values';
import { NikHint } from './nik-hint';
import { useSave } from '@web/lib/use-send';
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import { callApi } from '@web/lib/calls';

const readAthlete = (id: number) => callApi(athleteCalls.read, { params: { id } });

const LIST = pathOf('/admin/athletes');

export function AthleteForm({ athlete: opened }: { athlete: AthleteDetail | null }) {
  const navigate = useNavigate();
  const form = useForm<MemberValues>({ defaultValues: athleteValues(opened) });
  const [isSaved, setSaved] = useState(false);
  const save = useSave({ create: athleteCalls.create, update: athleteCalls.update }, opened?.id ?? null, OF_REGISTER);
  const nik = useNik(form, null);
  const {
    row: athlete,
    notice,
    isMeeting,
  } = useChangedMeanwhile<AthleteDetail, MemberValues>({
    form,
    row: opened,
    read: ({ id }) => readAthlete(id),
    valuesOf: athleteValues,
    compared: COMPARED_ATHLETE,
    send: (values, version) => send(values, version),
  });
  const refused = async (error: unknown) => {
    if (!(await isMeeting(error))) tellRefusal(form, error);
  };
  const send = (values: MemberValues, version: number | undefined) =>
    save.mutate(
      { ...athleteBody(values), version },
      {
        onSuccess: ({ message, data }) => {
          toast.success(message);
          setSaved(true);
          // a new one goes on to its papers
          void navigate(opened ? LIST : pathOf('/admin/athletes/edit/:id', { id: data.id }), { replace: true });
        },
        onError: (error) => void refused(error),
      },
    );
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <PageHeader title={opened ? shownName(opened.name) : athleteTexts.createTitle} />
      {opened ? (
        <>
          <Title>{athleteTexts.papers}</Title>
          <AthletePapers athleteId={opened.id} papers={opened.papers} />
          <Title>{athleteTexts.results}</Title>
          <AthleteResults athleteId={opened.id} />
          <Title>{texts.sections.person}</Title>
        </>
      ) : null}
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => send(values, athlete?.version))(event)}>
        {notice}
        <FormGrid>
          <InputField form={form} name="name" label={texts.name} autoComplete="off" maxLength={200} />
          <InputField form={form} name="nik" label={texts.nik} hint={<NikHint {...nik} />} {...digits} maxLength={24} />
          <InputField form={form} name="birth_place" label={texts.birthPlace} autoComplete="off" maxLength={200} />
          <InputField form={form} name="birth_date" label={texts.birthDate} type="date" />
          <SelectField
            form={form}
            name="gender"
            label={texts.gender}
            options={GENDERS.map((gender) => ({ value: gender, label: GENDER_PERSON_LABELS[gender] }))}
          />
          <InputField
            form={form}
            name="body_weight"
            label={texts.weight}
            inputMode="decimal"
            maxLength={6}
            isOptional
          />
          <InputField
            form={form}
            name="body_height"
            label={texts.height}
            inputMode="decimal"
            maxLength={6}
            isOptional
          />
          <SelectField
            form={form}
            name="blood_type"
            label={texts.bloodType}
            isOptional
            options={BLOOD_TYPES.map((type) => ({ value: type, label: type }))}
          />
          <InputField
            form={form}
            name="family_card_number"
            label={texts.familyCard}
            hint={texts.sixteenDigits}
            isOptional
            maxLength={16}
            {...digits}
          />
        </FormGrid>
        <Title>{athleteTexts.home}</Title>
        <FormGrid>
          <LocationFields form={form} />
          <TextareaField form={form} name="address" label={texts.address} isOptional maxLength={500} rows={2} />
        </FormGrid>
        {opened ? null : (
          <chakra.p mt="6" color="fg.muted">
            {athleteTexts.papersLater}
          </chakra.p>
        )}
        <SaveBar
          form={form}
          version={athlete?.version}
          isDirty={form.formState.isDirty && !isSaved}
          isSaving={save.isPending}
          cancelTo={LIST}
        />
      </form>
    </>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <chakra.h2 textStyle="title.section" mt="8" mb="4">
      {children}
    </chakra.h2>
  );
}
