// One of several large buttons of which one is chosen.
import { chakra } from '@chakra-ui/react';

export const Choice = chakra('button', {
  base: {
    minH: '48px',
    px: '2',
    rounded: 'md',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    fontWeight: 'semibold',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'pointer',
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    '&[aria-pressed=true]': { bg: 'bg.muted', borderColor: 'fg', boxShadow: 'inset 0 0 0 1px var(--g-colors-fg)' },
  },
});
