// Contingents at the foot of their blocks: nobody is of the one that is named above.
import { told } from '../../test/typed-lists';

const HEAD = 'No|Nama|L/P|Tgl Lahir|BB';
const BUDI = '1|Budi Santoso|L|12-03-2011|45';
const SITI = '2|Siti Aminah|P|05-06-2010|48';
const AGUS = '1|Agus Salim|L|01-01-2012|41';

it('a contingent below the only list is that of all of its athletes', () => {
  const text = `\n${HEAD}\n${BUDI}\n${SITI}\nKontingen : PSHT SLEMAN\nPelatih : Pak Hadi`;
  expect(told(text, 'contingent', 'name')).toEqual(['PSHT SLEMAN · Budi Santoso', 'PSHT SLEMAN · Siti Aminah']);
});

it('each block has the name at its foot, where lines between the blocks show whose it is', () => {
  const text = `
${HEAD}
${BUDI}
${SITI}
Kontingen : PSHT SLEMAN

${HEAD}
${AGUS}
Kontingen : TS BANTUL`;
  expect(told(text, 'contingent', 'name')).toEqual([
    'PSHT SLEMAN · Budi Santoso',
    'PSHT SLEMAN · Siti Aminah',
    'TS BANTUL · Agus Salim',
  ]);
});

it('nobody has one where the names may as well stand above', () => {
  const text = `
${HEAD}
${BUDI}
${SITI}
Kontingen : PSHT SLEMAN
${HEAD}
${AGUS}
Kontingen : TS BANTUL`;
  expect(told(text, 'contingent')).toEqual(['', '', '']);
});

it('names above stay those of the athletes below, also where the first block or the last one has none', () => {
  const above = `
KONTINGEN : PSHT SLEMAN
${HEAD}
${BUDI}
KONTINGEN : TS BANTUL
${AGUS}
KONTINGEN : KAB. PATI`;
  expect(told(above, 'contingent')).toEqual(['PSHT SLEMAN', 'TS BANTUL']);
  const first = `\n${HEAD}\n${BUDI}\nKONTINGEN : TS BANTUL\n${AGUS}`;
  expect(told(first, 'contingent')).toEqual(['', 'TS BANTUL']);
  expect(told(`\n${HEAD}\n${BUDI}\nKontingen : 12`, 'contingent')).toEqual(['']);
});
