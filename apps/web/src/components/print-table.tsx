// The one table of printed papers: its head is repeated on every sheet, no row is split over two, no head stands alone.
import { chakra } from '@chakra-ui/react';

export const PrintTable = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: '9pt',
    lineHeight: '1.3',
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& tbody tr:first-of-type': { breakBefore: 'avoid' },
    '& th': { textAlign: 'start' },
    '& thead th': { fontSize: '8pt', fontWeight: 'semibold', color: 'fg.muted', p: '1mm 1.5mm' },
    '& td, & tbody th': {
      p: '1.2mm 1.5mm',
      borderTopWidth: '1px',
      borderColor: 'border.emphasized',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});
