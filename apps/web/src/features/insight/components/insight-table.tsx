// One table of insight: figures at the right, every row a way to what is behind it, the sum last.
import { chakra } from '@chakra-ui/react';
import type { InsightCell, InsightColumn, InsightTable as Table } from '@gelanggang/contract/insight-tables';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '@web/site/texts';
import { formatDate, formatNumber, formatRupiah } from '@web/lib/formats';
import { behindRow } from '../behind-row';

const DATE = /^\d{4}-\d{2}-\d{2}/;

export function cellText(column: InsightColumn | undefined, cell: InsightCell): string {
  if (typeof cell === 'string')
    // the sum's first cell says that it is the sum
    return column?.type === 'date' && DATE.test(cell) ? formatDate(cell) : cell;
  return column?.type === 'rupiah' ? formatRupiah(cell) : formatNumber(cell);
}

const isFigure = (column: InsightColumn | undefined) => column?.type === 'count' || column?.type === 'rupiah';

const Frame = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    lineHeight: '1.3',
    '& th': {
      textAlign: 'start',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      px: '2',
      py: '2',
      verticalAlign: 'bottom',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
    },
    '& td': { px: '2', py: '2', borderTopWidth: '1px', borderColor: 'border', verticalAlign: 'top' },
    '& tbody tr:first-of-type td': { borderTopWidth: 0 },
    '& [data-end]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& tr > :first-of-type': { ps: 0 },
    '& tr > :last-of-type': { pe: 0 },
    '& tfoot td': { fontWeight: 'bold', borderTopWidth: '1px', borderColor: 'fg' },
  },
});

const RowLink = chakra(Link, {
  base: {
    color: 'fg',
    textDecoration: 'underline',
    textDecorationColor: 'border.control',
    textUnderlineOffset: '3px',
    _hover: { color: 'marun.fg' },
  },
});

interface InsightTableProps {
  table: Table;
  tournamentId: number;
  /** Only the first rows, without the sum. */
  limit?: number;
  /** Columns that are left out, by their place. */
  without?: readonly number[];
}

export function InsightTable({ table, tournamentId, limit, without = [] }: InsightTableProps) {
  const { search } = useLocation();
  const shown = table.columns.map((_, index) => index).filter((index) => !without.includes(index));
  const rows = limit === undefined ? table.rows : table.rows.slice(0, limit);
  return (
    <Frame aria-label={table.title}>
      <thead>
        <tr>
          {shown.map((index) => (
            <th key={index} scope="col" data-end={isFigure(table.columns[index]) || undefined}>
              {table.columns[index]?.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <chakra.td colSpan={shown.length} color="fg.muted">
              {texts.list.empty}
            </chakra.td>
          </tr>
        ) : null}
        {rows.map((row, number) => (
          <tr key={number}>
            {shown.map((index, place) => {
              const column = table.columns[index];
              const text = cellText(column, row.cells[index] ?? '');
              return (
                <td key={index} data-end={isFigure(column) || undefined}>
                  {place === 0 ? <RowLink to={behindRow(row, tournamentId, search)}>{text}</RowLink> : text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {table.total && limit === undefined && rows.length > 0 ? (
        <tfoot>
          <tr>
            {shown.map((index) => (
              <td key={index} data-end={isFigure(table.columns[index]) || undefined}>
                {cellText(table.columns[index], table.total?.[index] ?? '')}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </Frame>
  );
}
