// Who stands higher and who goes on, case by case. Each line holds with the corners exchanged too.
import { otherCorner } from '../words/corners';
import { cases } from '../testing/rulebook-cases';
import { rulesAt } from '../testing/jurus-cases';
import { CALL_MS, readTimer } from '../scoring/table-timers';
import { battleEnd } from './battles';
import { worthOf } from './performance-score';
import { secondsOff } from './performance-time';
import { type Performer, rankPerformances } from './ranking';
import { seniPoolMedals } from './seni-medals';

const SEED = '00000000000000ab';

/** `9.50 -1 1:22`: median, items of 0.50, time; `~` spreads the judges; `dq 7 -1 1:10`: out, jurus shown, items, time; `absent`. */
function performer(unitId: number, line: string, text: string): Performer {
  const rules = rulesAt(line);
  const words = text.split(' ');
  const time = words
    .find((word) => word.includes(':'))
    ?.split(':')
    .map(Number);
  const seconds = time ? 60 * (time[0] ?? 0) + (time[1] ?? 0) : null;
  const penalty = 50 * Number(words.find((word) => word.startsWith('-'))?.slice(1) ?? 0);
  if (words[0] === 'absent') return { unitId, outcome: 'absent', worth: null };
  if (words[0] === 'dq') {
    const reached = /^\d+$/.test(words[1] ?? '') ? Number(words[1]) : null;
    const off = seconds === null ? null : secondsOff(seconds, rules);
    const disqualified = { further: rules.further, reached, seconds, penalty, secondsOff: off };
    return { unitId, outcome: 'disqualified', worth: null, disqualified };
  }
  const middle = Math.round(Number(words[0]) * 100);
  const spread = words.includes('~') ? 5 : 0;
  const scores = [middle - spread, middle, middle, middle + spread];
  return { unitId, outcome: 'performed', worth: worthOf({ outcome: 'performed', scores, penalty, seconds }, rules) };
}

function decide(line: string, blue: string, red: string, expected: string) {
  const [one, other] = [performer(1, line, blue), performer(2, line, red)];
  const end = battleEnd(one, other, SEED);
  const turned = battleEnd(other, one, SEED);
  const said = end && `${end.winner ?? '–'} ${end.decidedBy ?? '–'}`;
  expect(expected.startsWith('? ') ? said?.replace(/^\w+/, '?') : said).toBe(expected);
  expect(turned).toEqual(end && { ...end, winner: end.winner && otherCorner(end.winner) });
}

const SCORES = cases(`
  dewasa tunggal p1 | 9.50 1:20      | 9.49 1:20      | blue score
  dewasa tunggal p1 | 9.50 -1 1:20   | 9.49 1:20      | red score
  dewasa tunggal p1 | 9.50 1:26      | 9.40 1:20      | red score
  dewasa tunggal p1 | 9.50 1:20      | dq 3 1:00      | blue disqualified
`);
it.each(SCORES)('[R25-J22] the higher score goes on: «%s», blue %s, red %s: %s', decide);
const J31 = cases(`
  dewasa tunggal p1 | 9.00 1:20      | 9.50 -1 1:20   | blue penalty
  dewasa tunggal p1 | 9.50 -1 1:20   | 9.50 1:26      | blue time
  dewasa tunggal p1 | 9.50 1:22      | 9.50 1:19      | red time
  dewasa tunggal p1 | 9.50 1:20 ~    | 9.50 1:20      | red deviation
  dewasa tunggal p1 | 9.50 1:20      | 9.50 1:20      | ? lot
  dewasa ganda p1   | 9.00 1:30      | 9.50 -1 1:30   | blue penalty
  dewasa ganda p1   | 9.50 1:28      | 9.50 1:29      | red time
  dewasa ganda final | 9.50 3:00     | 9.50 3:00 ~    | blue deviation
  dewasa ganda final | 9.50 3:00     | 9.50 3:00      | ? lot
  dewasa regu p1    | 9.50 1:32      | 9.50 1:30      | red time
  dewasa regu p1    | 9.50 1:30 ~    | 9.50 1:30      | red deviation
`);
it.each(J31)('[R25-J31] level: «%s», blue %s, red %s: %s', decide);
const J32 = cases(`
  dewasa bebas p1   | 9.00 1:20      | 9.50 -1 1:20   | blue penalty
  dewasa bebas p1   | 9.50 1:20 ~    | 9.50 1:00      | red deviation
  dewasa bebas p1   | 9.50 1:00      | 9.50 1:59      | ? lot
  dewasa bebas final | 9.50 3:00     | 9.50 1:00      | ? lot
`);
it.each(J32)('[R25-J32] tunggal bebas level, never by time: «%s», blue %s, red %s: %s', decide);
const J33 = cases(`
  dewasa tunggal p1 | dq 7 1:10      | dq 3 1:20      | blue reached
  dewasa tunggal p1 | dq 3 -1 1:20   | dq 3 1:10      | red penalty
  dewasa tunggal p1 | dq 3 1:15      | dq 3 1:24      | red time
  dewasa tunggal p1 | dq 3 1:15      | dq 3 1:15      | ? lot
  dewasa tunggal p1 | dq 1:15        | dq 3 1:00      | blue time
  dewasa tunggal p1 | dq             | dq             | ? lot
  dewasa regu p1    | dq 6 -2 1:30   | dq 5 1:30      | blue reached
  dewasa regu p1    | dq 6 -2 1:30   | dq 6 -1 1:10   | red penalty
`);
it.each(J33)('[R25-J33] both disqualified, tunggal and regu: «%s», blue %s, red %s: %s', decide);
const J34 = cases(`
  dewasa bebas p1   | dq 1:10        | dq 1:00        | blue longer
  dewasa bebas p1   | dq 2 1:00      | dq 1 1:01      | red longer
  dewasa ganda p1   | dq -3 1:20     | dq 1:10        | blue longer
  dewasa ganda p1   | dq 1:20        | dq 1:20        | ? lot
  dewasa ganda p1   | dq             | dq 1:20        | ? lot
`);
it.each(J34)('[R25-J34] both disqualified, tunggal bebas and ganda: «%s», blue %s, red %s: %s', decide);
const J11 = cases(`
  dewasa tunggal p1 | absent         | 9.50 1:20      | red –
  dewasa ganda p1   | absent         | absent         | – –
  dewasa ganda p1   | absent         | dq 1:20        | – –
`);
it.each(J11)('[R25-J11] who does not come has withdrawn: «%s», blue %s, red %s: %s', decide);
it.each([
  [0, 1, false],
  [CALL_MS, 2, false],
  [2 * CALL_MS, 3, false],
  [3 * CALL_MS, 3, true],
])('[R25-J11] %d ms after the call it is call %d, and the time is up: %s', (elapsed, call, isUp) =>
  expect(readTimer('calls', 1_000, 1_000 + elapsed)).toMatchObject({ call, isUp }),
);

it('[R25-G17] two units are held without a medal in the table, three with them', () => {
  const pool = (count: number) =>
    Array.from({ length: count }, (_, at) => performer(at + 1, 'dewasa ganda poolfinal', `9.${90 - at} 3:00`));
  const medals = (count: number) => seniPoolMedals(rankPerformances(pool(count), SEED), true, count);
  expect(medals(2)).toEqual({ gold: [], silver: [], bronze: [] });
  expect(medals(3)).toEqual({ gold: [1], silver: [2], bronze: [3] });
});
