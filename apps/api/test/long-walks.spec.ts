// Which files of tests `npm test` leaves to `.ci/run`: each says so itself, and CONTRIBUTING.md lists them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourcesOf } from '../../../test/specification/sources';

const [, after = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('**Long walks.**');
const [section = ''] = after.split('\n**');
const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path);

describe('The long walks', () => {
  it('are listed in CONTRIBUTING.md as their files say', () => {
    const marked = sourcesOf('apps').filter(({ text }) => /^\/\/ A long walk\b/m.test(text));
    expect(listed.length).toBeGreaterThan(5);
    expect(marked.map(({ path }) => path).sort()).toEqual(listed.sort());
  });
});
