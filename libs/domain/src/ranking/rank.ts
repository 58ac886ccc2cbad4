// A ranking by its rule, of the results that its events tell: who has how many points, and from which results.
import { grouped } from '../grouped';
import type { EventLevel } from '../past-events/levels';
import { plainWords } from '../words/plain-words';
import type { RankingRule } from './ranking-rule';

export interface RankedResult {
  category: string;
  age: string;
  class: string;
  gender: string | null;
  /** null: took part. */
  place: number | null;
  names: string[];
  contingent: string;
  /** Where its matches are shown; of no meaning here. */
  pool: number | null;
}

export interface RankedSource {
  /** 'tournament:3', 'past:8'. */
  key: string;
  name: string;
  /** The last day of the event. */
  date: string;
  level: EventLevel;
  results: readonly RankedResult[];
}

/** Whom a confirmed link makes one person over events: by source, name and contingent. */
export interface RankedPerson {
  source: string;
  name: string;
  contingent: string;
  person: string;
}

export interface CountedResult {
  result: RankedResult;
  points: number;
  /** Per cent. */
  level: number;
  age: number;
  time: number;
  /** Thousandths of a point. */
  worth: number;
}

export interface CountedSource {
  source: string;
  /** Thousandths, of all results. */
  worth: number;
  /** Among the best that count. */
  counts: boolean;
  results: CountedResult[];
}

export interface RankingRow {
  rank: number;
  /** Stands for the same one in each reckoning. */
  key: string;
  name: string;
  /** Of an athlete: of the newest result. */
  contingent: string | null;
  /** Thousandths. */
  points: number;
  /** First, second and third places of the events that count. */
  places: [number, number, number];
  sources: CountedSource[];
}

const DAY_MS = 86_400_000;

/**
 * Everybody with a result, best first: by points, then first, second and third places; who is level in all of it shares a rank
 * and stands by name. The order of sources and results is of no account.
 */
export function rank(
  rule: RankingRule,
  sources: readonly RankedSource[],
  people: readonly RankedPerson[] = [],
): RankingRow[] {
  const links = new Map(people.map((one) => [personKey(one), one.person]));
  const same = new Map(rule.same.map(({ written, means }) => [plainWords(written), means]));
  const found = new Map<string, Found>();
  // the newest first, so that names are shown as they were written last
  for (const source of [...sources].sort((a, b) => compareText(b.date, a.date) || compareText(a.key, b.key))) {
    for (const result of [...source.results].sort(compareResults)) {
      const counted = countedOf(rule, source, result);
      for (const who of competitorsOf(rule, source, result, { links, same })) {
        const one = found.get(who.key) ?? { ...who, results: [] };
        one.results.push({ source: source.key, counted });
        found.set(who.key, one);
      }
    }
  }
  const rows = [...found.values()].map((one) => rowOf(rule, one)).sort((a, b) => compare(a, b) || byName(a, b));
  let place = 0;
  return rows.map((row, at) => {
    const before = rows[at - 1];
    if (!before || compare(before, row) !== 0) place = at + 1;
    return { ...row, rank: place };
  });
}

interface Competitor {
  key: string;
  name: string;
  contingent: string | null;
}

interface Found extends Competitor {
  results: { source: string; counted: CountedResult }[];
}

const personKey = ({ source, name, contingent }: Omit<RankedPerson, 'person'>): string =>
  `${source}|${plainWords(name)}|${plainWords(contingent)}`;

interface Known {
  links: ReadonlyMap<string, string>;
  same: ReadonlyMap<string, string>;
}

function competitorsOf(rule: RankingRule, source: RankedSource, result: RankedResult, known: Known): Competitor[] {
  const contingent = known.same.get(plainWords(result.contingent)) ?? result.contingent;
  if (rule.of === 'contingents') return [{ key: `c:${plainWords(contingent)}`, name: contingent, contingent: null }];
  const keys = new Set<string>();
  return result.names.flatMap((name) => {
    const person = known.links.get(personKey({ source: source.key, name, contingent: result.contingent }));
    const own = `${plainWords(name)}|${plainWords(contingent)}`;
    const key = person !== undefined ? `p:${person}` : rule.same_name ? `n:${own}` : `e:${source.key}|${own}`;
    // of two of one name in a team, which no list can tell apart, one stands
    if (keys.has(key)) return [];
    keys.add(key);
    return [{ key, name, contingent }];
  });
}

function countedOf(rule: RankingRule, source: RankedSource, result: RankedResult): CountedResult {
  const points = result.place === null ? rule.took_part : (rule.points[result.place - 1] ?? rule.took_part);
  const level = rule.levels[source.level];
  const age = rule.ages.find((one) => plainWords(one.age) === plainWords(result.age))?.percent ?? 100;
  const time = timePercent(rule, source.date);
  return { result, points, level, age, time, worth: Math.floor((points * level * age * time) / 1000) };
}

/** By the days between the event's last day and that of the ranking; a later event counts whole. */
export function timePercent({ decay, on }: Pick<RankingRule, 'decay' | 'on'>, date: string): number {
  const days = Math.round((Date.parse(on) - Date.parse(date)) / DAY_MS);
  return decay.filter((step) => step.days <= days).at(-1)?.percent ?? 100;
}

function rowOf(rule: RankingRule, { results, ...who }: Found): RankingRow {
  const bySource = [...grouped(results, ({ source }) => source)].map(([source, ones]): CountedSource => {
    const own = ones.map(({ counted }) => counted);
    return { source, worth: own.reduce((sum, { worth }) => sum + worth, 0), counts: true, results: own };
  });
  // sources came by date: of events worth the same the newer one counts
  const best = [...bySource].sort((a, b) => b.worth - a.worth).slice(0, rule.best ?? bySource.length);
  const sources = bySource.map((one) => ({ ...one, counts: best.includes(one) }));
  const counting = sources.filter(({ counts }) => counts);
  const placed = (place: number): number =>
    counting.reduce((sum, one) => sum + one.results.filter(({ result }) => result.place === place).length, 0);
  return {
    rank: 0,
    ...who,
    points: counting.reduce((sum, { worth }) => sum + worth, 0),
    places: [placed(1), placed(2), placed(3)],
    sources,
  };
}

/** Below 0: `a` stands before `b`. */
const compare = (a: RankingRow, b: RankingRow): number =>
  b.points - a.points || b.places[0] - a.places[0] || b.places[1] - a.places[1] || b.places[2] - a.places[2];

const byName = (a: RankingRow, b: RankingRow): number =>
  compareText(plainWords(a.name), plainWords(b.name)) || compareText(a.key, b.key);

/** By code units: no language decides. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const orderOf = (one: RankedResult): string =>
  JSON.stringify([one.category, one.age, one.class, one.gender, one.place, one.names, one.contingent, one.pool]);
const compareResults = (a: RankedResult, b: RankedResult): number => compareText(orderOf(a), orderOf(b));
