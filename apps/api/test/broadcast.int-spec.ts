// Broadcasts: what an overlay is told of its arena, and results that wait until the announcer has told them to the hall.
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { ArenaBroadcast } from '@gelanggang/contract/broadcast';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { readMedals } from '@gelanggang/medals/read-medals';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));
let poolId: number;
let match: LiveMatch;
beforeAll(async () => {
  poolId = await stage.drawPool([1, 1, 1, 1]);
  await stage.schedule((await stage.matches(poolId)).map(({ id }) => id));
});

const matchNow = async (): Promise<LiveMatch> => {
  const found = (await stage.matches(poolId)).find(({ id }) => id === match.id);
  if (!found) throw new Error('The match is gone.');
  return found;
};
const announce = (headers = stage.operator) => api.request.post(`/api/matches/${match.id}/announce`).set(headers);

describe('a result', () => {
  beforeEach(async () => {
    const waiting = (await stage.matches(poolId)).find(
      ({ status, blue, red }) => status === 'scheduled' && blue.state === 'unit' && red.state === 'unit',
    );
    if (!waiting) throw new Error('No match is left.');
    match = waiting;
  });

  it('is announced once there is one, once however often it is pressed, and told to every page', async () => {
    expect((await announce().expect(409)).body).toMatchObject({
      message: expect.stringContaining('belum ada hasilnya'),
    });
    await stage.win(match.id);
    expect((await matchNow()).announced_at).toBeUndefined();
    const { body } = await announce().expect(200);
    const { announced_at: at } = (body as MatchStepAnswer).data.match;
    expect(at).toMatch(/^\d{4}-.*Z$/);
    await announce().expect(200);
    expect((await matchNow()).announced_at).toBe(at);
    const [told] = await api.dataSource.query<{ at: string }[]>(
      `select data->'matches'->0->>'announced_at' as at from event
       where stream = $1 and data->'matches'->0->>'id' = $2 and data->'matches'->0 ? 'announced_at' order by seq desc`,
      [`tournament:${stage.tournamentId}`, String(match.id)],
    );
    expect(told?.at).toBe(at);
  });

  it('that is taken back is not announced any more, and the next one waits again', async () => {
    await stage.win(match.id);
    await announce().expect(200);
    const [{ id } = { id: 0 }] = await api.dataSource.query<{ id: number }[]>(
      'select id from result where match_id = $1 and withdrawn_at is null',
      [match.id],
    );
    const undo = api.request.post(`/api/matches/${match.id}/result/withdraw`).set(stage.organiser);
    await undo.send({ result_id: id, reason: 'Salah sudut' }).expect(200);
    expect((await matchNow()).announced_at).toBeUndefined();
    await announce().expect(409);
  });

  it('is not announced by who does not operate arenas', async () => {
    const manager = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    await announce(manager).expect(403);
    await api.request.post(`/api/matches/${match.id}/announce`).expect(401);
    match = { ...match, id: 999_999 };
    await announce().expect(404);
  });
});

describe('a tournament that waits for the announcer', () => {
  const waits = (yes: boolean) =>
    api.request
      .put(`/api/tournaments/${stage.tournamentId}/broadcast`)
      .set(stage.organiser)
      .send({ waits_for_announcer: yes })
      .expect(200);
  const stateOf = async (id: number, of: number) =>
    (await stage.matches(of)).find((one) => one.id === id)?.standing?.state;
  const medalStates = async () =>
    (await readMedals(api.dataSource.manager, stage.tournamentId)).events.map(({ state }) => state);
  let own: number;
  let first: number;
  let second: number;
  let final: number;
  beforeAll(async () => {
    own = await stage.drawPool([1, 1, 1, 1]);
    await stage.schedule((await stage.matches(own)).map(({ id }) => id));
    [first = 0, second = 0] = (await stage.matches(own)).filter(({ round }) => round === 1).map(({ id }) => id);
    final = (await stage.matches(own)).find(({ round }) => round === 2)?.id ?? 0;
  });
  afterAll(() => waits(false));

  it('keeps official what was, also for pages that are open, and has later results wait', async () => {
    await stage.win(first);
    await waits(true);
    expect(await stateOf(first, own)).toBe('official');
    const told = await api.dataSource.query<{ at: string | null }[]>(
      `select one->>'announced_at' as at from event, jsonb_array_elements(data->'matches') one
       where stream = $1 and type = 'matches.changed' and one->>'id' = $2 order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`, String(first)],
    );
    expect(told).toEqual([{ at: expect.stringMatching(/Z$/) }]);
    await stage.win(second);
    expect(await stateOf(second, own)).toBe('unofficial');
    // asked for once more, it releases nothing
    await waits(true);
    expect(await stateOf(second, own)).toBe('unofficial');
    await waits(false);
    expect(await stateOf(second, own)).toBe('official');
  });

  it('marks the medals of a final that nobody has told, until it is', async () => {
    await waits(true);
    expect(await medalStates()).not.toContain('unofficial');
    await stage.win(final);
    expect(await medalStates()).toContain('unofficial');
    await api.request.post(`/api/matches/${final}/announce`).set(stage.operator).expect(200);
    expect(await medalStates()).not.toContain('unofficial');
  });
});

describe('an overlay', () => {
  const broadcast = async () =>
    ((await api.request.get(`/api/arenas/${match.arena_id}/broadcast`).expect(200)).body as { data: ArenaBroadcast })
      .data;
  const set = (body: object, headers = stage.organiser, id = stage.tournamentId) =>
    api.request.put(`/api/tournaments/${id}/broadcast`).set(headers).send(body);

  it('knows its arena and tournament without an account, and whether results wait for the announcer', async () => {
    expect(await broadcast()).toMatchObject({
      arena: { id: match.arena_id },
      tournament: { id: stage.tournamentId },
      waits_for_announcer: false,
      sponsors: [],
    });
    await set({ waits_for_announcer: true }).expect(200);
    expect((await broadcast()).waits_for_announcer).toBe(true);
    await set({ waits_for_announcer: false }).expect(200);
  });

  it('hears nothing of an arena that is not there, or of a tournament that was never public', async () => {
    await api.request.get('/api/arenas/999999/broadcast').expect(404);
    await api.request.get('/api/arenas/x/broadcast').expect(404);
    await api.dataSource.query(`update tournament set status = 'inactive', was_active = false where id = $1`, [
      stage.tournamentId,
    ]);
    await api.request.get(`/api/arenas/${match.arena_id}/broadcast`).expect(404);
    await api.dataSource.query(`update tournament set status = 'active' where id = $1`, [stage.tournamentId]);
  });

  it('is set by the office alone, and to yes or no alone', async () => {
    await set({ waits_for_announcer: 'mungkin' }).expect(422);
    await set({}).expect(422);
    await set({ waits_for_announcer: true }, stage.operator).expect(403);
    const { id } = await makeTournament(api.dataSource.manager);
    await set({ waits_for_announcer: true }, stage.organiser, id).expect(200);
    await set({ waits_for_announcer: true }, stage.organiser, 999_999).expect(404);
    expect((await broadcast()).waits_for_announcer).toBe(false);
  });

  it('speaks the language that the office sets for the tournament, or what the site speaks', async () => {
    const speak = (body: object, headers = stage.organiser) =>
      api.request.put(`/api/tournaments/${stage.tournamentId}/screen-language`).set(headers).send(body);
    const language = async () => (await broadcast()).tournament.language;
    const toAnnouncers = async () => {
      const { body } = await api.request.get(`/api/live/${stage.slug}/tanding`).expect(200);
      return (body as LiveSnapshot).tournament.language;
    };
    expect(await language()).toBeNull();
    expect(await toAnnouncers()).toBeUndefined();
    await speak({ language: 'en' }).expect(200);
    expect(await language()).toBe('en');
    expect(await toAnnouncers()).toBe('en');
    await speak({ language: 'fr' }).expect(422);
    await speak({ language: 'id' }, stage.operator).expect(403);
    expect(await language()).toBe('en');
    await speak({ language: null }).expect(200);
    expect(await language()).toBeNull();
    expect(await toAnnouncers()).toBeUndefined();
  });
});
