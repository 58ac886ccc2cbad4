// What rounds are called (Spec 2 §9).
import { inRoundOrder, matchRoundLabel, roundLabels, roundText } from './round-labels';

describe('round labels', () => {
  it('are those of the specification for one to six rounds', () => {
    expect(roundLabels(1)).toEqual(['Final']);
    expect(roundLabels(2)).toEqual(['Semifinal', 'Final']);
    expect(roundLabels(3)).toEqual(['Perempat Final', 'Semifinal', 'Final']);
    expect(roundLabels(4)).toEqual(['Penyisihan', 'Perempat Final', 'Semifinal', 'Final']);
    expect(roundLabels(5)).toEqual(['Penyisihan', 'Babak 2', 'Perempat Final', 'Semifinal', 'Final']);
    expect(roundLabels(6)).toEqual(['Penyisihan', 'Babak 2', 'Babak 3', 'Perempat Final', 'Semifinal', 'Final']);
  });

  it('call none of several pairs that lead nowhere a final, and put them before every other round', () => {
    expect(matchRoundLabel({ round: 1, isThirdPlace: false }, null)).toBe('Babak 1');
    expect(inRoundOrder(['Final', 'Babak 1', 'Semifinal'])).toEqual(['Babak 1', 'Semifinal', 'Final']);
  });

  it('are put in the order in which rounds are held, each once, the tenth after the second', () => {
    const held = ['Penyisihan', 'Babak 2', 'Babak 10', 'Perempat Final', 'Semifinal', 'Perebutan Juara 3', 'Final'];
    expect(inRoundOrder([...held, 'Final'].reverse())).toEqual(held);
  });

  it('are read in the reader’s language, and what is none as it stands', () => {
    expect(['Final', 'Babak 12', 'Penyisihan', 'Babak', 'Babak 2b', 'Sub Babak 2'].map(roundText)).toEqual([
      ...['Final', 'Babak 12', 'Penyisihan', 'Babak', 'Babak 2b', 'Sub Babak 2'],
    ]);
  });

  it('call the third-place match by its own name, though it stands in the round of the final', () => {
    expect(matchRoundLabel({ round: 3, isThirdPlace: true }, 3)).toBe('Perebutan Juara 3');
    expect(matchRoundLabel({ round: 3, isThirdPlace: false }, 3)).toBe('Final');
  });
});
