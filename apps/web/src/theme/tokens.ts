// The raw scales of the design: type, space, shape, motion (mocks/tokens.md).
import { defineTokens } from '@chakra-ui/react';

type Scale = Record<string, { value: string }>;

/** Space and size in steps of 4 px, as Chakra names them: '4' is 16 px. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72,
  80, 96,
];
const steps: Scale = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step * 0.25}rem` }]));

const sizes: Scale = {
  ...steps,
  full: { value: '100%' },
  prose: { value: '60ch' },
  sm: { value: '24rem' },
  md: { value: '28rem' },
  lg: { value: '32rem' },
  form: { value: '60rem' },
  page: { value: '80rem' },
  /** The smallest thing a thumb hits. */
  touch: { value: '44px' },
};

export const tokens = defineTokens({
  fonts: {
    body: {
      value:
        '"Archivo Variable", "Archivo Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    },
    heading: {
      value:
        '"Archivo Variable", "Archivo Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    },
    display: { value: '"Archivo Variable", "Archivo Fallback", "Roboto Condensed", "Arial Narrow", sans-serif' },
    mono: { value: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace' },
  },
  fontSizes: {
    xs: { value: '0.78125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.375rem' },
    '4xl': { value: '3.5rem' },
    '5xl': { value: '5rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '550' },
    semibold: { value: '620' },
    bold: { value: '700' },
    display: { value: '720' },
  },
  spacing: steps,
  sizes,
  radii: {
    none: { value: '0' },
    xs: { value: '2px' },
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '10px' },
    full: { value: '999px' },
  },
  durations: { fast: { value: '120ms' }, base: { value: '200ms' } },
  zIndex: {
    docked: { value: 10 },
    sticky: { value: 100 },
    bar: { value: 110 },
    overlay: { value: 1000 },
    popover: { value: 1100 },
    toast: { value: 1200 },
    skipNav: { value: 1300 },
  },
});

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(6px)' }, to: { opacity: 1, transform: 'none' } },
  breathe: { '50%': { opacity: 0.55 } },
  travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
};
