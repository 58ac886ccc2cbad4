// Cash for a bill: how much, from whom, on which day; it pays the bill, and its receipt can be printed at once.
import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { BillingAnswer, TakeCashRequest } from '@gelanggang/contract/billings';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { digitsOf, grouped } from '@gelanggang/domain/words/rupiah';
import { texts as common } from '@web/site/texts';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { InputField, RupiahField } from '@web/components/form-field';
import { callApi } from '@web/lib/calls';
import { tellRefusal } from '@web/lib/form-errors';
import { toast } from '@web/lib/toast';
import { useBillingWrite } from '../billings.api';
import { billingTexts } from '../texts';

const { cash: texts } = billingTexts;

const today = (): string => localDateTime(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone).date;

export function CashDialog({ billing, onClose }: { billing: BillingAnswer; onClose(): void }) {
  const form = useForm({
    defaultValues: { amount: grouped(billing.amount), received_from: billing.account.name, received_on: today() },
  });
  // a second click comes before the button knows that it is busy
  const isSending = useRef(false);
  const take = useBillingWrite((body: TakeCashRequest) =>
    callApi(billingCalls.takeCash, { params: { id: billing.id }, body }),
  );
  const submit = form.handleSubmit((values) => {
    if (isSending.current) return;
    isSending.current = true;
    take.mutate(
      { ...values, amount: digitsOf(values.amount) ?? 0, version: billing.version },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onClose();
        },
        onError: (error) => tellRefusal(form, error),
        onSettled: () => (isSending.current = false),
      },
    );
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      width="30rem"
      footer={
        <>
          <Button onClick={onClose} disabled={take.isPending}>
            {common.action.cancel}
          </Button>
          <Button variant="solid" busy={take.isPending} onClick={() => void submit()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="4">
        <chakra.p color="fg.muted">{texts.question(billing.invoice_number)}</chakra.p>
        <RupiahField form={form} name="amount" label={texts.amount} hint={texts.amountHint} />
        <InputField form={form} name="received_from" label={texts.from} hint={texts.fromHint} maxLength={100} />
        <InputField form={form} name="received_on" label={texts.on} type="date" max={today()} />
        {/* Enter in a field sends too */}
        <button type="submit" hidden />
      </chakra.form>
    </Dialog>
  );
}
