// What a judge enters: the score that it comes to, what is sent, and when it is the same as what was sent.
import { bodyOf, draftOf, isSame, scoreOfDraft } from './judge-draft';

const empty = draftOf(null);

it('has no score until all of it is given', () => {
  expect(scoreOfDraft({ form: 'moves', list: { first: 1, last: 7 } }, empty)).toBeNull();
  expect(
    scoreOfDraft({ form: 'moves', list: { first: 1, last: 7 } }, { ...empty, mistakes: [1200, 3400], steadiness: 7 }),
  ).toBe(995);
  expect(scoreOfDraft({ form: 'criteria' }, { ...empty, criteria: [10, 20, null] })).toBeNull();
  expect(scoreOfDraft({ form: 'criteria' }, { ...empty, criteria: [10, 20, 30] })).toBe(970);
  expect(scoreOfDraft({ form: 'whole' }, { ...empty, score: 950 })).toBe(950);
});

it('sends its own form and nothing else, in points', () => {
  const draft = { ...empty, mistakes: [1200], steadiness: 7, criteria: [10, 20, 30], score: 950 };
  expect(bodyOf('moves', draft)).toEqual({ mistakes: [1200], steadiness: 0.07 });
  expect(bodyOf('criteria', draft)).toEqual({ criteria: [0.1, 0.2, 0.3] });
  expect(bodyOf('whole', draft)).toEqual({ score: 9.5 });
});

it('is the same as what was sent until something changes', () => {
  const own = { score: 9.95, mistakes: [1200, 3400], places: [], steadiness: 0.07, criteria: [] };
  expect(isSame('moves', draftOf(own), own)).toBe(true);
  expect(isSame('moves', { ...draftOf(own), mistakes: [1200] }, own)).toBe(false);
  expect(isSame('moves', draftOf(own), null)).toBe(false);
});

it('[R25-J23] says where a mistake was seen only where the judge did, and never changes the score by it', () => {
  const draft = { ...empty, mistakes: [1200, 3400], places: [null, 5], steadiness: 7 };
  expect(bodyOf('moves', draft)).toEqual({ mistakes: [1200, 3400], places: [null, 5], steadiness: 0.07 });
  expect(scoreOfDraft({ form: 'moves', list: { first: 1, last: 7 } }, draft)).toBe(995);
  expect(bodyOf('moves', { ...draft, places: [null, null] })).not.toHaveProperty('places');
  const own = { score: 9.95, mistakes: [1200, 3400], places: [null, 5], steadiness: 0.07, criteria: [] };
  expect(isSame('moves', draftOf(own), own)).toBe(true);
  expect(isSame('moves', { ...draftOf(own), places: [1, 5] }, own)).toBe(false);
});
