// Places of tournaments, classes and contingents, on single cases and on generated lists.
import { createRandom } from '../random';
import {
  classKey,
  classTitle,
  type FullPlace,
  fullSentence,
  leftIn,
  HOSTING_PLACES,
  type OfferPlaces,
  type PlacedEntry,
  Places,
  placesLeft,
  placesTaken,
} from './places';

const entry = (of: Partial<PlacedEntry> = {}): PlacedEntry => ({
  ...{ contingent: 'a', matchCategoryId: 1, ageCategoryId: 1, gender: 'male', categoryClassId: 1 },
  ...{ nomor: '', teamLabel: null },
  ...of,
});
const offers = (of: Partial<OfferPlaces>): Map<number, OfferPlaces> =>
  new Map([[1, { unitSize: 1, classPlaces: null, contingentPlaces: null, ...of }]]);

it('a team that has begun takes its place, and a second label another one', () => {
  const label = (...labels: (string | null)[]) => labels.map((teamLabel) => ({ contingent: 'a', teamLabel }));
  expect(placesTaken(label(null), 3)).toBe(1);
  expect(placesTaken(label(null, null, null, null), 3)).toBe(2);
  expect(placesTaken(label('A', ' a ', 'B'), 3)).toBe(2);
  expect(placesTaken(label('A', 'B'), 1)).toBe(2);
  expect(placesTaken([...label('A'), { contingent: 'b', teamLabel: 'A' }], 3)).toBe(2);
});

it('nothing is less than no place left, and no limit has no rest', () => {
  expect([placesLeft(4, 3), placesLeft(4, 6), placesLeft(null, 6)]).toEqual([1, 0, null]);
});

it('the tiers are those of the price list', () => {
  expect(HOSTING_PLACES).toEqual({ lite: 150, standard: 400, premium: null });
});

it('a class that is full leaves another one free', () => {
  const places = new Places(null, offers({ classPlaces: 1 }), [entry()]);
  expect(places.take(entry({ contingent: 'b' }))).toBe('class-full');
  expect(places.take(entry({ categoryClassId: 2 }))).toBeNull();
  expect(places.take(entry({ gender: 'female' }))).toBeNull();
});

it('a class with a number of its own takes that many, whatever the others take', () => {
  const own = new Map([[classKey(entry()), 2]]);
  const some = (classPlaces: number | null) => offers({ classPlaces, contingentPlaces: null, ownPlaces: own });
  for (const ofOthers of [1, 9, null]) {
    const places = new Places(null, some(ofOthers), [entry()]);
    expect([places.take(entry()), places.take(entry())]).toEqual([null, 'class-full']);
    const other = () => places.take(entry({ categoryClassId: 2 }));
    expect([other(), other()]).toEqual([null, ofOthers === 1 ? 'class-full' : null]);
  }
});

it('a contingent that is full leaves the place to others', () => {
  const places = new Places(null, offers({ classPlaces: 3, contingentPlaces: 1 }), [entry()]);
  expect(places.take(entry())).toBe('contingent-full');
  expect(places.take(entry({ contingent: 'b' }))).toBeNull();
});

it('what stands above a lowered limit stays, and nobody comes after it', () => {
  const places = new Places(1, new Map(), [entry(), entry()]);
  expect(places.take(entry())).toBe('tournament-full');
});

it('says what is full, and how many it takes', () => {
  const of: FullPlace = {
    ...{ places: 16, tier: 'lite', category: 'Tanding', age: 'Remaja', gender: 'male', class: 'A', nomor: '' },
  };
  expect(fullSentence('class-full', of).text).toBe('Tanding Kelas A Remaja Putra penuh: 16 tempat.');
  expect(fullSentence('contingent-full', of).text).toBe(
    'Tanding Kelas A Remaja Putra penuh untuk kontingen ini: 16 tempat per kontingen.',
  );
  expect(fullSentence('tournament-full', { ...of, places: 150 }).text).toBe(
    'Kejuaraan ini penuh: paket Lite memuat 150 peserta.',
  );
  expect(classTitle({ ...of, class: 'Tanpa Kelas' })).toBe('Tanding Tanpa Kelas Remaja Putra');
  expect(classTitle({ ...of, category: 'Tunggal', class: null, gender: 'female' })).toBe('Tunggal Remaja Putri');
});

it('what is left is the least that any limit leaves', () => {
  const of = { matchCategoryId: 1, ageCategoryId: 2, gender: 'male', categoryClassId: 3, nomor: '' } as const;
  const row = { match_category_id: 1, age_category_id: 2, gender: 'male', category_class_id: 3, nomor: '' } as const;
  const offer = { match_category_id: 1, class_places: 8, contingent_places: 3 };
  const known = { places: null, taken: 20, offers: [offer], classes: [{ ...row, taken: 6, own: 1 }] };
  expect(leftIn({ ...known, offers: [], classes: [] }, of)).toBeNull();
  expect(leftIn(known, of)).toBe(2);
  expect(leftIn({ ...known, classes: [{ ...row, taken: 4, own: 1 }] }, of)).toBe(2);
  expect(leftIn({ ...known, places: 21 }, of)).toBe(1);
  expect(leftIn({ ...known, places: 19 }, of)).toBe(0);
  expect(leftIn(known, { ...of, categoryClassId: 4 })).toBe(3);
  // a number of its own counts instead of the offer's
  expect(leftIn({ ...known, classes: [{ ...row, places: 7, taken: 6, own: 1 }] }, of)).toBe(1);
  expect(leftIn(known, { ...of, matchCategoryId: 9 })).toBeNull();
});

const RUNS = Number(process.env.FUZZ_RUNS ?? 400);

it('of generated lists exactly those are taken that leave every limit kept, in the order of the list', () => {
  for (let run = 0; run < RUNS; run += 1) {
    const random = createRandom(run.toString(16).padStart(16, '0'));
    const upTo = (most: number) => random.int(most);
    const size = 1 + upTo(3);
    const limits = {
      tournament: random.flip() ? null : 1 + upTo(12),
      class: upTo(3) === 0 ? null : 1 + upTo(4),
      contingent: random.flip() ? null : 1 + upTo(2),
    };
    const places = new Places(
      limits.tournament,
      offers({ unitSize: size, classPlaces: limits.class, contingentPlaces: limits.contingent }),
      [],
    );
    const taken: PlacedEntry[] = [];
    // by counting heads of every unit anew, without the rule's own groups
    const unitsOf = (list: PlacedEntry[]) => {
      const heads: Record<string, number> = {};
      for (const one of list) {
        const key = `${one.contingent}/${size > 1 ? (one.teamLabel ?? '') : ''}`;
        heads[key] = (heads[key] ?? 0) + 1;
      }
      let units = 0;
      for (const count of Object.values(heads)) for (let at = 0; at < count; at += size) units += 1;
      return units;
    };
    const keeps = (list: PlacedEntry[]) =>
      (limits.tournament === null || list.length <= limits.tournament) &&
      [1, 2].every((id) => {
        const own = list.filter(({ categoryClassId }) => categoryClassId === id);
        return (
          (limits.class === null || unitsOf(own) <= limits.class) &&
          (limits.contingent === null ||
            ['a', 'b', 'c'].every(
              (name) => unitsOf(own.filter((one) => one.contingent === name)) <= limits.contingent!,
            ))
        );
      });
    for (let at = 0; at < 25; at += 1) {
      const one = entry({
        contingent: 'abc'.charAt(upTo(3)),
        categoryClassId: 1 + upTo(2),
        teamLabel: ['X', 'Y', null][upTo(3)] ?? null,
      });
      const fault = places.take(one);
      expect([run, at, fault === null]).toEqual([run, at, keeps([...taken, one])]);
      if (fault === null) taken.push(one);
    }
  }
});
