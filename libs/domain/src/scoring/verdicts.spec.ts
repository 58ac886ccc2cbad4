// What judges answer to a question of the table, and what most of them say (rulebook 2025, art. 14.6.d.2, 15.2.c).
import fc from 'fast-check';
import { cases } from '../testing/rulebook-cases';
import { type Verdict, VERDICTS, verdictOf } from './verdicts';

const SIGNS: Readonly<Record<string, Verdict>> = { B: 'blue', R: 'red', N: 'none' };

/** Of so many judges: their answers so far, what most of them say; '–' while that is open. */
const ANSWERS = cases(`
  3 |       | –
  3 | B     | –
  3 | B R   | –
  3 | B B   | blue
  3 | N N   | none
  3 | R B B | blue
  3 | B R N | none
  # five judges: two alike are not most of them, whatever makes a point
  5 | B B       | –
  5 | B B R R   | –
  5 | B B R R R | red
  5 | R R R     | red
  5 | B B R R N | none
  5 | N N N B B | none
  4 | B B       | –
  4 | B B R R   | none
  4 | B B R N   | blue
  2 | B R       | none
  2 | R R       | red
`);

describe('a verification', () => {
  it.each(ANSWERS)('[R25-T13] of %s judges, «%s» so far, says %s', (judges, answers = '', expected) => {
    const given = answers.split(' ').flatMap((sign) => SIGNS[sign] ?? []);
    expect(verdictOf(given, Number(judges)) ?? '–').toBe(expected);
  });

  it('[R25-T13] does not hang on the order of the answers, and stays once it stands', () => {
    const answers = fc.array(fc.constantFrom(...VERDICTS), { maxLength: 5 });
    fc.assert(
      fc.property(answers, (given) => {
        expect(verdictOf([...given].reverse(), 5)).toBe(verdictOf(given, 5));
        const before = verdictOf(given.slice(0, -1), 5);
        if (before !== null) expect(verdictOf(given, 5)).toBe(before);
      }),
    );
  });
});
