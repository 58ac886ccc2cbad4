// A ranked table on a public page: names at the start, figures at the end, as narrow as a phone.
import { Box, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** A phone whose letters are twice as large: the table keeps its columns, and is moved sideways. */
const NARROW = '@media (max-width: 15rem)';

const Figures = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    [NARROW]: { minW: '14rem' },
    '& th': { h: '44px', px: '1', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', textAlign: 'end' },
    '& td': { px: '1', borderTopWidth: '1px', borderColor: 'border', textAlign: 'end' },
    '& th[data-start], & td[data-start]': { textAlign: 'start' },
  },
});

/** `data-start` marks the cells that begin where a line does. */
export const FigureTable = (props: ComponentProps<typeof Figures>) => (
  <Box css={{ [NARROW]: { overflowX: 'auto' } }}>
    <Figures {...props} />
  </Box>
);
