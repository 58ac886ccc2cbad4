// Every list that is narrowed to a tournament, and every form that names one, begins with the one that is worked on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(__dirname, '../../web/src');
const sourceOf = (path: string): string => readFileSync(join(WEB, path), 'utf8');

const routes = [...sourceOf('site/office-routes.ts').matchAll(/path: '([^']+)',[^{}]*?page: '([^']+)'/g)].map(
  ([, path = '', page = '']) => ({ path, page }),
);
const context = new Set(
  [.../OF_TOURNAMENT[^[]*\[([^\]]*)\]/.exec(sourceOf('site/tournament-context.ts'))![1]!.matchAll(/'([^']+)'/g)].map(
    ([, path]) => path,
  ),
);

it('is given the tournament that was chosen', () => {
  const ofTournament = routes.filter(
    ({ path, page }) =>
      !path.includes(':') && /<Tournament(?:Filter|Field)\b/.test(sourceOf(`features/${page}.page.tsx`)),
  );
  expect(ofTournament.length).toBeGreaterThan(15);
  expect(ofTournament.map(({ path }) => path).filter((path) => !context.has(path))).toEqual([]);
});
