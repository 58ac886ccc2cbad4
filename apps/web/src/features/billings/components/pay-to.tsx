// Where a bill is paid to: the tournament's QRIS, each of its bank accounts and the sum, with buttons that copy them.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { inGroups } from '@gelanggang/domain/words/digit-groups';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { CopyButton } from '@web/components/copy-button';
import { billingTexts as texts } from '../texts';
import { QrisCode } from './qris-code';

export function PayTo({ billing }: { billing: BillingAnswer }) {
  return (
    <Box as="section" aria-label={texts.payTo} borderWidth="1px" borderColor="border.emphasized" rounded="md" p="4">
      <chakra.h2 textStyle="title.section">{texts.payTo}</chakra.h2>
      <chakra.ul listStyleType="none">
        {billing.bank_accounts.map((account) => (
          <Line key={account.account_number} copies={account.account_number} label={texts.copyNumber}>
            <chakra.p textStyle="sm" color="fg.muted">
              {account.bank_name}
            </chakra.p>
            <chakra.p textStyle="title.section" fontVariantNumeric="tabular-nums" wordBreak="keep-all">
              {inGroups(account.account_number)}
            </chakra.p>
            <chakra.p textStyle="sm">{texts.accountHolder(account.account_name)}</chakra.p>
          </Line>
        ))}
        <Line copies={String(billing.total_amount)} label={texts.copyAmount}>
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.exactly}
          </chakra.p>
          <chakra.p textStyle="title.section">{rupiah(billing.total_amount)}</chakra.p>
          {billing.total_amount === billing.amount ? null : (
            <chakra.p textStyle="sm">{texts.ownDigits(rupiah(billing.amount))}</chakra.p>
          )}
        </Line>
      </chakra.ul>
      {billing.qris === null ? null : <QrisCode qris={billing.qris} billing={billing} />}
    </Box>
  );
}

function Line({ copies, label, children }: { copies: string; label: string; children: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: 0 }}
    >
      <Box flex="1 1 11rem" minW="0">
        {children}
      </Box>
      <CopyButton text={copies} label={label} />
    </chakra.li>
  );
}
