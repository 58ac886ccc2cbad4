// Lengths of tanding matches as the rulebook tables them.
import { IPSI_2025 } from '../athletes/ipsi-2025';
import { DEFAULT_MATCH_DURATION, drawnMatchLengthSeconds, MATCH_DURATIONS, matchLengthSeconds } from './match-length';

describe('the length of a match', () => {
  it('is that of the rulebook for every age: 4:00, 8:00 or 3:00 with breaks', () => {
    const minutes = Object.fromEntries(IPSI_2025.map((age) => [age.name, matchLengthSeconds(age) / 60]));
    expect(minutes).toMatchObject({ 'Usia Dini 1': 4, 'Usia Dini 2': 4, 'Pra Remaja': 8, Remaja: 8, Dewasa: 8 });
    expect(minutes).toMatchObject({ 'Master 1': 4, 'Master 2': 3 });
  });

  it('takes the drawing’s own round length, with the rounds and breaks of the age', () => {
    const plan = { roundCount: 3, roundSeconds: 120, breakSeconds: 60 };
    expect(drawnMatchLengthSeconds(plan, 180)).toBe(3 * 180 + 2 * 60);
    expect(drawnMatchLengthSeconds(plan, null)).toBe(480);
  });

  it('of one round has no break', () => {
    expect(matchLengthSeconds({ roundCount: 1, roundSeconds: 90, breakSeconds: 60 })).toBe(90);
  });

  it('is offered in the steps of the specification, with 180 as the default', () => {
    expect(MATCH_DURATIONS).toEqual([60, 90, 120, 150, 180, 210, 240, 270, 300]);
    expect(DEFAULT_MATCH_DURATION).toBe(180);
  });
});
