// The design's colours as the canvas of a chart takes them: values, not names, of the theme that is shown.
import { useMemo } from 'react';
import { useTheme } from '@web/theme/theme-choice';

const TOKENS = {
  ink: 'fg',
  muted: 'fg-muted',
  subtle: 'fg-subtle',
  line: 'border',
  panel: 'bg-panel',
  soft: 'bg-muted',
  tanding: 'chart-tanding',
  seni: 'chart-seni',
  paid: 'chart-paid',
  pending: 'chart-pending',
  rest: 'chart-rest',
} as const;

export type ChartColors = Record<keyof typeof TOKENS, string>;

/** Throws while the theme's styles do not stand in the page: a chart would take the library's own colours, or black. */
function readColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(TOKENS).map(([name, token]) => {
    const color = style.getPropertyValue(`--g-colors-${token}`).trim();
    if (color === '') throw new Error(`The theme's colour ${token} is not there yet.`);
    return [name, color];
  });
  return Object.fromEntries(entries) as ChartColors;
}

export function useChartColors(): ChartColors {
  const theme = useTheme();
  // the theme is what the values depend on, though they are read from the page
  return useMemo(() => (theme ? readColors() : readColors()), [theme]);
}
