// One table of all figures: for a terminal, and as Markdown for docs/performance.md.
import { isKept, short } from './figures.mjs';

const HEADS = ['', 'figure', 'Gelanggang', 'beside', 'its figure', 'ratio', 'goal', ''];

const withSpread = ({ median, spread }, unit = '') =>
  `${short(median)}${spread > 0 ? ` ± ${short(spread)}` : ''}${unit ? ` ${unit}` : ''}`;

/** Which way is better where no goal says it. */
const DIRECTION = { lower: '(less is better)', higher: '(more is better)' };

function cells(figure) {
  const { goalId, name, unit, ours, beside, theirs, ratio, goal } = figure;
  const kept = isKept(figure);
  return [
    goalId ?? '',
    name,
    withSpread(ours, unit),
    beside ?? '',
    theirs ? withSpread(theirs, unit) : '',
    ratio ? `${short(ratio.median)}×${ratio.spread > 0 ? ` ± ${short(ratio.spread)}` : ''}` : '',
    goal
      ? `${goal.at} ${short(goal.value)}${goal.unit === null ? '×' : ` ${goal.unit}`.trimEnd()}`
      : ratio
        ? DIRECTION[ratio.better]
        : '',
    kept === null ? '' : kept ? 'kept' : 'MISSED',
  ];
}

export function textTable(parts) {
  const rows = parts.map((part) => ({ part, lines: part.figures.map(cells) }));
  const all = [HEADS, ...rows.flatMap(({ lines }) => lines)];
  const widths = HEADS.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => ([2, 4, 5].includes(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd();
  return [
    line(HEADS),
    ...rows.flatMap(({ part, lines }) => [
      '',
      `${part.title} – ${part.how}`,
      ...(part.failure ? [`FAILED: ${part.failure}`] : []),
      ...lines.map(line),
    ]),
  ].join('\n');
}

const escaped = (cell) => cell.replaceAll('|', '\\|');

export function markdownTable(parts) {
  const row = (list) => `| ${list.map(escaped).join(' | ')} |`;
  return parts
    .flatMap((part) => [
      `### ${part.title}`,
      '',
      part.how,
      '',
      row(HEADS.map((head, column) => (column === 0 ? 'target' : column === 7 ? 'kept' : head))),
      row(['---', '---', '---:', '---', '---:', '---:', '---', '---']),
      ...part.figures.map((figure) => row(cells(figure))),
      '',
    ])
    .join('\n')
    .trimEnd();
}
