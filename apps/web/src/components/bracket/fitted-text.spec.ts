// How a name fits its line in a bracket.
import { fitted, widthOf } from './fitted-text';

const style = { fontSize: 13.5 };

describe('A name in a bracket', () => {
  it('stands as it is where there is room', () => {
    expect(fitted('Taufik Mulyana', 163, style)).toEqual({ text: 'Taufik Mulyana', style });
  });

  it('takes narrow letters before it loses any', () => {
    const name = 'Fatimah Puspitasari';
    const { text, style: narrow } = fitted(name, widthOf(name, 13.5) - 5, style);
    expect(text).toBe(name);
    expect(narrow.fontStretch).toBe('75%');
  });

  it('is cut with an ellipsis only where narrow letters do not help, and fits then', () => {
    const { text } = fitted('Muhammad Abdurrahman Wahid Nasution Harahap', 133, style);
    expect(text).toMatch(/^Muhammad Abdurrahm.*[^ ]…$/);
    expect(widthOf(text, 13.5) * 0.77).toBeLessThanOrEqual(133);
  });

  it('counts capitals as the wider letters that they are', () => {
    expect(widthOf('HASNA PERMATASARI', 13.5)).toBeGreaterThan(widthOf('Hasna Permatasari', 13.5));
  });
});
