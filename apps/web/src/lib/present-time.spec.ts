// A phone whose clock is wrong still knows what is soon.
import { hearTime, onOtherTime, presentTime } from './present-time';

const HOUR = 3_600_000;
const answer = (at: number, more: Record<string, string> = {}) =>
  new Headers({ date: new Date(at).toUTCString(), 'content-type': 'application/json; charset=utf-8', ...more });
const error = () => Math.round((presentTime() - Date.now()) / 60_000);
let told = 0;
const stop = onOtherTime(() => (told += 1));

beforeEach(() => {
  hearTime(answer(Date.now()));
  told = 0;
});
afterAll(() => {
  hearTime(answer(Date.now()));
  stop();
});

it('is the server’s where the device is wrong by hours, told once', () => {
  hearTime(answer(Date.now() - 3 * HOUR));
  hearTime(answer(Date.now() - 3 * HOUR + 2_000));
  expect([error(), told]).toEqual([-180, 1]);
  hearTime(answer(Date.now() + 26 * HOUR));
  expect([error(), told]).toEqual([26 * 60, 2]);
});

it('is the device’s own again once its clock was set', () => {
  hearTime(answer(Date.now() - 3 * HOUR));
  hearTime(answer(Date.now() + 1_000));
  expect(error()).toBe(0);
});

it('takes no answer’s way, no age, no answer that was kept and no page of a network for a wrong clock', () => {
  hearTime(answer(Date.now() - 60_000));
  hearTime(answer(Date.now() - HOUR, { age: '3600' }));
  hearTime(answer(Date.now() - HOUR, { 'content-type': 'text/html' }));
  hearTime(answer(Date.now() - HOUR, { 'cache-control': 'public, max-age=3600' }));
  hearTime(new Headers({ 'content-type': 'application/json' }));
  hearTime(answer(Date.now() - HOUR, { age: 'old' }));
  expect([error(), told]).toEqual([0, 0]);
});
