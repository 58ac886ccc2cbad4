// The rules of a plan in words: what was asked, what it costs, and why one cannot be kept.
import type { PlanRule } from './plan-rules';
import { costText, impossibleText, ROUND_NAMES, ruleText } from './rule-text';

const names = { arena: (id: number) => `Gelanggang ${id}`, age: (id: number) => `Golongan ${id}` };
const hours = { start: '08:00', end: '12:30' };

it.each<[PlanRule, string]>([
  [{ kind: 'most-per-day', most: 2 }, 'Paling banyak 2 partai per atlet dan hari'],
  [
    { kind: 'round-from', round: 'semifinal', date: '2026-11-21', start: '13:00' },
    'Semifinal tidak sebelum Sab 21 Nov pukul 13.00',
  ],
  [{ kind: 'round-from', round: 'final', date: '2026-11-21', start: null }, 'Final tidak sebelum Sab 21 Nov'],
  [
    { kind: 'round-from', round: 'quarterfinal', date: null, start: '13:00' },
    'Perempat final tidak sebelum pukul 13.00',
  ],
  [{ kind: 'finals-at', date: '2026-11-22', arenaIds: [1, 2] }, 'Final pada Min 22 Nov di Gelanggang 1, Gelanggang 2'],
  [{ kind: 'finals-at', date: null, arenaIds: [3] }, 'Final di Gelanggang 3'],
  [{ kind: 'finals-at', date: '2026-11-22', arenaIds: [] }, 'Final pada Min 22 Nov'],
  [{ kind: 'age-hours', ageCategoryIds: [4, 5], ...hours }, 'Golongan 4, Golongan 5 hanya pukul 08.00–12.30'],
  [{ kind: 'spread' }, 'Dibagi rata ke semua hari'],
  [
    { kind: 'ceremony', name: 'Upacara', date: '2026-11-20', ...hours, arenaIds: [1] },
    'Upacara: Jum 20 Nov pukul 08.00–12.30 di Gelanggang 1',
  ],
  [
    { kind: 'ceremony', name: 'Upacara', date: '2026-11-20', ...hours, arenaIds: [] },
    'Upacara: Jum 20 Nov pukul 08.00–12.30',
  ],
])('the rule %j is told as %s', (rule, text) => expect(ruleText(rule, names)).toBe(text));

it('rounds are told by the names that brackets give them', () => {
  expect(ROUND_NAMES).toEqual({ final: 'Final', semifinal: 'Semifinal', quarterfinal: 'Perempat final' });
});

it.each([
  [{ minutes: 0, matches: 0 }, 'tanpa biaya'],
  [{ minutes: 25, matches: 0 }, '+25 menit'],
  [{ minutes: 119, matches: 0 }, '+119 menit'],
  [{ minutes: 120, matches: 0 }, '+2 jam'],
  [{ minutes: 150, matches: 0 }, '+2 jam 30 menit'],
  [{ minutes: 1440, matches: 0 }, '+1 hari'],
  [{ minutes: 1440 + 120, matches: 0 }, '+1 hari 2 jam'],
  [{ minutes: 2 * 1440 + 5, matches: 0 }, '+2 hari 5 menit'],
  [{ minutes: 25, matches: 1 }, '1 partai tanpa tempat'],
])('a cost of %j is told as %s', (cost, text) => expect(costText(cost)).toBe(text));

it('a rule that cannot be kept is named with the reason', () => {
  const rules: PlanRule[] = [{ kind: 'spread' }, { kind: 'most-per-day', most: 1 }];
  expect(impossibleText({ index: 1, kind: 'too-many-rounds', rounds: 4, days: 3 }, rules, names)).toBe(
    "Aturan 'Paling banyak 1 partai per atlet dan hari' tidak dapat ditepati: bagan terpanjang memerlukan 4 partai beruntun, harinya hanya 3.",
  );
  expect(impossibleText({ index: 0, kind: 'no-session', matches: 6 }, rules, names)).toBe(
    "Aturan 'Dibagi rata ke semua hari' tidak dapat ditepati: tidak ada sesi yang tersisa bagi 6 partai.",
  );
});
