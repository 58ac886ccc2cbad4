// The classes of a rule set's form: from the rules to the fields and back, and where a fault of the rules is shown.
import { classesOf } from '@gelanggang/domain/rules/class-rows';
import { readRuleSet } from '@gelanggang/domain/rules/read-rule-set';
import { textsOf } from '@gelanggang/domain/words/sentences';
import { ownRuleSet } from '@gelanggang/domain/rules/rule-sets';
import { fieldOfFault, newGroup, setOf, valuesOf } from './rule-set-form-values';

const SET = ownRuleSet('festival', 'Festival', '2026-11-23');
const read = (values: ReturnType<typeof valuesOf>) => readRuleSet(setOf(values));

it('gives back the rules that it was given, classes included', () => {
  const back = read(valuesOf(SET));
  expect(back).toMatchObject({ ok: true });
  const classes = back.ok ? back.set.groups.flatMap((group) => group.classes.flatMap(classesOf)) : [];
  expect(classes).toEqual(SET.groups.flatMap((group) => group.classes.flatMap(classesOf)));
  expect(classes).toHaveLength(174);
});

it('reads classes as they are typed, and none where nothing is', () => {
  const values = valuesOf(SET);
  const group = { ...newGroup(undefined), ...values.groups[4], key: 'remaja' };
  group.classes = {
    male: {
      under: '39,5',
      from: '39,5',
      step: '4',
      letters: 'abc',
      open: [{ name: 'Bebas', above: '51,5', upTo: '' }],
    },
    female: { under: '', from: '', step: '', letters: '', open: [] },
  };
  values.groups[4] = group;
  const back = read(values);
  expect(back.ok && back.set.groups[4]?.classes).toEqual([
    {
      ...{ gender: 'male', under: 39.5, from: 39.5, step: 4, letters: 'ABC' },
      open: [{ name: 'Bebas', above: 51.5, upTo: null }],
    },
  ]);
});

it('shows a gap at the field where the class begins, of the gender whose it is', () => {
  const values = valuesOf(SET);
  const { classes } = values.groups[4] ?? newGroup(undefined);
  classes.male = { under: '', from: '', step: '', letters: '', open: [] };
  const [open] = classes.female.open;
  if (open) open.above = '90';
  const back = read(values);
  const [fault = ''] = back.ok ? [] : Object.keys(back.faults);
  expect(fault).toBe('groups.4.classes.0.open.0.above');
  expect(fieldOfFault(fault, values)).toBe('groups.4.classes.female.open.0.above');
  expect(fieldOfFault('groups.4.gap', values)).toBe('groups.4.gap');
});

it('reads the numbers of jurus as they are typed, none where nothing is, and shows a fault at its own row', () => {
  const values = valuesOf(SET);
  expect(values.jurusLists[0]).toEqual({ event: 'seni_tunggal', jurus: 'empty-hand', first: '1', last: '7' });
  values.jurusLists = values.jurusLists.map((row, at) => ({ ...row, ...(at === 1 ? {} : { first: '', last: '' }) }));
  const back = read(values);
  expect(back.ok && back.set.jurusLists).toEqual([{ event: 'seni_tunggal', jurus: 'weapon', first: 8, last: 14 }]);
  values.jurusLists[1] = { event: 'seni_tunggal', jurus: 'weapon', first: '8', last: '7' };
  const wrong = read(values);
  expect(wrong.ok ? {} : textsOf(wrong.faults)).toEqual({
    'jurusLists.0.last': ['Tidak boleh di bawah nomor pertama.'],
  });
  expect(fieldOfFault('jurusLists.0.last', values)).toBe('jurusLists.1.last');
});
