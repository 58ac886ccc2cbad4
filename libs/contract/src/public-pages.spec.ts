// Which public page a path names, also where somebody made the path to be read slowly.
import { firstCalls } from './first-screen';
import { partsOf, publicPageAt } from './public-pages';

it.each([
  ['/', ['']],
  ['', ['']],
  ['///', ['']],
  ['/detail/piala', ['detail', 'piala']],
  ['//detail/piala//', ['detail', 'piala']],
  ['/detail//piala', ['detail', '', 'piala']],
])('%j is read as %j', (path, parts) => {
  expect(partsOf(path)).toEqual(parts);
});

it('finds the page of a path with slashes at its end', () => {
  expect(publicPageAt('/detail/piala/')?.slug).toBe('piala');
});

it.each([
  ['slashes and one letter', `/a${'/'.repeat(15_500)}x`],
  ['slashes before a page', `${'/'.repeat(15_500)}detail/piala`],
  ['many parts', 'a/'.repeat(8_000)],
])('takes no longer than the length of a path of %s', (_what, path) => {
  const began = performance.now();
  for (let times = 0; times < 20; times += 1) {
    publicPageAt(path);
    firstCalls(path);
  }
  // looked at again from each slash, twenty of them take a minute
  expect(performance.now() - began).toBeLessThan(5_000);
});
