// Who wins a match that somebody who stands in it may not fight (rulebook 2025).
import { barredText, whyNeither, winnerOver } from './barred';

it('[R25-G04] the other one wins, and of two who both may not nobody does', () => {
  expect(winnerOver([{ corner: 'blue', by: 'out-of-class' }])).toBe('red');
  expect(winnerOver([{ corner: 'red', by: 'doping' }])).toBe('blue');
  expect(
    winnerOver([
      { corner: 'red', by: 'absent' },
      { corner: 'blue', by: 'out-of-class' },
    ]),
  ).toBeNull();
  expect(() => winnerOver([])).toThrow('Both may fight.');
});

it('[R25-T05] who was absent after the third call does not win over who may not fight either', () => {
  expect(winnerOver([{ corner: 'blue', by: 'out-of-class' }], ['red'])).toBeNull();
  expect(winnerOver([{ corner: 'blue', by: 'out-of-class' }], ['blue'])).toBe('red');
});

it('[R25-T47] why nobody has won is of both', () => {
  expect(whyNeither(['absent', 'out-of-class'])).toBe('both-out-at-scales');
  expect(whyNeither(['doping', 'doping'])).toBe('both-disqualified');
  expect(whyNeither(['doping', 'absent'])).toBe('both-barred');
});

it('says why with the article', () => {
  expect(barredText('out-of-class')).toBe('di luar kelas saat timbang badan (Pasal 2.4.b.2)');
});
