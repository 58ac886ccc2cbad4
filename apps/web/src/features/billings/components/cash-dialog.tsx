// Cash for a bill: how much, from whom, on which day; it pays the bill, and its receipt can be printed at once.
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { BillingAnswer, TakeCashRequest } from '@gelanggang/contract/billings';
import { digitsOf, grouped } from '@gelanggang/domain/words/rupiah';
import { FormDialog } from '@web/components/form-dialog';
import { InputField, RupiahField } from '@web/components/form-field';
import { callApi } from '@web/lib/calls';
import { sendForm } from '@web/lib/form-errors';
import { deviceToday } from '@web/lib/formats';
import { useBillingWrite } from '../billings.api';
import { billingTexts } from '../texts';

const { cash: texts } = billingTexts;

export function CashDialog({ billing, onClose }: { billing: BillingAnswer; onClose(): void }) {
  const form = useForm({
    defaultValues: { amount: grouped(billing.amount), received_from: billing.payer, received_on: deviceToday() },
  });
  const take = useBillingWrite((body: TakeCashRequest) =>
    callApi(billingCalls.takeCash, { params: { id: billing.id }, body }),
  );
  const submit = form.handleSubmit((values) =>
    sendForm(
      form,
      take,
      { ...values, amount: digitsOf(values.amount) ?? 0, version: billing.version },
      { onDone: onClose },
    ),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title}
      width="30rem"
      sends={texts.confirm}
      keeps={{ form, of: billing.id, version: billing.version }}
      isBusy={take.isPending}
      onSubmit={submit}
    >
      <chakra.p color="fg.muted">{texts.question(billing.invoice_number)}</chakra.p>
      <RupiahField form={form} name="amount" label={texts.amount} hint={texts.amountHint} />
      <InputField form={form} name="received_from" label={texts.from} hint={texts.fromHint} maxLength={100} />
      <InputField form={form} name="received_on" label={texts.on} type="date" max={deviceToday()} />
    </FormDialog>
  );
}
