// One official: name, roles, where they come from, licence, phone, and on which days they are there.
import { Box } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as locationCalls from '@gelanggang/contract/calls/locations';
import type { OfficialRow, Officials } from '@gelanggang/contract/officials';
import { OFFICIAL_ROLES, type OfficialRole, roleLabel } from '@gelanggang/domain/officials/roles';
import { shortDateWithDay } from '@gelanggang/domain/words/dates';
import { CheckList } from '@web/components/check-list';
import { ComboboxField } from '@web/components/combobox-field';
import { FormDialog } from '@web/components/form-dialog';
import { InputField } from '@web/components/form-field';
import { sendForm } from '@web/lib/form-errors';
import { useLookup } from '@web/lib/lookups.api';
import { changed } from '../officials.api';
import { officialTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as officialCalls from '@gelanggang/contract/calls/officials';

interface Values {
  name: string;
  roles: OfficialRole[];
  province_id: string;
  district_id: string;
  licence: string;
  phone: string;
  days: string[];
}

interface OfficialDialogProps {
  data: Officials;
  official: OfficialRow | null;
  onClose(): void;
}

export function OfficialDialog({ data, official, onClose }: OfficialDialogProps) {
  const { tournament, days } = data;
  const create = useSend(officialCalls.create, { params: { id: tournament.id } }, changed(tournament.id));
  const update = useSend(officialCalls.update, { params: { id: official?.id ?? 0 } }, changed(tournament.id));
  const form = useForm<Values>({
    defaultValues: {
      name: official?.name ?? '',
      roles: official?.roles ?? [],
      province_id: String(official?.province_id ?? ''),
      district_id: String(official?.district_id ?? ''),
      licence: official?.licence ?? '',
      phone: official?.phone ?? '',
      days: official?.days ?? [...days],
    },
  });
  const province = form.watch('province_id');
  const provinces = useLookup(locationCalls.provinces, {}, { name: 'provinces' });
  const districts = useLookup(
    locationCalls.districts,
    { query: { province_id: province } },
    { isEnabled: province !== '', name: 'districts' },
  );
  const { errors } = form.formState;
  const roles = form.watch('roles');
  const chosenDays = form.watch('days');
  const submit = form.handleSubmit((values) => {
    const body = { ...values, days: values.days.length === days.length ? undefined : values.days };
    const sending = { onDone: onClose, failed: texts.saveFailed };
    if (official) sendForm(form, update, { ...body, version: official.version }, sending);
    else sendForm(form, create, body, sending);
  });
  return (
    <FormDialog
      onClose={onClose}
      title={official ? texts.edit : texts.add}
      width="36rem"
      keeps={{ form, of: official?.id, version: official?.version }}
      isBusy={create.isPending || update.isPending}
      onSubmit={submit}
    >
      <InputField form={form} name="name" label={texts.name} maxLength={100} />
      <CheckList
        label={texts.roles}
        columns={2}
        options={OFFICIAL_ROLES.map((role) => ({ value: role, label: roleLabel(role) }))}
        chosen={roles}
        onChange={(chosen) => form.setValue('roles', chosen, { shouldDirty: true })}
        error={errors.roles?.message}
      />
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        <ComboboxField
          form={form}
          name="province_id"
          label={texts.province}
          hint={texts.regionHint}
          isOptional
          options={provinces.rows.map((one) => ({ value: String(one.id), label: one.name }))}
          onChosen={() => form.setValue('district_id', '')}
        />
        <ComboboxField
          form={form}
          name="district_id"
          label={texts.district}
          isOptional
          disabled={province === ''}
          options={districts.rows.map((one) => ({ value: String(one.id), label: one.name }))}
        />
        <InputField
          form={form}
          name="licence"
          label={texts.licence}
          hint={texts.licenceHint}
          isOptional
          maxLength={60}
        />
        <InputField form={form} name="phone" label={texts.phone} type="tel" isOptional maxLength={50} />
      </Box>
      <CheckList
        label={texts.days}
        columns={3}
        options={days.map((day) => ({ value: day, label: shortDateWithDay(day) }))}
        chosen={chosenDays}
        onChange={(chosen) => form.setValue('days', chosen, { shouldDirty: true })}
        error={errors.days?.message}
      />
    </FormDialog>
  );
}
