// A line of a bank statement, the bill beside it, and what is over or missing.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { StatementBill, StatementLineRow } from '@gelanggang/contract/bank-statements';
import { longDate, shortDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Tag } from '@web/components/tag';
import { statementTexts as texts } from '../statement-texts';

/** Names a line where it must be told from the others. */
export const lineName = ({ amount, day, text }: StatementLineRow): string =>
  `${rupiah(amount)} ${shortDate(day)}${text ? `, ${text}` : ''}`;

export function Line({ line, children }: { line: StatementLineRow; children: ReactNode }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="2"
      borderTopWidth="1px"
      py="3"
    >
      <Box minW="0">
        <chakra.p>
          <strong>{rupiah(line.amount)}</strong>{' '}
          <chakra.span color="fg.muted" textStyle="sm">
            {longDate(line.day)}
          </chakra.span>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {line.text}
        </chakra.p>
      </Box>
      <Box minW="0" display="grid" gap="2" alignContent="start">
        {children}
      </Box>
    </chakra.li>
  );
}

export function BillName({ bill }: { bill: StatementBill }) {
  return (
    <chakra.p textStyle="sm" overflowWrap="anywhere">
      <strong>{bill.invoice_number}</strong> {bill.names.map((name) => shownName(name)).join(', ')}
    </chakra.p>
  );
}

/** What is over or missing, in a word with its colour; nothing where it is exact. */
export function Difference({ difference }: { difference: number }) {
  if (difference === 0) return null;
  return (
    <Tag tone={difference > 0 ? 'warn' : 'danger'}>
      {difference > 0 ? texts.over(rupiah(difference)) : texts.under(rupiah(-difference))}
    </Tag>
  );
}
