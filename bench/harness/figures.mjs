// The arithmetic of the bench: medians and their spread, ratios of runs taken in turn, growth as an exponent, and
// whether a figure keeps its goal and what was recorded. Pure: no clock, no files.

/** A ratio may fall this far below the recorded one. */
export const TOLERANCE = 0.2;

/** The value at a share of the sorted numbers, between two of them in proportion. */
export function quantile(numbers, share) {
  if (numbers.length === 0) throw new RangeError('no numbers');
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
}

export const median = (numbers) => quantile(numbers, 0.5);

/** The median, and half the distance of the quartiles: half of all runs lie within median ± spread or so. */
export function summary(values) {
  const numbers = [values].flat();
  const spread = (quantile(numbers, 0.75) - quantile(numbers, 0.25)) / 2;
  return { median: median(numbers), spread, runs: numbers.length };
}

/**
 * What the project's numbers are beside the other's. `cost`: its time as a multiple of the other's, less is better.
 * `gain`: how many times faster it is, more is better. Rates (a second) are always a gain. Runs that were taken in turn
 * are compared one by one, so that a machine that slows down meanwhile slows both.
 */
export function ratioOf(ours, theirs, { kind = 'time', read = 'gain' } = {}) {
  const isUpright = kind === 'rate' || read === 'cost';
  const divide = (one, other) => (isUpright ? one / other : other / one);
  const [mine, others] = [[ours].flat(), [theirs].flat()];
  const ratios =
    mine.length === others.length
      ? mine.map((value, index) => divide(value, others[index]))
      : [divide(median(mine), median(others))];
  return { ...summary(ratios), better: kind === 'time' && read === 'cost' ? 'lower' : 'higher' };
}

/** The b of time ≈ a · size^b, by least squares of the logarithms: 1 is linear, 0 does not grow. */
export function exponent(sizes, times) {
  const x = sizes.map(Math.log);
  const y = times.map(Math.log);
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [xMean, yMean] = [mean(x), mean(y)];
  const along = x.reduce((sum, value, index) => sum + (value - xMean) * (y[index] - yMean), 0);
  return along / x.reduce((sum, value) => sum + (value - xMean) ** 2, 0);
}

/** `≤ 12` or `≥ 150`, of the ratio; with a unit, of the project's own figure. */
export function isKept({ goal, ours, ratio }) {
  if (!goal) return null;
  const seen = goal.unit === null ? ratio.median : ours.median;
  return goal.at === '≤' ? seen <= goal.value : seen >= goal.value;
}

/**
 * The sentence for each ratio that has fallen more than TOLERANCE below the recorded one, and further than both spread,
 * or is no longer measured.
 * `parts`: those that were run; a figure of another part is not missed.
 */
export function fallen(recorded, measured, parts) {
  const now = new Map(measured.map((figure) => [figure.id, figure]));
  return recorded
    .filter((figure) => figure.ratio && parts.includes(figure.part))
    .flatMap(({ id, ratio: before }) => {
      const found = now.get(id);
      if (!found?.ratio) return [`${id}: was recorded and is not measured any more`];
      const after = found.ratio.median;
      const left = before.better === 'lower' ? before.median / after : after / before.median;
      const spread = (before.spread ?? 0) + (found.ratio.spread ?? 0);
      if (left >= 1 - TOLERANCE || Math.abs(after - before.median) <= spread) return [];
      return [`${id}: ${times(before.median)} was recorded, now ${times(after)}`];
    });
}

const times = (value) => `${short(value)}×`;

/** Three digits that count. */
export function short(value) {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  if (Math.abs(value) < 0.001) return value.toExponential(1);
  const digits = Math.min(4, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value)))));
  const text = value.toFixed(digits);
  return digits === 0 ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text;
}
