// The protest card of a performance: one each, after it, for two things, and what it is called.
import fc from 'fast-check';
import { IPSI_2025_JURUS } from '../rules/ipsi-2025-jurus';
import { CARD_OUTCOMES } from '../scoring/protest-cards';
import {
  CARDS_A_PERFORMANCE,
  decidedJurusCardText,
  itemsOfClaim,
  JURUS_CARD_CLAIMS,
  openJurusCardText,
  raiseJurusCard,
  type RaisedJurusCard,
} from './jurus-cards';

/** What a table may press, in whatever order. */
const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({ act: 'stop' as const }) },
    { weight: 1, arbitrary: fc.constantFrom({ act: 'run' as const }, { act: 'again' as const }) },
    { weight: 4, arbitrary: fc.constant({ act: 'raise' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('decide' as const), outcome: fc.constantFrom(...CARD_OUTCOMES) }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('withdraw' as const), which: fc.nat(5) }) },
  ),
  { maxLength: 40 },
);

describe("a performance's protest card", () => {
  it('[R25-P03] is never more than one, raised after the performance, in 10,000 histories of raising, deciding, taking back and performing again', () => {
    fc.assert(
      fc.property(acts, (history) => {
        let cards: RaisedJurusCard[] = [];
        let time: Parameters<typeof raiseJurusCard>[1] = 'not-begun';
        for (const one of history) {
          if (one.act === 'run') time = 'running';
          if (one.act === 'stop' && time === 'running') time = 'stopped';
          if (one.act === 'again') [cards, time] = [[], 'not-begun'];
          if (one.act === 'raise' && raiseJurusCard(cards, time).ok) {
            if (time !== 'stopped') return false;
            cards.push({ outcome: null, isWithdrawn: false });
          }
          const open = cards.find((card) => card.outcome === null && !card.isWithdrawn);
          if (one.act === 'decide' && open) open.outcome = one.outcome;
          const chosen = one.act === 'withdraw' ? cards[one.which] : undefined;
          if (chosen) chosen.isWithdrawn = true;
          if (cards.filter((card) => !card.isWithdrawn).length > CARDS_A_PERFORMANCE) return false;
        }
        return true;
      }),
      { numRuns: 10_000 },
    );
  });

  it('[R25-P03] says why it cannot be raised', () => {
    const used: RaisedJurusCard = { outcome: 'rejected', isWithdrawn: false };
    expect(raiseJurusCard([], 'not-begun')).toEqual({ ok: false, code: 'not-over' });
    expect(raiseJurusCard([], 'running')).toEqual({ ok: false, code: 'not-over' });
    expect(raiseJurusCard([], 'stopped')).toEqual({ ok: true });
    expect(raiseJurusCard([used], 'stopped')).toEqual({ ok: false, code: 'used-up' });
    expect(raiseJurusCard([{ ...used, outcome: null }], 'stopped')).toEqual({ ok: false, code: 'undecided' });
    expect(raiseJurusCard([{ ...used, isWithdrawn: true }], 'stopped')).toEqual({ ok: true });
  });

  it('[R25-P03] is for two things only, each with the items of the event that it concerns', () => {
    const items = (event: 'seni_tunggal' | 'seni_ganda' | 'seni_regu' | 'solo_kreatif') =>
      JURUS_CARD_CLAIMS.map((claim) => itemsOfClaim(IPSI_2025_JURUS.events[event], claim));
    expect(items('seni_tunggal')).toEqual([['weapon-fallen', 'dress', 'held'], ['out']]);
    expect(items('seni_ganda')).toEqual([
      ['weapon-unplanned', 'dress', 'held'],
      ['out', 'weapon-outside'],
    ]);
    expect(items('seni_regu')).toEqual([['dress', 'held'], ['out']]);
    expect(items('solo_kreatif')).toEqual([
      ['weapon-unplanned', 'weapon-broken', 'dress'],
      ['foot-out', 'weapon-outside'],
    ]);
  });

  it('tells everybody why the performance waits, and what was decided', () => {
    const missed = { claim: 'out', is_against: false, item: null } as const;
    expect(openJurusCardText(missed)).toBe('Kartu protes: pesilat atau senjata keluar gelanggang, tidak dihukum');
    expect(decidedJurusCardText({ ...missed, item: 'out' }, 'accepted')).toBe(
      'Kartu protes sah: Keluar gelanggang −0,50',
    );
    const given = { claim: 'out', is_against: true, item: 'out' } as const;
    expect(openJurusCardText(given)).toBe('Kartu protes: hukuman Keluar gelanggang tidak tepat');
    expect(decidedJurusCardText(given, 'accepted')).toBe('Kartu protes sah: hukuman Keluar gelanggang dibatalkan');
    expect(decidedJurusCardText(given, 'rejected')).toBe('Kartu protes tidak sah: keputusan tetap');
    const described = { claim: 'description', is_against: false, item: null } as const;
    expect(openJurusCardText(described)).toBe('Kartu protes: tidak sesuai deskripsi');
    expect(decidedJurusCardText(described, 'accepted')).toBe('Kartu protes sah: juri memperbaiki nilainya');
  });
});
