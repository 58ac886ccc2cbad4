// Weights and classes as they are typed: half kilos, bounds of classes, weights below the letters of classes.
import { WORDS, told } from '../../test/typed-lists';
import { readMeasure } from './cell-values';
import { boundsIn } from './class-bounds';
import { readEntryWords } from './entry-words';

it.each([
  ["45'5", 45.5],
  ['45’5 kg', 45.5],
  ['45´5', 45.5],
  ['45 1/2', 45.5],
  ['45 koma 5', 45.5],
  ['45½', 45.5],
])('the weight %j is read', (cell, weight) => expect(readMeasure(cell)).toBe(weight));

it.each(['450', "45'55'5", '4 5', '45-46', '45/46', '100 lbs', '45kg 150cm', '-45', '45.5.0', '4S'])(
  'the weight %j is no plain one',
  (cell) => expect([undefined, 450]).toContain(readMeasure(cell)),
);

it("bounds and open classes are read without blanks: 'U-39', 'Open1'", () => {
  expect(boundsIn('U-39')).toEqual([0, 39]);
  expect(boundsIn('U 39')).toEqual([0, 39]);
  // of an age
  expect(boundsIn('U-17')).toBeNull();
  expect(readEntryWords('Open1', WORDS).className).toBe('open 1');
  expect(readEntryWords('OPEN 2 Putra', WORDS)).toMatchObject({ className: 'open 2', gender: 'male' });
  expect(readEntryWords('Tdg B Pa Rmj', WORDS)).toMatchObject({ category: 'Tanding', className: 'B', age: 'Remaja' });
  // no class, and nobody knows which of two was meant
  expect(readEntryWords('Kelas A1', WORDS).className).toBeUndefined();
  expect(readEntryWords('F/G', WORDS).className).toBeUndefined();
});

it('weights stand below the letters of their classes, and the bounds of the classes between', () => {
  const head = `
TANDING REMAJA
KONTINGEN: PSHT SLEMAN
No|Nama|L/P|Tgl Lahir|NIK|A|B|C|D`;
  const rows = `
1|Budi Santoso|L|12-03-2011|3404011203110001||45|
2|Siti Aminah|P|5-6-2010|3404014506100002|||48,5
3|Agus Salim|L|1-1-2012|3404010101120003|41|`;
  const read = ['Budi Santoso · B · 45', 'Siti Aminah · C · 48,5', 'Agus Salim · A · 41'];
  expect(told(`${head}\n|||||(39-43)|(43-47)|(47-51)|(51-55)${rows}`, 'name', 'className', 'weight')).toEqual(read);
  expect(
    told(`${head}\n|||||39-43|43-47|47-51|51-55${rows}`, 'name', 'className', 'weight').map(
      (one) => one.split(' · ')[2],
    ),
  ).toEqual(['45', '48,5', '41']);
  expect(told(`${head}${rows}`, 'name', 'className', 'weight')).toEqual(read);
});
