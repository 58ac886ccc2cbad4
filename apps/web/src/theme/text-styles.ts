// The two voices of the one typeface: narrow display figures and calm text (mocks/tokens.md, "Type").
import { defineTextStyles } from '@chakra-ui/react';

const display = {
  fontFamily: 'display',
  fontStretch: '68%',
  fontWeight: 'display',
  lineHeight: '1',
  letterSpacing: '-.005em',
};

export const textStyles = defineTextStyles({
  display: {
    figure: { value: display },
    partai: { value: { ...display, fontSize: '1.625rem' } },
    score: { value: { ...display, fontSize: '2.5rem' } },
    arena: { value: { ...display, fontSize: '1.875rem' } },
    hero: {
      value: {
        fontFamily: 'heading',
        fontStretch: '80%',
        fontWeight: 'display',
        fontSize: { base: '2.3125rem', lg: '3.75rem' },
        lineHeight: { base: '1.02', lg: '1' },
        letterSpacing: '-.02em',
      },
    },
  },
  title: {
    page: {
      value: {
        fontFamily: 'heading',
        fontStretch: '90%',
        fontWeight: 'bold',
        fontSize: '2xl',
        lineHeight: '1.15',
        letterSpacing: '-.015em',
      },
    },
    section: { value: { fontWeight: '680', fontSize: '1.1875rem', lineHeight: '1.25', letterSpacing: '-.01em' } },
  },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: '1.4' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.4' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.45' } },
});
