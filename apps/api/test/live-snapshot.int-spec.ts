// The public snapshot: what the database holds, at a seq, from memory (realtime-and-jobs, Public reads).
import { applyEvents } from '@gelanggang/contract/apply-events';
import { streams } from '@gelanggang/contract/events';
import { withRows } from '@gelanggang/contract/columned-snapshot';
import type { ColumnedSnapshot, LiveSnapshot } from '@gelanggang/contract/live';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { SnapshotStore } from '../src/live-snapshot/snapshot-store';
import { arenaStage, statementsOf } from './arena-stage';
import { queriesOf } from './count-queries';
import { eventsAfter } from './told-matches';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

/** The answer as it came over the wire, unpacked where it was packed. */
function bytes(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const answer = response as NodeJS.ReadableStream;
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => done(null, Buffer.concat(parts)));
}

const get = (slug = stage.slug, kind = 'tanding') => api.request.get(`/api/live/${slug}/${kind}`);

async function snapshot(): Promise<LiveSnapshot> {
  return (await get().expect(200)).body as LiveSnapshot;
}

/** The newest event as this API knows it: what a subscriber has been told. */
async function snapshotOf(seq: number): Promise<LiveSnapshot> {
  for (let tries = 0; tries < 100; tries++) {
    const shown = await snapshot();
    if (shown.seq >= seq) return shown;
    await new Promise((wait) => setTimeout(wait, 20));
  }
  throw new Error(`The snapshot did not reach ${seq}.`);
}

async function seqOfStream(): Promise<number> {
  const [row] = await api.dataSource.query<{ seq: number }[]>('select seq from stream where name = $1', [
    `tournament:${stage.tournamentId}`,
  ]);
  return row?.seq ?? 0;
}

describe('the live snapshot', () => {
  it('shows an empty tournament, and 404 for what is not there', async () => {
    expect(await snapshot()).toMatchObject({
      seq: 0,
      tournament: { slug: stage.slug, time_zone: 'Asia/Jakarta', start_date: stage.date },
      arenas: [{ id: stage.arenaId, name: stage.arenaName }],
      schedules: [],
      matches: [],
    });
    await get('no-such-tournament').expect(404);
    await get(stage.slug, 'boxing').expect(404);
  });

  it('equals the database after a result, at the seq of the event that told it', async () => {
    const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
    await stage.schedule(matches.map((match) => match.id));
    const before = await snapshotOf(await seqOfStream());
    await stage.win(matches[0]?.id ?? 0, 'red');

    const seq = await seqOfStream();
    const shown = await snapshotOf(seq);
    expect(shown.seq).toBe(seq);
    expect(shown.matches).toEqual(
      await readLiveMatches(api.dataSource.manager, { tournamentId: stage.tournamentId, kind: 'tanding' }),
    );
    const decided = shown.matches.find((match) => match.id === matches[0]?.id);
    expect(decided).toMatchObject({ status: 'finished', winner: 'red', number: 1, partai: 'A1', start_time: '07:30' });
    const events = await eventsAfter(api, stage.tournamentId, before.seq);
    expect(applyEvents(before, events, 'tanding')).toEqual({ snapshot: shown, gap: false });
  });

  it('is asked for by bracket and by day, and refuses what is neither', async () => {
    const [own, other] = [await stage.drawPool([1, 1, 1, 1]), await stage.drawPool([1, 1])];
    const matches = await stage.matches(own);
    await stage.schedule(matches.map((match) => match.id));
    await snapshotOf(await seqOfStream());
    const part = async (query: object) => (await get().query(query).expect(200)).body as LiveSnapshot;
    const ids = (shown: LiveSnapshot) => shown.matches.map((match) => match.id).sort((a, b) => a - b);
    const all = await snapshot();

    const bracket = await part({ pool_id: other });
    expect(bracket).toMatchObject({ seq: all.seq, part: { pool_id: other }, schedules: all.schedules });
    expect(bracket.matches).toEqual(all.matches.filter((match) => match.pool_id === other));
    const today = await part({ day: 'today' });
    expect(today.part).toEqual({ day: stage.date });
    expect(today.matches).toEqual(all.matches.filter((match) => match.schedule_id !== null));
    expect(ids(today)).toEqual(matches.map((match) => match.id).sort((a, b) => a - b));
    expect(await part({ day: stage.date })).toEqual(today);
    expect((await part({ day: '2031-01-01' })).matches).toEqual([]);
    // whoever makes up days has no matches read for them
    const sent = await queriesOf(() => part({ day: '2031-01-02' }));
    expect(sent.filter((sql) => /\bfrom match\b/.test(sql))).toEqual([]);
    expect((await part({ pool_id: 999_999_999 })).matches).toEqual([]);
    // of another tournament
    const elsewhere = await arenaStage(api);
    expect((await get(elsewhere.slug).query({ pool_id: own }).expect(200)).body).toMatchObject({ matches: [] });
    for (const query of [{ day: 'kemarin' }, { day: '2026-02-30' }, { pool_id: 'satu' }]) {
      const [field = ''] = Object.keys(query);
      const { body } = await get().query(query).expect(422);
      expect((body as { errors: object }).errors).toHaveProperty(field);
    }
  });

  it('says of a bracket whether its class has others', async () => {
    const [own, other] = [await stage.drawPool([1, 1]), await stage.drawPool([1, 1])];
    const isOneOfSeveral = async () => {
      const { body } = await get().query({ pool_id: own }).expect(200);
      return (body as { part: { is_one_of_several: boolean } }).part.is_one_of_several;
    };
    expect(await isOneOfSeveral()).toBe(false);
    await api.dataSource.query(
      `update pool set number = 2, name = 'Pool B', drawing_id = (select drawing_id from pool where id = $1) where id = $2`,
      [own, other],
    );
    // what was read is kept until the tournament's stream moves on
    await stage.schedule((await stage.matches(own)).map((match) => match.id));
    await snapshotOf(await seqOfStream());
    expect(await isOneOfSeveral()).toBe(true);
  });

  it('touches no database while nothing changes', async () => {
    await stage.drawPool([1, 1]);
    await snapshotOf(await seqOfStream());
    const fiveTimes = async () => {
      for (let n = 0; n < 5; n++) await get().expect(200);
    };
    const statements = await statementsOf(fiveTimes, { of: 'process' });
    // the reader of events looks by itself every few seconds
    expect(statements.filter((one) => !one.includes('from stream where name = any'))).toEqual([]);
  });

  it.each([
    ['br', ''],
    ['gzip', ''],
    ['identity', ''],
    ['br', '?form=columns'],
    ['br', '?day=today&form=columns'],
    ['gzip', '?only=brackets&form=columns'],
    ['br', '?only=times'],
  ])('is answered again (%s, %s) from memory, as it was answered first', async (accepted, query) => {
    const ask = (headers: Record<string, string> = {}) =>
      get(stage.slug, `tanding${query}`)
        .set({ 'accept-encoding': accepted, ...headers })
        .buffer(true)
        .parse(bytes);
    const same = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => {
      const { date: _date, 'x-request-id': id, ...rest } = headers as Record<string, string>;
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      return { status, headers: rest, body: (body as Buffer).toString('hex') };
    };
    const first = await ask();
    const tag = { 'if-none-match': String(first.headers.etag) };
    const unchanged = await ask(tag);
    const built = jest.spyOn(api.app.get(SnapshotStore), 'get');
    const [again, stillUnchanged] = [await ask(), await ask(tag)];
    expect(built).not.toHaveBeenCalled();
    expect(same(again)).toEqual(same(first));
    expect(same(stillUnchanged)).toEqual(same(unchanged));
    expect(again.headers['content-security-policy']).toContain("default-src 'self'");
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    // whatever is not simple goes the ordinary way
    await ask({ authorization: 'Bearer x' }).expect(200);
    await api.request.head(`/api/live/${stage.slug}/tanding`).expect(200);
    expect(built).toHaveBeenCalledTimes(2);
    built.mockRestore();
  });

  it('is built once for many who ask at the same moment', async () => {
    await stage.drawPool([1, 1]);
    const alone = await statementsOf(() => get().expect(200));
    const other = await arenaStage(api);
    await other.drawPool([1, 1]);
    const together = await statementsOf(() =>
      Promise.all(Array.from({ length: 20 }, () => get(other.slug).expect(200))),
    );
    const readings = (statements: string[]) => statements.filter((sql) => sql.includes('with pools')).length;
    expect([readings(alone), readings(together)]).toEqual([1, 1]);
  });

  it.each(['br', 'gzip', 'identity'])('is answered alike (%s) to all who wait while it is built', async (accepted) => {
    const ask = (headers: Record<string, string> = {}) =>
      get()
        .set({ 'accept-encoding': accepted, ...headers })
        .buffer(true)
        .parse(bytes);
    const before = await ask();
    await stage.drawPool([1, 1, 1, 1]);
    // this API knows of the change, and has built nothing since
    const reader = api.app.get(EventReader);
    await reader.catchUp(streams.tournament(stage.tournamentId));
    expect(api.app.get(SnapshotStore).getNow(stage.slug, 'tanding', { part: null })).toBeNull();
    const held = { 'if-none-match': String(before.headers.etag) };
    const waited = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 ? held : {})));
    const byFramework = await ask({ authorization: 'Bearer x' });
    const told = ({ status, headers, body }: typeof before) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
      return { status, headers: rest, body: (body as Buffer).toString('hex') };
    };
    for (const answer of waited) expect(told(answer)).toEqual(told(byFramework));
    expect(new Set(waited.map((answer) => String(answer.headers['x-request-id']))).size).toBe(20);
    expect(byFramework.headers.etag).not.toBe(before.headers.etag);
  });

  it('answers 304 to who has it already', async () => {
    const first = await get().expect(200);
    const { epoch, seq } = first.body as LiveSnapshot;
    expect(first.headers.etag).toMatch(/^"[\w-]{20,}"$/);
    const again = await get().set('if-none-match', `W/${first.headers.etag}`).expect(304);
    expect(again.text).toBe('');
    await get()
      .set('if-none-match', `"${epoch}-${seq + 1}"`)
      .expect(200);
  });

  it('is packed as the client can unpack it', async () => {
    await stage.drawPool(Array.from({ length: 8 }, () => 1));
    const raw = async (accepted: string) => {
      const answer = await fetch(`${api.url}/api/live/${stage.slug}/tanding`, {
        headers: { 'accept-encoding': accepted },
      });
      return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
    };
    const plain = await raw('identity');
    expect(plain.encoding).toBeNull();
    expect(await raw('gzip, deflate')).toEqual({ encoding: 'gzip', text: plain.text });
    expect(await raw('gzip, br')).toEqual({ encoding: 'br', text: plain.text });
    expect(await raw('br;q=0')).toEqual(plain);
  });

  it('comes as columns to who asks so, of medals as ever, and in no third form', async () => {
    await stage.drawPool([1, 1, 1]);
    const rows = await snapshotOf(await seqOfStream());
    const { body } = await get(stage.slug, 'tanding?form=columns').expect(200);
    expect(body).not.toHaveProperty('matches');
    expect(withRows(body as ColumnedSnapshot | LiveSnapshot)).toEqual(rows);
    const medals = await get(stage.slug, 'medals').expect(200);
    expect((await get(stage.slug, 'medals?form=columns').expect(200)).body).toEqual(medals.body);
    const refused = await get(stage.slug, 'tanding?form=xml').expect(422);
    expect(refused.body).toMatchObject({ errors: { form: expect.any(Array) as string[] } });
    await get(stage.slug, 'tanding?day=todayform=columns').expect(422);
  });

  it('carries no personal data', async () => {
    await stage.drawPool([2, 2]);
    const text = JSON.stringify(await snapshotOf(await seqOfStream()));
    const people = await api.dataSource.query<Record<string, string>[]>(
      `select t.nik, t.birth_date, c.pic_name, c.pic_phone, c.pic_email
       from team_member t join contingent c on c.id = t.contingent_id`,
    );
    expect(people.length).toBeGreaterThan(0);
    for (const secret of people.flatMap((person) => Object.values(person))) expect(text).not.toContain(secret);
  });

  it('knows a tournament by its new address, and forgets a removed one', async () => {
    await snapshot();
    const change = (set: string, status: 'active' | 'inactive') =>
      writeWithEvents(api.dataSource, async (manager, emit) => {
        await manager.query(`update tournament set ${set} where id = $1`, [stage.tournamentId]);
        emit(streams.site, 'tournament.changed', { tournament_id: stage.tournamentId, status });
      });
    const answers = async (slug: string, status: number) => {
      for (let tries = 0; tries < 100; tries++) {
        if ((await get(slug)).status === status) return;
        await new Promise((wait) => setTimeout(wait, 20));
      }
      throw new Error(`${slug} never answered ${status}`);
    };
    await change(`slug = 'alamat-baru'`, 'active');
    await answers(stage.slug, 404);
    await answers('alamat-baru', 200);
    await change('deleted_at = now()', 'inactive');
    await answers('alamat-baru', 404);
  });
});
