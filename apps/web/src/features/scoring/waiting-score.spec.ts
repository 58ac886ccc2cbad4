// What waits on the tablet counts there at once, and the next step follows from it.
import { rulesOf } from '@gelanggang/domain/testing/ipsi-2025-rules';
import { withWaiting } from './waiting-score';

const NIL = { score: 0, penalties: [], knockdowns: [] };
const RULES = rulesOf('dewasa');
type Waiting = Parameters<typeof withWaiting>[1][number];
const fault = (id: string, round = 1): Waiting => ({
  round,
  act: { name: 'POST /panel/penalties', request: { body: { corner: 'blue', fault: id } } },
});
const counted = (count: number): Waiting => ({
  round: 1,
  act: { name: 'POST /panel/knockdowns', request: { body: { corner: 'blue', count } } },
});
const shown = (...waiting: Waiting[]) => withWaiting(NIL, waiting, 'blue', RULES);
const steps = (...waiting: Waiting[]) => shown(...waiting).penalties.map(({ step }) => step);

it('adds points of its corner alone', () => {
  const thrown: Waiting = { round: 1, act: { name: 'POST /panel/throws', request: { body: { corner: 'blue' } } } };
  const kicked: Waiting = {
    round: 1,
    act: { name: 'POST /panel/hits', request: { body: { corner: 'blue', kind: 'kick' } } },
  };
  const other: Waiting = { round: 1, act: { name: 'POST /panel/throws', request: { body: { corner: 'red' } } } };
  expect(shown(thrown, kicked, other).score).toBe(5);
});

it('[R25-T21] counts what waits towards the next step', () => {
  expect(steps(fault('g-keluar'), fault('g-keluar'), fault('g-keluar'))).toEqual([
    'pembinaan',
    'pembinaan',
    'teguran-1',
  ]);
  expect(shown(fault('g-merangkul'), fault('g-merangkul')).score).toBe(-3);
});

it('[R25-T24] counts a fault that is entered later in the round that it names', () => {
  const later: Waiting = {
    round: 2,
    act: { name: 'POST /panel/penalties', request: { body: { corner: 'blue', fault: 'g-merangkul', round: 1 } } },
  };
  expect(shown(fault('g-merangkul'), later).penalties).toEqual([
    { step: 'teguran-1', round: 1 },
    { step: 'teguran-2', round: 1 },
  ]);
});

it('[R25-T24] begins teguran anew in another round', () => {
  expect(steps(fault('g-merangkul'), fault('g-merangkul', 2))).toEqual(['teguran-1', 'teguran-1']);
});

it('[R25-T37] gives the teguran of a count to nine', () => {
  expect(shown(counted(9))).toEqual({ score: -1, penalties: [{ step: 'teguran-1', round: 1 }], knockdowns: [9] });
  expect(shown(counted(4))).toEqual({ score: 0, penalties: [], knockdowns: [4] });
});

it('takes the step that was chosen, and nothing after the disqualification', () => {
  const chosen: Waiting = {
    round: 1,
    act: {
      name: 'POST /panel/penalties',
      request: { body: { corner: 'blue', fault: 'g-keluar', step: 'peringatan-1', reason: 'x' } },
    },
  };
  expect(steps(chosen)).toEqual(['peringatan-1']);
  expect(steps(fault('g-menancapkan'), fault('g-keluar'))).toEqual(['diskualifikasi']);
});

it('leaves withdrawals and the clock to the server', () => {
  const waiting: Waiting[] = [
    {
      round: 1,
      act: {
        name: 'POST /panel/points/{id}/withdraw',
        request: { params: { id: 5 }, body: { reason: 'Salah sudut' } },
      },
    },
    { round: 1, act: { name: 'POST /panel/clock', request: { body: { step: 'pause' } } } },
  ];
  expect(shown(...waiting)).toEqual(NIL);
});
