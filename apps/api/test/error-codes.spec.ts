// docs/error-codes.md says the codes that the catalogues have.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

it('is as `npm run error-codes` prints it, and names each code once', () => {
  const print = "import('./scripts/error-codes.mjs').then(async ({ errorCodes }) => console.log(await errorCodes()))";
  const printed = execFileSync(process.execPath, ['-e', print], { encoding: 'utf8' });
  const page = readFileSync('docs/error-codes.md', 'utf8');
  expect(printed.trim()).toBe(page.trim());
  const codes = [...page.matchAll(/^\| `([\w.]+)`/gm)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(300);
  expect(new Set(codes).size).toBe(codes.length);
});
