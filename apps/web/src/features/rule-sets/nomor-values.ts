// The events of an age group as the form of a rule set holds them: numbers as they are typed, movements a line each.
import type { Jurus, Nomor, PanelForm } from '@gelanggang/domain/rules/jurus-rules';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import { slugOf } from '@gelanggang/domain/words/slug';

/** Choices that stand for none of the others. */
export const BY_ROUND = 'by-round';
export const BY_CATEGORY = 'by-category';

export interface NomorValues {
  /** Of one that is kept already; empty: it is made of the name. */
  key: string;
  name: string;
  event: SeniMatchType;
  jurus: Jurus | typeof BY_ROUND;
  time: { min: string; max: string };
  judges: string;
  form: PanelForm | typeof BY_CATEGORY;
  /** 'Jurus 1: 7', a line each. */
  movements: string;
}

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const NEW_NOMOR: NomorValues = {
  ...{ key: '', name: '', event: 'seni_tunggal', jurus: BY_ROUND, time: { min: '', max: '' } },
  ...{ judges: '', form: BY_CATEGORY, movements: '' },
};

export const nomorValues = (nomor: readonly Nomor[]): NomorValues[] =>
  nomor.map(({ id, name, event, jurus, time, judges, form, movements = [] }) => ({
    ...{ key: id, name, event, jurus: jurus ?? BY_ROUND, form: form ?? BY_CATEGORY },
    time: { min: typed(time?.min), max: typed(time?.max) },
    judges: typed(judges),
    movements: movements.map((one) => `${one.name}: ${one.count}`).join('\n'),
  }));

/** What is no number stays what was typed: the rules refuse it at its field. */
const number = (text: string): unknown => (/^\s*\d+\s*$/.test(text) ? Number(text) : text);
const orNothing = (text: string): unknown => (text.trim() === '' ? null : number(text));

/** 'Jurus 1: 7', and as well 'Jurus 1 7'. */
function movementsOf(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, name = '', count = ''] = /^(.*?)[\s:=]*(\d*)\s*$/.exec(line) ?? [];
    return { name: count === '' ? line.trim() : name.trim(), count: number(count) };
  });
}

function keysOf(rows: readonly NomorValues[]): string[] {
  const taken = new Set(rows.flatMap(({ key }) => (key ? [key] : [])));
  return rows.map(({ key, name }) => {
    if (key) return key;
    const word = slugOf(name).slice(0, 36);
    let own = word;
    for (let n = 2; taken.has(own); n += 1) own = `${word}-${n}`;
    taken.add(own);
    return own;
  });
}

/** As `readRuleSet` of the domain takes it. */
export function nomorOf(rows: readonly NomorValues[]): unknown[] {
  const keys = keysOf(rows);
  return rows.map(({ name, event, jurus, time, judges, form, movements }, index) => ({
    ...{ id: keys[index], name, event, jurus: jurus === BY_ROUND ? null : jurus },
    time: time.min.trim() === '' && time.max.trim() === '' ? null : { min: number(time.min), max: number(time.max) },
    judges: orNothing(judges),
    form: form === BY_CATEGORY ? null : form,
    movements: movementsOf(movements),
  }));
}
