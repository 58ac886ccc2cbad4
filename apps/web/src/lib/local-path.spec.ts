// Where signing in may lead: to pages of this site only.
import { localPath } from './local-path';

const HERE = 'https://gelanggang.test';

it('keeps a page of this site with its query', () => {
  expect(localPath('/admin/payment?page=2#atas', HERE)).toBe('/admin/payment?page=2#atas');
  expect(localPath('/contingent-registration/1', HERE)).toBe('/contingent-registration/1');
});

it.each([
  'https://jahat.test/',
  '//jahat.test/',
  '/\\jahat.test',
  '\\\\jahat.test',
  '/\t/jahat.test',
  '/\n\\jahat.test',
  '/..//jahat.test',
  '/.//jahat.test',
  'javascript:alert(1)',
  ' https://jahat.test',
  '',
  null,
])('leads nowhere else: %j', (given) => {
  expect(localPath(given, HERE)).toBeNull();
});
