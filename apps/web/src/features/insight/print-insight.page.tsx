// Insight on A4: the figures, every chart, and every table after them, from data handed over by the worker.
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { insightTables } from '@gelanggang/contract/insight-tables';
import { EmptyPaper, Paper } from '@web/components/paper';
import { PrintHead } from '@web/components/print-head';
import { printData, usePaper } from '@web/lib/print-page';
import { Figures } from './components/figures';
import InsightCharts from './components/insight-charts';
import { InsightTable } from './components/insight-table';
import { insightTexts as texts } from './texts';

const PAPER = {
  '@page': { size: 'A4 portrait', margin: '12mm' },
  'html, body': { background: '#fff !important' },
  section: { breakInside: 'avoid' },
  a: { textDecoration: 'none !important' },
  thead: { display: 'table-header-group' },
  // a sum stands once, under the last row
  tfoot: { display: 'table-row-group' },
  tr: { breakInside: 'avoid' },
  h2: { breakAfter: 'avoid' },
} as const;

const SMALL = { '& table': { fontSize: '8pt' }, '& td, & th': { py: '0.8mm !important', fontSize: '8pt' } };

export default function PrintInsightPage() {
  usePaper();
  const data = printData('insight');
  if (!data) return <EmptyPaper text={texts.empty} />;
  const { insight, tournament, printed_at, filters } = data;
  return (
    <Paper maxW="186mm" mx="auto">
      <Global styles={PAPER} />
      <PrintHead tournament={tournament} printedAt={printed_at} />
      <chakra.h1 textStyle="display.figure" fontSize="22pt" borderTopWidth="2px" borderColor="fg" pt="2mm" mb="2mm">
        {texts.title}
      </chakra.h1>
      {filters.length > 0 ? <chakra.p mb="2mm">{filters.join(' · ')}</chakra.p> : null}
      <Figures stats={insight.stats} tournamentId={insight.tournament.id} />
      <InsightCharts insight={insight} isPaper />
      {insightTables(insight).map((table) => (
        <Box key={table.key} mt="6mm" css={SMALL}>
          <chakra.h2 textStyle="title.section">{table.title}</chakra.h2>
          <chakra.p textStyle="xs" color="fg.muted" mb="1mm">
            {table.definition}
          </chakra.p>
          <InsightTable table={table} tournamentId={insight.tournament.id} />
        </Box>
      ))}
    </Paper>
  );
}
