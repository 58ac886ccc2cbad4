// One of a row of which one is shown: its button is underlined while it is.
import { chakra } from '@chakra-ui/react';

export const Tab = chakra('button', {
  base: {
    px: '3',
    flex: 'none',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    '&[aria-pressed=true]': { color: 'fg', fontWeight: 'bold', borderColor: 'fg' },
  },
});
