// What only the whole list shows is asked about, and refuses nobody.
import type { Entry } from './entry-list';
import type { EntryReference } from './entry-reference.queries';
import { listDoubts } from './list-doubts';

let line = 0;
const entry = (said: Partial<Entry>): Entry => {
  line += 1;
  return {
    ...{
      line,
      contingent: 'Tapak Suci Kudus',
      provinceId: 33,
      districtId: 3319,
      picName: '',
      picPhone: '',
      picEmail: '',
    },
    ...{
      name: `Atlet ${line}`,
      birthPlace: '',
      birthDate: '2010-05-05',
      gender: 'male',
      bodyWeight: 45,
      bodyHeight: null,
    },
    ...{
      bloodType: null,
      nik: `33190505051000${10 + line}`,
      familyCardNumber: null,
      matchCategoryId: 1,
      ageCategoryId: 5,
    },
    ...{ categoryClassId: 1, nomor: '', teamLabel: null, isPaid: false },
    ...said,
  };
};
beforeEach(() => (line = 0));

const doubts = (entries: readonly Entry[], standing: readonly string[] = []) => {
  const standingOf = (name: string) => ({ id: standing.includes(name) ? 7 : 0, otherNikOf: () => undefined });
  const reference = { standingOf } as unknown as EntryReference;
  return listDoubts(entries, reference, (other) => `baris ${other.line}`).map(({ line: at, code, severity, options }) =>
    [at, code, severity, ...(options ?? [])].join(' · '),
  );
};
const ofContingents = (...names: string[]) => names.map((contingent) => entry({ contingent }));

describe('Names of contingents in one place', () => {
  it.each([
    ['Tapak Suci Kudsu', true],
    ['TapakSuci Kab. Kudus', true],
    ['tapak suci  kudus', false],
    ['Tapak Suci Kudus B', false],
    ['PSHT Kudus', false],
  ])('%p beside Tapak Suci Kudus', (name, isAsked) => {
    expect(doubts(ofContingents('Tapak Suci Kudus', 'Tapak Suci Kudus', name))).toEqual(
      isAsked ? ['3 · similar-contingent · note · Tapak Suci Kudus'] : [],
    );
  });

  it('that differ by a number are two schools', () => {
    expect(doubts(ofContingents('SMP Negeri 1 Kudus', 'SMP Negeri 2 Kudus'))).toEqual([]);
  });

  it('of other districts are others, and who stands already is known', () => {
    const [own, other] = ofContingents('Garuda Jaya', 'Garuda Jayaa') as [Entry, Entry];
    expect(doubts([own, { ...other, districtId: 3320 }])).toEqual([]);
    expect(doubts([own, other], ['Garuda Jayaa'])).toEqual([]);
  });

  it('are compared in no time however many there are', () => {
    const names = Array.from({ length: 5000 }, (_, at) => `Perguruan ${String.fromCharCode(97 + (at % 26))} ${at}`);
    const began = performance.now();
    expect(doubts(ofContingents(...names))).toEqual([]);
    // each beside each takes minutes, on any machine
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});

describe('People', () => {
  it('of one name, birth date and event with two NIKs may be one', () => {
    const twice = [entry({ name: 'Budi Santoso' }), entry({ name: 'BUDI  SANTOSO' }), entry({ name: 'Budi Santosa' })];
    expect(doubts(twice)).toEqual(['1 · same-person · note', '2 · same-person · note']);
    expect(doubts([twice[0]!, { ...twice[1]!, contingent: 'PSHT' }])).toEqual([]);
    expect(doubts([twice[0]!, { ...twice[1]!, matchCategoryId: 2 }])).toEqual([]);
  });

  it('of one NIK with two names or birth dates are told', () => {
    const nik = '3319050505100001';
    const both = [entry({ nik, name: 'Budi' }), entry({ nik, name: 'Adi', matchCategoryId: 2 })];
    expect(doubts(both)).toEqual(['1 · nik-of-two · note', '2 · nik-of-two · note']);
    expect(doubts([both[0]!, { ...both[1]!, name: 'BUDI' }])).toEqual([]);
  });
});
