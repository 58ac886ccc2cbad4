// Approves or rejects a payment; a rejection says why (spec 2, "Confirm payment screen").
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { Button } from '@web/components/button';
import { SelectField, TextareaField } from '@web/components/form-field';
import { useDraft } from '@web/components/use-draft';
import { callApi } from '@web/lib/calls';
import { showFieldErrors } from '@web/lib/form-errors';
import { useBillingWrite } from '../billings.api';
import { billingTexts as texts } from '../texts';
import { formOf } from '@web/lib/form-of';

export function DecisionForm({ billing }: { billing: BillingAnswer }) {
  const form = useForm({ defaultValues: { status: '', reject_reason: '' } });
  const status = form.watch('status');
  const decide = useBillingWrite(
    (body: FormData) => callApi(billingCalls.confirm, { params: { id: billing.id }, body }),
    {
      done: status === 'failed' ? texts.rejected : texts.confirmed,
      failed: texts.submitFailed,
    },
  );
  const draft = useDraft({ form, version: billing.version }, form.formState.isDirty && !decide.isSuccess, 'decision');
  const options = billing.decisions.map((one) => ({
    value: one.status,
    label: one.status === 'paid' ? texts.approve : texts.reject,
    disabled: one.refusal !== null,
  }));
  const refusals = billing.decisions.flatMap((one) => one.refusal ?? []);
  const submit = form.handleSubmit((values) => {
    const { status } = values;
    const reason = status === 'failed' ? values.reject_reason : null;
    const body = formOf({ status, reject_reason: reason, version: billing.version });
    decide.mutate(body, { onError: (error) => void showFieldErrors(form, error) });
  });
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="4">
      {draft}
      <SelectField
        form={form}
        name="status"
        label={texts.decision}
        options={options}
        hint={refusals.join(' ') || undefined}
      />
      {status === 'failed' ? (
        <TextareaField form={form} name="reject_reason" label={texts.rejectReason} maxLength={1000} />
      ) : null}
      <Button type="submit" variant="solid" busy={decide.isPending} disabled={status === ''} justifySelf="start">
        {texts.submit}
      </Button>
    </chakra.form>
  );
}
