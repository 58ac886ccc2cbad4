// At the desk, what is typed stands above what the judges' panels give, and the rest follows the panels.
import { typedScores, withPanels } from './judged-entry';

const panels = (scores: number[], penalty: number | null = null, judges = 4) => ({
  judges,
  penalty,
  scores: scores.map((score, index) => ({ seat: index + 1, score, deduction: 0 })),
});
const nothing = { scores: ['', '', '', ''], penalty: '' };

it('shows what panels gave, for as many judges as there are, until something is typed', () => {
  expect(withPanels(nothing, 4, null)).toEqual(nothing);
  // the clock's time is filled in by others
  expect(withPanels({ ...nothing, minutes: '', seconds: '' } as typeof nothing, 4, null)).toEqual(nothing);
  expect(withPanels(nothing, 4, panels([]))).toEqual(nothing);
  expect(withPanels(nothing, 4, panels([9.5, 9.6]))).toEqual({ scores: ['9,50', '9,60', '', ''], penalty: '' });
  expect(withPanels(nothing, 4, panels([9.5], 0.5, 6))).toEqual({
    scores: ['9,50', '', '', '', '', ''],
    penalty: '0,50',
  });
  expect(withPanels({ scores: ['', '9,10', '', ''], penalty: '0' }, 4, panels([9.5, 9.6], 0.5))).toEqual({
    scores: ['9,50', '9,10', '', ''],
    penalty: '0',
  });
});

it('keeps as typed only what was typed: a judge who thinks again is followed', () => {
  const shown = withPanels(nothing, 4, panels([9.5, 9.6])).scores;
  const typed = typedScores(['9,50', '9,70', '', ''], shown, nothing.scores);
  expect(typed).toEqual(['', '9,70', '', '']);
  expect(withPanels({ scores: typed, penalty: '' }, 4, panels([9.4, 9.6])).scores).toEqual(['9,40', '9,70', '', '']);
  // six judges instead of four, by hand
  expect(typedScores(['9,50', '9,60', '', '', '', ''], shown, nothing.scores)).toEqual(['', '', '', '', '', '']);
});
