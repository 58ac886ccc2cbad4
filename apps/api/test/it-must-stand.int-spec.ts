// Draws and results when several people act at once (issue 2, "It must stand"; domain-rules, Draw and Running the day).
import { makeArena } from '@gelanggang/database/testing/factories';
import type { BracketGame } from '@gelanggang/contract/brackets';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { tandingStage } from './drawing-stage';

interface Person {
  name: string;
  token: string;
}

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));
let ana: Person;
let budi: Person;
beforeAll(async () => {
  ana = { name: 'Ana', ...(await api.tokenFor('admin', { name: 'Ana' })) };
  budi = { name: 'Budi', ...(await api.tokenFor('admin', { name: 'Budi' })) };
});

const post = (person: Person, path: string, body: object = {}) =>
  api.request
    .post(`/api/${path}`)
    .set({ authorization: `Bearer ${person.token}` })
    .send(body);

const games = (poolId: number) => stage.games(poolId);

const arena = async () => (await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId })).id;

/** Called and on the mat, in an arena of its own. */
async function started(game: BracketGame): Promise<void> {
  await post(ana, `matches/${game.id}/call`, { arena_id: await arena() }).expect(200);
  await post(ana, `matches/${game.id}/start`).expect(200);
}

async function count(sql: string, id: number): Promise<number> {
  const [row] = await api.dataSource.query<{ count: number }[]>(`select count(*)::int as count ${sql}`, [id]);
  return row!.count;
}

/** Each stream counts 1, 2, 3, … whatever happened. */
async function expectGapless(): Promise<void> {
  const broken = await api.dataSource.query<unknown[]>(
    `select stream from event group by stream having count(*) <> max(seq) or min(seq) <> 1`,
  );
  expect(broken).toEqual([]);
}

afterEach(expectGapless);

describe('two admins pressing Generate at once', () => {
  it('make one bracket', async () => {
    for (let time = 0; time < 5; time++) {
      const poolId = await stage.undrawnPool([3, 2]);
      const answers = await Promise.all([ana, budi].map((admin) => post(admin, `pools/${poolId}/generate-bracket`)));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(answers.map((answer) => answer.body.drawn_now).sort()).toEqual([false, true]);
      expect(answers[0]!.body.draw).toEqual(answers[1]!.body.draw);
      expect(await games(poolId)).toHaveLength(7);
      expect(await count('from draw_history where pool_id = $1', poolId)).toBe(1);
    }
  });

  it('and Regenerate leave one whole bracket', async () => {
    const poolId = await stage.undrawnPool([4, 4]);
    const answers = await Promise.all([
      post(ana, `pools/${poolId}/generate-bracket`),
      post(budi, `pools/${poolId}/regenerate-bracket`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const bracket = await stage.bracket(poolId);
    expect(bracket.rounds.flatMap((round) => round.games)).toHaveLength(7);
    expect(await count('from draw_history where pool_id = $1', poolId)).toBe(bracket.pool.draw?.draw_number);
  });
});

describe('drawing again while an operator starts a match', () => {
  it('lets one of both happen, and never half of each', async () => {
    for (let time = 0; time < 6; time++) {
      const poolId = await stage.drawnPool([2, 2]);
      const [game] = await games(poolId);
      await post(ana, `matches/${game!.id}/call`, { arena_id: await arena() }).expect(200);
      const [redrawn, begun] = await Promise.all([
        post(budi, `pools/${poolId}/regenerate-bracket`),
        post(ana, `matches/${game!.id}/start`),
      ]);
      const after = await games(poolId);
      expect(after).toHaveLength(3);
      if (redrawn.status === 200) {
        expect([404, 409]).toContain(begun.status);
        expect(after.map((one) => one.status)).toEqual(['scheduled', 'scheduled', 'scheduled']);
      } else {
        expect([redrawn.status, begun.status]).toEqual([409, 200]);
        expect(after.find((one) => one.id === game!.id)?.status).toBe('ongoing');
      }
    }
  });
});

describe('two operators recording one match', () => {
  it('leave one result; the other gets 409 with what happened, and one winner moves on', async () => {
    for (let time = 0; time < 5; time++) {
      const poolId = await stage.drawnPool([2, 2]);
      const [game] = await games(poolId);
      await started(game!);
      const [first, second] = await Promise.all([
        post(ana, `matches/${game!.id}/result`, { winner: 'blue', win_kind: 'angka', blue_score: 60, red_score: 55 }),
        post(budi, `matches/${game!.id}/result`, { winner: 'red', win_kind: 'teknik' }),
      ]);
      const anaWon = first.status === 200;
      const [answered, refused] = anaWon ? [first, second] : [second, first];
      expect([answered.status, refused.status]).toEqual([200, 409]);
      const said = anaWon ? /sudah dicatat oleh Ana pukul .*: Biru, .* 60–55\.$/ : /oleh Budi pukul .*: Merah, /;
      expect(refused.body.message).toMatch(said);

      expect(await count('from result where match_id = $1', game!.id)).toBe(1);
      const after = await games(poolId);
      const decided = after.find((one) => one.id === game!.id)!;
      const next = after.find((one) => one.id === game!.next)!;
      const winner = anaWon ? decided.player1 : decided.player2;
      expect(decided).toMatchObject({ status: 'finished', winner: anaWon ? 'blue' : 'red', winner_id: winner.unit_id });
      const corner = game!.next_corner === 'blue' ? next.player1 : next.player2;
      expect(corner).toMatchObject({ state: 'unit', name: winner.name, unit_id: winner.unit_id });
    }
  });

  it('of both semifinals at once put one winner into each corner of the final', async () => {
    for (let time = 0; time < 3; time++) {
      const poolId = await stage.drawnPool([2, 2]);
      const semifinals = (await games(poolId)).filter((game) => game.round === 1);
      for (const game of semifinals) await started(game);
      const answers = await Promise.all(
        semifinals.map((game, index) =>
          post(index === 0 ? ana : budi, `matches/${game.id}/result`, { winner: 'red', win_kind: 'wmp' }),
        ),
      );
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      const final = (await games(poolId)).find((game) => game.round === 2)!;
      expect([final.player1.unit_id, final.player2.unit_id].sort()).toEqual(
        semifinals.map((game) => game.player2.unit_id).sort(),
      );
    }
  });
});

describe('a whole bracket', () => {
  it('leads from the first round over byes to one champion, each result told in order', async () => {
    const poolId = await stage.drawnPool([3, 2, 2]);
    const mat = await arena();
    for (;;) {
      const open = (await games(poolId)).find(
        (game) => game.status === 'scheduled' && game.player1.state === 'unit' && game.player2.state === 'unit',
      );
      if (!open) break;
      await post(ana, `matches/${open.id}/call`, { arena_id: mat }).expect(200);
      await post(ana, `matches/${open.id}/start`).expect(200);
      await post(ana, `matches/${open.id}/result`, { winner: 'blue', win_kind: 'mutlak' }).expect(200);
    }
    const { rounds } = await stage.bracket(poolId);
    const all = rounds.flatMap((round) => round.games);
    expect(all.filter((game) => game.status === 'finished')).toHaveLength(6);
    const final = rounds.at(-1)!.games[0]!;
    expect(final.winner_id).toBe(final.player1.unit_id);
    for (const game of all.filter((one) => one.next !== null)) {
      const next = all.find((one) => one.id === game.next)!;
      const corner = game.next_corner === 'blue' ? next.player1 : next.player2;
      const lone = [game.player1, game.player2].find((player) => player.state === 'unit')!;
      expect(corner.unit_id).toBe(game.winner_id ?? lone.unit_id);
    }
  });
});
