// A ruled table for screen and paper: its head is repeated on every sheet, and no row is split over two.
import { chakra } from '@chakra-ui/react';

export const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    fontSize: { base: 'sm', _print: '9pt' },
    lineHeight: '1.3',
    tableLayout: 'fixed',
    '& th': {
      textAlign: 'start',
      fontSize: { base: 'xs', _print: '8pt' },
      fontWeight: 'semibold',
      color: 'fg.muted',
      p: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.emphasized',
    },
    '& td': { p: '2', borderBottomWidth: '1px', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    _print: { '& td, & th': { p: '1.2mm 1.5mm' } },
  },
});
