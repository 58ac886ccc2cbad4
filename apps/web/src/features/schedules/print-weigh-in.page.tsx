// The weigh-in list of a day on paper: by class, with room for the weight on the scales and a signature.
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { PrintWeighed } from '@gelanggang/contract/print';
import { clockTime, longDateWithDay } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { EmptyPaper, Paper } from '../../components/paper';
import { PrintHead } from '../../components/print-head';
import { printData, usePaper } from '../../lib/print-page';
import { Table } from './components/paper-table';
import { scheduleTexts } from './texts';

const PAPER = { '@page': { size: 'A4 portrait', margin: '0.3in' }, 'html, body': { background: '#fff !important' } };

export default function PrintWeighInPage() {
  usePaper({ isStill: true });
  const data = printData('weigh-in');
  if (!data) return <EmptyPaper text={scheduleTexts.empty} />;
  const classes = new Map<string, PrintWeighed[]>();
  for (const one of data.athletes) classes.set(one.class_name, [...(classes.get(one.class_name) ?? []), one]);
  return (
    <Paper maxW="210mm" mx="auto">
      <Global styles={PAPER} />
      <PrintHead tournament={data.tournament} printedAt={data.printed_at} />
      <Box display="flex" alignItems="baseline" gap="4" borderTopWidth="2px" borderColor="fg" pt="2mm" pb="2mm">
        <chakra.h1 textStyle="display.figure" fontSize="22pt">
          {scheduleTexts.weighIn}
        </chakra.h1>
        <chakra.p fontSize="10pt" fontWeight="semibold">
          {longDateWithDay(data.date)}
        </chakra.p>
        <chakra.p fontSize="9pt" color="fg.muted" ms="auto">
          {scheduleTexts.athletes(data.athletes.length)}
        </chakra.p>
      </Box>
      {[...classes].map(([name, athletes]) => (
        <WeighClass key={name} name={name} athletes={athletes} />
      ))}
    </Paper>
  );
}

function WeighClass({ name, athletes }: { name: string; athletes: readonly PrintWeighed[] }) {
  const [first] = athletes;
  return (
    <chakra.section pb="3mm" breakInside="avoid">
      <Table aria-label={name}>
        <colgroup>
          <col style={{ width: '27%' }} />
          <col style={{ width: '27%' }} />
          <col style={{ width: '20%' }} />
          <col style={{ width: '12%' }} />
          <col style={{ width: '14%' }} />
        </colgroup>
        <thead>
          <tr>
            <chakra.th colSpan={5} fontSize="10.5pt !important" color="fg !important" scope="colgroup">
              {name}
              <chakra.span fontWeight="normal" color="fg.muted">
                {first ? ` · ${scheduleTexts.weights(first.weight_min, first.weight_max)}` : ''}
              </chakra.span>
            </chakra.th>
          </tr>
          <tr>
            <th scope="col">{scheduleTexts.athlete}</th>
            <th scope="col">{scheduleTexts.contingent}</th>
            <th scope="col">{scheduleTexts.firstMatch}</th>
            <th scope="col">{scheduleTexts.measured}</th>
            <th scope="col">{scheduleTexts.signature}</th>
          </tr>
        </thead>
        <tbody>
          {athletes.map((one) => (
            <chakra.tr key={`${one.name} ${one.contingent}`} h="9mm">
              <chakra.td fontWeight="semibold">{shownName(one.name)}</chakra.td>
              <td>{shownName(one.contingent)}</td>
              <td>
                {one.partai}, {clockTime(one.time)}
                <chakra.span display="block" fontSize="8pt" color="fg.muted">
                  {one.arena}
                </chakra.span>
              </td>
              <chakra.td borderLeftWidth="1px" />
              <chakra.td borderLeftWidth="1px" />
            </chakra.tr>
          ))}
        </tbody>
      </Table>
    </chakra.section>
  );
}
