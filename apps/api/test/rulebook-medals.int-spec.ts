// Which medals a bracket gives, however its matches end: each match's end, and what follows by the rulebook.
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { cases } from '@gelanggang/domain/testing/rulebook-cases';
import type { Corner } from '@gelanggang/domain/words/corners';
import { testApi } from '../../../test/setup/api';
import { arenaStage } from './arena-stage';

const api = testApi();

/**
 * `B.teknik` a win of blue, `R.wo` of red without a fight, `nobody` neither, in the order in which matches can be fought.
 * The medals are named after the match and corner in which somebody stood first: `1B` is blue of the first match.
 */
it.each(
  cases(`
  T36 | 4 | B.teknik R.diskualifikasi B.angka        | 1B | 2R | 1R 2B | over
  T45 | 4 | B.angka B.angka R.diskualifikasi         | 2B | 1B | 1R 2R | over
  T05 | 4 | B.wo R.undur-diri B.wo                   | 1B | 2R | 1R 2B | over
  T45 | 4 | nobody B.angka                           | 2B | –  | 2R    | over
  T45 | 4 | B.wmp nobody                             | 1B | –  | 1R    | over
  T45 | 4 | nobody nobody                            | –  | –  | –     | over
  T45 | 4 | B.angka R.mutlak nobody                  | –  | –  | 1R 2B | over
  T30 | 4 | B.angka R.angka                          | –  | –  | 1R 2B | open
  T30 | 4 | B.angka                                  | –  | –  | 1R    | open
  T45 | 2 | nobody                                   | –  | –  | –     | over
  T05 | 2 | R.wo                                     | 1R | 1B | –     | over
`),
)(
  '[R25-%s] of %s, «%s»: gold %s, silver %s, bronze %s, %s',
  async (_row, size, script, gold, silver, bronze, state) => {
    const stage = await arenaStage(api);
    const poolId = await stage.drawPool(Array.from({ length: Number(size) }, () => 1));
    const drawn = await stage.matches(poolId);
    await stage.schedule(drawn.map(({ id }) => id));
    const first = new Map<string, string>();
    for (const [at, match] of drawn.filter(({ round }) => round === 1).entries()) {
      for (const corner of ['blue', 'red'] as const) {
        first.set(match[corner].name ?? '', `${at + 1}${corner === 'blue' ? 'B' : 'R'}`);
      }
    }
    const send = (id: number, step: string, body: object) =>
      api.request.post(`/api/matches/${id}/${step}`).set(stage.operator).send(body).expect(200);
    for (const end of script!.split(' ')) {
      const open = (await stage.matches(poolId)).find(
        ({ status, blue, red }) => status === 'scheduled' && blue.state === 'unit' && red.state === 'unit',
      );
      const { id } = open!;
      const winner: Corner | null = end === 'nobody' ? null : end.startsWith('B') ? 'blue' : 'red';
      const [, kind] = end.split('.');
      await send(id, 'call', {});
      if (winner === null) await send(id, 'walkover', { reason: 'Kedua sudut gugur.' });
      else if (kind === 'wo') await send(id, 'walkover', { winner });
      else {
        await send(id, 'start', {});
        await send(id, 'result', { winner, win_kind: kind });
      }
    }
    const [stream] = await api.dataSource.query<{ seq: number }[]>('select seq from stream where name = $1', [
      `tournament:${stage.tournamentId}`,
    ]);
    const read = async () =>
      (await api.request.get(`/api/live/${stage.slug}/medals`).expect(200)).body as MedalSnapshot;
    let told = await read();
    while (told.seq < stream!.seq) {
      await new Promise((wait) => setTimeout(wait, 20));
      told = await read();
    }
    const won = told.events.flatMap(({ pools }) => pools.flatMap(({ winners }) => winners));
    const of = (medal: string) =>
      won
        .filter((one) => one.medal === medal)
        .map(({ names }) => first.get(names[0] ?? ''))
        .sort()
        .join(' ') || '–';
    expect([of('gold'), of('silver'), of('bronze'), told.is_over ? 'over' : 'open']).toEqual([
      gold,
      silver,
      bronze,
      state,
    ]);
  },
);
