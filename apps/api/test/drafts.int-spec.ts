// A tournament that has never been active is a draft: to whoever does not work in it, it is not there, by no way.
import { io, type Socket } from 'socket.io-client';
import { LIVE_NAMESPACE, streams, type SubscribeAnswer } from '@gelanggang/contract/events';
import type { RoleKey } from '@gelanggang/contract/permissions';
import { tellSessionsChanged } from '@gelanggang/database/queries/session.queries';
import { makeContingent } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { locationChain } from './location-chain';
import { panelDesk } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));
let poolId: number;
let name: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  poolId = await stage.drawPool([1, 1]);
  await api.dataSource.query(`update tournament set status = 'inactive', was_active = false where id = $1`, [
    stage.tournamentId,
  ]);
  [{ name }] = await api.dataSource.query<[{ name: string }]>('select name from tournament where id = $1', [
    stage.tournamentId,
  ]);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));

const headersOf = async (role: RoleKey | null): Promise<{ authorization?: string }> =>
  role === null ? {} : { authorization: `Bearer ${(await api.tokenFor(role)).token}` };

const publicReads = () => [
  `tournaments/detail/${stage.slug}`,
  `tournaments/${stage.tournamentId}`,
  `tournaments/${stage.tournamentId}/arenas`,
  `tournaments/${stage.tournamentId}/match-schedules`,
  `pools/${poolId}/match-list`,
  `draws/${poolId}`,
  `arenas/${stage.arenaId}/score`,
  `arenas/${stage.arenaId}/broadcast`,
  `live/${stage.slug}/tanding`,
  `entry-lists/${stage.slug}`,
];
/** Of no account either: they are of what everybody may see. */
const feedReads = () => ['', '/head', '/csv/entries.csv'].map((part) => `feed/${stage.slug}${part}`);
const accountReads = () => [
  `pools/${poolId}`,
  `pools/${poolId}/matches`,
  `show-bracket/${stage.tournamentId}/1/1`,
  `matches-recap?tournament_id=${stage.tournamentId}`,
  `seni/matches?tournament_id=${stage.tournamentId}`,
];

describe('a draft', () => {
  it.each([null, 'manager', 'operator'] as const)('is not there in public to %p', async (role) => {
    const headers = await headersOf(role);
    for (const path of [...publicReads(), ...feedReads()]) {
      const { status } = await api.request.get(`/api/${path}`).set(headers);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('is not there by any other way to write its number', async () => {
    const id = stage.tournamentId;
    const asOne = [`0x${id.toString(16)}`, `0b${id.toString(2)}`, `${id}e0`, `${id}.0`, `+${id}`, `0${id}`, `%20${id}`];
    for (const path of asOne) {
      const { status } = await api.request.get(`/api/tournaments/${path}`);
      expect([path, status]).toEqual([path, 404]);
    }
    const headers = await headersOf('manager');
    for (const path of [...asOne, `${id}%20`]) {
      const { text } = await api.request.get(`/api/matches-recap?tournament_id=${path}`).set(headers);
      expect([path, text]).toEqual([path, expect.not.stringContaining('data') as string]);
    }
  });

  it('is not there for an account that anybody may make, not in a list and not on paper', async () => {
    const headers = await headersOf('manager');
    for (const path of accountReads()) {
      const { status } = await api.request.get(`/api/${path}`).set(headers);
      expect([path, status]).toEqual([path, 404]);
    }
    for (const path of ['pools', `pools?tournament_id=${stage.tournamentId}`]) {
      const { body } = await api.request.get(`/api/${path}`).set(headers).expect(200);
      expect(body).toEqual({ data: [] });
    }
    for (const [kind, params] of [
      ['recap-pdf', { tournament_id: stage.tournamentId }],
      ['bracket-pdf', { pool_id: poolId }],
    ] as const)
      await api.request.post('/api/jobs').set(headers).send({ kind, params }).expect(422);
  });

  it.each(['organiser', 'operator'] as const)('is there for the %s, who works in it', async (role) => {
    const headers = await headersOf(role);
    for (const path of accountReads()) await api.request.get(`/api/${path}`).set(headers).expect(200);
    const { body } = await api.request.get('/api/pools').set(headers).expect(200);
    expect((body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual([poolId]);
  });

  it('is in no calendar of a contingent, though its schedule is published', async () => {
    const [match] = await stage.matches(poolId);
    await stage.schedule([match?.id ?? 0]);
    const token = 'k'.repeat(43);
    await api.dataSource.query(
      `insert into contingent_calendar (contingent_id, token)
       select u.contingent_id, $2 from match m join pool_unit u on u.id = m.blue_unit_id where m.id = $1`,
      [match?.id, token],
    );
    const calendar = async () => (await api.request.get(`/api/calendars/${token}.ics`).expect(200)).text;
    const setActive = (isActive: boolean) =>
      api.dataSource.query('update tournament set was_active = $2 where id = $1', [stage.tournamentId, isActive]);
    expect(await calendar()).not.toContain('BEGIN:VEVENT');
    await setActive(true);
    expect(await calendar()).toContain('BEGIN:VEVENT');
    await setActive(false);
  });

  it('takes in nobody, and is not named to whoever tries', async () => {
    const { token, accountId } = await api.tokenFor('manager');
    const headers = { authorization: `Bearer ${token}` };
    const contingent = await makeContingent(api.dataSource.manager, { accountId });
    const registered = await api.request
      .post('/api/tournaments/register')
      .set(headers)
      .send({ tournament_id: stage.tournamentId, contingents: [contingent.id] })
      .expect(404);
    expect(registered.body).toEqual({ message: 'Kejuaraan tidak ditemukan.', code: 'notFound.event' });
    const values = {
      ...{ name: 'Baru', pic_name: 'Sri', pic_phone: '0812 3456 7890', pic_email: 'sri@contoh.test', address: 'Jl. 1' },
      ...(await locationChain(api.dataSource)),
    };
    const answers = [
      await api.request
        .post('/api/contingents')
        .set(headers)
        .send({ ...values, tournament_ids: [stage.tournamentId] })
        .expect(422),
      await api.request
        .put(`/api/contingents/${contingent.id}`)
        .set(headers)
        .send({ ...values, tournament_ids: [stage.tournamentId] })
        .expect(422),
      await api.request
        .post('/api/entry-imports/check')
        .set(headers)
        .send({ tournament_id: stage.tournamentId, rows: [{ line: 2, cells: {} }] })
        .expect(422),
    ];
    for (const { text } of answers) expect(text).not.toContain(name);
    expect(answers[0]?.body).toMatchObject({ errors: { tournament_ids: ['Kejuaraan tidak ditemukan.'] } });
  });
});

describe('the live topics of a draft', () => {
  function connect(auth: { token?: string; panel?: string }): Promise<Socket> {
    const socket = io(`${api.url}${LIVE_NAMESPACE}`, { transports: ['websocket'], auth, forceNew: true });
    sockets.push(socket);
    return new Promise((done) => socket.once('connect', () => done(socket)));
  }
  const topics = () => [streams.tournament(stage.tournamentId), streams.arena(stage.arenaId)];
  async function hears(socket: Socket): Promise<boolean[]> {
    const heard: boolean[] = [];
    for (const topic of topics())
      heard.push(((await socket.emitWithAck('subscribe', { topic })) as SubscribeAnswer).ok);
    return heard;
  }

  it('are for those who work in it and for its panels, also while one of them listens', async () => {
    const office = await connect({ token: (await api.tokenFor('organiser')).token });
    expect(await hears(office)).toEqual([true, true]);
    expect(await hears(await connect({ token: (await api.tokenFor('operator')).token }))).toEqual([true, true]);
    const desk = panelDesk(api, { arenaId: stage.arenaId, operator: stage.operator });
    const { headers } = await desk.signIn(1);
    expect(await hears(await connect({ panel: headers.authorization.replace('Panel ', '') }))).toEqual([true, true]);

    expect(await hears(await connect({}))).toEqual([false, false]);
    expect(await hears(await connect({ panel: 'x'.repeat(43) }))).toEqual([false, false]);
    expect(await hears(await connect({ token: (await api.tokenFor('manager')).token }))).toEqual([false, false]);
  });

  it('end with the right to work in it', async () => {
    const { token, accountId } = await api.tokenFor('organiser');
    const socket = await connect({ token });
    expect(await hears(socket)).toEqual([true, true]);
    const over = new Promise((done) => socket.once('disconnect', done));
    await api.dataSource.query('delete from account_role where account_id = $1', [accountId]);
    await tellSessionsChanged(api.dataSource.manager, [accountId]);
    await over;
  });

  it('open to everybody once it is active', async () => {
    const socket = await connect({});
    expect(await hears(socket)).toEqual([false, false]);
    await api.dataSource.query(`update tournament set status = 'active' where id = $1`, [stage.tournamentId]);
    expect(await hears(socket)).toEqual([true, true]);
    const { body } = await api.request
      .get('/api/pools')
      .set(await headersOf('manager'))
      .expect(200);
    expect((body as { data: unknown[] }).data).toHaveLength(1);
  });
});
