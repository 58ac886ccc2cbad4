// Performances at the edges of rules, written from the rulebook before they were played: medians of four to ten, ties, young times.
import { cases } from '@gelanggang/domain/testing/rulebook-cases';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { performanceStage } from './performance-stage';

const api = testApi();
const stage = madeBeforeAll(() => performanceStage(api));

it.each(
  cases(`
  # medians of four, six, eight and ten, whichever judge is far from the others; level, who was judged more alike
  R25-J31 | dewasa tunggal | 2 | m0,0,4,10 3:00               | m2,2,2,2 3:00                 | 9.930 9.930 red deviation
  R25-J31 | dewasa tunggal | 2 | m1,2,3,4,5,6 3:00            | m1,1,1,6,6,6 3:00             | 9.915 9.915 blue deviation
  R25-J22 | dewasa regu    | 2 | m0,0,0,0,1,1,1,1 3:00        | m0,0,0,1,1,1,1,1 3:00         | 9.945 9.940 blue score
  R25-J22 | dewasa regu    | 2 | m99,99,99,99,0,1,1,1,1,1 3:00 | m1,1,1,1,1,1,1,1,1,2 3:00    | 9.940 9.940 red deviation
  R25-J22 | dewasa ganda   | 2 | c30,30,1,1 3:00              | c15,15,16,16 3:00             | 9.455 9.455 red deviation
  # level: the penalty before the time, the time before the deviation
  R25-J31 | dewasa tunggal | 2 | m0,0,0,0 -out 3:00           | m50,50,50,50 3:05             | 9.450 9.450 red penalty
  R25-J31 | dewasa tunggal | 2 | m1,1,3,3 2:59                | m2,2,2,2 3:02                 | 9.930 9.930 blue time
  R25-J31 | pra-remaja tunggal | 8 | m1,1,1,1 1:41            | m1,1,1,1 2:00                 | 9.940 9.940 blue time
  R25-J31 | dewasa regu    | 2 | m0,0,0,0 -out -dress 3:00    | m50,50,50,50 -held 3:00       | 8.950 8.950 red penalty
  # tunggal bebas: time parts nobody
  R25-J32 | dewasa bebas   | 8 | c9,10,10,11 1:30             | c10,10,10,10 9:00             | 9.400 9.400 red deviation
  # the young: ten seconds, fifteen, and less
  R25-J10 | pra-remaja ganda | 8 | c10,10,10,10 2:05          | c9,9,9,9 2:00                 | 8.900 9.390 red score
  R25-J08 | pra-remaja regu  | 8 | m1,1,1,1 1:40              | m1,1,1,1 1:39                 | 9.940 9.440 blue score
  R25-J10 | dewasa ganda   | 8 | c10,10,10,10 1:24            | c1,1,1,1 1:25                 | 8.900 9.310 red score
  # each item as often as it is given
  R25-J28 | dewasa ganda   | 2 | c20,20,20,20 -out -out -held 3:00 | c1,1,1,1 -dress -dress 3:00 | 8.000 8.310 red score
  R25-J29 | dewasa regu    | 2 | m0,0,0,0 -out -held -dress 3:06 | m0,0,0,0 -out -held -dress 3:05 | 7.950 8.450 red score
  # disqualified: both by their kind, one of them against any score
  R25-J33 | dewasa tunggal | 2 | m1,1,1,1 dq=time/14 3:11     | dq=unfinished/13 2:00         | – – blue reached
  R25-J33 | dewasa tunggal | 2 | dq=order/7 2:30              | dq=order/7 3:20               | – – red time
  R25-J33 | dewasa regu    | 8 | dq=unfinished/2 0:20         | dq=unfinished/3 0:30          | – – red reached
  R25-J34 | dewasa bebas   | 2 | dq=gear 2:00                 | dq=unfinished -foot-out 1:59     | – – blue longer
  R25-J30 | dewasa regu    | 2 | dq=gear                      | m99,99,99,99 -out 3:10        | – 8.000 red disqualified
`),
)('[%s] «%s» of %s, blue %s, red %s: %s', async (_row, line, entrants, blue, red, expected) => {
  expect(await stage.play(line!, entrants!, blue!, red!)).toBe(expected);
});

it.each([2, 3, 5, 7])('[R25-J20] %s judges are no panel: at least four, an even number', async (count) => {
  const rule = { judges: 3, agree: 2, within_ms: 3000, seni_judges: count };
  const { body } = await stage.change(rule).expect(422);
  expect(Object.keys((body as { errors: object }).errors)).toEqual(['seni_judges']);
});

it('[R25-J11] a performance is called three times from its call on; the table’s own calls are of tanding', async () => {
  const [blue] = await stage.battle('dewasa tunggal', 2);
  await stage.post(`matches/${blue.id}/call`, { arena_id: stage.arenaId }).expect(200);
  const answer = await stage.press(0, 'timers', { kind: 'calls', corner: 'blue' });
  expect(answer.status).toBe(409);
});
