// Which tournament may be deleted with everything in it.
import { wholeDeletionRefusal } from './whole-deletion';

it('is one that nobody outside saw or paid', () => {
  const draft = { wasPublic: false, isAway: false, isRehearsal: false, hasOutsideMoney: false };
  expect(wholeDeletionRefusal(draft)).toBeNull();
  expect(wholeDeletionRefusal({ ...draft, wasPublic: true })).toBe('was-public');
  expect(wholeDeletionRefusal({ ...draft, isAway: true })).toBe('away');
  expect(wholeDeletionRefusal({ ...draft, hasOutsideMoney: true })).toBe('outside-money');
  expect(wholeDeletionRefusal({ ...draft, isRehearsal: true, wasPublic: true })).toBe('rehearsal');
});
