// Where a message stands, over generated screens.
import fc from 'fast-check';
import { type Box, freePlace } from './free-place';

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const at = (
  { left, top }: { left: number; top: number },
  { width, height }: { width: number; height: number },
): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const screen = fc.record({
  page: fc.record({ width: fc.integer({ min: 320, max: 1920 }), height: fc.integer({ min: 480, max: 1200 }) }),
  boxes: fc.array(
    fc.record({
      left: fc.integer({ min: 0, max: 1900 }),
      top: fc.integer({ min: 0, max: 1180 }),
      width: fc.integer({ min: 8, max: 400 }),
      height: fc.integer({ min: 8, max: 60 }),
    }),
    { maxLength: 40 },
  ),
  height: fc.integer({ min: 52, max: 130 }),
});

describe('the place of a message', () => {
  it('is on the screen, below the header, and covers nothing where an empty strip across the page is left', () => {
    fc.assert(
      fc.property(screen, ({ page, boxes, height }) => {
        const size = { width: Math.min(384, page.width - 16), height };
        // nothing stands in the lower part of the page
        const strip = page.height - height - 40;
        const pressables = boxes.map((box) => at(box, box)).filter((box) => box.bottom <= strip);
        const place = at(freePlace(size, page, pressables), size);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.right).toBeLessThanOrEqual(page.width);
        expect(place.bottom).toBeLessThanOrEqual(page.height);
        expect(pressables.filter((one) => overlap(place, one))).toEqual([]);
      }),
    );
  });

  it('stays where it is free, and leaves it as soon as something that can be pressed comes under it', () => {
    const page = { width: 1280, height: 800 };
    const size = { width: 384, height: 60 };
    const now = at({ left: 400, top: 300 }, size);
    expect(freePlace(size, page, [], now)).toEqual({ left: 400, top: 300 });
    const button = at({ left: 420, top: 310 }, { width: 80, height: 40 });
    expect(overlap(at(freePlace(size, page, [button], now), size), button)).toBe(false);
  });

  it('covers as little as there is where all is full', () => {
    const page = { width: 360, height: 740 };
    const rows = Array.from({ length: 20 }, (_, n) => at({ left: 0, top: n * 44 }, { width: 360, height: 40 }));
    const place = at(freePlace({ width: 344, height: 60 }, page, rows), { width: 344, height: 60 });
    expect(rows.filter((row) => overlap(place, row)).length).toBeLessThanOrEqual(2);
  });
});
