// What a bill will be made of before it is there: the code that is typed, and the lines between the fees and the sum.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { QuoteAnswer, QuoteRequest } from '@gelanggang/contract/billings';
import { DISCOUNT_CODE_LENGTH } from '@gelanggang/domain/billing/discount';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { FormField, Input } from '@web/components/form-field';
import { HttpError, messageOf } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { quoteTexts as texts } from '../texts';

/** Null: nobody is chosen yet. `data` is of exactly what was asked. */
export function useQuote(body: QuoteRequest | null) {
  return useCall(billingCalls.quote, body === null ? null : { body }, { staleTime: 0, retry: false });
}

interface CodeFieldProps {
  label?: string;
  /** As it is used. */
  code: string;
  onUse(code: string): void;
  error: unknown;
}

export function CodeField({ label = texts.code, code, onUse, error }: CodeFieldProps) {
  const [typed, setTyped] = useState(code);
  const fault = error instanceof HttpError ? (error.fields.discount_code?.[0] ?? messageOf(error)) : undefined;
  return (
    <chakra.div display="flex" alignItems={fault ? 'flex-start' : 'flex-end'} gap="2" maxW="22rem">
      <chakra.div flex="1" minW="0">
        <FormField label={label} error={fault} isOptional>
          {(props) => (
            <Input
              {...props}
              value={typed}
              maxLength={DISCOUNT_CODE_LENGTH}
              autoCapitalize="characters"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // the form around it is not meant
                event.preventDefault();
                onUse(typed.trim());
              }}
            />
          )}
        </FormField>
      </chakra.div>
      <Button mt={fault ? '6' : undefined} disabled={typed.trim() === code} onClick={() => onUse(typed.trim())}>
        {texts.use}
      </Button>
    </chakra.div>
  );
}

/** Nothing where the sum is the fees alone. */
export function QuoteLines({ quote }: { quote: Omit<QuoteAnswer, 'bills'> }) {
  if (quote.discount === 0 && quote.contingent_fees === 0) return null;
  const lines: [string, string][] = [
    [texts.fees, rupiah(quote.fees)],
    ...(quote.discount === 0 ? [] : [[texts.discount, `−${rupiah(quote.discount)}`] as [string, string]]),
    ...(quote.contingent_fees === 0 ? [] : [[texts.contingentFee, rupiah(quote.contingent_fees)] as [string, string]]),
    [texts.sum, rupiah(quote.amount)],
  ];
  return (
    <chakra.dl
      aria-label={texts.lines}
      textStyle="sm"
      display="grid"
      gridTemplateColumns="1fr auto"
      columnGap="5"
      rowGap="1"
      maxW="22rem"
    >
      {lines.map(([name, amount]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd textAlign="end">{amount}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
