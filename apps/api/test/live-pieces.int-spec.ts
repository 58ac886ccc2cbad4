// The public streams as numbered pieces, as an HTTP cache between us and a crowd asks for them.
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { applyEvents } from '@gelanggang/contract/apply-events';
import type { LoggedEvent } from '@gelanggang/contract/events';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { type LivePiece, MOST_PIECE_EVENTS, type StreamHead } from '@gelanggang/contract/live-pieces';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { nginxServer, startNginx, type TestNginx } from '../../../test/setup/nginx';
import { until } from '../../../test/setup/until';
import { PieceStore } from '../src/live/piece-store';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let stream: string;
beforeEach(async () => {
  stream = `tournament:${stage.tournamentId}`;
});

const headOf = async (name = stream): Promise<StreamHead> =>
  ((await api.request.get(`/api/live/${name}`).expect(200)).body as { data: StreamHead }).data;
const pieceAt = (head: StreamHead, seq: number, more = '') =>
  api.request.get(`/api/live/${head.epoch}/${stream}/${seq}${more}`);
const tell = (times = 1) =>
  writeWithEvents(api.dataSource, (_, emit) => {
    for (let n = 0; n < times; n++) emit(stream, 'schedule.removed', { schedule_id: n + 1 });
    return Promise.resolve();
  });
/** Told, and heard by this API. */
async function tellAll(times: number): Promise<void> {
  const { seq } = await headOf();
  await tell(times);
  while ((await headOf()).seq < seq + times) await pause(20);
}
const seqsOf = ({ body }: { body: unknown }) => (body as LivePiece).events.map(({ seq }) => seq);

describe('a piece of a public stream', () => {
  it('holds what was told from its number on, and may be kept', async () => {
    const before = await headOf();
    await tellAll(3);
    const answer = await pieceAt(before, before.seq + 1).expect(200);
    expect(seqsOf(answer)).toEqual([1, 2, 3].map((n) => before.seq + n));
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, immutable');
    expect(seqsOf(await pieceAt(before, before.seq + 3).expect(200))).toEqual([before.seq + 3]);
    const head = await headOf();
    expect(head).toMatchObject({ epoch: before.epoch, seq: before.seq + 3 });
    expect(head.newest_age).toBeGreaterThanOrEqual(0);
  });

  it('is waited for until it exists, once for all who wait', async () => {
    const head = await headOf();
    const waiting = Promise.all(Array.from({ length: 20 }, () => pieceAt(head, head.seq + 1, '?hold=0').expect(200)));
    await pause(300);
    await tell(2);
    for (const answer of await waiting) expect(seqsOf(answer)).toEqual([head.seq + 1, head.seq + 2]);
  });

  it('is empty for a moment where nobody wants to wait', async () => {
    const head = await headOf();
    const answer = await pieceAt(head, head.seq + 1).expect(200);
    expect(answer.body).toEqual({ events: [] });
    expect(answer.headers['cache-control']).toBe('public, max-age=1');
  });

  it('is empty after its time, also when garbage is collected meanwhile, and not kept for long', async () => {
    const head = await headOf();
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const waited = pieceAt(head, head.seq + 1, '?hold=3')
      .expect(200)
      .then((answer) => answer);
    await pause(1_000);
    collect();
    const answer = await waited;
    expect(answer.body).toEqual({ events: [] });
    expect(answer.headers['cache-control']).toBe('public, max-age=5');
  });

  it('holds no more than it may, and the next one goes on from there', async () => {
    const head = await headOf();
    await tellAll(MOST_PIECE_EVENTS + 5);
    const first = seqsOf(await pieceAt(head, head.seq + 1).expect(200));
    expect(first).toHaveLength(MOST_PIECE_EVENTS);
    expect(seqsOf(await pieceAt(head, (first.at(-1) ?? 0) + 1).expect(200))).toHaveLength(5);
  });

  it('is gone in another epoch, far behind, and ahead of what was told', async () => {
    const head = await headOf();
    await pieceAt({ ...head, epoch: 'another' }, head.seq + 1).expect(410);
    await pieceAt({ ...head, epoch: 'another' }, head.seq + 1, '?hold=0').expect(410);
    const ahead = await pieceAt(head, head.seq + 2, '?hold=0').expect(410);
    expect(ahead.headers['cache-control']).toBe('public, max-age=2');
    await tellAll(1001);
    await pieceAt(head, head.seq + 1).expect(410);
    await pieceAt(head, 0).expect(404);
    await pieceAt(head, 1, '?hold=-1').expect(422);
  });

  it('is answered the second time as the framework answered the first, whoever asks and however', async () => {
    const head = await headOf();
    await tellAll(2);
    const ownOf = ({ status, headers, text }: Response) => {
      const { date: _date, 'x-request-id': _id, ...own } = headers as Record<string, string>;
      return { status, own, text };
    };
    for (const encoding of ['identity', 'gzip', 'br']) {
      const ask = async (more = '', name = stream) =>
        ownOf(
          await api.request
            .get(`/api/live/${head.epoch}/${name}/${head.seq + 1}${more}`)
            .set('accept-encoding', encoding),
        );
      const first = await ask();
      expect(first.own['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(await ask()).toEqual(first);
      expect(await ask('?hold=7')).toEqual(first);
      expect(await ask('?hold=7', encodeURIComponent(stream))).toEqual(first);
    }
    const refused = await pieceAt({ ...head, epoch: 'another' }, head.seq + 1).expect(410);
    expect(refused.headers['cache-control']).toBe('public, max-age=2');
    await pieceAt(head, head.seq + 1, '?hold=1000001').expect(422);
    await api.request.post(`/api/live/${head.epoch}/${stream}/${head.seq + 1}`).expect(404);
  });

  it('leaves its place when its caller goes, and answers what came behind it over one connection in its turn', async () => {
    const head = await headOf();
    await pieceAt(head, head.seq + 1).expect(200);
    const { places } = api.app.get(PieceStore);
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    const ask = (hold: number) =>
      `GET /api/live/${head.epoch}/${stream}/${head.seq + 1}?hold=${hold} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    let taken = '';
    const held = () => Promise.resolve(places.held);
    const answers = () => Promise.resolve(taken.split('HTTP/1.1 200 OK').length - 1);
    socket.on('data', (part: Buffer) => (taken += part.toString('latin1')));
    socket.write(ask(0) + ask(1));
    await until(held, (count) => count > 0);
    await tell();
    await until(answers, (count) => count === 2);
    socket.write(ask(9).replace(`/${head.seq + 1}?`, `/${head.seq + 2}?`));
    await until(held, (count) => count === 1);
    socket.destroy();
    await until(held, (count) => count === 0);
  });

  it('is there for public topics of what was opened only', async () => {
    const draft = await makeTournament(api.dataSource.manager);
    await api.dataSource.query(`update tournament set status = 'inactive', was_active = false where id = $1`, [
      draft.id,
    ]);
    const { epoch } = await headOf();
    for (const name of [`tournament:${draft.id}`, 'tournament:999999', `${stream}:staff`, 'user:1', 'anything']) {
      await api.request.get(`/api/live/${name}`).expect(404);
      await api.request.get(`/api/live/${epoch}/${name}/1`).expect(404);
    }
    for (const name of ['site', `arena:${stage.arenaId}`]) await api.request.get(`/api/live/${name}`).expect(200);
  });
});

if (nginxServer()) {
  describe('behind nginx', () => {
    let nginx: TestNginx;
    beforeAll(async () => {
      nginx = await startNginx([api.url]);
    });
    afterAll(() => nginx.close());

    const read = async <T>(path: string): Promise<T> => {
      const answer = await fetch(`${nginx.url}/api${path}`);
      const text = await answer.text();
      // a loaded machine does not always take a connection in time: a page asks again, and so does this
      if (answer.status === 502 || answer.status === 504) return pause(200).then(() => read<T>(path));
      expect([path, answer.status]).toEqual([path, 200]);
      return JSON.parse(text) as T;
    };
    /** How often the API itself was asked for pieces. */
    async function asked(): Promise<number> {
      const text = await (await fetch(`${api.url}/metrics`)).text();
      const counts = text.matchAll(/_count\{[^}]*route="\/api\/live\/:epoch\/:stream\/:seq"[^}]*\} (\d+)/g);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    }

    it('a crowd has what the database holds, without a gap, and the API is asked as if one were there', async () => {
      const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
      await stage.schedule(matches.map(({ id }) => id));
      let isOver = false;
      const before = await asked();
      const phones = Array.from({ length: 60 }, async (): Promise<LiveSnapshot> => {
        let snapshot = await read<LiveSnapshot>(`/live/${stage.slug}/tanding`);
        const { epoch } = snapshot;
        for (let hold = 0; ; hold += 1) {
          const { events } = await read<{ events: LoggedEvent[] }>(
            `/live/${epoch}/${stream}/${snapshot.seq + 1}?hold=${hold}`,
          );
          const applied = applyEvents(snapshot, events, 'tanding');
          expect(applied.gap).toBe(false);
          snapshot = applied.snapshot;
          if (events.length > 0) hold = -1;
          else if (isOver) return snapshot;
        }
      });
      await stage.win(matches[0]?.id ?? 0, 'red');
      await pause(700);
      await stage.win(matches[1]?.id ?? 0, 'blue');
      isOver = true;
      const ended = await Promise.all(phones);
      const { body } = await api.request.get(`/api/live/${stage.slug}/tanding`).expect(200);
      for (const snapshot of ended) expect(snapshot).toEqual(body);
      // two results are a dozen events at most, and each number is asked for once or, while nothing comes, once in ten seconds
      const times = (await asked()) - before;
      expect(times).toBeGreaterThan(0);
      expect(times).toBeLessThan(30);
    });
  });
} else {
  it.skip('behind nginx: needs nginx on the path', () => undefined);
}
