// Pairs and teams whose members stand below one another: who performs with whom is never guessed by the order alone.
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Pra Remaja', 'Remaja'] };

function teams(...lines: string[]): string[] {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  const sheet = { name: 'Sheet1', rows };
  const read = readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
  return read.rows.map(({ cells }) => [cells.name, cells.category, cells.ageCategory, cells.team].join(' · '));
}

const HEAD = 'No|Kategori|Nama|L/P|Golongan|NIK';

describe('Members below one another', () => {
  it('belong together by the number of their pair', () => {
    expect(
      teams(
        HEAD,
        '1|Ganda 1|Adi Bela|L|Remaja|',
        '2|Ganda 2|Budi Bela|L|Remaja|',
        '3|Ganda 1|Cahya Bela|L|Remaja|',
        '4|Ganda 2|Dedi Bela|L|Remaja|',
        '5|Ganda 1|Eka Bela|P|Remaja|',
        '6|Ganda 1|Fani Bela|P|Remaja|',
      ).map((row) => row.replace(/ · .* · /, ' · ')),
    ).toEqual([
      'Adi Bela · Ganda 1 Putra Remaja',
      'Budi Bela · Ganda 2 Putra Remaja',
      'Cahya Bela · Ganda 1 Putra Remaja',
      'Dedi Bela · Ganda 2 Putra Remaja',
      'Eka Bela · Ganda 1 Putri Remaja',
      'Fani Bela · Ganda 1 Putri Remaja',
    ]);
  });

  it('are counted within one pair where each number stands once, and Regu A is an event', () => {
    const rows = [HEAD, '1|Ganda 1|Adi Bela|L|Remaja|', '2|Ganda 2|Budi Bela|L|Remaja|', '3|Regu A|Ida Bela|P|Remaja|'];
    expect(teams(...rows).map((row) => row.split(' · ')[3])).toEqual(['', '', '']);
  });

  it('belong together by the number before their own', () => {
    for (const [a, b, c] of [
      ['1a', '1b', '2a'],
      ['1.1', '1.2', '2.1'],
    ]) {
      const rows = [
        HEAD,
        `${a}|Regu|Adi Bela|L|Remaja|`,
        `${b}|Regu|Budi Bela|L|Remaja|`,
        `${c}|Regu|Cici Bela|L|Remaja|`,
      ];
      const pair = 'Adi Bela / Budi Bela';
      expect(teams(...rows).map((row) => row.split(' · ')[3])).toEqual([pair, pair, 'Cici Bela']);
    }
  });

  it('stand in one cell with a dash between, and their numbers with a comma', () => {
    const niks = '3302050101110001, 3302050101110002';
    expect(teams(HEAD, `1|Ganda|Adi Bela - Budi Bela|L|Remaja|${niks}`)).toEqual([
      'Adi Bela · Ganda · Remaja · Adi Bela / Budi Bela',
      'Budi Bela · Ganda · Remaja · Adi Bela / Budi Bela',
    ]);
  });

  it('belong together by a number that is written once, with what the first of them says for all', () => {
    expect(
      teams(
        HEAD,
        '1|Ganda|Adi Bela|L|Remaja|',
        '2|Ganda|Budi Bela|L|Remaja|',
        '||Cahya Bela|L||3302050101110003',
        '3|Tanding|Dedi Bela|L|Remaja|',
        '||Eka Bela|L|Remaja|',
      ),
    ).toEqual([
      'Adi Bela · Ganda · Remaja · Adi Bela',
      'Budi Bela · Ganda · Remaja · Budi Bela / Cahya Bela',
      'Cahya Bela · Ganda · Remaja · Budi Bela / Cahya Bela',
      'Dedi Bela · Tanding · Remaja · ',
      'Eka Bela ·  · Remaja · ',
    ]);
  });

  it('go by the label that the first of them has', () => {
    const rows = ['SENI REGU REMAJA', 'No|Tim|Nama|NIK', '1|Kudus A|Adi Bela|1', '||Budi Bela|2', '||Cahya Bela|3'];
    expect(teams(...rows).map((row) => row.split(' · ')[3])).toEqual(['Kudus A', 'Kudus A', 'Kudus A']);
  });
});

describe('Several names in one cell', () => {
  it('are parted by commas and "dan" where as many are named as perform together', () => {
    const rows = [HEAD, '1|Ganda|Adi Bela, Budi Bela|L|Remaja|', '2|Regu|Ida G., S.Pd, Ina dan Isa|P|Remaja|'];
    expect(teams(...rows).map((row) => row.split(' · ')[0])).toEqual([
      ...['Adi Bela', 'Budi Bela', 'Ida G., S.Pd', 'Ina', 'Isa'],
    ]);
  });

  it('are one name with its titles otherwise', () => {
    const rows = [HEAD, '1|Ganda|H. Adi Bela, S.Pd., M.Pd|L|Remaja|', '2|Tunggal|Budi, Cahya|L|Remaja|'];
    expect(teams(...rows).map((row) => row.split(' · ')[0])).toEqual(['H. Adi Bela, S.Pd., M.Pd', 'Budi, Cahya']);
  });
});

describe('Three who each name the two others', () => {
  const row = (name: string, mates: string) => `${name}|Regu|L|Remaja||${mates}`;
  const labels = (...rows: string[]) =>
    teams('Nama|Kategori|L/P|Golongan|NIK|Tim', ...rows).map((told) => told.split(' · ')[3]);

  it('are one team', () => {
    expect(labels(row('Adi', 'Budi, Cahya'), row('Budi', 'Adi & Cahya'), row('Cahya', 'Budi dan Adi'))).toEqual([
      ...['Adi / Budi / Cahya', 'Adi / Budi / Cahya', 'Adi / Budi / Cahya'],
    ]);
  });

  it('stay as they are written where one names somebody else', () => {
    const rows = [row('Adi', 'Budi, Cahya'), row('Budi', 'Adi, Dedi'), row('Cahya', 'Budi, Adi')];
    expect(labels(...rows)).toEqual(['Budi, Cahya', 'Adi, Dedi', 'Budi, Adi']);
  });
});
