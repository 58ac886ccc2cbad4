// /admin/fee-setting: when early and late fees hold, what each contingent pays once, and discount codes.
import { Box, chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as feesCalls from '@gelanggang/contract/calls/fees';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { FeeSetting } from '@gelanggang/contract/fees';
import { digitsOf } from '@gelanggang/domain/words/rupiah';
import { Button, ButtonLink } from '@web/components/button';
import { FormGrid, InputField, RupiahField } from '@web/components/form-field';
import { FilterChip } from '@web/components/list-filters';
import { NoTournament } from '@web/components/no-tournament';
import { PageHeader } from '@web/components/page-header';
import { ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { tellRefusal } from '@web/lib/form-errors';
import { formatNumber } from '@web/lib/formats';
import { useLookup } from '@web/lib/lookups.api';
import { optionsOf } from '@web/lib/options-of';
import { toast } from '@web/lib/toast';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { DiscountCodes } from './components/discount-codes';
import { setupTexts } from './texts';
import { useSend } from '@web/lib/use-send';

const texts = setupTexts.fees;

export default function FeeSettingPage() {
  const address = useAddress();
  const { rows: tournaments, isReady } = useLookup(tournamentCalls.active, {}, { name: 'tournaments' });
  const chosen = address.getNumber('tournament_id') ?? tournaments[0]?.id;
  const setting = useCall(feesCalls.read, chosen === undefined ? null : { params: { id: chosen } }, HELD_STILL);
  if (isReady && chosen === undefined) return <NoTournament />;
  if (setting.error && !setting.data)
    return <ErrorState error={setting.error} onRetry={() => void setting.refetch()} />;
  if (!setting.data || chosen === undefined) return <PageLoading />;
  return (
    <>
      <PageHeader title={texts.title} note={texts.lead}>
        <ButtonLink size="sm" to={`${pathOf('/admin/tournament-category')}?tournament_id=${chosen}`}>
          {setupTexts.categories.title}
        </ButtonLink>
      </PageHeader>
      {tournaments.length > 1 ? (
        <Box mb="5">
          <FilterChip
            label={setupTexts.tournament}
            value={String(chosen)}
            options={optionsOf(tournaments)}
            isActive
            isRequired
            onChoose={(value) => address.set({ tournament_id: value })}
          />
        </Box>
      ) : null}
      <SettingForm key={`${chosen} ${setting.data.version}`} tournamentId={chosen} setting={setting.data} />
      <DiscountCodes key={chosen} tournamentId={chosen} />
    </>
  );
}

const valuesOf = (setting: FeeSetting) => ({
  early_until: setting.early_until ?? '',
  late_from: setting.late_from ?? '',
  contingent_fee: setting.contingent_fee === 0 ? '' : formatNumber(setting.contingent_fee),
});
type Values = ReturnType<typeof valuesOf>;

function SettingForm({ tournamentId, setting }: { tournamentId: number; setting: FeeSetting }) {
  const form = useForm<Values>({ defaultValues: valuesOf(setting) });
  const save = useSend(
    feesCalls.save,
    ({ early_until, late_from, contingent_fee }: Values) => ({
      params: { id: tournamentId },
      body: { early_until, late_from, contingent_fee: digitsOf(contingent_fee) ?? 0, version: setting.version },
    }),
    {
      forgets: [feesCalls.read],
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => tellRefusal(form, error, texts.saveFailed),
    },
  );
  const submit = form.handleSubmit((values) => save.mutate(values));
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} aria-label={texts.settings} maxW="form">
      <FormGrid>
        <InputField
          form={form}
          name="early_until"
          label={texts.earlyUntil}
          hint={texts.datesHint}
          type="date"
          isOptional
        />
        <InputField form={form} name="late_from" label={texts.lateFrom} type="date" isOptional />
        <RupiahField
          form={form}
          name="contingent_fee"
          label={texts.contingentFee}
          hint={texts.contingentFeeHint}
          isOptional
        />
      </FormGrid>
      <Box mt="5">
        <Button type="submit" variant="solid" busy={save.isPending} disabled={!form.formState.isDirty}>
          {texts.save}
        </Button>
      </Box>
    </chakra.form>
  );
}
