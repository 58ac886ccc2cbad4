// Which papers of a register are missing for a tournament.
import { papersMissing } from './register-papers';

const photo = { kind: 'photo', datedOn: null } as const;
const certificate = { kind: 'birth-certificate', datedOn: null } as const;
const letter = (datedOn: string) => ({ kind: 'health-letter', datedOn }) as const;

describe('papers in the register', () => {
  it('names what is not there', () => {
    expect(papersMissing([], '2026-12-10')).toEqual(['photo', 'birth-certificate', 'health-letter']);
    expect(papersMissing([photo, certificate, letter('2026-12-08')], '2026-12-10')).toEqual([]);
  });

  it('counts a letter of more than seven days before the start as none', () => {
    expect(papersMissing([photo, certificate, letter('2026-12-03')], '2026-12-10')).toEqual([]);
    expect(papersMissing([photo, certificate, letter('2026-12-02')], '2026-12-10')).toEqual(['health-letter']);
  });
});
