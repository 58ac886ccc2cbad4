// Scripted performances through the panels' and the desk's calls, line by line against the rulebook.
import { lotOf } from '@gelanggang/domain/seni/ranking';
import { cases } from '@gelanggang/domain/testing/rulebook-cases';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { performanceStage } from './performance-stage';

const api = testApi();
const stage = madeBeforeAll(() => performanceStage(api));

// whole jurus 3:00 in a final of the grown; of eight the weapon: 1:40, the young 1:50
const SCRIPTS = cases(`
  R25-J22 | dewasa tunggal | 2 | m0,1,2,3,4,5 3:00             | m1,1,2,2,3,3 3:00            | 9.925 9.930 red score
  R25-J22 | dewasa tunggal | 2 | m0,9,10,13 3:00               | m2,3,14,20 -held 3:00        | 9.855 9.365 blue score
  R25-J20 | dewasa ganda   | 2 | c10,11,12,13,14,15,16,17 3:00 | c13,13,13,13,14,14,14,14 -dress 2:57 | 9.435 8.935 blue score
  R25-J20 | dewasa regu    | 2 | m0,1,2,3,4,5,6,7,8,9 3:04     | m9,8,7,6,5,4,3,2,1,0 -out 3:00 | 9.905 9.405 blue score
  R25-J09 | dewasa tunggal | 8 | m1,1,1,1 1:35                 | m1,1,1,1 1:34                | 9.940 9.440 blue score
  R25-J10 | dewasa tunggal | 8 | m1,1,1,1 1:50                 | m9,9,9,9 1:45                | 9.440 9.860 red score
  R25-J09 | pra-remaja tunggal | 8 | m1,1,1,1 2:00             | m1,1,1,1 2:01                | 9.940 9.440 blue score
  R25-J10 | pra-remaja ganda | 8 | c10,10,10,10 1:35           | c10,10,10,10 1:40            | 8.900 9.400 red score
  R25-J06 | dewasa bebas   | 8 | c10,10,10,10 0:30             | c11,11,11,11 2:30            | 9.400 9.410 red score
  R25-J26 | dewasa tunggal | 2 | m0,0,0,0 -out -out -weapon-fallen 3:00 | m10,10,10,10 -dress 3:00 | 8.450 9.350 red score
  R25-J27 | dewasa bebas   | 8 | c30,30,30,30 -weapon-broken -foot-out 1:10 | c1,1,1,1 1:10  | 8.600 9.310 red score
  R25-J31 | dewasa tunggal | 2 | m50,50,50,50 3:00             | m0,0,0,0 -held 3:00          | 9.450 9.450 blue penalty
  R25-J31 | dewasa tunggal | 2 | m2,2,2,2 3:04                 | m2,2,2,2 2:58                | 9.930 9.930 red time
  R25-J31 | dewasa regu    | 2 | m1,2,2,3 3:00                 | m2,2,2,2 3:00                | 9.930 9.930 red deviation
  R25-J31 | dewasa ganda   | 2 | c6,10,10,10 3:00              | c7,9,11,11 3:00              | 9.400 9.400 red deviation
  R25-J31 | dewasa ganda   | 2 | c7,9,11,11 3:00               | c6,10,10,10 3:00             | 9.400 9.400 blue deviation
  R25-J32 | dewasa bebas   | 8 | c9,10,10,11 1:05              | c10,10,10,10 0:10            | 9.400 9.400 red deviation
  R25-J33 | dewasa tunggal | 2 | dq=unfinished/7 1:10          | dq=order/9 0:50              | – – red reached
  R25-J33 | dewasa regu    | 2 | dq=unfinished/7 -out 1:10     | dq=order/7 0:50              | – – red penalty
  R25-J33 | dewasa regu    | 2 | dq=unfinished/7 -out 3:00     | dq=order/7 1:10              | – – blue time
  R25-J34 | dewasa ganda   | 2 | dq=gear 1:10                  | dq=weapon-broken/9 1:11      | – – red longer
  R25-J34 | dewasa bebas   | 8 | dq=gear -dress 0:50           | dq=unfinished 0:40           | – – blue longer
  R25-J30 | dewasa tunggal | 2 | m0,0,0,0 3:00                 | dq=medical                   | 9.950 – blue disqualified
  # what each stage shows, and its time
  R25-J05 | dewasa tunggal | 32 | m1,1,1,1 1:25                | m1,1,1,1 1:26                | 9.940 9.440 blue score
  R25-J05 | dewasa tunggal | 16 | m1,1,1,1 1:25                | m2,2,2,2 1:14                | 9.940 9.430 blue score
  R25-J07 | dewasa ganda   | 8 | c10,10,10,10 1:35             | c10,10,10,10 1:36            | 9.400 8.900 blue score
  R25-J07 | dewasa regu    | 2 | m1,1,1,1 3:05                 | m1,1,1,1 3:10                | 9.940 9.440 blue score
  R25-J06 | pra-remaja bebas | 8 | c10,10,10,10 2:40           | c11,10,10,11 0:40            | 9.400 9.405 red score
  # one judge far from the others, and a judge who gives the least
  R25-J21 | dewasa tunggal | 2 | m99,99,99,99 3:00             | m99,0,0,0 3:00               | 9.000 9.950 red score
  R25-J22 | dewasa tunggal | 2 | m0,1,2,3,4,99 3:00            | m3,3,3,3,3,3 3:00            | 9.925 9.920 blue score
  R25-J28 | dewasa ganda   | 8 | c20,20,20,20 -weapon-unplanned -weapon-outside 1:30 | c1,1,1,1 1:30 | 8.500 9.310 red score
  # level: what the time costs is a penalty; too long and too short by as much are level in time
  R25-J31 | dewasa tunggal | 2 | m0,0,0,0 3:06                 | m50,50,50,50 3:05            | 9.450 9.450 red penalty
  R25-J31 | dewasa ganda   | 2 | c9,10,10,11 3:02              | c10,10,10,10 2:58            | 9.400 9.400 red deviation
  # disqualified: what is not known of one parts nobody, and any score beats it
  R25-J33 | dewasa tunggal | 2 | dq=order 0:50                 | dq=unfinished/7 -out 1:10    | – – blue penalty
  R25-J34 | dewasa ganda   | 8 | dq=gear 1:20                  | dq=gear -held 1:21           | – – red longer
  R25-J30 | dewasa tunggal | 2 | dq=weapon-broken/3 1:00       | m99,99,99,99 -out -out -dress 3:00 | – 7.500 red disqualified
`);
it.each(SCRIPTS)('[%s] «%s» of %s, blue %s, red %s: %s', async (_row, line, entrants, blue, red, expected) => {
  expect(await stage.play(line!, entrants!, blue!, red!)).toBe(expected);
});

it('[R25-J11] who does not come after three calls has lost; the other one need not perform', async () => {
  const [blue, red] = await stage.battle('dewasa tunggal', 2);
  expect(await stage.perform(blue.id, 'absent')).toBe(200);
  const { match, other } = await stage.told(red.id);
  expect([match.winner, match.status, other?.seni?.outcome]).toEqual(['red', 'walkover', 'absent']);
});

const FAR_OUT = cases(`
  dewasa tunggal     | 8 | m1,1,1,1 1:51     | 422
  dewasa ganda       | 2 | c9,9,9,9 3:11     | 422
  pra-remaja tunggal | 8 | m1,1,1,1 2:06     | 422
  pra-remaja tunggal | 8 | m1,1,1,1 2:05     | 200
  dewasa bebas       | 8 | c9,9,9,9 9:59     | 200
  dewasa tunggal     | 8 | m1,1,1,1 dq=time 1:51 | 200
  dewasa tunggal     | 8 | m1,1,1,1 dq=time 1:50 | 422
  dewasa tunggal     | 8 | m1,1,1,1 dq=time 1:40 | 422
  pra-remaja ganda   | 8 | c9,9,9,9 dq=time 2:05 | 422
  pra-remaja ganda   | 8 | c9,9,9,9 dq=time 2:06 | 200
`);
it.each(FAR_OUT)('[R25-J10] «%s» of %s, %s, is taken with status %s', async (line, entrants, text, status) => {
  await stage.judgesAre(4);
  const [blue] = await stage.battle(line!, Number(entrants));
  expect(await stage.perform(blue.id, text!)).toBe(Number(status));
  if (status === '422') await stage.post(`matches/${blue.id}/unstart`).expect(200);
});

describe('level down to the lot', () => {
  it.each([
    ['R25-J31', 'dewasa tunggal', 'm2,2,2,2 3:00'],
    ['R25-J32', 'dewasa bebas', 'c10,10,10,10 1:20'],
    ['R25-J33', 'dewasa regu', 'dq=order/3 1:00'],
    ['R25-J34', 'dewasa ganda', 'dq=gear 1:00'],
  ])('[%s] «%s», both %s: the lot of the pool decides, and anybody can draw it again', async (_row, line, text) => {
    await stage.play(line, '2', text, text);
    const all = await api.dataSource.query<{ id: number }[]>('select max(id)::int as id from match');
    const { match, other } = await stage.told(all[0]!.id);
    expect(match.seni?.decided_by).toBe('lot');
    const lots = [match, other!].map(({ seni }) => lotOf(seni!.seed!, seni!.unit_id!));
    const winner = (lots[0]! < lots[1]! ? match : other!).corner;
    expect(match.winner).toBe(winner);
  });
});
