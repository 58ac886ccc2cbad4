// Colours and type of the bracket, as values of the theme's variables: SVG attributes know no theme.
import type { CSSProperties } from 'react';

const colour = (name: string) => `var(--g-colors-${name})`;

export const ink = {
  fg: colour('fg'),
  bg: colour('bg'),
  panel: colour('bg-panel'),
  muted: colour('bg-muted'),
  line: colour('border-emphasized'),
  marun: colour('marun-solid'),
  blue: colour('corner-blue-solid'),
  red: colour('corner-red-solid'),
};

const partai: CSSProperties = { fontSize: 17, fontWeight: 720, fontStretch: '70%', fill: ink.fg };
const time: CSSProperties = { fontSize: 11.5, fontWeight: 550, fill: colour('fg-muted') };

export const svgText = {
  name: { fontSize: 13.5, fontWeight: 620, fill: ink.fg },
  lost: { fontSize: 13.5, fontWeight: 450, fill: colour('fg-muted') },
  open: { fontSize: 13, fontWeight: 450, fill: colour('fg-subtle') },
  contingent: { fontSize: 12, fill: colour('fg-subtle') },
  mark: { fontSize: 10, fontWeight: 700, fill: '#fff' },
  head: { fontSize: 12.5, fontWeight: 600, fill: colour('fg-muted') },
  final: { fontSize: 34, fontWeight: 720, fontStretch: '72%', fill: ink.fg },
  byeBox: { fontSize: 11.5, fontWeight: 600, fill: colour('fg-muted') },
  partai,
  time,
  partaiRunning: { ...partai, fill: colour('marun-contrast') },
  timeRunning: { ...time, fill: colour('marun-contrast') },
} satisfies Record<string, CSSProperties>;
