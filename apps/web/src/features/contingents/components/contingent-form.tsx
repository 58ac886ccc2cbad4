// The form of a contingent: who it is, where it is at home, which tournaments it enters (spec 2 §2 "Contingent form").
import { registrationTexts } from '@web/components/registration-texts';
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { ContingentDetail } from '@gelanggang/contract/contingents';
import { useRegistrationWatch } from '@web/lib/registration-watch';
import { usePermissions } from '@web/site/account';
import { texts as shared } from '@web/site/texts';
import { FormGrid, InputField, SelectField, TextareaField } from '@web/components/form-field';
import { COMPARED_LOCATIONS } from '@web/components/compared-locations';
import { LocationFields } from '@web/components/location-fields';
import { PageHeader } from '@web/components/page-header';
import { RegistrationNotice } from '@web/components/registration-notice';
import { SaveBar } from '@web/components/save-bar';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { useAddress } from '@web/lib/address';
import { showFieldErrors } from '@web/lib/form-errors';
import { HttpError, messageOf } from '@web/lib/http';
import { lookupRows } from '@web/lib/lookups.api';
import { toast } from '@web/lib/toast';
import { useSettled } from '@web/lib/use-settled';
import { useOpenTournaments, FORGOTTEN } from '../contingents.api';
import { contingentTexts as texts } from '../texts';
import { OfferedByName } from './own-offers';
import { useOwnDetails } from '../use-own-details';
import type { ContingentValues } from './contingent-values';
import { TournamentsField } from './tournaments-field';
import { useSave } from '@web/lib/use-send';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { callApi } from '@web/lib/calls';

const readContingent = (id: number): Promise<ContingentDetail> => callApi(contingentCalls.read, { params: { id } });

const LIST = pathOf('/admin/contingent');
const ATHLETES = pathOf('/admin/team-members/create');

const textOf = (id: number | null | undefined): string => (id ? String(id) : '');

function valuesOf(contingent: ContingentDetail | null, tournamentId: number | undefined): ContingentValues {
  return {
    tournament_id: textOf(tournamentId),
    tournament_ids: contingent?.tournaments.map((one) => one.id) ?? [],
    name: contingent?.name ?? '',
    pic_name: contingent?.pic_name ?? '',
    pic_phone: contingent?.pic_phone ?? '',
    pic_email: contingent?.pic_email ?? '',
    country_id: textOf(contingent?.country_id),
    province_id: textOf(contingent?.province_id),
    district_id: textOf(contingent?.district_id),
    subdistrict_id: textOf(contingent?.subdistrict_id),
    ward_id: textOf(contingent?.ward_id),
    address: contingent?.address ?? '',
  };
}

async function namesOf(_: unknown, { tournament_ids: ids }: ContingentValues, client: QueryClient): Promise<string> {
  const rows = await lookupRows(client, tournamentCalls.all);
  return rows
    .filter((one) => ids.includes(one.id))
    .map((one) => one.name)
    .join(', ');
}

const COMPARED: ComparedField<ContingentValues>[] = [
  { name: 'tournament_ids', label: texts.tournaments, show: namesOf },
  { name: 'name', label: texts.name },
  { name: 'pic_name', label: texts.picName },
  { name: 'pic_phone', label: texts.picPhone },
  { name: 'pic_email', label: texts.picEmail },
  ...COMPARED_LOCATIONS,
  { name: 'address', label: texts.address },
];

export function ContingentForm({ contingent: opened }: { contingent: ContingentDetail | null }) {
  const navigate = useNavigate();
  const address = useAddress();
  const form = useForm<ContingentValues>({ defaultValues: valuesOf(opened, address.getNumber('tournament_id')) });
  const [isSaved, setSaved] = useState(false);
  const permissions = usePermissions();
  const isManager = permissions.isKnown && !permissions.has('manage contingents');
  useOwnDetails(form, opened === null && isManager);
  const typedName = useSettled(form.watch('name').trim());
  const save = useSave(contingentCalls, opened?.id ?? null, FORGOTTEN);
  const { open, offered, isReady } = useOpenTournaments();
  const {
    row: contingent,
    notice,
    isMeeting,
  } = useChangedMeanwhile<ContingentDetail, ContingentValues>({
    form,
    row: opened,
    read: ({ id }) => readContingent(id),
    valuesOf: (row) => valuesOf(row, undefined),
    compared: COMPARED,
    send: (values, version) => send(values, version, false),
  });
  const chosenId = Number(form.watch('tournament_id'));
  const chosen = contingent ? undefined : offered.find((one) => one.id === chosenId);
  // one that is not in the list any more has closed, or is not public any more
  const isOpen = open.some((one) => one.id === chosen?.id);
  const news = useRegistrationWatch(chosen && isReady ? { ...chosen, is_registration_open: isOpen } : undefined);

  const refused = async (error: unknown) => {
    if (await isMeeting(error)) return;
    showFieldErrors(form, error).forEach((text) => toast.info(text));
    const isInvalid = error instanceof HttpError && error.status === 422;
    toast.error(isInvalid ? shared.form.submitFailed : messageOf(error, shared.form.submitFailed));
  };
  const send = (
    { tournament_id, tournament_ids, ...fields }: ContingentValues,
    version: number | undefined,
    isNext: boolean,
  ) =>
    save.mutate(opened ? { ...fields, tournament_ids, version } : { ...fields, tournament_id }, {
      onSuccess: ({ message, data }) => {
        setSaved(true);
        toast.success(message);
        void navigate(isNext ? `${ATHLETES}?contingent_id=${data.id}` : LIST, { replace: true });
      },
      onError: (error) => void refused(error),
    });
  const submit = (isNext: boolean) =>
    void form.handleSubmit((values) => {
      // the server would refuse it as well, but need not be asked
      if (chosen && !isOpen) return toast.error(registrationTexts.isClosed(chosen.name));
      send(values, contingent?.version, isNext);
    })();

  return (
    <>
      <PageHeader title={contingent ? texts.editTitle : texts.createTitle} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
        noValidate
      >
        {notice}
        {chosen ? <RegistrationNotice news={news} name={chosen.name} /> : null}
        <FormGrid>
          {contingent ? (
            <Box gridColumn="1 / -1">
              <TournamentsField form={form} entered={contingent.tournaments} offered={offered} open={open} />
            </Box>
          ) : (
            <Box gridColumn="1 / -1">
              <SelectField
                form={form}
                name="tournament_id"
                label={texts.tournament}
                placeholder={texts.chooseTournament}
                hint={isReady && offered.length === 0 ? texts.noneOpen : undefined}
                // its options come later than the choice that the address makes
                key={offered.length}
                options={offered.map((one) => ({ value: one.id, label: one.name }))}
              />
            </Box>
          )}
          <InputField form={form} name="name" label={texts.name} autoComplete="organization" maxLength={200} />
          <InputField form={form} name="pic_name" label={texts.picName} autoComplete="name" maxLength={200} />
          <InputField
            form={form}
            name="pic_phone"
            label={texts.picPhone}
            type="tel"
            autoComplete="tel"
            maxLength={20}
          />
          <InputField
            form={form}
            name="pic_email"
            label={texts.picEmail}
            type="email"
            autoComplete="email"
            maxLength={320}
          />
        </FormGrid>
        <chakra.h2 textStyle="title.section" mt="8" mb="4">
          {texts.home}
        </chakra.h2>
        <FormGrid>
          <LocationFields form={form} />
          <Box gridColumn="1 / -1">
            <TextareaField form={form} name="address" label={texts.address} isOptional maxLength={500} rows={2} />
          </Box>
        </FormGrid>
        {contingent === null && isManager ? (
          <Box mt="6" maxW="form">
            <OfferedByName name={typedName} districtId={form.watch('district_id')} />
          </Box>
        ) : null}
        <SaveBar
          form={form}
          version={contingent?.version}
          isDirty={form.formState.isDirty && !isSaved}
          isSaving={save.isPending}
          cancelTo={LIST}
          next={
            contingent === null
              ? { text: texts.saveAndAthletes, onPress: () => submit(true), isMain: isManager }
              : undefined
          }
        />
      </form>
    </>
  );
}
