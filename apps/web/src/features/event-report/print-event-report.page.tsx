// The report of an event on A4: a table after the other, with room for the technical delegate to sign.
import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReportTable } from '@gelanggang/contract/print';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { EmptyPaper, Paper } from '@web/components/paper';
import { PrintHead } from '@web/components/print-head';
import { PrintTable } from '@web/components/print-table';
import { printData, usePaper } from '@web/lib/print-page';
import { reportTexts as texts } from './texts';

const PAPER = { '@page': { size: 'A4 portrait', margin: '12mm' }, 'html, body': { background: '#fff !important' } };

export default function PrintEventReportPage() {
  usePaper({ isStill: true });
  const data = printData('event-report');
  if (!data) return <EmptyPaper text={texts.empty} />;
  return (
    <Paper maxW="210mm" mx="auto">
      <Global styles={PAPER} />
      <PrintHead tournament={data.tournament} printedAt={data.printed_at} />
      <chakra.h1 textStyle="display.figure" fontSize="22pt" borderTopWidth="2px" borderColor="fg" pt="2mm">
        {data.document?.title ?? texts.report}
      </chakra.h1>
      {data.document?.about.map((line) => (
        <chakra.p key={line} fontSize="10pt" mt="2mm" whiteSpace="pre-line" overflowWrap="anywhere">
          {line}
        </chakra.p>
      ))}
      {data.tables.map((table) => (
        <Part key={table.title} table={table} />
      ))}
      <Box mt="12mm" display="flex" flexWrap="wrap" justifyContent="end" gap="8mm" breakInside="avoid">
        {(data.document?.signs ?? [{ role: texts.delegate, name: texts.signed }]).map(({ role, name }) => (
          <Box key={role} w="54mm" fontSize="9pt">
            <chakra.p fontWeight="semibold">{role}</chakra.p>
            <Box h="18mm" borderBottomWidth="1px" borderColor="fg" />
            <chakra.p fontSize="8pt" color="fg.muted" mt="1mm">
              {name}
            </chakra.p>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

function Part({ table: { title, columns, rows, empty } }: { table: ReportTable }) {
  return (
    <chakra.section pt="6mm">
      <chakra.h2 fontSize="13pt" fontWeight="bold" mb="1mm" breakAfter="avoid">
        {title}
      </chakra.h2>
      {rows.length === 0 ? (
        <chakra.p fontSize="9pt" color="fg.muted">
          {empty}
        </chakra.p>
      ) : (
        <PrintTable tableLayout="auto" aria-label={title}>
          <thead>
            <tr>
              {columns.map(({ header, isNumber }) => (
                <th key={header} scope="col" data-end={isNumber ? '' : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {columns.map(({ header, isNumber }, column) => (
                  <td key={header} data-end={isNumber ? '' : undefined}>
                    {shownCell(row[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PrintTable>
      )}
    </chakra.section>
  );
}

/** 8,7 */
const shownCell = (cell: ReportTable['rows'][number][number] | undefined) =>
  typeof cell === 'number' ? cell.toLocaleString(localeTexts.locale) : cell;
