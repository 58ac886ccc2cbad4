// The site's language is looked up when a request comes, and aside from it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventReader } from '@gelanggang/platform/events/event-reader';
import type { DataSource } from 'typeorm';
import { SiteWording } from './site-wording';

const requests = new AsyncLocalStorage<string>();
const within: (string | undefined)[] = [];

const dataSource = {
  query: async () => {
    within.push(requests.getStore());
    return [{ wording: 'en' }];
  },
} as unknown as DataSource;
const reader = {
  lastSeq: async () => {
    within.push(requests.getStore());
    return 1;
  },
} as unknown as EventReader;

it('is what was known before to the request that comes first, whose work it is not', async () => {
  const site = new SiteWording(dataSource, reader);
  expect(requests.run('a request', () => site.wording())).toBe('default');
  await new Promise((turn) => setImmediate(turn));
  expect(requests.run('the next', () => site.wording())).toBe('en');
  expect(within).toEqual([undefined, undefined]);
});
