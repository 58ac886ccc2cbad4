// The head of an invoice: who pays, since when, how it stands, and how much.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PrintBilling } from '@gelanggang/contract/print';
import { localDateTime, longDate } from '@gelanggang/domain/words/dates';
import { inGroups } from '@gelanggang/domain/words/digit-groups';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { QrCode } from '@web/components/qr-code';
import { documentTexts as texts } from '../document-texts';
import { contingentsOf } from './print-members';
import { StatusTag } from './status-tag';

export function InvoiceHead({ data }: { data: PrintBilling }) {
  const day = (instant: string) => longDate(localDateTime(instant, data.tournament.time_zone).date);
  const accounts = paidTo(data);
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
            {rupiah(data.total_amount)}
          </chakra.span>
        </Fact>
      </Box>
      <Box display="flex" gap="6mm" alignItems="center" bg="bg.muted" px="4mm" py="3mm" mb="5mm">
        {accounts.length > 0 ? (
          <Box flex="none" maxW="58%" display="grid" gap="2mm">
            <chakra.p fontSize="8pt" fontWeight="semibold" color="fg.muted">
              {texts.account}
            </chakra.p>
            {accounts.map(({ account, name }) => (
              <div key={account}>
                <chakra.p fontSize="11pt" fontWeight="bold">
                  {account}
                </chakra.p>
                {name ? <p>{texts.accountHolder(name)}</p> : null}
              </div>
            ))}
          </Box>
        ) : null}
        <chakra.p flex="1">
          {texts.next[data.status]}
          {data.total_amount === data.amount || data.status !== 'waiting for payment' ? null : ` ${texts.ownDigits}`}
        </chakra.p>
        {data.qris === null ? null : (
          <Box flex="none" textAlign="center">
            <QrCode
              text={data.qris.code}
              label={texts.qrisLabel(data.qris.merchant, rupiah(data.total_amount))}
              size="34mm"
            />
            <chakra.p fontSize="8pt" fontWeight="semibold" mt="1mm" maxW="34mm">
              {texts.qris(data.qris.merchant)}
            </chakra.p>
          </Box>
        )}
      </Box>
    </>
  );
}

/** The accounts of the tournament; where it has none, what stands on the billing itself. */
function paidTo(data: PrintBilling): { account: string; name: string }[] {
  if (data.bank_accounts.length > 0) {
    return data.bank_accounts.map((one) => ({
      account: `${one.bank_name} ${inGroups(one.account_number)}`,
      name: one.account_name,
    }));
  }
  const account = [data.bank_name, data.account_number].filter(Boolean).join(' ');
  return account === '' ? [] : [{ account, name: data.account_name }];
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
