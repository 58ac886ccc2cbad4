// Which way a printed bracket lies.
import { bracketPaper } from './bracket-paper';

describe('The paper of a bracket (spec 2 §9)', () => {
  it('stands for Full Prestasi, and lies for every other chart', () => {
    expect(bracketPaper(0)).toMatchObject({ orientation: 'portrait', width: 210 });
    for (const chart of [2, 4, 6, 8, 16] as const) expect(bracketPaper(chart).orientation).toBe('landscape');
  });

  it('lets a tree of 16 slots grow to one side where the paper stands, from both sides where it lies', () => {
    expect(bracketPaper(0).twoSidedFrom).toBeGreaterThan(16);
    expect(bracketPaper(16).twoSidedFrom).toBe(16);
  });
});
