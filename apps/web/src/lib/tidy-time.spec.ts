// Times as people type them.
import { tidyTime } from './tidy-time';

describe('a typed time', () => {
  it.each([
    ['07:30', '07:30'],
    ['7:30', '07:30'],
    ['7.30', '07:30'],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['1915', '19:15'],
    ['7', '07:00'],
    ['19', '19:00'],
    [' 8 . 05 ', '08:05'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
  ])('%s is %s', (typed, tidy) => expect(tidyTime(typed)).toBe(tidy));

  it.each(['', '24:00', '2460', '12:60', '07:3x', 'pagi', '12345'])('%j stays as it is', (typed) =>
    expect(tidyTime(typed)).toBe(typed),
  );

  it('is left alone once it is tidy', () => {
    for (let minute = 0; minute < 24 * 60; minute++) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(tidyTime(time)).toBe(time);
    }
  });
});
