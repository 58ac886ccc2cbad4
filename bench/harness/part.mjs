// Runs one part of the bench in a process of its own and sends its figures to the one that asked: `bench/run.mjs`.
// A part is bench/NAME/part.mjs: `title`, `how` it is measured, and `measure(bench)`.
import { exponent, median, ratioOf, short, summary } from './figures.mjs';

const [name, ...flags] = process.argv.slice(2);
const isQuick = flags.includes('--quick');
const figures = [];

const said = (figure) =>
  `${figure.name}: ${short(figure.ours.median)} ${figure.unit ?? ''}` +
  (figure.ratio ? `, ${short(figure.ratio.median)}× ${figure.beside}` : '');

/**
 * One row. `ours` and `theirs` are numbers of runs, or one number. A `goal` (['≤', 12]) is of the ratio; one with a
 * unit (['≤', 100, 'ms']) is of the project's own figure. `kind`: time, rate, or count, which has no ratio.
 */
function figure({ goalId, name: what, unit, ours, beside, theirs, kind, read, goal }) {
  const row = {
    ...{ id: [name, what, beside].filter(Boolean).join(' / '), part: name, goalId: goalId ?? null, name: what },
    ...{ unit: unit ?? '', ours: summary(ours), beside: beside ?? null },
    theirs: theirs === undefined ? null : summary(theirs),
    ratio: theirs === undefined || kind === 'count' ? null : ratioOf(ours, theirs, { kind, read }),
    // small sizes say nothing of a goal
    goal: goal && !isQuick ? { at: goal[0], value: goal[1], unit: goal[2] ?? null } : null,
  };
  figures.push(row);
  process.stderr.write(`  ${said(row)}\n`);
  return row;
}

/** How cost grows: sizes at 1×, 10×, 100×, and what each cost. */
function growth(what, sizes, costs) {
  const row = figure({
    name: `growth of ${what}: exponent`,
    ours: exponent(
      sizes,
      costs.map((cost) => median([cost].flat())),
    ),
  });
  row.beside = sizes.map((size) => size.toLocaleString('en')).join(' → ');
}

const say = (text) => process.stderr.write(`  ${text}\n`);

const part = await import(`../${name}/part.mjs`);
try {
  await part.measure({ isQuick, figure, growth, say });
  process.send?.({ title: part.title, how: part.how, figures });
  if (!process.send) console.log(JSON.stringify(figures, null, 2));
} catch (error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.send?.({ title: part.title, how: part.how, figures, failure: error.message });
  process.exitCode = 1;
}
process.disconnect?.();
