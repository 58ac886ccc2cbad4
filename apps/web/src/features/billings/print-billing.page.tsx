// An invoice or a receipt on A4, from data handed over by the worker: no login, no network (contract, "print").
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect } from 'react';
import type { PrintBilling } from '@gelanggang/contract/print';
import { dateRange } from '@gelanggang/domain/words/dates';
import { grouped, rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { LogoMark } from '@web/components/logo';
import { EmptyPaper, Paper } from '@web/components/paper';
import { plainText } from '@web/lib/plain-text';
import { printData, usePaper } from '@web/lib/print-page';
import { InvoiceHead } from './components/print-invoice-head';
import { PrintMembers } from './components/print-members';
import { ReceiptHead } from './components/print-receipt-head';
import { PrintFoot } from './components/print-billing-foot';
import { documentTexts as texts } from './document-texts';

const PAPER = {
  '@page': { size: 'A4 portrait', margin: '14mm 16mm' },
  'html, body': { background: '#fff !important' },
};

export default function PrintBillingPage() {
  usePaper();
  const data = printData('billing');
  if (!data) return <EmptyPaper text={texts.empty} />;
  return (
    <Paper maxW="178mm" mx="auto" fontSize="9.5pt" lineHeight="1.4">
      <Global styles={PAPER} />
      <Document data={data} />
    </Paper>
  );
}

function Document({ data }: { data: PrintBilling }) {
  const isReceipt = data.as === 'receipt';
  const title = `${isReceipt ? texts.receipt : texts.invoice} ${numberOf(data)}`;
  // what a reader of the PDF shows as its name
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Letterhead data={data} />
      {isReceipt ? <ReceiptHead data={data} /> : <InvoiceHead data={data} />}
      <PrintMembers members={data.members} charges={data.charges} />
      <Total data={data} />
      <PrintFoot data={data} />
    </>
  );
}

/** A receipt for cash has a number of its own. */
const numberOf = (data: PrintBilling) => cashOf(data)?.receipt_number ?? data.invoice_number;
/** In cash the fees are paid, without the digits that mark a transfer. */
const sumOf = (data: PrintBilling) => cashOf(data)?.amount ?? data.total_amount;
const cashOf = ({ as, cash }: PrintBilling) => (as === 'receipt' ? cash : null);

function Letterhead({ data }: { data: PrintBilling }) {
  const { tournament } = data;
  return (
    <Box display="flex" alignItems="end" gap="5mm" pb="4mm" borderBottomWidth="2px" borderColor="fg">
      <LogoMark size={44} />
      <Box flex="1" minW="0">
        <chakra.p fontSize="12pt" fontWeight="bold" lineHeight="1.2">
          {tournament.name}
        </chakra.p>
        <chakra.p color="fg.muted" mt="1mm">
          {[dateRange(tournament.start_date, tournament.end_date), plainText(tournament.location)]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </Box>
      <Box textAlign="end">
        <chakra.h1 textStyle="display.figure" fontSize="30pt" textTransform="uppercase">
          {data.as === 'receipt' ? texts.receipt : texts.invoice}
        </chakra.h1>
        <chakra.p fontSize="10.5pt" fontWeight="semibold" mt="1.5mm" whiteSpace="nowrap">
          {numberOf(data)}
        </chakra.p>
      </Box>
    </Box>
  );
}

/** The sum and its words stay on one page, never the words alone. */
function Total({ data }: { data: PrintBilling }) {
  return (
    <Box breakInside="avoid" breakBefore="avoid">
      {data.contingent_fees.map((fee, index) => (
        <SumLine key={index} name={texts.contingentFee(shownName(fee.contingent))} amount={grouped(fee.amount)} />
      ))}
      {data.discount === 0 ? null : (
        <SumLine name={texts.discount(data.discount_code)} amount={`−${grouped(data.discount)}`} />
      )}
      {sumOf(data) === data.amount ? null : <SumLine name={texts.digits} amount={grouped(sumOf(data) - data.amount)} />}
      <Box
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        borderTopWidth="2px"
        borderColor="fg"
        pt="2.5mm"
        gap="5mm"
      >
        <chakra.span fontWeight="semibold">{texts.total(data.members.length)}</chakra.span>
        <chakra.span textStyle="display.figure" fontSize="19pt">
          {rupiah(sumOf(data))}
        </chakra.span>
      </Box>
      {data.as === 'invoice' ? (
        <chakra.p mt="2mm" color="fg.muted">
          {texts.inWords}: <chakra.em color="fg">{data.amount_in_words}</chakra.em>
        </chakra.p>
      ) : null}
    </Box>
  );
}

function SumLine({ name, amount }: { name: string; amount: string }) {
  return (
    <Box display="flex" justifyContent="space-between" py="1.5mm" borderTopWidth="1px" borderColor="border">
      <span>{name}</span>
      <span>{amount}</span>
    </Box>
  );
}
