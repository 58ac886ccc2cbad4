// Which records of a performance need that it has begun.
import { DISQUALIFICATIONS } from '../rules/jurus-rules';
import { needsStart } from './needs-start';

it('[R25-J30] a score, and what is seen of a performance alone, need a start; a check before it and an absence need none', () => {
  expect(needsStart({ outcome: 'performed' })).toBe(true);
  expect(needsStart({ outcome: 'absent' })).toBe(false);
  const afterStart = DISQUALIFICATIONS.filter((reason) => needsStart({ outcome: 'disqualified', reason }));
  expect(afterStart).toEqual(['unfinished', 'order', 'time']);
});
