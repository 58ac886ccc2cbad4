// Whole lists of matches and seni in the kinds of layouts that offices use, drawn by lot: everybody is read as entered.
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import { readEntryWords, readGender } from '@gelanggang/domain/entry-list/entry-words';
import * as fc from 'fast-check';
import { readEntryList } from './read-entry-list';

const RUNS = Number(process.env['LIST_RUNS'] ?? 10);
const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};
const SIZES = { Tanding: 1, Tunggal: 1, Ganda: 2, Regu: 3 } as const;
const FIRST = [
  'Taufik',
  'Siti Aisyah',
  "Nur'aini",
  'M. Rizki',
  'I Gede',
  'Muhammad Al',
  'Putri',
  'Bima Tunggal',
  'A. Rahman',
];
const LAST = [
  'Hartono',
  'S. Ginting',
  'Az-Zahra',
  'Putra',
  'Sari',
  'Utama',
  'Remaja Jaya',
  'Kusuma',
  'Wibowo',
  'Hakim',
];
const CLUBS = ['KAB. PATI', 'Kota Tegal', 'PSHT Cabang Brebes', 'SMP N 1 Juwana', 'PS PUTRA BETAWI', 'Garuda Muda'];

interface Unit {
  category: keyof typeof SIZES;
  age: string;
  isFemale: boolean;
  letter: string;
  club: string;
  names: string[];
}

const unit = fc.record({
  category: fc.constantFrom<Unit['category'][]>('Tanding', 'Tanding', 'Tanding', 'Tunggal', 'Ganda', 'Regu'),
  age: fc.constantFrom(...WORDS.ages),
  isFemale: fc.boolean(),
  letter: fc.constantFrom(...'ABCDEFGH'),
  club: fc.constantFrom(...CLUBS),
});
const drawn = fc.record({
  units: fc.array(unit, { minLength: 4, maxLength: 14 }),
  names: fc.shuffledSubarray(
    FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)),
    { minLength: 60 },
  ),
  /** Which of the words for one thing a list uses. */
  way: fc.nat({ max: 11 }),
  isCapital: fc.boolean(),
  isRepeated: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

interface Words {
  gender: (of: Unit) => string;
  upper: (text: string) => string;
  head: Readonly<Record<'number' | 'name' | 'club' | 'gender' | 'class', string>>;
  way: number;
  isRepeated: boolean;
}

const titleOf = ({ category, age, letter, isFemale }: Unit): string =>
  category === 'Tanding'
    ? `TANDING ${age} ${isFemale ? 'PUTRI' : 'PUTRA'} KELAS ${letter}`
    : `${category} ${isFemale ? 'PUTRI' : 'PUTRA'} ${age}`;
const classOf = ({ category, letter }: Unit): string => (category === 'Tanding' ? letter : '');
/** By what is said of each, in the order of the list. */
const grouped = (units: readonly Unit[], keyOf: (of: Unit) => string): Map<string, Unit[]> => {
  const groups = new Map<string, Unit[]>();
  for (const one of units) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};
/** A row for each of a unit; the number counts units. */
const each = (units: readonly Unit[], row: (of: Unit, name: string, member: number) => string[]): string[][] =>
  units.flatMap((of, at) => of.names.map((name, nth) => [nth === 0 ? String(at + 1) : '', ...row(of, name, nth)]));

const LAYOUTS: Readonly<Record<string, (units: Unit[], words: Words) => string[][]>> = {
  'columns, what is the same written once': (units, { head, gender, upper, isRepeated }) => [
    [head.number, head.name, head.club, head.gender, 'Kategori', head.class, 'Golongan'],
    ...each(units, (of, name, nth) => {
      const once = (text: string) => (nth === 0 || isRepeated ? text : '');
      return [name, once(of.club), gender(of), once(upper(of.category)), classOf(of), once(upper(of.age))];
    }),
  ],
  'the event in one column': (units, { head, upper }) => [
    [head.number, head.name, head.club, 'Nomor Pertandingan'],
    ...each(units, (of, name) => [name, of.club, upper(titleOf(of))]),
  ],
  'a table for each event': (units, { head, isRepeated }) =>
    [...grouped(units, titleOf)].flatMap(([title, own]) => [
      [title.toUpperCase()],
      [head.number, head.name, head.club],
      ...each(own, (of, name, nth) => [name, nth === 0 || isRepeated ? of.club : '']),
    ]),
  'a block for each contingent': (units, { head, gender, way }) => [
    [head.number, head.name, head.gender, 'Kategori', head.class, 'Golongan'],
    ...[...grouped(units, ({ club }) => club)].flatMap(([club, own]) => [
      [`${['KONTINGEN : ', 'Kontingen: ', 'Kontingen '][way % 3]}${club}`],
      ...each(own, (of, name) => [name, gender(of), of.category, classOf(of), of.age]),
    ]),
  ],
  'the contingent once beside all of its own': (units, { head, gender }) => [
    [head.number, 'Kontingen', head.name, head.gender, 'Kategori', head.class, 'Golongan'],
    ...[...grouped(units, ({ club }) => club)].flatMap(([club, own], at) =>
      own.flatMap((of, place) =>
        of.names.map((name, nth) => {
          const isFirst = place === 0 && nth === 0;
          const lead = isFirst ? [String(at + 1), club] : ['', ''];
          return [...lead, name, gender(of), of.category, classOf(of), of.age];
        }),
      ),
    ),
  ],
  'all of a unit in one cell': (units, { head, gender, way }) => [
    [head.number, head.name, head.gender, 'Kategori', head.class, 'Golongan', head.club],
    ...units.map((of, at) => {
      const names = of.names.join([' / ', ' & ', ', ', ' dan '][way % 4]);
      return [String(at + 1), names, gender(of), of.category, classOf(of), of.age, of.club];
    }),
  ],
  'members counted below their event': (units, { head }) => [
    [head.number, 'Nomor Pertandingan', head.name, head.club],
    ...each(units, (of, name, nth) => {
      const counted = of.names.length > 1 ? `${nth + 1}. ${name}` : name;
      return nth === 0 ? [titleOf(of), counted, of.club] : ['', counted, ''];
    }),
  ],
  'classes with men and women beside one another': (all, { head }) => {
    const units = all.filter(({ category }) => category === 'Tanding');
    return [...grouped(units, ({ age }) => age)].flatMap(([age, own]) => [
      [`TANDING ${age.toUpperCase()}`],
      ['KELAS', 'PUTRA', head.club, 'PUTRI', head.club],
      ...[...grouped(own, ({ letter }) => letter)].flatMap(([letter, of]) => {
        const [men, women] = [false, true].map((isFemale) => of.filter((one) => one.isFemale === isFemale));
        return Array.from({ length: Math.max(men?.length ?? 0, women?.length ?? 0) }, (_, at) => {
          const [man, woman] = [men?.[at], women?.[at]];
          const side = (one: Unit | undefined) => [one?.names[0] ?? '', one?.club ?? ''];
          return [at === 0 ? letter : '', ...side(man), ...side(woman)];
        });
      }),
    ]);
  },
  'the event behind each name': (units, { head, upper, way }) => [
    [head.number, ['Nama & Kelas', 'NAMA / NOMOR', 'Nama Atlet (Kategori)'][way % 3] ?? '', head.club],
    ...each(units, (of, name) => [
      [`${name} - ${upper(titleOf(of))}`, `${name} / ${titleOf(of)}`, `${name} (${titleOf(of)})`][way % 3] ?? '',
      of.club,
    ]),
  ],
  'NIK and birth below each name': (units, { head, gender, way }) => [
    [head.number, head.name, head.gender, 'Kategori', head.class, 'Golongan', head.club],
    ...units.flatMap((of, at) =>
      of.names.flatMap((name, nth) => [
        [String(at + 1), name, gender(of), of.category, classOf(of), of.age, of.club],
        ['', `${way % 2 === 0 ? '' : 'NIK : '}33180112031${String(at * 10 + nth).padStart(5, '0')}`],
        ...(way % 3 === 0 ? [['', `Pati, ${nth + 1}-5-2010`]] : []),
      ]),
    ),
  ],
  'ages and genders before columns of classes': (all) => {
    const units = all.filter(({ category }) => category === 'Tanding');
    const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const lines = grouped(units, ({ age, isFemale }) => `${age} ${isFemale ? 'Putri' : 'Putra'}`);
    return [
      ['GOLONGAN', ...letters.map((letter) => `KELAS ${letter}`)],
      ...[...lines].map(([line, own]) => [
        line,
        ...letters.map((one) =>
          own
            .filter(({ letter }) => letter === one)
            .map(({ names: [name = ''], club }) => `${name} (${club})`)
            .join('\n'),
        ),
      ]),
    ];
  },
};

const wordsOf = ({ way, isCapital, isRepeated }: Drawn): Words => {
  const [man = '', woman = ''] =
    [
      ['L', 'P'],
      ['Pa', 'Pi'],
      ['PUTRA', 'PUTRI'],
      ['Laki-laki', 'Perempuan'],
    ][way % 4] ?? [];
  const pick = (words: readonly string[]) => words[way % words.length] ?? '';
  const head = {
    number: pick(['No', 'NO.']),
    name: pick(['Nama', 'NAMA ATLET', 'Nama Pesilat']),
    club: pick(['Kontingen', 'ASAL KONTINGEN', 'Perguruan']),
    gender: pick(['L/P', 'JK', 'Jenis Kelamin', 'PA/PI']),
    class: pick(['Kelas', 'KLS']),
  };
  const upper = (text: string) => (isCapital ? text.toUpperCase() : text);
  return { gender: ({ isFemale }) => (isFemale ? woman : man), upper, head, way, isRepeated };
};

const csvOf = (rows: readonly string[][]): Buffer => {
  const width = Math.max(...rows.map(({ length }) => length));
  return Buffer.from(
    rows.map((row) => Array.from({ length: width }, (_, at) => `"${row[at] ?? ''}"`).join()).join('\n'),
  );
};

it.each(Object.entries(LAYOUTS))(`%s (${RUNS} lists)`, async (_, layOut) => {
  await fc.assert(
    fc.asyncProperty(drawn, async (list) => {
      let taken = 0;
      const all = list.units.map((one): Unit => {
        const size = SIZES[one.category];
        taken += size;
        return { ...one, names: list.names.slice(taken - size, taken) };
      });
      const rows = layOut(all, wordsOf(list));
      fc.pre(rows.length > 2);
      const written = JSON.stringify(rows);
      const units = all.filter(({ names }) => names.every((name) => written.includes(name)));
      const read = await readEntryList(csvOf(rows), WORDS);
      if (!read.ok) throw new Error(`refused: ${JSON.stringify(read.message)}`);
      const told = read.rows.map(({ cells }) => {
        const said = [cells.category, cells.className, cells.ageCategory].map((cell) => readEntryWords(cell, WORDS));
        const gender = readGender(cells.gender) ?? said.find((one) => one.gender !== undefined)?.gender;
        const event = said.find(({ category }) => category !== undefined)?.category ?? 'Tanding';
        const age = said.find((one) => one.age !== undefined)?.age;
        const letter = event === 'Tanding' ? said.find(({ className }) => className !== undefined)?.className : '';
        return [cells.name, nameKey(cells.contingent), event, age, gender, letter].join(' · ');
      });
      const wanted = units.flatMap((of) =>
        of.names.map((name) =>
          [name, nameKey(of.club), of.category, of.age, of.isFemale ? 'female' : 'male', classOf(of)].join(' · '),
        ),
      );
      expect(told.sort()).toEqual(wanted.sort());
      // of one unit all have one label, if any
      const labels = new Map(read.rows.map(({ cells }) => [cells.name, cells.team]));
      for (const { names } of units) expect(new Set(names.map((name) => labels.get(name))).size).toBe(1);
    }),
    { numRuns: RUNS },
  );
});
