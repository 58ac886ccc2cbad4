// /admin/payment-setting: how the fees of one tournament are paid: its QRIS, and bills with last digits of their own.
import { Box, chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import * as paymentSettingCalls from '@gelanggang/contract/calls/payment-settings';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { PaymentSetting } from '@gelanggang/contract/payment-settings';
import { qrisFaultText, qrisMerchant, qrisOfAmount } from '@gelanggang/domain/billing/qris';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button, ButtonLink } from '@web/components/button';
import { FileInput } from '@web/components/file-input';
import { FormField, Textarea } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { QrCode } from '@web/components/qr-code';
import { Tick } from '@web/components/table-selection';
import { HttpError, messageOf } from '@web/lib/http';
import { readQrPicture } from '@web/lib/read-qr-picture';
import { toast } from '@web/lib/toast';
import { HELD_STILL, useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { setupTexts } from './texts';
import { useSend } from '@web/lib/use-send';
import { OfTournament, TournamentRow, useChosenTournament } from '@web/components/chosen-tournament';

const texts = setupTexts.payment;

export default function PaymentSettingPage() {
  const tournament = useChosenTournament(tournamentCalls.ofOffice);
  const { id } = tournament;
  const answer = useCall(paymentSettingCalls.read, id === undefined ? null : { params: { id } }, HELD_STILL);
  return (
    <OfTournament of={tournament} answer={answer}>
      {(setting, chosen) => (
        <>
          <PageHeader title={texts.title} note={texts.lead}>
            <ButtonLink size="sm" to={`${pathOf('/admin/bank-account')}?tournament_id=${chosen}`}>
              {texts.accounts}
            </ButtonLink>
            <ButtonLink size="sm" to={`${pathOf('/admin/fee-setting')}?tournament_id=${chosen}`}>
              {setupTexts.fees.title}
            </ButtonLink>
          </PageHeader>
          <TournamentRow of={tournament} mb="5" />
          <SettingForm key={`${chosen} ${setting.version}`} tournamentId={chosen} setting={setting} />
        </>
      )}
    </OfTournament>
  );
}

function SettingForm({ tournamentId, setting }: { tournamentId: number; setting: PaymentSetting }) {
  const [hasDigits, setDigits] = useState(setting.has_unique_digits);
  const [qris, setQris] = useState(setting.qris ?? '');
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = useSend(
    paymentSettingCalls.save,
    { params: { id: tournamentId } },
    {
      forgets: [paymentSettingCalls.read],
      evenRefused: true,
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => {
        setFault(error instanceof HttpError ? error.fields.qris?.[0] : undefined);
        toast.error(messageOf(error, texts.failed));
      },
    },
  );
  const made = qris.trim() === '' ? null : qrisOfAmount(qris, EXAMPLE);
  const error = fault ?? (made?.ok === false ? qrisFaultText(made.code) : undefined);
  const isDirty = hasDigits !== setting.has_unique_digits || qris.trim() !== (setting.qris ?? '');
  const type = (text: string) => {
    setFault(undefined);
    setQris(text);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    const read = await readQrPicture(file);
    setReading(false);
    if (read === null) setFault(texts.noCode);
    else type(read);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (made?.ok === false) return;
    save.mutate({ has_unique_digits: hasDigits, qris: qris.trim() || null, version: setting.version });
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="7" maxW="form">
      <chakra.section aria-label={texts.qris} display="grid" gap="4">
        <chakra.h2 textStyle="title.section">{texts.qris}</chakra.h2>
        <FormField label={texts.picture} hint={isReading ? texts.reading : texts.pictureHint} isOptional>
          {(props) => (
            <FileInput {...props} accept="image/*" onChange={(event) => void choose(event.target.files?.[0])} />
          )}
        </FormField>
        <FormField label={texts.code} hint={texts.codeHint} error={error} isOptional>
          {(props) => (
            <Textarea
              {...props}
              value={qris}
              maxLength={512}
              spellCheck={false}
              minH="5.5rem"
              fontFamily="mono"
              fontSize="sm"
              onChange={(event) => type(event.target.value)}
            />
          )}
        </FormField>
        {made?.ok ? <Preview code={made.code} merchant={qrisMerchant(qris)} /> : null}
        {qris !== '' ? (
          <Button size="sm" justifySelf="start" onClick={() => type('')}>
            {texts.without}
          </Button>
        ) : null}
      </chakra.section>
      <chakra.section aria-label={texts.digits} display="grid" gap="2">
        <chakra.h2 textStyle="title.section">{texts.digits}</chakra.h2>
        <chakra.label display="flex" alignItems="center" gap="2.5" minH="44px" cursor="pointer">
          <Tick type="checkbox" checked={hasDigits} onChange={(event) => setDigits(event.target.checked)} />
          {texts.digitsTick}
        </chakra.label>
        <chakra.p textStyle="sm" color="fg.muted">
          {texts.digitsHint(rupiah(250_000), rupiah(250_137))}
        </chakra.p>
      </chakra.section>
      <Box>
        <Button type="submit" variant="solid" busy={save.isPending} disabled={!isDirty || error !== undefined}>
          {texts.save}
        </Button>
      </Box>
    </chakra.form>
  );
}

const EXAMPLE = 250_137;

function Preview({ code, merchant }: { code: string; merchant: PaymentSetting['merchant'] }) {
  return (
    <Box display="flex" flexWrap="wrap" gap="4" alignItems="center" borderWidth="1px" rounded="md" p="4">
      <QrCode text={code} label={texts.preview(rupiah(EXAMPLE))} size="9rem" />
      <Box flex="1 1 12rem">
        <chakra.p fontWeight="semibold">{merchant?.name}</chakra.p>
        <chakra.p color="fg.muted">{merchant?.city}</chakra.p>
        <chakra.p textStyle="sm" mt="2">
          {texts.preview(rupiah(EXAMPLE))}
        </chakra.p>
      </Box>
    </Box>
  );
}
