// Protest cards: two a match for each corner, one at a time, and what a verdict of the judges makes of one.
import fc from 'fast-check';
import { CORNERS, otherCorner } from '../words/corners';
import {
  askedAbout,
  CARD_CLAIMS,
  CARD_MS,
  CARD_OUTCOMES,
  CARDS_A_MATCH,
  cardsLeft,
  decidedCardText,
  faultToEnter,
  openCardText,
  outcomeBy,
  raiseCard,
  type RaisedCard,
  readCardTime,
  throwBeside,
} from './protest-cards';
import { VERDICTS } from './verdicts';

/** What a table may press, in whatever order. */
const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('raise' as const), corner: fc.constantFrom(...CORNERS) }) },
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('decide' as const), outcome: fc.constantFrom(...CARD_OUTCOMES) }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('withdraw' as const), which: fc.nat(9) }) },
  ),
  { maxLength: 40 },
);

describe('protest cards', () => {
  it('[R25-P01] are never more than two a match for a corner, in 10,000 histories of raising, deciding and taking back', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (history, returns) => {
        const cards: RaisedCard[] = [];
        for (const one of history) {
          if (one.act === 'raise' && raiseCard(cards, one.corner).ok) {
            cards.push({ corner: one.corner, outcome: null, isReturned: false, isWithdrawn: false });
          }
          const open = cards.find((card) => card.outcome === null && !card.isWithdrawn);
          if (one.act === 'decide' && open) {
            open.outcome = one.outcome;
            open.isReturned = returns && one.outcome === 'accepted';
          }
          const chosen = one.act === 'withdraw' ? cards[one.which] : undefined;
          if (chosen) chosen.isWithdrawn = true;
          const standing = cards.filter((card) => !card.isWithdrawn);
          const isWithin = CORNERS.every((corner) => {
            const own = standing.filter((card) => card.corner === corner);
            const used = own.filter((card) => !card.isReturned).length;
            return (
              used <= CARDS_A_MATCH &&
              (returns || own.length <= CARDS_A_MATCH) &&
              cardsLeft(cards, corner) === CARDS_A_MATCH - used
            );
          });
          if (!isWithin || standing.filter((card) => card.outcome === null).length > 1) return false;
        }
        return true;
      }),
      { numRuns: 10_000 },
    );
  });

  it('[R25-P01] say why one cannot be raised', () => {
    const used: RaisedCard = { corner: 'blue', outcome: 'accepted', isReturned: false, isWithdrawn: false };
    expect(raiseCard([used, used], 'blue')).toEqual({ ok: false, code: 'used-up' });
    expect(raiseCard([used, used], 'red')).toEqual({ ok: true });
    expect(raiseCard([used, { ...used, isReturned: true }], 'blue')).toEqual({ ok: true });
    expect(raiseCard([{ ...used, outcome: null }], 'red')).toEqual({ ok: false, code: 'undecided' });
  });

  it('[R25-P04] leave the commission five minutes', () => {
    expect(readCardTime(1_000, 1_000)).toEqual({ leftMs: CARD_MS, isUp: false });
    expect(readCardTime(1_000, CARD_MS + 999)).toEqual({ leftMs: 1, isUp: false });
    expect(readCardTime(1_000, CARD_MS + 1_000)).toEqual({ leftMs: 0, isUp: true });
    expect(readCardTime(1_000, 0)).toEqual({ leftMs: CARD_MS, isUp: false });
  });

  it('[R25-P04] are decided by the verdict of the judges where the commission has not', () => {
    const accepted = (claim: (typeof CARD_CLAIMS)[number]) =>
      VERDICTS.filter((verdict) => outcomeBy(claim, 'blue', verdict) === 'accepted');
    expect(accepted('throw')).toEqual(['blue']);
    expect(accepted('no-throw')).toEqual(['blue', 'none']);
    expect(accepted('fault')).toEqual(['red']);
    expect(accepted('no-fault')).toEqual(['red', 'none']);
    expect(CARD_CLAIMS.map(askedAbout)).toEqual(['throw', 'throw', 'violation', 'violation']);
  });

  it('[R25-T13] enter the throw that most judges saw, also where it was the other one’s than the card said', () => {
    const beside = (claim: (typeof CARD_CLAIMS)[number]) => VERDICTS.map((one) => throwBeside(claim, 'blue', one));
    // of blue, red, nobody; an accepted card for an own throw enters it itself
    expect(beside('throw')).toEqual([null, 'red', null]);
    expect(beside('no-throw')).toEqual(['blue', null, null]);
    expect([...beside('fault'), ...beside('no-fault')]).toEqual(Array(6).fill(null));
    const toEnter = (claim: (typeof CARD_CLAIMS)[number]) => VERDICTS.map((one) => faultToEnter(claim, 'blue', one));
    expect(toEnter('fault')).toEqual(['blue', 'red', null]);
    expect(toEnter('no-fault')).toEqual([null, 'red', null]);
    expect([...toEnter('throw'), ...toEnter('no-throw')]).toEqual(Array(6).fill(null));
  });

  it('hold with the corners exchanged', () => {
    const other = (verdict: (typeof VERDICTS)[number]) => (verdict === 'none' ? verdict : otherCorner(verdict));
    for (const claim of CARD_CLAIMS) {
      for (const verdict of VERDICTS) {
        expect(outcomeBy(claim, 'blue', verdict)).toBe(outcomeBy(claim, 'red', other(verdict)));
      }
    }
  });

  it('tell everybody why the match waits, and what was decided', () => {
    expect(openCardText({ corner: 'blue', claim: 'no-throw' })).toBe('Kartu protes Biru: jatuhan Merah tidak sah');
    expect(openCardText({ corner: 'red', claim: null })).toBe('Kartu protes Merah');
    expect(decidedCardText({ corner: 'blue', claim: 'throw', outcome: 'rejected', thrower: 'red' })).toBe(
      'Kartu protes Biru tidak sah: jatuhan untuk Merah',
    );
    expect(decidedCardText({ corner: 'blue', claim: 'no-throw', outcome: 'accepted', thrower: 'blue' })).toBe(
      'Kartu protes Biru sah: jatuhan Merah dibatalkan, jatuhan untuk Biru',
    );
    expect(decidedCardText({ corner: 'blue', claim: 'no-throw', outcome: 'accepted' })).toBe(
      'Kartu protes Biru sah: jatuhan Merah dibatalkan',
    );
    expect(decidedCardText({ corner: 'red', claim: 'fault', outcome: 'rejected' })).toBe(
      'Kartu protes Merah tidak sah: keputusan tetap',
    );
  });
});
