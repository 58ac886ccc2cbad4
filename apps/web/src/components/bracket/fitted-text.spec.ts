// How a name fits its line in a bracket.
import { fitted, widthOf } from './fitted-text';

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
});
