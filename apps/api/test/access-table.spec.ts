// The printed table of who may call what says the same as the rows that the guard reads.
import { execFileSync } from 'node:child_process';
import { CALLS } from '@gelanggang/contract/access';

const printed = (...words: string[]) =>
  execFileSync(process.execPath, ['scripts/access.mjs', ...words], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

it('names each call once, with its access, and whether an arena laptop may and the audit writes', () => {
  const rows = CALLS.map(({ name, access, fromArena, audited }) => [
    access,
    name,
    fromArena ? 'arena laptop too' : '',
    audited === false || name.startsWith('GET ') ? '' : 'audited',
  ]);
  expect(printed().sort()).toEqual(rows.sort());
});

it('shows those alone that a word is in', () => {
  const rows = printed('manage drawing');
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(([access]) => access))).toEqual(new Set(['manage drawing']));
});
