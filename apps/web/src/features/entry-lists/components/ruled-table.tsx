// A numbered list in ruled lines: a table where there is room, two lines a row on a phone.
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { entryListTexts } from '../texts';

interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  /** On a phone, where no heading stands above it. */
  card?(row: Row): ReactNode;
  isName?: boolean;
  isFigure?: boolean;
}

interface RuledTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Number of the first row. */
  first: number;
  keyOf(row: Row): number;
  columns: readonly Column<Row>[];
}

const Table = chakra('table', {
  base: {
    display: { base: 'none', md: 'table' },
    w: '100%',
    borderCollapse: 'collapse',
    borderTopWidth: '2px',
    borderColor: 'fg',
    '& th': { textAlign: 'start', textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted', h: '40px', pe: '4' },
    '& td': {
      py: { base: '1', lg: '2' },
      pe: '4',
      borderTopWidth: '1px',
      borderColor: 'border',
      verticalAlign: 'baseline',
    },
    '& [data-figure]': { textAlign: 'end', pe: '0', fontVariantNumeric: 'tabular-nums' },
  },
});

export function RuledTable<Row>({ label, rows, first, keyOf, columns }: RuledTableProps<Row>) {
  const name = columns.find((column) => column.isName);
  const rest = columns.filter((column) => column !== name);
  return (
    <>
      <Table aria-label={label}>
        <thead>
          <tr>
            <chakra.th scope="col" w="4rem">
              {entryListTexts.rowNumber}
            </chakra.th>
            {columns.map((column) => (
              <th key={column.title} scope="col" data-figure={column.isFigure || undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)}>
              <chakra.td color="fg.subtle" fontVariantNumeric="tabular-nums">
                {first + index}
              </chakra.td>
              {columns.map((column) => (
                <chakra.td
                  key={column.title}
                  fontWeight={column.isName ? 'semibold' : undefined}
                  data-figure={column.isFigure || undefined}
                >
                  {column.cell(row)}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <chakra.ol aria-label={label} display={{ base: 'block', md: 'none' }} borderTopWidth="2px" borderColor="fg">
        {rows.map((row, index) => (
          <chakra.li
            key={keyOf(row)}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="3"
            alignItems="baseline"
            borderTopWidth={index === 0 ? 0 : '1px'}
            py="1.5"
          >
            <chakra.span color="fg.subtle" textStyle="sm" minW="2rem" fontVariantNumeric="tabular-nums">
              {first + index}
            </chakra.span>
            <Box minW="0">
              <chakra.div fontWeight="semibold" overflowWrap="anywhere">
                {name?.cell(row)}
              </chakra.div>
              {rest.map((column) => (
                <chakra.div key={column.title} textStyle="sm" color="fg.muted">
                  {(column.card ?? column.cell)(row)}
                </chakra.div>
              ))}
            </Box>
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  );
}
