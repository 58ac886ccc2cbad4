// The head of an invoice: who pays, since when, how it stands, and how much.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PrintBilling } from '@gelanggang/contract/print';
import { localDateTime, longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { documentTexts as texts } from '../document-texts';
import { contingentsOf } from './print-members';
import { StatusTag } from './status-tag';

export function InvoiceHead({ data }: { data: PrintBilling }) {
  const day = (instant: string) => longDate(localDateTime(instant, data.tournament.time_zone).date);
  const account = [data.bank_name, data.account_number].filter(Boolean);
  return (
    <>
      <Box display="grid" gridTemplateColumns="1fr auto auto auto" columnGap="9mm" py="5mm">
        <Fact name={texts.billedTo}>
          <strong>{data.payer}</strong>
          <chakra.span display="block" color="fg.muted">
            {contingentsOf(data.members)}
          </chakra.span>
        </Fact>
        <Fact name={texts.issued}>{day(data.issued_at)}</Fact>
        <Fact name={texts.status}>
          <StatusTag status={data.status} />
          {data.paid_at === null ? null : (
            <chakra.span display="block" color="fg.muted" mt="1mm">
              {day(data.paid_at)}
            </chakra.span>
          )}
        </Fact>
        <Fact name={texts.amount}>
          <chakra.span textStyle="display.figure" fontSize="17pt" whiteSpace="nowrap">
            {rupiah(data.amount)}
          </chakra.span>
        </Fact>
      </Box>
      <Box display="flex" gap="6mm" alignItems="center" bg="bg.muted" px="4mm" py="3mm" mb="5mm">
        {account.length > 0 ? (
          <Box flex="none" maxW="50%">
            <chakra.p fontSize="8pt" fontWeight="semibold" color="fg.muted">
              {texts.account}
            </chakra.p>
            <chakra.p fontSize="11pt" fontWeight="bold">
              {account.join(' ')}
            </chakra.p>
            {data.account_name ? <p>{texts.accountHolder(data.account_name)}</p> : null}
          </Box>
        ) : null}
        <chakra.p flex="1">{texts.next[data.status]}</chakra.p>
      </Box>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <chakra.p fontSize="8pt" fontWeight="semibold" color="fg.muted" mb="1mm">
        {name}
      </chakra.p>
      {children}
    </Box>
  );
}
