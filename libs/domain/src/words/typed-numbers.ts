// Numbers as people type them: decimal digits with a comma or a point, nothing else that JavaScript would take for a number.

/**
 * '62,5', '62.5', ' -3 ', '.5'; NaN for all others. `Number` alone reads '0x40' as 64, '1e3' as 1000, 'Infinity' as such and
 * a blank as 0.
 */
export function decimalOf(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?(\d{1,16}(\.\d{0,100})?|\.\d{1,100})$/.test(plain) ? Number(plain) : NaN;
}
