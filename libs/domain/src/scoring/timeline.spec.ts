// What happened in a match, told in order: nothing is left out, and the worth of what stands is the score.
import fc from 'fast-check';
import { CORNERS } from '../words/corners';
import { WORTHS } from '../testing/ipsi-2025-rules';
import { HIT_KINDS } from './hit-kinds';
import { PENALTY_STEPS } from './penalty-steps';
import { scoreOf } from './proposed-result';
import { type SheetEntries, timelineOf, titleWithCorner, worthText } from './timeline';
import { scoreText } from './score-text';

const entry = {
  id: fc.integer({ min: 1 }),
  corner: fc.constantFrom(...CORNERS),
  round: fc.integer({ min: 1, max: 3 }),
  at: fc.integer({ min: 0, max: 3_599_999 }).map((ms) => new Date(Date.UTC(2026, 10, 22, 9) + ms).toISOString()),
  withdrawn_reason: fc.option(fc.constantFrom('Di luar gelanggang', 'Salah sudut')),
};
const { withdrawn_reason: _, ...counted } = entry;
const sheets: fc.Arbitrary<SheetEntries> = fc.record({
  points: fc
    .array(
      fc.record({
        ...entry,
        kind: fc.constantFrom(...HIT_KINDS),
        judges: fc.constant([1, 2]),
        is_verified: fc.boolean(),
        is_by_council: fc.constant(false),
        is_by_phone: fc.constant(false),
      }),
    )
    .map((all) => all.map((one) => ({ ...one, worth: WORTHS.points[one.kind] }))),
  penalties: fc
    .array(
      fc.record({
        ...entry,
        step: fc.constantFrom(...PENALTY_STEPS),
        fault: fc.constant(null),
        reason: fc.constant(null),
      }),
    )
    .map((all) => all.map((one) => ({ ...one, worth: WORTHS.penalties[one.step] }))),
  knockdowns: fc.array(fc.record({ ...entry, count: fc.integer({ min: 1, max: 10 }), is_own_fall: fc.boolean() })),
  counted: fc.array(fc.record({ ...counted, by: fc.integer({ min: -20, max: 20 }) })),
  stops: fc.constant([]),
  timers: fc.constant([]),
  verifications: fc.constant([]),
  var_requests: fc.constant([]),
});

it('has every entry once, in order of time, and what stands is worth the score of its corner', () => {
  fc.assert(
    fc.property(sheets, (sheet) => {
      const all = timelineOf(sheet);
      expect(all).toHaveLength(
        sheet.points.length + sheet.penalties.length + sheet.knockdowns.length + (sheet.counted?.length ?? 0),
      );
      expect(all.map((one) => one.at)).toEqual(all.map((one) => one.at).sort());
      const standing = <T extends { withdrawn_reason: string | null }>(entries: readonly T[]) =>
        entries.filter((one) => one.withdrawn_reason === null);
      for (const corner of CORNERS) {
        const worth = all
          .filter((one) => one.corner === corner && !one.isWithdrawn)
          .reduce((sum, one) => sum + one.worth, 0);
        const state = {
          points: standing(sheet.points),
          penalties: standing(sheet.penalties),
          knockdowns: standing(sheet.knockdowns),
          counted: sheet.counted ?? [],
        };
        expect(worth).toBe(scoreOf(state, corner, WORTHS));
      }
    }),
  );
});

it('says who gave a point, why it was withdrawn, and what the judges answered', () => {
  const at = '2026-11-22T09:00:00.000Z';
  const told = timelineOf({
    points: [
      {
        ...{ id: 1, corner: 'blue', round: 1, at, kind: 'kick', worth: 2, judges: [1, 3] },
        ...{ is_verified: false, is_by_council: false, is_by_phone: false, withdrawn_reason: 'Di luar gelanggang' },
      },
    ],
    penalties: [],
    knockdowns: [],
    stops: [],
    timers: [],
    verifications: [
      {
        ...{ id: 2, kind: 'throw', round: 1, asked_at: '2026-11-22T09:00:01.000Z', verdict: 'red' },
        answers: [
          { seat: 1, answer: 'red' },
          { seat: 2, answer: 'none' },
        ],
      },
    ],
    var_requests: [
      {
        ...{ id: 3, corner: 'red', round: 2, requested_at: '2026-11-22T09:00:02.000Z' },
        ...{ outcome: 'rejected', note: 'Tidak terlihat', claim: 'throw', withdrawn_reason: null },
      },
    ],
  });
  expect(told.map((one) => [one.title, one.detail])).toEqual([
    ['Tendangan', 'juri 1, 3 · dibatalkan: Di luar gelanggang'],
    ['Verifikasi jatuhan: Merah', 'juri 1: Merah · juri 2: tidak sah'],
    ['Kartu protes Merah', 'jatuhan Merah tidak dinilai · tidak sah · Tidak terlihat'],
  ]);
  expect([2, 0, -5].map(worthText)).toEqual(['+2', '', '−5']);
  expect([12, 0, -1].map(scoreText)).toEqual(['12', '0', '−1']);
});

it('tells each kind of entry apart, and what is still waiting for an answer', () => {
  const entry = { round: 1, withdrawn_reason: null, corner: 'blue' } as const;
  const at = (second: number) => `2026-11-22T09:00:0${second}.000Z`;
  const told = timelineOf({
    points: [
      {
        ...entry,
        id: 1,
        at: at(1),
        kind: 'throw',
        worth: 3,
        judges: [],
        is_verified: true,
        is_by_council: false,
        is_by_phone: false,
      },
      {
        ...entry,
        id: 2,
        at: at(6),
        kind: 'throw',
        worth: 3,
        judges: [],
        is_verified: false,
        is_by_council: true,
        is_by_phone: false,
      },
    ],
    penalties: [{ ...entry, id: 1, at: at(2), step: 'teguran-1', worth: -1, fault: 'g-merangkul', reason: 'Berulang' }],
    knockdowns: [{ ...entry, id: 1, at: at(3), count: 8, is_own_fall: true }],
    stops: [{ ...entry, id: 1, at: at(7), kind: 'gives-up' }],
    timers: [{ ...entry, id: 1, at: at(8), kind: 'uniform', outcome: 'late' }],
    verifications: [{ id: 1, kind: 'violation', round: 1, asked_at: at(4), verdict: null, answers: [] }],
    var_requests: [
      {
        id: 1,
        corner: 'red',
        round: 1,
        requested_at: at(5),
        outcome: null,
        note: null,
        claim: null,
        withdrawn_reason: null,
      },
    ],
  });
  expect(told.map((one) => [one.key, one.title, one.detail, one.worth, one.isWithdrawn])).toEqual([
    ['point 1', 'Jatuhan', 'verifikasi juri', 3, false],
    ['penalty 1', 'Teguran I', 'Merangkul, menggumul, menjambak · alasan langkah lain: Berulang', -1, false],
    ['knockdown 1', 'Hitungan 8', 'jatuh sendiri', 0, false],
    ['verification 1', 'Verifikasi pelanggaran: menunggu jawaban', '', 0, false],
    ['var 1', 'Kartu protes Merah', 'menunggu jawaban', 0, false],
    ['point 2', 'Jatuhan', 'dewan', 3, false],
    ['stop 1', 'Menyerah', '', 0, false],
    ['timer 1', 'Ganti pakaian', 'lewat 3 menit', 0, false],
  ]);
});

it('names the corner of each line once, whether its title does or not', () => {
  expect(titleWithCorner({ title: 'Jatuhan', corner: 'blue' })).toBe('Jatuhan Biru');
  expect(titleWithCorner({ title: 'Kartu protes Merah', corner: 'red' })).toBe('Kartu protes Merah');
  expect(titleWithCorner({ title: 'Dihentikan wasit', corner: null })).toBe('Dihentikan wasit');
});
