// A rule set as its form holds it: numbers as they are typed, and back to what the rules read.
import { COSTLY_STEPS, type CostlyStep, type RuleGroup, type RuleSet } from '@gelanggang/domain/rules/rule-set';
import type { ThrowKind } from '@gelanggang/domain/rules/throw-kinds';
import { listsOf, NUMBERED } from '@gelanggang/domain/rules/jurus-lists';
import type { JurusList } from '@gelanggang/domain/rules/jurus-rules';
import { nomorOfGroup } from '@gelanggang/domain/rules/nomor';
import { nomorOf, nomorValues, type NomorValues } from './nomor-values';
import { type Gender, GENDERS } from '@gelanggang/domain/words/genders';
import { HIT_KINDS, type HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';

export interface GroupValues {
  key: string;
  name: string;
  fromYears: string;
  toYears: string;
  isYoung: 'young' | 'grown';
  isWeighed: 'yes' | 'no';
  pairing: { years: string; cm: string; kg: string };
  times: { roundCount: string; roundSeconds: string; breakSeconds: string };
  gap: string;
  gapFromRound: string;
  throws: ThrowKind[];
  nomor: NomorValues[];
  /** One row for each gender; a row without a first bound means no classes. */
  classes: Record<Gender, ClassValues>;
}

export interface ClassValues {
  under: string;
  from: string;
  step: string;
  letters: string;
  open: { name: string; above: string; upTo: string }[];
}

export interface SetValues {
  id: string;
  name: string;
  dated: string;
  ageCounting: RuleSet['ageCounting'];
  points: Record<HitKind, string>;
  penalties: Record<CostlyStep, string>;
  groups: GroupValues[];
  /** Every one that can have numbers; empty: none. */
  jurusLists: ListValues[];
}

export interface ListValues extends Pick<JurusList, 'event' | 'jurus'> {
  first: string;
  last: string;
}

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', localeTexts.decimal);

const noClasses = (): ClassValues => ({ under: '', from: '', step: '', letters: '', open: [] });

function classValues(rows: RuleGroup['classes'], gender: Gender): ClassValues {
  const row = rows.find((one) => one.gender === gender);
  if (!row) return noClasses();
  return {
    ...{ under: typed(row.under), from: typed(row.from), step: typed(row.step), letters: row.letters },
    open: row.open.map(({ name, above, upTo }) => ({ name, above: typed(above), upTo: typed(upTo) })),
  };
}

export const hasClasses = ({ under, from, step, letters, open }: ClassValues): boolean =>
  open.length > 0 || [under, from, step, letters].some((text) => text.trim() !== '');

/** Genders that have classes, in order: the place of a fault among them tells whose it is. */
export const gendersWithClasses = (classes: GroupValues['classes']): Gender[] =>
  GENDERS.filter((gender) => hasClasses(classes[gender]));

/** As the rules read them. */
export const classRowsOf = (classes: GroupValues['classes']): Record<string, unknown>[] =>
  gendersWithClasses(classes).map((gender) => {
    const { under, from, step, letters, open } = classes[gender];
    return {
      ...{ gender, under: orNothing(under), from: number(from), step: number(step) },
      letters: letters.trim().toUpperCase(),
      open: open.map(({ name, above, upTo }) => ({ name, above: number(above), upTo: orNothing(upTo) })),
    };
  });

const isFilled = ({ first, last }: ListValues): boolean => first.trim() !== '' || last.trim() !== '';

/** `groups.2.classes.0.from` of the rules is the field of the gender that stands first there; of lists only filled ones count. */
export function fieldOfFault(path: string, { groups, jurusLists }: Pick<SetValues, 'groups' | 'jurusLists'>): string {
  const [, list = '', part = ''] = /^jurusLists\.(\d+)\.(first|last)$/.exec(path) ?? [];
  const row = list === '' ? undefined : jurusLists.filter(isFilled)[Number(list)];
  if (row) return `jurusLists.${jurusLists.indexOf(row)}.${part}`;
  const [, index = '', place = '', rest = ''] = /^groups\.(\d+)\.classes\.(\d+)(.*)$/.exec(path) ?? [];
  const classes = groups[Number(index)]?.classes;
  const gender = index !== '' && classes ? gendersWithClasses(classes)[Number(place)] : undefined;
  return gender ? `groups.${index}.classes.${gender}${rest}` : path;
}

export const newGroup = (after: GroupValues | undefined): GroupValues => ({
  ...{ key: '', name: '', fromYears: after?.toYears ?? '', toYears: '', isYoung: 'grown', isWeighed: 'yes' },
  pairing: { years: '', cm: '', kg: '' },
  times: after?.times ?? { roundCount: '', roundSeconds: '', breakSeconds: '' },
  gap: after?.gap ?? '',
  gapFromRound: after?.gapFromRound ?? '1',
  throws: after?.throws ?? [],
  classes: { male: noClasses(), female: noClasses() },
  nomor: [],
});

export const valuesOf = (set: RuleSet): SetValues => ({
  ...{ id: set.id, name: set.name, dated: set.dated, ageCounting: set.ageCounting },
  points: Object.fromEntries(HIT_KINDS.map((kind) => [kind, typed(set.points[kind])])) as Record<HitKind, string>,
  penalties: Object.fromEntries(COSTLY_STEPS.map((step) => [step, typed(set.penalties[step])])) as Record<
    CostlyStep,
    string
  >,
  groups: set.groups.map((group) => ({
    ...{ key: group.id, name: group.name, fromYears: typed(group.fromYears), toYears: typed(group.toYears) },
    isYoung: group.isYoung ? 'young' : 'grown',
    isWeighed: group.isWeighed ? 'yes' : 'no',
    pairing: { years: typed(group.pairing?.years), cm: typed(group.pairing?.cm), kg: typed(group.pairing?.kg) },
    times: {
      roundCount: typed(group.times?.roundCount),
      roundSeconds: typed(group.times?.roundSeconds),
      breakSeconds: typed(group.times?.breakSeconds),
    },
    gap: typed(group.gap),
    gapFromRound: typed(group.gapFromRound),
    throws: [...group.throws],
    classes: { male: classValues(group.classes, 'male'), female: classValues(group.classes, 'female') },
    nomor: nomorValues(nomorOfGroup(group)),
  })),
  jurusLists: NUMBERED.map(({ event, jurus }) => {
    const list = listsOf(set).find((one) => one.event === event && one.jurus === jurus);
    return { event, jurus, first: typed(list?.first), last: typed(list?.last) };
  }),
});

/** What is no number stays what was typed: the rules refuse it at its field. */
const number = (text: string): unknown => {
  const typed = decimalOf(text.replace('−', '-'));
  return Number.isNaN(typed) ? text : typed;
};
const orNothing = (text: string): unknown => (text.trim() === '' ? null : number(text));
const numbers = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, number(text)]));
const isEmpty = (texts: Readonly<Record<string, string>>): boolean =>
  Object.values(texts).every((text) => text.trim() === '');

/** A group that is new gets an id that no other one has. */
function keysOf(groups: readonly GroupValues[]): string[] {
  const taken = new Set(groups.map((group) => group.key));
  let number = 0;
  return groups.map(({ key }) => {
    if (key) return key;
    do number += 1;
    while (taken.has(`golongan-${number}`));
    return `golongan-${number}`;
  });
}

/** As `readRuleSet` of the domain takes it. */
export const setOf = (values: SetValues): Record<string, unknown> => ({
  ...{ id: values.id.trim(), version: 1, name: values.name, dated: values.dated, ageCounting: values.ageCounting },
  ...{ issuer: 'organiser', source: 'Aturan penyelenggara' },
  points: numbers(values.points),
  penalties: numbers(values.penalties),
  groups: values.groups.map((group, index) => ({
    ...{ id: keysOf(values.groups)[index], name: group.name },
    ...{ fromYears: orNothing(group.fromYears), toYears: orNothing(group.toYears) },
    ...{ isYoung: group.isYoung === 'young', isWeighed: group.isWeighed === 'yes' },
    pairing: isEmpty(group.pairing) ? null : numbers(group.pairing),
    times: isEmpty(group.times) ? null : numbers(group.times),
    ...{ gap: number(group.gap), gapFromRound: number(group.gapFromRound) },
    throws: group.throws,
    classes: classRowsOf(group.classes),
    nomor: nomorOf(group.nomor),
  })),
  jurusLists: values.jurusLists
    .filter(isFilled)
    .map(({ event, jurus, first, last }) => ({ event, jurus, first: number(first), last: number(last) })),
});
