// From which account a bill is paid, and a note: nothing of it must be told, so it stands folded below what must.
import { Box, chakra } from '@chakra-ui/react';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid, InputField, TextareaField } from '@web/components/form-field';
import { useCall } from '@web/lib/use-call';
import { usePermissions } from '@web/site/account';
import { billingTexts as texts } from '../texts';

const SENDER = ['bank_name', 'account_number', 'account_name'] as const;

/** What the form of a bill holds. */
export interface BillingValues {
  tournament_id: string;
  bank_name: string;
  account_number: string;
  account_name: string;
  notes: string;
  member_ids: number[];
}

/** A new bill of a manager is paid from where the last one was; the office writes bills of others. */
function useLastSender(form: UseFormReturn<BillingValues>, isNew: boolean): void {
  const permissions = usePermissions();
  const isOwn = isNew && permissions.isKnown && !permissions.has('confirm payment');
  const last = useCall(billingCalls.list, isOwn ? { query: { perPage: 1 } } : null).data?.data[0];
  useEffect(() => {
    const isTold = SENDER.some((field) => form.getValues(field) !== '');
    if (!last || isTold) return;
    for (const field of SENDER) form.setValue(field, last[field]);
  }, [form, last]);
}

export function SenderFields({ form, isNew }: { form: UseFormReturn<BillingValues>; isNew: boolean }) {
  useLastSender(form, isNew);
  const told = form
    .watch([...SENDER, 'notes'])
    .filter((one) => one !== '')
    .join(' · ');
  const isRefused = ([...SENDER, 'notes'] as const).some((field) => form.formState.errors[field]);
  return (
    <chakra.details mt="5" maxW="form" open={isRefused || undefined}>
      <chakra.summary cursor="pointer" minH="44px" display="list-item" pt="2.5" fontWeight="semibold" color="marun.fg">
        {texts.sender}
        {told === '' ? null : (
          <chakra.span display="block" textStyle="sm" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
            {told}
          </chakra.span>
        )}
      </chakra.summary>
      <Box pt="3">
        <FormGrid>
          <InputField form={form} name="bank_name" label={texts.bank} isOptional maxLength={100} />
          <InputField
            form={form}
            name="account_number"
            label={texts.accountNumber}
            isOptional
            inputMode="numeric"
            autoComplete="off"
            maxLength={50}
          />
          <InputField form={form} name="account_name" label={texts.accountName} isOptional maxLength={100} />
          <TextareaField form={form} name="notes" label={texts.notes} isOptional maxLength={2000} rows={2} />
        </FormGrid>
      </Box>
    </chakra.details>
  );
}
