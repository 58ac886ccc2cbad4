// The geometry of brackets: nothing overlaps and every winner's line meets its next slot.
import { layoutBracket, type LayoutMatch } from './bracket-layout';
import { fontSizeOf } from './bracket-styles';

const SIZES = (['name', 'lost', 'open', 'contingent', 'mark', 'head', 'time', 'byeBox'] as const).map(fontSizeOf);

function fullBracket(rounds: number, hasThirdPlace = false): LayoutMatch[] {
  const matches: LayoutMatch[] = [];
  let id = 1;
  for (let round = 1; round <= rounds; round++) {
    for (let position = 1; position <= 2 ** (rounds - round); position++) {
      matches.push({ id: id++, round, position, isThirdPlace: false });
    }
  }
  if (hasThirdPlace) matches.push({ id: id++, round: rounds, position: 2, isThirdPlace: true });
  return matches;
}

describe('layoutBracket', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('gives both corners of every match of %i rounds a line of its own', (rounds) => {
    const matches = fullBracket(rounds);
    const { slots } = layoutBracket(matches);
    expect(slots).toHaveLength(2 * matches.length);
    const places = new Set(slots.map((slot) => `${slot.x1}/${slot.y}`));
    expect(places.size).toBe(slots.length);
  });

  it.each([2, 3, 4, 5, 6])(
    'puts the partai box of a match where its winner’s next line begins (%i rounds)',
    (rounds) => {
      const matches = fullBracket(rounds);
      const { slots, connectors, finalBox } = layoutBracket(matches);
      for (const match of matches) {
        const next = matches.find((m) => m.round === match.round + 1 && m.position === Math.ceil(match.position / 2));
        if (!next || next.id === finalBox?.matchId) continue;
        const corner = match.position % 2 === 1 ? 'blue' : 'red';
        const line = slots.find((slot) => slot.matchId === next.id && slot.corner === corner);
        const connector = connectors.find((c) => c.matchId === match.id);
        expect([connector?.boxX, connector?.boxY]).toEqual([line?.x1, line?.y]);
      }
    },
  );

  it('fits sixteen into the width of a desk (1280 less its margins) with no letter under 11 px', () => {
    const smallest = Math.min(...SIZES);
    expect((layoutBracket(fullBracket(4)).width * 11) / smallest).toBeLessThanOrEqual(1280 - 2 * 48);
  });

  it('keeps every line inside the picture, a third-place match too', () => {
    for (const rounds of [2, 3, 4, 6]) {
      const { slots, width, height } = layoutBracket(fullBracket(rounds, true));
      for (const slot of slots) {
        expect(Math.min(slot.x1, slot.x2)).toBeGreaterThanOrEqual(0);
        expect(Math.max(slot.x1, slot.x2)).toBeLessThanOrEqual(width);
        expect(slot.y).toBeLessThan(height);
      }
    }
  });

  it('puts the third-place match under the final of a two-sided bracket, clear of every other line', () => {
    for (const rounds of [4, 5, 6]) {
      for (const leaf of [54, 66]) {
        const matches = fullBracket(rounds, true);
        const thirdId = matches.at(-1)?.id;
        const { slots, connectors, height } = layoutBracket(matches, { leaf });
        const third = slots.filter((slot) => slot.matchId === thirdId);
        const others = slots.filter((slot) => slot.matchId !== thirdId);
        for (const line of third) {
          expect(line.y + 20).toBeLessThan(height);
          const crossed = others.filter(
            (other) =>
              Math.abs(other.y - line.y) < 40 &&
              Math.max(other.x1, other.x2) > line.x1 &&
              Math.min(other.x1, other.x2) < line.x2,
          );
          expect(crossed).toEqual([]);
          expect(connectors.filter(({ matchId, x }) => matchId !== thirdId && x > line.x1 && x < line.x2)).toHaveLength(
            1,
          );
        }
      }
    }
  });

  it("draws no line of the final's frame through a name or a contingent", () => {
    const { slots, finalBox } = layoutBracket(fullBracket(4));
    const middle = (finalBox?.y ?? 0) + (finalBox?.height ?? 0) / 2;
    for (const { y } of slots.filter((slot) => slot.matchId === finalBox?.matchId)) {
      // the name stands 9 above its line, the contingent 14 below
      expect(middle <= y - 9 - fontSizeOf('name') || middle >= y + 14 + 3).toBe(true);
    }
  });

  it('gives a small tree the width that there is, and a large one no less than it needs', () => {
    const widthOf = (rounds: number, width?: number) => layoutBracket(fullBracket(rounds), { width }).width;
    expect(widthOf(3, 1160)).toBe(1160);
    expect(widthOf(2, 1160)).toBeGreaterThan(widthOf(2));
    expect(widthOf(3, 500)).toBe(widthOf(3));
    expect(widthOf(4, 1160)).toBe(widthOf(4));
  });

  it('has room for a second line on paper, and where the lines of two corners are as far apart elsewhere', () => {
    for (const slot of layoutBracket(fullBracket(3, true)).slots) expect(slot.below).toBe(2);
    const low = layoutBracket(fullBracket(3, true), { leaf: 42 }).slots.filter(({ x1 }) => x1 === 0);
    const later = layoutBracket(fullBracket(3), { leaf: 42 }).slots.filter(({ x1 }) => x1 > 0);
    for (const { above, below } of low) expect([above, below]).toEqual([1, 1]);
    for (const { above, below } of later) expect([above, below]).toEqual([2, 2]);
  });

  it('fits the width of a desk up to 32 on a screen, with room for a long name on three lines', () => {
    for (const rounds of [2, 3, 4, 5]) {
      const { width, slots, height } = layoutBracket(fullBracket(rounds, true), { width: 1160, wraps: true });
      expect(Math.round(width)).toBeLessThanOrEqual(1160);
      for (const slot of slots) {
        expect(slot.wrapWidth ?? 0).toBeGreaterThan(90);
        expect(slot.y + 28).toBeLessThan(height);
      }
    }
    expect(layoutBracket(fullBracket(4), { width: 1160, wraps: true }).finalBox).not.toBeNull();
    expect(layoutBracket(fullBracket(5), { width: 1160, wraps: true }).finalBox).toBeNull();
  });

  it('grows from both sides towards the middle from 16 slots up', () => {
    expect(layoutBracket(fullBracket(3)).finalBox).toBeNull();
    expect(layoutBracket(fullBracket(4)).finalBox).not.toBeNull();
  });
});
