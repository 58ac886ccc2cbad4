// The head of a receipt: from whom, how much in words, what for, and who confirmed it.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PrintBilling } from '@gelanggang/contract/print';
import { clockTime, localDateTime, longDate, timeZoneName } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { documentTexts as texts } from '../document-texts';
import { contingentsOf } from './print-members';

export function ReceiptHead({ data }: { data: PrintBilling }) {
  const { tournament, paid_at: paidAt } = data;
  const paid = paidAt === null ? null : localDateTime(paidAt, tournament.time_zone);
  return (
    <Box py="5mm">
      <chakra.dl display="grid" gridTemplateColumns="38mm 1fr" rowGap="2.5mm" alignItems="baseline">
        <Line name={texts.receivedFrom}>
          <strong>{data.cash?.received_from ?? data.payer}</strong>
          {data.members.length > 0 ? <chakra.span color="fg.muted">, {contingentsOf(data.members)}</chakra.span> : null}
        </Line>
        <Line name={texts.sum}>
          <chakra.em display="block" bg="bg.muted" px="3mm" py="1.5mm" fontSize="11pt">
            {data.amount_in_words}
          </chakra.em>
        </Line>
        <Line name={texts.forPayment}>{texts.purpose(data.members.length, tournament.name, data.invoice_number)}</Line>
      </chakra.dl>
      <Box display="flex" alignItems="center" gap="8mm" mt="6mm">
        <chakra.p
          textStyle="display.figure"
          fontSize="24pt"
          borderWidth="2px"
          borderColor="fg"
          px="5mm"
          py="2.5mm"
          whiteSpace="nowrap"
        >
          {rupiah(data.cash?.amount ?? data.total_amount)}
        </chakra.p>
        <chakra.p
          textStyle="display.figure"
          fontSize="22pt"
          textTransform="uppercase"
          color="marun.fg"
          borderWidth="3px"
          borderColor="marun.fg"
          rounded="md"
          px="4mm"
          py="1.5mm"
          transform="rotate(-6deg)"
        >
          {texts.paidStamp}
        </chakra.p>
        <Box ms="auto" textAlign="end">
          {data.cash ? (
            <p>{texts.receivedInCash(longDate(data.cash.received_on))}</p>
          ) : paid ? (
            <p>
              {texts.received} {longDate(paid.date)}, {clockTime(paid.time)} {timeZoneName(tournament.time_zone)}
            </p>
          ) : null}
          {data.confirmed_by === null ? null : (
            <strong>{(data.cash ? texts.receivedBy : texts.confirmedBy)(shownName(data.confirmed_by))}</strong>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <dd>{children}</dd>
    </>
  );
}
