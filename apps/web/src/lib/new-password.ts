// A first password that is easy to read aloud: three groups of four, without letters that look alike.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

export function newPassword(): string {
  // 248 = 8 × 31: what is above would favour the first letters
  const values: number[] = [];
  while (values.length < GROUPS * GROUP_LENGTH) {
    values.push(...crypto.getRandomValues(new Uint8Array(32)).filter((value) => value < 248));
  }
  const letters = values.slice(0, GROUPS * GROUP_LENGTH).map((value) => LETTERS[value % LETTERS.length] ?? '');
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
