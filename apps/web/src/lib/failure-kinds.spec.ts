// A reading is asked again where it may go well a little later, and only there.
import { isAskedAgain, isAway } from './failure-kinds';

/** As `HttpError` is one. */
const answered = (status: number): Error => Object.assign(new Error(), { status });
const isForTheMoment = (error: Error | null, retry?: boolean) => isAskedAgain({ state: { error }, options: { retry } });

it.each([0, 500, 502, 503, 504])('a reading that failed with %i is asked again, at once and later', (status) => {
  expect(isAway(answered(status))).toBe(true);
  expect(isForTheMoment(answered(status))).toBe(true);
});

it('a reading that was one too many is asked again later, and not at once', () => {
  expect(isAway(answered(429))).toBe(false);
  expect(isForTheMoment(answered(429))).toBe(true);
});

it.each([400, 401, 403, 404, 409, 410, 422])('a refusal with %i stands', (status) => {
  expect(isAway(answered(status))).toBe(false);
  expect(isForTheMoment(answered(status))).toBe(false);
});

it('an answer of another form stands, a fault without an answer does not, and what went well is not asked again', () => {
  expect(isForTheMoment(answered(200))).toBe(false);
  expect(isForTheMoment(new TypeError('Failed to fetch'))).toBe(true);
  expect(isForTheMoment(null)).toBe(false);
});

it('what is tried once only is not asked again', () => {
  expect(isForTheMoment(answered(503), false)).toBe(false);
  expect(isForTheMoment(answered(429), false)).toBe(false);
});
