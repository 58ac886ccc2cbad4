// How a name fits its line in a bracket.
import { fitted, fittedLines, spaced, widthOf, wrapped } from './fitted-text';

const SIZE = 13.5;

describe('A name in a bracket', () => {
  it('stands as it is where there is room', () => {
    expect(fitted('Taufik Mulyana', 163, SIZE)).toEqual({ text: 'Taufik Mulyana', isNarrow: false });
  });

  it('takes narrow letters before it loses any', () => {
    const name = 'Fatimah Puspitasari';
    expect(fitted(name, widthOf(name, SIZE) - 5, SIZE)).toEqual({ text: name, isNarrow: true });
  });

  it('is cut with an ellipsis only where narrow letters do not help, and fits then', () => {
    const { text } = fitted('Muhammad Abdurrahman Wahid Nasution Harahap', 133, SIZE);
    expect(text).toMatch(/^Muhammad Abdurrahm.*[^ ]…$/);
    expect(widthOf(text, SIZE) * 0.77).toBeLessThanOrEqual(133);
  });

  it('counts capitals as the wider letters that they are', () => {
    expect(widthOf('HASNA PERMATASARI', SIZE)).toBeGreaterThan(widthOf('Hasna Permatasari', SIZE));
  });

  it('stands on several lines where it may, whole and by words', () => {
    const name = 'Muhammad Naufal Hakim Al Farisi';
    const room = { width: 100, lines: 3, fontSize: SIZE };
    expect(wrapped(name, { ...room, oneLine: 400 })).toEqual([name]);
    const lines = wrapped(name, room);
    expect(lines.join(' ')).toBe(name);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(widthOf(line, SIZE)).toBeLessThanOrEqual(100);
    expect(lines.map((_, index) => spaced(lines, index, 'start')).join('')).toBe(name);
    expect(lines.map((_, index) => spaced(lines, index, 'end')).join('')).toBe(name);
  });

  it('goes on to a second line of narrow letters on paper that has room for one, before it loses a letter', () => {
    const name = 'Perguruan Pencak Silat Tapak Suci Putera Muhammadiyah';
    const room = { width: 170, fontSize: 12 };
    expect(fittedLines(name, { ...room, lines: 1 }).text).toMatch(/…$/);
    const { lines, text, isNarrow } = fittedLines(name, { ...room, lines: 2 });
    expect([text, isNarrow, lines.length]).toEqual([name, true, 2]);
    for (const line of lines) expect(widthOf(line, 12) * 0.77).toBeLessThanOrEqual(170);
    expect(fittedLines('Tapak Suci', { ...room, lines: 2 })).toEqual({
      lines: ['Tapak Suci'],
      text: 'Tapak Suci',
      isNarrow: false,
    });
  });

  it('loses letters on several lines only where no line holds them', () => {
    const lines = wrapped('Abdurrahmanwahidnasution Muhammad Abdurrahman Wahid Nasution Harahap', {
      width: 90,
      lines: 2,
      fontSize: SIZE,
    });
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, SIZE)).toBeLessThanOrEqual(90);
  });
});
