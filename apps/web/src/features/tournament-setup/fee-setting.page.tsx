// /admin/fee-setting: when early and late fees hold, what each contingent pays once, and discount codes.
import { Box, chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as feesCalls from '@gelanggang/contract/calls/fees';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { FeeSetting } from '@gelanggang/contract/fees';
import { digitsOf } from '@gelanggang/domain/words/rupiah';
import { Button, ButtonLink } from '@web/components/button';
import { FormGrid, InputField, RupiahField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { tellRefusal } from '@web/lib/form-errors';
import { formatNumber } from '@web/lib/formats';
import { toast } from '@web/lib/toast';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { DiscountCodes } from './components/discount-codes';
import { setupTexts } from './texts';
import { useSend } from '@web/lib/use-send';
import { OfTournament, TournamentRow, useChosenTournament } from '@web/components/chosen-tournament';

const texts = setupTexts.fees;

export default function FeeSettingPage() {
  const tournament = useChosenTournament(tournamentCalls.active);
  const { id } = tournament;
  const answer = useCall(feesCalls.read, id === undefined ? null : { params: { id } }, HELD_STILL);
  return (
    <OfTournament of={tournament} answer={answer}>
      {(setting, chosen) => (
        <>
          <PageHeader title={texts.title} note={texts.lead}>
            <ButtonLink size="sm" to={`${pathOf('/admin/tournament-category')}?tournament_id=${chosen}`}>
              {setupTexts.categories.title}
            </ButtonLink>
          </PageHeader>
          <TournamentRow of={tournament} mb="5" />
          <SettingForm key={`${chosen} ${setting.version}`} tournamentId={chosen} setting={setting} />
          <DiscountCodes key={chosen} tournamentId={chosen} />
        </>
      )}
    </OfTournament>
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
