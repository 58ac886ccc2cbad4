// A status in a word with its colour: running, good, waiting, failed, neutral.
import { chakra, defineRecipe } from '@chakra-ui/react';
import { LARGE_LETTERS } from '../theme/large-letters';

const tagRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '22px',
    px: '2',
    rounded: 'sm',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    [LARGE_LETTERS]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  variants: {
    tone: {
      run: { bg: 'marun.solid', color: 'marun.contrast' },
      ok: { bg: 'status.ok.subtle', color: 'status.ok.fg' },
      warn: { bg: 'status.warn.subtle', color: 'status.warn.fg' },
      danger: { bg: 'status.danger.subtle', color: 'status.danger.fg' },
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const Tag = chakra('span', tagRecipe);
