// A panel's socket ends with its seat, whichever process ended it and however: then it is nobody's, and hears no draft.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { io, type Socket } from 'socket.io-client';
import { LIVE_NAMESPACE, streams, type SubscribeAnswer } from '@gelanggang/contract/events';
import { environmentOf, startApi, type TestApi } from '../../../test/setup/api';
import { createApi } from '../src/bootstrap';
import { arenaStage, type ArenaStage } from './arena-stage';
import { panelDesk } from './scoring-stage';

let api: TestApi;
/** Another process on the same database, whose sockets these are. */
let other: NestFastifyApplication;
let stage: ArenaStage;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startApi();
  other = await createApi(environmentOf(api.databaseUrl));
  await other.listen(0, '127.0.0.1');
});
beforeEach(async () => {
  stage = await arenaStage(api);
  await api.dataSource.query(`update tournament set status = 'inactive', was_active = false where id = $1`, [
    stage.tournamentId,
  ]);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await other.close();
  await api.close();
});

async function listen(seat: number): Promise<Socket> {
  const { headers } = await panelDesk(api, stage).signIn(seat);
  const panel = headers.authorization.replace('Panel ', '');
  const socket = io(`${await other.getUrl()}${LIVE_NAMESPACE}`, {
    ...{ transports: ['websocket'], auth: { panel }, forceNew: true, reconnectionDelay: 20, reconnectionDelayMax: 50 },
  });
  sockets.push(socket);
  await new Promise<void>((done) => socket.once('connect', () => done()));
  expect((await subscribe(socket)).ok).toBe(true);
  return socket;
}

const subscribe = (socket: Socket) =>
  socket.emitWithAck('subscribe', { topic: streams.tournament(stage.tournamentId) }) as Promise<SubscribeAnswer>;

const ends: [how: string, end: () => Promise<unknown>][] = [
  ['was taken by another device', () => panelDesk(api, stage).signIn(1)],
  [
    'was taken back by the desk',
    () => api.request.delete(`/api/arenas/${stage.arenaId}/panels/1`).set(stage.operator).expect(200),
  ],
  ['went with its arena', () => api.dataSource.query('delete from tournament_arena where id = $1', [stage.arenaId])],
  [
    'went with its tournament',
    () => api.dataSource.query('update tournament set deleted_at = now() where id = $1', [stage.tournamentId]),
  ],
];

it.each(ends)('cuts the socket of a seat that %s, and lets it hear nothing more of a draft', async (how, end) => {
  const socket = await listen(1);
  const neighbour = await listen(2);
  const cut = new Promise<void>((done) => socket.once('disconnect', () => done()));
  const again = new Promise<void>((done) => socket.io.once('reconnect', () => done()));
  await end();
  await cut;
  await again;
  expect((await subscribe(socket)).ok).toBe(false);
  if (how.includes('with its')) return;
  expect(neighbour.connected).toBe(true);
  expect((await subscribe(neighbour)).ok).toBe(true);
});

it('takes a made-up seat for a spectator, who follows by pieces where the server says so', async () => {
  const pieces = await createApi(environmentOf(api.databaseUrl, { SPECTATORS: 'pieces' }));
  await pieces.listen(0, '127.0.0.1');
  const reasonOf = async (panel: string) => {
    const socket = io(`${await pieces.getUrl()}${LIVE_NAMESPACE}`, {
      ...{ transports: ['websocket'], auth: { panel }, forceNew: true, reconnection: false },
    });
    sockets.push(socket);
    return new Promise((done) => {
      socket.once('connect', () => done('connected'));
      socket.once('connect_error', (error) => done((error as Error & { data?: unknown }).data));
    });
  };
  expect(await reasonOf('made-up')).toMatchObject({ pieces: true });
  const { headers } = await panelDesk(api, stage).signIn(1);
  expect(await reasonOf(headers.authorization.replace('Panel ', ''))).toBe('connected');
  await pieces.close();
});
