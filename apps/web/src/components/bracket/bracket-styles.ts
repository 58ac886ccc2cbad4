// Colours and type of the bracket: one style sheet, since hundreds of texts with a style of their own each are slow to draw.
import type { CSSProperties } from 'react';

const colour = (name: string) => `var(--g-colors-${name})`;

const ink = {
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

/** Sizes in the drawing's own units. */
const texts = {
  name: { fontSize: 13.5, fontWeight: 620, fill: ink.fg },
  lost: { fontSize: 13.5, fontWeight: 450, fill: colour('fg-muted') },
  open: { fontSize: 13, fontWeight: 450, fill: colour('fg-subtle') },
  contingent: { fontSize: 12, fill: colour('fg-subtle') },
  mark: { fontSize: 11.5, fontWeight: 700, fill: '#fff' },
  head: { fontSize: 12.5, fontWeight: 600, fill: colour('fg-muted') },
  final: { fontSize: 34, fontWeight: 720, fontStretch: '72%', fill: ink.fg },
  byeBox: { fontSize: 11.5, fontWeight: 600, fill: colour('fg-muted') },
  partai,
  time,
  partaiRunning: { ...partai, fill: colour('marun-contrast') },
  timeRunning: { ...time, fill: colour('marun-contrast') },
} satisfies Record<string, CSSProperties>;

const shapes = {
  line: { fill: 'none', stroke: ink.line, strokeWidth: 1.25 },
  wonLine: { fill: 'none', stroke: ink.fg, strokeWidth: 2.25 },
  runningLine: { fill: 'none', stroke: ink.marun, strokeWidth: 2.25 },
  byeLine: { strokeDasharray: '4 4' },
  divider: { fill: 'none', stroke: ink.line, strokeWidth: 1 },
  final: { fill: ink.panel, stroke: ink.fg, strokeWidth: 1.5 },
  blue: { fill: ink.blue },
  red: { fill: ink.red },
  byeBox: { fill: ink.bg, stroke: ink.line, strokeDasharray: '4 3' },
  box: { fill: ink.panel, stroke: ink.line },
  overBox: { fill: ink.muted, stroke: ink.line },
  runningBox: { fill: ink.marun, stroke: ink.marun },
  dot: { fill: ink.line },
  overDot: { fill: ink.fg },
  touch: { fill: 'transparent' },
} satisfies Record<string, CSSProperties>;

type TextName = keyof typeof texts;

export const fontSizeOf = (name: TextName): number => texts[name].fontSize as number;
export const textClass = (name: TextName, isNarrow = false): string =>
  `bracket-text-${name}${isNarrow ? ' bracket-text-narrow' : ''}`;
export const shapeClass = (name: keyof typeof shapes): string => `bracket-${name}`;
export const lineClass = (isRunning: boolean, isWon: boolean): string =>
  shapeClass(isRunning ? 'runningLine' : isWon ? 'wonLine' : 'line');

const UNITS: Readonly<Record<string, string>> = { fontSize: 'px' };
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rule = (name: string, style: object) =>
  `.${name}{${Object.entries(style)
    .map(([property, value]) => `${kebab(property)}:${value}${UNITS[property] ?? ''}`)
    .join(';')}}`;

export const BRACKET_CSS = [
  ...Object.entries(texts).map(([name, style]) => rule(`bracket-text-${name}`, style)),
  rule('bracket-text-narrow', { fontStretch: '75%' }),
  ...Object.entries(shapes).map(([name, style]) => rule(`bracket-${name}`, style)),
].join('\n');
