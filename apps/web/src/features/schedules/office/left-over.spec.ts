// Which matches of a schedule are left over.
import type { ScheduleRow } from '@gelanggang/contract/schedules';
import { MATCH_STATUSES } from '@gelanggang/domain/results/match-steps';
import { isLeftOver, leftIn } from './left-over';

const corner = (name: string, state = 'unit') => ({ name, contingent: { name: 'K' }, state });
const row = (states: string[], values: object = {}) =>
  ({
    scheduled_date: '2026-11-21',
    is_draft: false,
    arena: { id: 1, name: 'A' },
    details: states.map((status, index) => ({
      partai: `A${index + 1}`,
      start_time: '08:00',
      tournament_match: {
        ...{ id: index + 1, kind: 'tanding', status: status === 'bye' ? 'scheduled' : status },
        ...{ participant_one: corner('Ani'), participant_two: corner('Budi', status === 'bye' ? 'bye' : 'unit') },
      },
      seni_match: null,
    })),
    ...values,
  }) as unknown as ScheduleRow;

it('are those that were not fought and have two sides; a called one only once its call is taken back', () => {
  const left = leftIn(row([...MATCH_STATUSES, 'bye']));
  expect(left.map(({ partai, isCalled, names }) => [partai, isCalled, names])).toEqual([
    ['A1', false, ['Ani', 'Budi']],
    ['A2', true, ['Ani', 'Budi']],
  ]);
});

it('are left over once their day is past, in what is published', () => {
  expect(isLeftOver(row(['scheduled']), '2026-11-22')).toBe(true);
  expect(isLeftOver(row(['scheduled']), '2026-11-21')).toBe(false);
  expect(isLeftOver(row(['finished']), '2026-11-22')).toBe(false);
  expect(isLeftOver(row(['scheduled'], { is_draft: true }), '2026-11-22')).toBe(false);
});
