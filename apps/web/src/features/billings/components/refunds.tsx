// What of a paid bill was given back, and noting more of it.
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type { RefundRequest } from '@gelanggang/contract/accounts';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import * as accountsCalls from '@gelanggang/contract/calls/accounts';
import { type PaymentWay, REFUND_WAYS, WAY_LABELS } from '@gelanggang/domain/billing/accounts';
import { longDate } from '@gelanggang/domain/words/dates';
import { digitsOf, grouped, rupiah } from '@gelanggang/domain/words/rupiah';
import { FormDialog } from '@web/components/form-dialog';
import { InputField, RupiahField, SelectField } from '@web/components/form-field';
import { callApi } from '@web/lib/calls';
import { sendForm } from '@web/lib/form-errors';
import { deviceToday } from '@web/lib/formats';
import { accountsTexts } from '../accounts-texts';
import { useBillingWrite } from '../billings.api';

const { refund: texts } = accountsTexts;

export function Refunds({ billing }: { billing: BillingAnswer }) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3" aria-label={texts.list}>
      {billing.refunds.map((one, index) => (
        <chakra.li key={index} borderTopWidth="1px" pt="3" overflowWrap="anywhere">
          <chakra.p fontWeight="semibold">
            {texts.line(rupiah(one.amount), WAY_LABELS[one.way], longDate(one.refunded_on))}
          </chakra.p>
          <chakra.p>{one.reason}</chakra.p>
          {one.refunded_by === null ? null : (
            <chakra.p textStyle="sm" color="fg.muted">
              {texts.by(one.refunded_by)}
            </chakra.p>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

export function RefundDialog({ billing, onClose }: { billing: BillingAnswer; onClose(): void }) {
  const form = useForm({
    defaultValues: {
      ...{ amount: grouped(billing.refundable), way: 'transfer' as PaymentWay, refunded_on: deviceToday(), reason: '' },
    },
  });
  const save = useBillingWrite((body: RefundRequest) =>
    callApi(accountsCalls.refund, { params: { id: billing.id }, body }),
  );
  const submit = form.handleSubmit((values) =>
    sendForm(
      form,
      save,
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
      isBusy={save.isPending}
      onSubmit={submit}
    >
      <RupiahField form={form} name="amount" label={texts.amount} hint={texts.most(rupiah(billing.refundable))} />
      <SelectField
        form={form}
        name="way"
        label={texts.way}
        options={REFUND_WAYS.map((value) => ({ value, label: WAY_LABELS[value] }))}
      />
      <InputField form={form} name="refunded_on" label={texts.on} type="date" max={deviceToday()} />
      <InputField form={form} name="reason" label={texts.reason} maxLength={500} />
    </FormDialog>
  );
}
