// One bill paid by one line of a statement, or by several together: what came in beside what is asked, and what is over or missing.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as bankStatementCalls from '@gelanggang/contract/calls/bank-statements';
import type { StatementBill, StatementLineRow } from '@gelanggang/contract/bank-statements';
import { longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Select } from '@web/components/form-field';
import { HttpError, messageOf } from '@web/lib/http';
import { useSend } from '@web/lib/use-send';
import { OF_STATEMENTS } from '../statements.api';
import { statementTexts as texts } from '../statement-texts';

export interface Matching {
  lines: readonly StatementLineRow[];
  /** Null: it is chosen here. */
  bill: StatementBill | null;
}

interface MatchDialogProps {
  id: number;
  matching: Matching;
  bills: readonly StatementBill[];
  onClose(): void;
}

export function MatchDialog({ id, matching, bills, onClose }: MatchDialogProps) {
  const { lines } = matching;
  const [picked, setPicked] = useState<number | null>(null);
  const bill = matching.bill ?? bills.find((one) => one.id === picked) ?? null;
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  const difference = bill ? sum - bill.due : 0;
  const confirm = useSend(
    bankStatementCalls.confirm,
    (billing: number) => ({
      params: { id },
      body: { line_ids: lines.map((line) => line.id), billing_id: billing, difference },
    }),
    { forgets: OF_STATEMENTS, onSuccess: onClose },
  );
  return (
    <FormDialog
      title={texts.dialogTitle}
      width="34rem"
      sends={texts.confirmOne}
      isBusy={confirm.isPending}
      isReady={bill !== null}
      onSubmit={() => bill && confirm.mutate(bill.id)}
      onClose={onClose}
    >
      <Box>
        {lines.map((line) => (
          <chakra.p key={line.id} overflowWrap="anywhere">
            <strong>{rupiah(line.amount)}</strong> {longDate(line.day)}
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {line.text}
            </chakra.span>
          </chakra.p>
        ))}
      </Box>
      {matching.bill ? (
        <chakra.p overflowWrap="anywhere">{billText(matching.bill)}</chakra.p>
      ) : (
        <FormField label={texts.bill}>
          {(control) => (
            <Select
              {...control}
              value={picked === null ? '' : String(picked)}
              onChange={(event) => setPicked(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="" disabled>
                {texts.pickBill}
              </option>
              {bills.map((one) => (
                <option key={one.id} value={one.id}>
                  {billText(one)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      {bill ? <Sums sum={sum} due={bill.due} difference={difference} /> : null}
      {confirm.error ? (
        <chakra.p role="alert" color="fg.error">
          {confirm.error instanceof HttpError && confirm.error.fields.difference
            ? confirm.error.fields.difference.join(' ')
            : messageOf(confirm.error)}
        </chakra.p>
      ) : null}
    </FormDialog>
  );
}

const billText = ({ invoice_number, due, names }: StatementBill): string =>
  [invoice_number, rupiah(due), names.map((name) => shownName(name)).join(', ')].filter(Boolean).join(' · ');

function Sums({ sum, due, difference }: { sum: number; due: number; difference: number }) {
  const rows: [string, string][] = [
    [texts.cameIn, rupiah(sum)],
    [texts.due, rupiah(due)],
    [
      texts.difference,
      difference === 0
        ? texts.exact
        : difference > 0
          ? texts.over(rupiah(difference))
          : texts.under(rupiah(-difference)),
    ],
  ];
  return (
    <Box>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="5" rowGap="1.5">
        {rows.map(([name, value]) => (
          <Box key={name} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd textAlign="end" fontWeight={name === texts.difference && difference !== 0 ? 'bold' : undefined}>
              {value}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      <chakra.p textStyle="sm" color="fg.muted" mt="3">
        {difference === 0 ? texts.agreeExact : difference > 0 ? texts.agreeOver : texts.agreeUnder}
      </chakra.p>
    </Box>
  );
}
