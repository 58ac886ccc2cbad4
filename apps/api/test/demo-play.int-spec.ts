// The demo played to its end over HTTP, tanding and seni, five arenas at once, as `npm run demo:play` does.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { testApi } from '../../../test/setup/api';
import { DEMO_NOW } from '../../../test/setup/demo';
import { testFolder } from '../../../test/setup/made';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../src/demo/demo-accounts';
import { CallRefused, OperatorClient } from '../src/demo/operator-client';
import { playArena } from '../src/demo/play-arena';

const folder = testFolder();
const api = testApi({ demo: DEMO_NOW, env: { FILES_DIR: folder } });

const operator = async (password = DEMO_PASSWORD) => {
  const client = new OperatorClient(api.url, new AbortController().signal);
  await client.signIn(DEMO_ACCOUNTS.operator.email, password);
  return client;
};

describe('Playing the demo', () => {
  it('decides every match of both days, each once, moves every winner on, and scores every performance', async () => {
    // a demo that was left alone: the clock of a performance stops by itself
    const left: unknown[] = await api.dataSource.query(
      `update match_clock k set running_since = now() - interval '2 hours' from match m
       where m.id = k.match_id and m.kind = 'seni' and k.running_since is not null returning k.match_id`,
    );
    expect(left.flat()).not.toHaveLength(0);
    const client = await operator();
    const arenas = await client.arenas();
    expect(arenas).toHaveLength(5);
    const signal = new AbortController().signal;
    await Promise.all(
      arenas.map((arena) => playArena({ client, speed: 100_000, signal, say: () => undefined }, arena.id)),
    );
    const [tanding]: [{ open: number; doubled: number; lost: number }] = await api.dataSource.query(
      `select count(*) filter (where m.status not in ('finished', 'walkover')) as open,
         count(*) filter (where (
           select count(*) from result r where r.match_id = m.id and r.withdrawn_at is null) <> 1) as doubled,
         count(*) filter (where r.winner_corner is not null and n.id is not null
           and case r.winner_corner when 'blue' then m.blue_unit_id else m.red_unit_id end
             is distinct from case m.next_corner when 'blue' then n.blue_unit_id else n.red_unit_id end) as lost
       from match m
       left join result r on r.match_id = m.id and r.withdrawn_at is null
       left join match n on n.id = m.next_match_id
       where m.kind = 'tanding' and m.blue_state <> 'bye' and m.red_state <> 'bye'`,
    );
    expect(tanding).toEqual({ open: 0, doubled: 0, lost: 0 });
    // every match that was fought had its rounds on the clock
    const [clocks]: [{ unfinished: number; fought: boolean }] = await api.dataSource.query(
      `select count(*) filter (where k.phase <> 'over' or k.running_since is not null) as unfinished,
         count(*) > 50 as fought
       from match m join match_clock k on k.match_id = m.id where m.kind = 'tanding' and m.status = 'finished'
         and exists (select 1 from match_clock_step s where s.match_id = m.id and s.step = 'end-round')`,
    );
    expect(clocks).toEqual({ unfinished: 0, fought: true });
    const seni: unknown[] = await api.dataSource.query(
      `select count(*) filter (where m.status not in ('finished', 'walkover')) as open, count(f.id) > 90 as performed
       from match m left join performance f on f.match_id = m.id and f.withdrawn_at is null
       where m.kind = 'seni' and m.blue_state <> 'bye' and m.red_state <> 'bye'`,
    );
    expect(seni).toEqual([{ open: 0, performed: true }]);
  });

  it('needs the password of the operator', async () => {
    await expect(operator('salah-semua')).rejects.toBeInstanceOf(CallRefused);
  });
});
