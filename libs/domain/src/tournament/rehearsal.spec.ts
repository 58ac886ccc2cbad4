// What tells a rehearsal from a real tournament.
import { slugOf } from '../words/slug';
import { hasRehearsalName, isRehearsal, otherSlug, rehearsalName, rehearsalSlug } from './rehearsal';

const SLUG = rehearsalSlug('0123456789abcdef');

it('is known by its address', () => {
  expect(isRehearsal(SLUG)).toBe(true);
  for (const slug of ['latihan', 'latihan-bersama', 'piala-gelanggang', `${SLUG}-2`, `x-${SLUG}`, undefined]) {
    expect(isRehearsal(slug)).toBe(false);
  }
});

it('is not what a real tournament is taken for, whatever it is called', () => {
  const named = slugOf('Latihan 0123456789ABCDEF');
  expect(named).toBe(SLUG);
  expect(isRehearsal(otherSlug(named))).toBe(false);
  expect(otherSlug('piala-gelanggang')).toBe('piala-gelanggang');
});

it('says in its name what it is', () => {
  expect(hasRehearsalName(rehearsalName('Piala Gelanggang'))).toBe(true);
  expect(hasRehearsalName('Piala Latihan')).toBe(false);
});
