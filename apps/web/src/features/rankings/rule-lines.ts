// What is written in the lines of a rule's form, and back: 'Remaja = 80'.

export type Lines = [string, string][];

/** The two sides of each line; null where a line has no two. */
export function sidesOf(text: string): { sides: Lines; wrong: string | null } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const sides = lines.map((line): [string, string] => {
    const at = line.indexOf('=');
    return at < 0 ? ['', ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  const wrong = lines.find((_, at) => sides[at]?.includes('')) ?? null;
  return { sides, wrong };
}

export const linesOf = (rows: readonly (readonly [string | number, string | number])[]): string =>
  rows.map(([left, right]) => `${left} = ${right}`).join('\n');

/** '5, 3, 1' as numbers; what is none becomes NaN, which the server refuses with the field. */
export const numbersOf = (text: string): number[] =>
  text
    .split(/[,;\s]+/)
    .filter((one) => one !== '')
    .map((one) => (/^\d{1,5}$/.test(one) ? Number(one) : -1));

export const percentOf = (text: string): number => (/^\d{1,5} ?%?$/.test(text) ? Number.parseInt(text, 10) : -1);
