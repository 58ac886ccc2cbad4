// What judges answer to a question of the table, and by how many it is decided (rulebook 2025, art. 14.6.d.2, 15.2.c).
import fc from 'fast-check';
import { VERDICTS, verdictOf } from './verdicts';

describe('a verification', () => {
  it('is decided by two of three who say the same, and against it when all three differ', () => {
    const rule = { judges: 3, agree: 2 };
    expect(verdictOf(['blue'], rule)).toBeNull();
    expect(verdictOf(['blue', 'red'], rule)).toBeNull();
    expect(verdictOf(['blue', 'blue'], rule)).toBe('blue');
    expect(verdictOf(['blue', 'red', 'none'], rule)).toBe('none');
    expect(verdictOf(['none', 'none'], rule)).toBe('none');
  });

  it('does not hang on the order of the answers', () => {
    const answers = fc.array(fc.constantFrom(...VERDICTS), { maxLength: 5 });
    fc.assert(
      fc.property(answers, (given) => {
        const rule = { judges: 5, agree: 3 };
        expect(verdictOf([...given].reverse(), rule)).toBe(verdictOf(given, rule));
      }),
    );
  });
});
