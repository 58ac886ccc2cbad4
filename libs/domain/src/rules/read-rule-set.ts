// A rule set out of a file or a form: taken when it is whole and possible, else told what is wrong, by its path.
import { AGE_COUNTINGS } from '../athletes/age';
import { type RangeWarning, rangeWarnings } from '../athletes/weight-ranges';
import type { WeightClass } from '../athletes/class-for';
import { HIT_KINDS, type HitKind } from '../scoring/hit-kinds';
import { GENDER_LABELS, GENDERS } from '../words/genders';
import { classesOf } from './class-rows';
import { type Faults, JsonReader } from './json-reader';
import { ruleFaultSentences } from './sentences';
import { type ClassRow, COSTLY_STEPS, type CostlyStep, GROUP_FIGURES, type RuleGroup, type RuleSet } from './rule-set';
import { readJurusLists } from './jurus-lists';
import { checkNomor, readNomor } from './read-nomor';
import { THROW_KINDS } from './throw-kinds';
import type { Sentence } from '../words/sentences';

export const MOST_GROUPS = 20;
const MOST_POINTS = 9;
const MOST_TAKEN_OFF = 99;
const LONGEST_ARTICLE = 80;
const OLDEST = 120;
const HEAVIEST = 300;

/** A set as a file or an organiser's form gives it, or each fault by its place; fields that are not known are left out. */
export function readRuleSet(json: unknown): { ok: true; set: RuleSet } | { ok: false; faults: Faults } {
  const read = new JsonReader();
  const given = read.object(json, 'set');
  const points = read.object(given.points, 'points');
  const penalties = read.object(given.penalties, 'penalties');
  const set: RuleSet = {
    id: read.key(given.id, 'id'),
    version: read.whole(given.version ?? 1, 'version', 1, 1_000_000),
    name: read.text(given.name, 'name', 60),
    dated: dayOf(read, given.dated),
    issuer: read.choice(given.issuer, 'issuer', ['federation', 'organiser']),
    source: read.text(given.source, 'source', 200),
    ageCounting: read.choice(given.ageCounting, 'ageCounting', AGE_COUNTINGS),
    points: Object.fromEntries(
      HIT_KINDS.map((kind) => [kind, read.whole(points[kind], `points.${kind}`, 1, MOST_POINTS)]),
    ) as Record<HitKind, number>,
    penalties: Object.fromEntries(
      COSTLY_STEPS.map((step) => [step, read.whole(penalties[step], `penalties.${step}`, -MOST_TAKEN_OFF, 0)]),
    ) as Record<CostlyStep, number>,
    articles: articlesOf(read, given.articles, 'articles', ['points', 'penalties']),
    groups: read.list(given.groups, 'groups', MOST_GROUPS).map((one, index) => groupOf(read, one, `groups.${index}`)),
    ...(given.jurusLists === undefined || given.jurusLists === null
      ? {}
      : { jurusLists: readJurusLists(read, given.jurusLists, 'jurusLists') }),
  };
  // the figures are looked at together only where each of them is one
  if (Object.keys(read.faults).length === 0) checkTogether(read, set);
  return Object.keys(read.faults).length === 0 ? { ok: true, set } : { ok: false, faults: read.faults };
}

function dayOf(read: JsonReader, value: unknown): string {
  const text = read.text(value, 'dated', 10);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isDay = day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  if (text && !isDay) read.fault('dated', ruleFaultSentences.noDay);
  return text;
}

function articlesOf<K extends string>(
  read: JsonReader,
  value: unknown,
  path: string,
  keys: readonly K[],
): Partial<Record<K, string>> {
  const given = read.object(value ?? {}, path);
  const named = keys.filter((key) => given[key] !== undefined && given[key] !== null);
  return Object.fromEntries(
    named.map((key) => [key, read.text(given[key], `${path}.${key}`, LONGEST_ARTICLE)]),
  ) as Partial<Record<K, string>>;
}

function groupOf(read: JsonReader, value: unknown, path: string): RuleGroup {
  const given = read.object(value, path);
  const years = (key: string) => read.optional(given[key], (one) => read.whole(one, `${path}.${key}`, 0, OLDEST));
  const times = read.optional(given.times, (one) => {
    const plan = read.object(one, `${path}.times`);
    return {
      roundCount: read.whole(plan.roundCount, `${path}.times.roundCount`, 1, 9),
      roundSeconds: read.whole(plan.roundSeconds, `${path}.times.roundSeconds`, 10, 3600),
      breakSeconds: read.whole(plan.breakSeconds, `${path}.times.breakSeconds`, 0, 3600),
    };
  });
  return {
    id: read.key(given.id, `${path}.id`),
    name: read.text(given.name, `${path}.name`, 40),
    fromYears: years('fromYears'),
    toYears: years('toYears'),
    isYoung: read.flag(given.isYoung, `${path}.isYoung`),
    isWeighed: read.flag(given.isWeighed, `${path}.isWeighed`),
    pairing: read.optional(given.pairing, (one) => {
      const near = read.object(one, `${path}.pairing`);
      return {
        years: read.measure(near.years, `${path}.pairing.years`, 20),
        cm: read.measure(near.cm, `${path}.pairing.cm`, 100),
        kg: read.measure(near.kg, `${path}.pairing.kg`, 100),
      };
    }),
    times,
    gap: read.whole(given.gap, `${path}.gap`, 1, 99),
    gapFromRound: read.whole(given.gapFromRound, `${path}.gapFromRound`, 1, 9),
    throws: read
      .list(given.throws, `${path}.throws`, THROW_KINDS.length)
      .map((one) => read.choice(one, `${path}.throws`, THROW_KINDS)),
    classes: read
      .list(given.classes ?? [], `${path}.classes`, 2)
      .map((one, index) => classRowOf(read, one, `${path}.classes.${index}`)),
    ...(given.nomor === undefined || given.nomor === null
      ? {}
      : { nomor: readNomor(read, given.nomor, `${path}.nomor`) }),
    articles: articlesOf(read, given.articles, `${path}.articles`, GROUP_FIGURES),
  };
}

function classRowOf(read: JsonReader, value: unknown, path: string): ClassRow {
  const given = read.object(value, path);
  const letters = read.text(given.letters, `${path}.letters`, 26);
  if (letters && !/^[A-Z]+$/.test(letters)) read.fault(`${path}.letters`, ruleFaultSentences.noLetters);
  if (new Set(letters).size !== letters.length) read.fault(`${path}.letters`, ruleFaultSentences.letterTwice);
  return {
    gender: read.choice(given.gender, `${path}.gender`, GENDERS),
    under: read.optional(given.under, (one) => read.measure(one, `${path}.under`, HEAVIEST)),
    from: read.measure(given.from, `${path}.from`, HEAVIEST),
    step: read.measure(given.step, `${path}.step`, 100),
    letters,
    open: read.list(given.open ?? [], `${path}.open`, 5).map((one, index) => {
      const at = `${path}.open.${index}`;
      const open = read.object(one, at);
      return {
        name: read.text(open.name, `${at}.name`, 40),
        above: read.measure(open.above, `${at}.above`, HEAVIEST),
        upTo: read.optional(open.upTo, (kg) => read.measure(kg, `${at}.upTo`, HEAVIEST)),
      };
    }),
  };
}

function checkTogether(read: JsonReader, set: RuleSet): void {
  const steps = COSTLY_STEPS.map((step) => [step, set.penalties[step]] as const);
  steps.slice(1).forEach(([step, points], index) => {
    if (points > (steps[index]?.[1] ?? 0)) {
      read.fault(`penalties.${step}`, ruleFaultSentences.lighterPenalty);
    }
  });
  if (set.groups.length === 0) read.fault('groups', ruleFaultSentences.noGroup);
  set.groups.forEach((group, index) => {
    const path = `groups.${index}`;
    const same = (key: 'id' | 'name') => set.groups.slice(0, index).some((one) => one[key] === group[key]);
    if (same('id')) read.fault(`${path}.id`, ruleFaultSentences.usedTwice);
    if (same('name')) read.fault(`${path}.name`, ruleFaultSentences.usedTwice);
    checkAges(read, set, index);
    if (group.times && group.gapFromRound > group.times.roundCount) {
      read.fault(`${path}.gapFromRound`, ruleFaultSentences.fewRounds(group.times.roundCount));
    }
    if (new Set(group.throws).size !== group.throws.length) read.fault(`${path}.throws`, ruleFaultSentences.throwTwice);
    if (group.pairing && group.classes.length > 0) {
      read.fault(`${path}.pairing`, ruleFaultSentences.classesPaired);
    }
    checkClasses(read, group, path);
    checkNomor(read, group, path, set.groups.slice(0, index));
  });
}

/** Each group begins where the one before it ends: no age without rules, none with two. */
function checkAges(read: JsonReader, { groups, ageCounting }: RuleSet, index: number): void {
  const group = groups[index];
  if (!group) return;
  const path = `groups.${index}`;
  const { fromYears, toYears } = group;
  const shortest = ageCounting === 'above-to' ? 1 : 0;
  if (toYears !== null && toYears - (fromYears ?? 0) < shortest) {
    read.fault(`${path}.toYears`, ruleFaultSentences.upperBelowLower);
  }
  if (toYears === null && index < groups.length - 1) {
    read.fault(`${path}.toYears`, ruleFaultSentences.onlyLastOpen);
  }
  const before = groups[index - 1];
  if (!before) return;
  if (fromYears === null) {
    read.fault(`${path}.fromYears`, ruleFaultSentences.onlyFirstOpen);
    return;
  }
  if (before.toYears === null) return;
  const due = ageCounting === 'above-to' ? before.toYears : before.toYears + 1;
  if (fromYears > due) read.fault(`${path}.fromYears`, ruleFaultSentences.ageGap(before.name, due));
  if (fromYears < due) read.fault(`${path}.fromYears`, ruleFaultSentences.ageOverlap(before.name, due));
}

function checkClasses(read: JsonReader, { classes }: RuleGroup, path: string): void {
  classes.forEach((row, index) => {
    const at = `${path}.classes.${index}`;
    const label = GENDER_LABELS[row.gender];
    if (classes.findIndex((one) => one.gender === row.gender) < index) {
      read.fault(`${at}.gender`, ruleFaultSentences.genderTwice(label));
      return;
    }
    const all = classesOf(row);
    const placeOf = (one: WeightClass) => row.open.length - (all.length - all.indexOf(one));
    /** The field that says where a class begins. */
    const startOf = (one: WeightClass) => (placeOf(one) < 0 ? `${at}.from` : `${at}.open.${placeOf(one)}.above`);
    all.forEach((one, place) => {
      if (all.findIndex(({ name }) => name === one.name) < place) {
        const field = placeOf(one) < 0 ? `${at}.letters` : `${at}.open.${placeOf(one)}.name`;
        read.fault(field, ruleFaultSentences.classTwice(label));
      }
      if (one.weightMin !== null && one.weightMax !== null && one.weightMax <= one.weightMin) {
        read.fault(`${at}.open.${placeOf(one)}.upTo`, ruleFaultSentences.classUpside(label, one.name));
      }
    });
    for (const warning of rangeWarnings(all)) {
      // letters follow from each other: what does not fit is the open class beside them
      const odd = [warning.upper, warning.lower].find((one) => placeOf(one) >= 0) ?? warning.upper;
      read.fault(startOf(odd), saidOf(label, warning));
    }
  });
}

const saidOf = (gender: string, { kind, lower, upper }: RangeWarning<WeightClass>): Sentence =>
  ruleFaultSentences[kind === 'gap' ? 'classGap' : 'classOverlap'](gender, lower.name, upper.name);

/** What the set says without an article: of a federation's set these are not verified. */
export function unverified(set: RuleSet): string[] {
  if (set.issuer === 'organiser') return [];
  return [
    ...(['points', 'penalties'] as const).filter((key) => !set.articles[key]),
    ...set.groups.flatMap(({ articles }, index) =>
      GROUP_FIGURES.filter((figure) => !articles[figure]).map((figure) => `groups.${index}.${figure}`),
    ),
  ];
}
