// At the desk, what is entered stands above what the panels give, and the rest follows the panels.
import type { CouncilEntries } from '@gelanggang/contract/jurus-panels';
import { type Judged, typedScores, withPanels } from './judged-entry';

const panels = (scores: number[], entries: Partial<CouncilEntries> = {}, judges = 4) => ({
  judges,
  items: [],
  disqualified: null,
  ...entries,
  scores: scores.map((score, index) => ({
    seat: index + 1,
    score,
    mistakes: [],
    places: [],
    steadiness: null,
    criteria: [],
  })),
});
const nothing: Judged = { scores: ['', '', '', ''], items: null, outcome: null, reason: '', reached: '' };
const shown = (over: object = {}) => ({ ...nothing, items: [], outcome: 'performed', ...over });

it('shows what panels gave, for as many judges as there are, until something is typed', () => {
  expect(withPanels(nothing, 4, null)).toEqual(shown());
  expect(withPanels(nothing, 4, panels([]))).toEqual(shown());
  expect(withPanels(nothing, 4, panels([9.5, 9.6]))).toEqual(shown({ scores: ['9,50', '9,60', '', ''] }));
  expect(withPanels(nothing, 4, panels([9.5], {}, 6)).scores).toEqual(['9,50', '', '', '', '', '']);
  expect(withPanels({ ...nothing, scores: ['', '9,10', '', ''] }, 4, panels([9.5, 9.6])).scores).toEqual([
    ...['9,50', '9,10', '', ''],
  ]);
});

it("shows the council's items and its disqualification, until the desk says otherwise", () => {
  const items = [{ id: 3, item: 'held' as const, at: 41_000 }];
  const out = { id: 4, reason: 'unfinished' as const, reached: 5 };
  expect(withPanels(nothing, 4, panels([], { items }))).toEqual(shown({ items: [{ item: 'held', at: 41_000 }] }));
  expect(withPanels({ ...nothing, items: [] }, 4, panels([], { items })).items).toEqual([]);
  expect(withPanels(nothing, 4, panels([], { disqualified: out }))).toMatchObject({
    ...{ outcome: 'disqualified', reason: 'unfinished', reached: '5' },
  });
  expect(withPanels({ ...nothing, outcome: 'performed' }, 4, panels([], { disqualified: out })).outcome).toBe(
    'performed',
  );
});

it('keeps as typed only what was typed: a judge who thinks again is followed', () => {
  const seen = withPanels(nothing, 4, panels([9.5, 9.6])).scores;
  const typed = typedScores(['9,50', '9,70', '', ''], seen, nothing.scores);
  expect(typed).toEqual(['', '9,70', '', '']);
  expect(withPanels({ ...nothing, scores: typed }, 4, panels([9.4, 9.6])).scores).toEqual(['9,40', '9,70', '', '']);
  // six judges instead of four, by hand
  expect(typedScores(['9,50', '9,60', '', '', '', ''], seen, nothing.scores)).toEqual(['', '', '', '', '', '']);
});
