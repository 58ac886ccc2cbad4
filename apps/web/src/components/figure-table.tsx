// A ranked table on a public page: names at the start, figures at the end, as narrow as a phone.
import { chakra } from '@chakra-ui/react';

/** `data-start` marks the cells that begin where a line does. */
export const FigureTable = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th': { h: '44px', px: '1', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', textAlign: 'end' },
    '& td': { px: '1', borderTopWidth: '1px', borderColor: 'border', textAlign: 'end' },
    '& th[data-start], & td[data-start]': { textAlign: 'start' },
  },
});
