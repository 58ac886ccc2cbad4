// In which wording a request is answered.
import { requestWording } from './request-wording';

it.each([
  ['de, fr;q=0.9', 'default'],
  ['en-GB,en;q=0.9,id;q=0.8', 'en'],
  ['id;q=0.5, en;q=0.7', 'en'],
  ['en;q=0, id', 'id'],
  ['ms-MY', 'ms'],
  ['*', 'default'],
  ['de, *;q=0.5, en;q=0.1', 'default'],
  ['', 'default'],
])('answers a program that accepts %p in the wording %p', (header, wording) => {
  expect(requestWording({ 'accept-language': header }, 'default')).toBe(wording);
});

it('answers a browser as the site speaks, whatever its maker has set', () => {
  expect(requestWording({ 'accept-language': 'en-US', 'sec-fetch-mode': 'cors' }, 'id')).toBe('id');
  expect(requestWording({}, 'en')).toBe('en');
});

it('answers as was chosen, if that is a wording', () => {
  const browser = { 'sec-fetch-mode': 'cors', 'accept-language': 'id' };
  expect(requestWording({ ...browser, cookie: 'theme=dark; gelanggang_lang=en' }, 'default')).toBe('en');
  expect(requestWording({ cookie: 'gelanggang_lang=default', 'accept-language': 'en' }, 'id')).toBe('default');
  expect(requestWording({ cookie: 'gelanggang_lang=klingon' }, 'id')).toBe('id');
  expect(requestWording({ cookie: 'not_gelanggang_lang=en' }, 'id')).toBe('id');
});
