// What pools are called: 'Pool A' … 'Pool Z', 'Pool AA', …

export function poolName(number: number): string {
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `Pool ${letters}`;
}
