// Names that pass for other ones: letters of another script that look like ours, written by their numbers.
import { inLatin, mixedWord } from './mixed-scripts';

const [CYRILLIC_VE, CYRILLIC_A, GREEK_OMICRON, CYRILLIC_ZHE] = ['\u0412', '\u0430', '\u03bf', '\u0436'];

it.each([
  [`${CYRILLIC_VE}udi Santoso`, `${CYRILLIC_VE}udi`, 'Budi Santoso'],
  [`Siti Nurh${CYRILLIC_A}liza`, `Nurh${CYRILLIC_A}liza`, 'Siti Nurhaliza'],
  [`K${GREEK_OMICRON}ta Madiun`, `K${GREEK_OMICRON}ta`, 'Kota Madiun'],
  [`Bu${CYRILLIC_ZHE}di`, `Bu${CYRILLIC_ZHE}di`, undefined],
  [`SMP${CYRILLIC_A}1`, `SMP${CYRILLIC_A}1`, 'SMPa1'],
])('%s is told by its word, with what it may mean', (name, word, latin) => {
  expect([mixedWord(name), inLatin(name)]).toEqual([word, latin]);
});

it.each([
  'Budi Santoso',
  "Nur'aini D.",
  'Nguyễn Thị Ánh',
  'Björn Łukasz İpek',
  // of one script each word
  '\u0418\u0432\u0430\u043d Ivan',
  '\u0417\u0435\u0432\u0441',
  '\u4f50\u85e4 Sato',
  'O\u0301 Cathain',
  'Kelas 45 µm',
  '',
])('%s is left as it is', (name) => expect(mixedWord(name)).toBeUndefined());
