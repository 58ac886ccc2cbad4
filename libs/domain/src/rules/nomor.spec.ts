// Events within a category: where an entry names one, what is refused, and which figures of a rule set hold for it.
import fc from 'fast-check';
import { SENI_MATCH_TYPES } from '../seni/performance-time';
import { IPSI_2022_SET } from './ipsi-2022';
import { IPSI_2025_SET } from './ipsi-2025';
import { placeText } from './jurus-lists';
import type { Nomor } from './jurus-rules';
import { nomorChoices, nomorChoicesOfAll, nomorWith, refusalOfNomor } from './nomor';
import { readRuleSet } from './read-rule-set';
import { boundsOfGroup, type RuleSet } from './rule-set';
import { ownRuleSet } from './rule-sets';
import { rulesOfPerformance } from './rules-of-performance';
import { textsOf } from '../words/sentences';

const agesOf = (id: string, set: RuleSet = IPSI_2025_SET) => {
  const group = set.groups.find((one) => one.id === id);
  return boundsOfGroup(group ?? { fromYears: null, toYears: null }, set);
};
const idsAt = (id: string, event: Nomor['event']) =>
  nomorChoices(IPSI_2025_SET, agesOf(id), event)
    .map((one) => one.id)
    .join(' ');

const withNomor = (nomor: readonly unknown[], id = 'remaja') => {
  const own = ownRuleSet('festival', 'Festival', '2026-11-01');
  return { ...own, groups: own.groups.map((group) => (group.id === id ? { ...group, nomor } : group)) } as RuleSet;
};
const BAKU: Nomor = {
  ...{ id: 'jurus-baku', name: 'Jurus Baku', event: 'seni_tunggal', jurus: 'whole', form: 'whole', judges: 6 },
  time: { min: 45, max: 75 },
  movements: [
    { name: 'Jurus 1', count: 7 },
    { name: 'Jurus 2', count: 9 },
  ],
};
const facts = {
  ...({ event: 'seni_tunggal', mode: 'default', drawingStage: 1, advanceCount: null, round: 1 } as const),
  ...{ roundCount: 1, isThirdPlace: false, chosen: null, ages: agesOf('remaja') },
};
const BEBAS: Nomor = { id: 'festival', name: 'Festival', event: 'seni_tunggal', jurus: null };

it.each([
  ['pra-usia-dini', 'seni_tunggal', ''],
  ['pra-usia-dini', 'solo_kreatif', ''],
  ['usia-dini-1', 'seni_tunggal', 'tunggal-tangan-kosong tunggal-senjata'],
  ['usia-dini-1', 'seni_ganda', ''],
  ['usia-dini-1', 'solo_kreatif', ''],
  ['usia-dini-2', 'seni_ganda', 'ganda-tangan-kosong ganda-senjata'],
  ['usia-dini-2', 'seni_regu', ''],
  ['pra-remaja', 'seni_tunggal', 'tunggal-tangan-kosong tunggal-senjata'],
  ['pra-remaja', 'seni_regu', ''],
  ['remaja', 'seni_tunggal', ''],
  ['dewasa', 'seni_ganda', ''],
  ['master-2', 'seni_regu', ''],
] as const)('[R25-G12–G15] at %s an entry for %s chooses between: %s', (group, event, ids) => {
  expect(idsAt(group, event)).toBe(ids);
});

it('a set that says nothing of events has those of 2025 for groups of the same id; 2022 claims none', () => {
  const silent = ownRuleSet('lama', 'Lama', '2025-01-01');
  const groups = silent.groups.map(({ nomor: _, ...group }) => group);
  expect(nomorChoices({ ...silent, groups }, agesOf('usia-dini-1'), 'seni_tunggal')).toHaveLength(2);
  for (const group of IPSI_2022_SET.groups) {
    const ages = boundsOfGroup(group, IPSI_2025_SET);
    for (const event of SENI_MATCH_TYPES) expect(nomorChoices(IPSI_2022_SET, ages, event)).toEqual([]);
  }
});

it('an entry for several tournaments chooses between the events of all of them, each once', () => {
  const sets = [IPSI_2025_SET, withNomor([BAKU, BEBAS], 'usia-dini-1'), IPSI_2025_SET];
  expect(nomorChoicesOfAll(sets, agesOf('usia-dini-1'), 'seni_tunggal').map((one) => one.id)).toEqual([
    ...['tunggal-tangan-kosong', 'tunggal-senjata', 'jurus-baku', 'festival'],
  ]);
});

describe('an entry', () => {
  const choices = nomorChoices(IPSI_2025_SET, agesOf('pra-remaja'), 'seni_ganda');
  it.each([
    ['names one of them', 'ganda-senjata', choices, null],
    ['names none', '', choices, 'required'],
    ['names one of another category', 'tunggal-senjata', choices, 'other'],
    ['names one where there is none', 'ganda-senjata', [], 'none-here'],
    ['names none where there is none', '', [], null],
  ] as const)('that %s', (_what, nomor, from, refusal) => {
    expect(refusalOfNomor(nomor, from)).toBe(refusal);
  });

  it('is taken exactly when it names a choice, or nothing where there is none', () => {
    const ages = fc.constantFrom(...IPSI_2025_SET.groups.map((group) => agesOf(group.id)));
    const all = IPSI_2025_SET.groups.flatMap((group) => (group.nomor ?? []).map((one) => one.id));
    fc.assert(
      fc.property(ages, fc.constantFrom(...SENI_MATCH_TYPES), fc.constantFrom('', ...all), (age, event, nomor) => {
        const own = nomorChoices(IPSI_2025_SET, age, event);
        const isRight = own.length === 0 ? nomor === '' : own.some((one) => one.id === nomor);
        expect(refusalOfNomor(nomor, own) === null).toBe(isRight);
      }),
    );
  });
});

describe('a performance', () => {
  it("of an organiser's own event has its time, its form of panel, its judges and its movements", () => {
    expect(rulesOfPerformance({ ...facts, nomor: 'jurus-baku' }, withNomor([BAKU, BEBAS]))).toMatchObject({
      ...{ min: 45, max: 75, form: 'whole', jurus: 'whole' },
      nomor: { id: 'jurus-baku', name: 'Jurus Baku', judges: 6, movements: BAKU.movements },
    });
  });

  it('whose entry names none has those of the only event of its age', () => {
    expect(rulesOfPerformance({ ...facts, nomor: '' }, withNomor([BAKU]))).toMatchObject({ min: 45, form: 'whole' });
  });

  it('whose entry names none of several, or one that the set has no longer, is judged by its category', () => {
    const plain = rulesOfPerformance({ ...facts, nomor: '' });
    for (const nomor of ['', 'gone']) {
      expect(rulesOfPerformance({ ...facts, nomor }, withNomor([BAKU, BEBAS]))).toMatchObject({
        ...{ min: plain.min, max: plain.max, form: plain.form, jurus: plain.jurus, nomor: null },
      });
    }
    expect(nomorWith([BAKU, BEBAS], 'seni_ganda', 'jurus-baku')).toBeNull();
  });
});

describe('events of a rule set', () => {
  const faultsOf = (nomor: readonly unknown[], id?: string) => {
    const read = readRuleSet(JSON.parse(JSON.stringify(withNomor(nomor, id))));
    return read.ok ? [] : Object.keys(read.faults).map((path) => path.replace(/^groups\.\d+\.nomor\.?/, ''));
  };

  it('are read from a file as they are', () => {
    const set = withNomor([BAKU, BEBAS]);
    expect(readRuleSet(JSON.parse(JSON.stringify(set)))).toEqual({ ok: true, set });
  });

  it.each<[string, readonly unknown[], string]>([
    ['no name', [{ ...BAKU, name: ' ' }], '0.name'],
    ['no kind', [{ ...BAKU, event: 'tanding' }], '0.event'],
    ['an id with spaces', [{ ...BAKU, id: 'jurus baku' }], '0.id'],
    ['the id of another', [BAKU, { ...BEBAS, id: BAKU.id }], '1.id'],
    ['the name of another', [BAKU, { ...BEBAS, name: 'jurus baku' }], '1.name'],
    ['an odd number of judges', [{ ...BAKU, judges: 5 }], '0.judges'],
    ['too few judges', [{ ...BAKU, judges: 2 }], '0.judges'],
    ['a time that ends before it begins', [{ ...BAKU, time: { min: 60, max: 30 } }], '0.time.max'],
    ['half a time', [{ ...BAKU, time: { min: 60 } }], '0.time.max'],
    ['a form that nobody knows', [{ ...BAKU, form: 'stars' }], '0.form'],
    ['a jurus of regu for one alone', [{ ...BAKU, jurus: 'regu-1' }], '0.jurus'],
    ['a jurus of no movements', [{ ...BAKU, movements: [{ name: 'Jurus 1', count: 0 }] }], '0.movements.0.count'],
    ['too many events', Array.from({ length: 31 }, (_, n) => ({ ...BEBAS, id: `n-${n}`, name: `N ${n}` })), ''],
  ])('with %s are refused by their path', (_what, nomor, path) => {
    expect(faultsOf(nomor)).toEqual([path]);
  });

  it('of the young that show all of the jurus say how long it is', () => {
    expect(faultsOf([{ ...BAKU, time: undefined }], 'usia-dini-1')).toEqual(['0.time.min']);
    expect(faultsOf([{ ...BAKU, time: undefined }], 'remaja')).toEqual([]);
  });

  it('have one name by one id, whatever the age', () => {
    const own = withNomor([BAKU], 'usia-dini-1');
    const groups = own.groups.map((one) =>
      one.id === 'remaja' ? { ...one, nomor: [{ ...BAKU, name: 'Lain' }] } : one,
    );
    const read = readRuleSet({ ...own, groups });
    expect(!read.ok && Object.values(textsOf(read.faults))).toEqual([
      ['Di golongan Usia Dini 1 bernama “Jurus Baku”.'],
    ]);
  });

  it('that are taken give every performance of their age rules', () => {
    const one = fc.record({
      ...{ event: fc.constantFrom(...SENI_MATCH_TYPES), isTimed: fc.boolean() },
      jurus: fc.constantFrom(null, 'empty-hand', 'weapon', 'regu-1', 'regu-2', 'whole'),
      stage: fc.constantFrom(null, 4),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...IPSI_2025_SET.groups.map((group) => group.id)),
        one,
        (id, { isTimed, stage, ...row }) => {
          const nomor = { id: 'n', name: 'N', ...row, ...(isTimed ? { time: { min: 30, max: 60 } } : {}) };
          const read = readRuleSet(withNomor([nomor], id));
          fc.pre(read.ok);
          const rules = rulesOfPerformance(
            { ...facts, event: row.event, ages: agesOf(id), nomor: 'n', advanceCount: stage },
            read.ok ? read.set : undefined,
          );
          expect(rules.max).toBeGreaterThanOrEqual(rules.min);
        },
      ),
    );
  });
});

describe('the numbers of jurus, which a judge may say with a mistake', () => {
  const listAt = (set: RuleSet, over: Partial<Parameters<typeof rulesOfPerformance>[0]> = {}) =>
    rulesOfPerformance({ ...facts, nomor: '', ...over }, set).list;

  it('are those that an event names itself, by its own names', () => {
    const rules = rulesOfPerformance({ ...facts, nomor: 'jurus-baku' }, withNomor([BAKU]));
    expect(rules.list).toEqual({ first: 1, last: 2 });
    expect(placeText(2, rules.nomor?.movements)).toBe('Jurus 2 (9 gerak)');
    expect(placeText(9)).toBe('Jurus 9');
  });

  it('are the organiser’s, else the usual ones; an empty list is none', () => {
    const own = ownRuleSet('festival', 'Festival', '2026-11-01');
    expect(listAt(own)).toEqual({ first: 1, last: 14 });
    const changed = { ...own, jurusLists: [{ event: 'seni_tunggal', jurus: 'whole', first: 3, last: 9 }] } as RuleSet;
    expect(listAt(changed)).toEqual({ first: 3, last: 9 });
    expect(listAt(changed, { event: 'seni_regu' })).toBeUndefined();
    expect(listAt({ ...own, jurusLists: [] })).toBeUndefined();
    expect(readRuleSet(JSON.parse(JSON.stringify(changed)))).toMatchObject({
      ...{ ok: true, set: { jurusLists: changed.jurusLists } },
    });
  });

  it.each([
    ['jurusLists.0.last', { event: 'seni_tunggal', jurus: 'whole', first: 5, last: 4 }],
    ['jurusLists.0.first', { event: 'seni_tunggal', jurus: 'whole', first: 0, last: 4 }],
    ['jurusLists.0.last', { event: 'seni_tunggal', jurus: 'whole', first: 1, last: 100 }],
    ['jurusLists.0.event', { event: 'seni_ganda', jurus: 'whole', first: 1, last: 4 }],
    ['jurusLists.0.jurus', { event: 'seni_regu', jurus: 'weapon', first: 1, last: 4 }],
  ])('are refused at %s', (path, list) => {
    const read = readRuleSet({ ...ownRuleSet('festival', 'Festival', '2026-11-01'), jurusLists: [list] });
    expect(Object.keys(read.ok ? {} : read.faults)).toContain(path);
  });

  it('are told once of each part', () => {
    const list = { event: 'seni_regu', jurus: 'whole', first: 1, last: 12 };
    const read = readRuleSet({ ...ownRuleSet('festival', 'Festival', '2026-11-01'), jurusLists: [list, list] });
    expect(read.ok ? {} : textsOf(read.faults)).toEqual({ 'jurusLists.1.jurus': ['Tertulis dua kali.'] });
  });
});
