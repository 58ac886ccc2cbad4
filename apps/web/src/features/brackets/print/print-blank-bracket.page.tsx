// A bracket without names on paper, with lines for its class, from data handed over by the worker (contract, "print").
import { Box } from '@chakra-ui/react';
import { chartLabel } from '@gelanggang/domain/words/labels';
import { isChart } from '@gelanggang/domain/draw/draw-unit';
import { printData, usePaper } from '@web/lib/print-page';
import { EmptyPaper, Paper } from '@web/components/paper';
import { blankRounds } from '@web/components/bracket/blank-rounds';
import { PaperStyles, PrintSheets } from './print-sheet';
import { deskBracketTexts as texts } from '../office/texts';

export default function PrintBlankBracketPage() {
  usePaper();
  const data = printData('blank-bracket');
  if (!data) return <EmptyPaper text={texts.notDrawn} />;
  const { size } = data;
  const chart = isChart(size) ? size : 0;
  return (
    <Paper>
      <PaperStyles />
      <PrintSheets
        tournament={data.tournament}
        printedAt={data.printed_at}
        title={chart === 0 ? texts.fullPrestasiOf(size) : chartLabel(chart)}
        chart={chart}
        rounds={blankRounds(size, data.has_third_place)}
        isBlank
        info={<Blanks />}
      />
    </Paper>
  );
}

function Blanks() {
  return (
    <Box display="flex" gap="5mm" pt="2mm" fontSize="8.5pt" color="fg.muted">
      {texts.blanks.map((label) => (
        <Box key={label} flex="1" display="flex" alignItems="end" gap="1.5mm">
          {label}
          <Box flex="1" h="5mm" borderBottomWidth="1px" borderColor="fg.muted" />
        </Box>
      ))}
    </Box>
  );
}
