// Who has nobody to fight: no medal for being drawn, and what an organiser may decide otherwise.
import { LONE_RULES, loneTakesGold, mayDraw, willBeFought } from './lone-entrants';

describe('[R25-G17] an entrant without an opponent', () => {
  it.each(LONE_RULES)('takes nothing while others are still at it (%s)', (rule) => {
    expect(loneTakesGold(rule, false)).toBe(false);
  });

  it('takes gold in the end only where the organiser says so', () => {
    expect(LONE_RULES.filter((rule) => loneTakesGold(rule, true))).toEqual(['gold']);
  });

  it('keeps the champion open before the draw only where it will take a gold; two entrants always do', () => {
    expect(LONE_RULES.filter((rule) => willBeFought(rule, 1))).toEqual(['gold']);
    expect(LONE_RULES.filter((rule) => willBeFought(rule, 2))).toEqual([...LONE_RULES]);
    expect(LONE_RULES.filter((rule) => willBeFought(rule, 0))).toEqual([]);
  });

  it('may not be drawn alone only where classes of one must be merged', () => {
    expect(LONE_RULES.filter((rule) => !mayDraw(rule, 1))).toEqual(['must-merge']);
    expect(LONE_RULES.filter((rule) => !mayDraw(rule, 2))).toEqual([]);
  });
});
