// What the digits of a NIK say, on examples and on generated people.
import fc from 'fast-check';
import { factsOfNik, nikFaultText, nikMismatches, readNik } from './nik';

const TODAY = '2026-11-23';
const fault = (cell: string) => {
  const read = readNik(cell);
  return read.ok ? null : read.code;
};

describe('a NIK in a cell', () => {
  it('is read without apostrophe, blanks, dots and dashes', () => {
    for (const cell of ["'3275016507090001", '3275 0165 0709 0001', '3275.0165.0709.0001', ' 3275016507090001\u00a0']) {
      expect(readNik(cell)).toEqual({ ok: true, nik: '3275016507090001' });
    }
  });

  it('is read without what people and programs write around it', () => {
    for (const cell of [
      ...['NIK : 3275016507090001', '3275016507090001 (KIA)', '"3275016507090001"', '3275016507090001;'],
      ...['=3275016507090001', '3275016507090001.0', '3,275,016,507,090,001', 'No. KTP 3275016507090001'],
    ]) {
      expect(readNik(cell)).toEqual({ ok: true, nik: '3275016507090001' });
    }
    expect(fault('3275016507090001 / 3275016507090002')).toBe('not-16-digits');
  });

  it('says in words what is wrong', () => {
    expect(nikFaultText('empty')).toBe('NIK kosong');
    expect(nikFaultText('not-16-digits', 'Nomor KK')).toBe('Nomor KK bukan 16 angka');
    for (const cell of ['', '  ', '-', "'"]) expect(fault(cell)).toBe('empty');
    for (const cell of ['327501', '32750165070900011', '327501650709000A', 'menyusul', '(3275016507090001)']) {
      expect(fault(cell)).toBe('not-16-digits');
    }
  });

  it('knows what a spreadsheet has rounded', () => {
    for (const cell of [
      '3,2E+15',
      '3.27501650709E+15',
      '3e15',
      "'3,27502E+15",
      '≈3275016507090000',
      '3275016507090000',
    ]) {
      expect(fault(cell)).toBe('lost-digits');
    }
    expect(nikFaultText('lost-digits')).toContain('rusak oleh spreadsheet');
  });
});

describe('the digits of a NIK', () => {
  it('say birth date, gender and region; 40 is added to the day of women', () => {
    expect(factsOfNik('3275012507090001', TODAY)).toEqual({
      provinceId: 32,
      districtId: 3275,
      birthDate: '2009-07-25',
      gender: 'male',
    });
    expect(factsOfNik('3275016507090001', TODAY)).toMatchObject({ birthDate: '2009-07-25', gender: 'female' });
  });

  it('mean the latest year that is not in the future', () => {
    expect(factsOfNik('3275012311260001', TODAY)?.birthDate).toBe('2026-11-23');
    expect(factsOfNik('3275012411260001', TODAY)?.birthDate).toBe('1926-11-24');
    expect(factsOfNik('3275012902000001', TODAY)?.birthDate).toBe('2000-02-29');
  });

  it('say nothing of a day that there is not', () => {
    for (const birth of ['310209', '000109', '320109', '400109', '720109', '011309', '010009', '290201']) {
      expect(factsOfNik(`327501${birth}0001`, TODAY)).toMatchObject({ birthDate: null, gender: null });
    }
    expect(factsOfNik('327501250709', TODAY)).toBeNull();
  });

  it('say of every person born in the last hundred years what was written into them', () => {
    const DAY = 86_400_000;
    const last = Date.parse(TODAY) / DAY;
    fc.assert(
      fc.property(
        fc.integer({ min: last - 36_500, max: last }),
        fc.constantFrom('male' as const, 'female' as const),
        fc.integer({ min: 1101, max: 9999 }),
        fc.integer({ min: 1, max: 9999 }),
        (days, gender, districtId, serial) => {
          const birthDate = new Date(days * DAY).toISOString().slice(0, 10);
          const [year = '', month = '', day = ''] = birthDate.split('-');
          const dayDigits = String(Number(day) + (gender === 'female' ? 40 : 0)).padStart(2, '0');
          const nik = `${districtId}01${dayDigits}${month}${year.slice(2)}${String(serial).padStart(4, '0')}`;
          expect(readNik(nik)).toEqual({ ok: true, nik });
          expect(factsOfNik(nik, TODAY)).toEqual({
            provinceId: Math.floor(districtId / 100),
            districtId,
            birthDate,
            gender,
          });
        },
      ),
    );
  });

  it('are read or refused, whatever stands in the cell', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        const read = readNik(cell);
        if (read.ok) expect(read.nik).toMatch(/^\d{16}$/);
        else expect(nikFaultText(read.code)).toMatch(/^NIK /);
      }),
    );
  });
});

describe('a mismatch with the digits', () => {
  const facts = factsOfNik('3275016507090001', TODAY);
  if (!facts) throw new Error('16 digits have facts');

  it('is told for what was said otherwise only', () => {
    expect(nikMismatches({ birthDate: '2009-07-25', gender: 'female' }, facts)).toEqual([]);
    expect(nikMismatches({ birthDate: null, gender: null }, facts)).toEqual([]);
    expect(nikMismatches({ birthDate: '2009-07-24', gender: 'male' }, facts)).toEqual(['birthDate', 'gender']);
    expect(
      nikMismatches({ birthDate: '2009-07-24', gender: 'male' }, { ...facts, birthDate: null, gender: null }),
    ).toEqual([]);
  });
});
