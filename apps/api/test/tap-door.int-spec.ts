// Taps before the framework: the same answers, and whoever may not tap any more is refused as ever.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startApi, type TestApi } from '../../../test/setup/api';
import { type Panel, scoringStage, type ScoringStage } from './scoring-stage';
import { sentBy } from './sent-statements';

const agent = new Agent({ keepAlive: true });
let api: TestApi;
let stage: ScoringStage;
beforeAll(async () => {
  api = await startApi();
  stage = await scoringStage(api);
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});
beforeEach(() => stage.restart());

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: { data?: { number: number; fate: string }[]; message?: string; errors?: Record<string, string[]> };
}

let number = 100_000;
const tapOf = (over: object = {}) => ({
  number: (number += 1),
  corner: 'blue',
  kind: 'punch',
  at: Date.now(),
  ...over,
});

/** `parts`: what is sent, a moment apart; `more` of its headers. */
function sendParts(panel: Panel, parts: readonly string[], more: Record<string, string> = {}): Promise<Answer> {
  const length = Buffer.byteLength(parts.join(''));
  return new Promise((done, fail) => {
    const call = request(
      `${api.url}/api/panel/taps`,
      {
        ...{ agent, method: 'POST' },
        headers: { ...panel.headers, 'content-type': 'application/json', 'content-length': length, ...more },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: JSON.parse(text) as Answer['body'] }),
        );
      },
    );
    call.on('error', fail);
    void (async () => {
      for (const part of parts) {
        call.write(part);
        if (parts.length > 1) await pause(50);
      }
      call.end();
    })();
  });
}

const send = (panel: Panel, body: unknown, more?: Record<string, string>) =>
  sendParts(panel, [JSON.stringify(body)], more);
const taps = ({ tab }: Panel, ...all: object[]) => ({ tab, taps: all });

/** A judge of seat 1 whose taps have been let through once. */
async function knownJudge(): Promise<Panel> {
  const judge = await stage.signIn(1);
  expect((await send(judge, taps(judge, tapOf()))).status).toBe(200);
  return judge;
}

const asksWhoItIs = ({ sql }: { sql: string }) => sql.includes('d.token_hash = $1');

it('the second tap of a panel is answered as the first was, by whom the panel is now', async () => {
  const judge = await stage.signIn(1);
  const [first, second] = [tapOf(), tapOf()];
  const answers: Answer[] = [];
  const sent = [];
  for (const tap of [first, second]) {
    sent.push(await sentBy(async () => answers.push(await send(judge, taps(judge, tap)))));
  }
  expect(sent.map(({ path }) => path.some(asksWhoItIs))).toEqual([true, false]);
  const [ordinary, ours] = answers.map(({ status, body, headers: { date: _, 'x-request-id': id, ...headers } }) => {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    return { status, headers, fates: body.data?.map(({ fate }) => fate) };
  });
  expect(ours).toEqual(ordinary);
  expect(ours).toMatchObject({ status: 200, fates: ['kept'], headers: { 'cache-control': 'private, no-store' } });
  expect(answers[1]?.body.data).toEqual([{ number: second.number, fate: 'kept' }]);
});

it('a page of another origin is answered with that origin’s headers', async () => {
  const judge = await knownJudge();
  const origin = { origin: 'https://elsewhere.example' };
  const [first, second] = [
    await send(judge, taps(judge, tapOf()), origin),
    await send(judge, taps(judge, tapOf()), origin),
  ];
  const without = ({ headers: { date: _, 'x-request-id': __, ...headers } }: Answer) => headers;
  expect(without(second)).toEqual(without(first));
});

it('a device whose seat was given to another one taps no more', async () => {
  const judge = await knownJudge();
  await stage.signIn(1);
  const { status, body } = await send(judge, taps(judge, tapOf()));
  expect([status, typeof body.message]).toEqual([401, 'string']);
});

it('a page that does not count any more is refused in its reader’s language, and nothing of it is kept', async () => {
  const judge = await knownJudge();
  await stage.post(judge, 'open', { tab: 'anotherpage' }).expect(200);
  const tap = tapOf();
  const { status, body, headers } = await send(judge, taps(judge, tap), { 'accept-language': 'en' });
  expect([status, headers['content-language'], typeof body.message]).toEqual([409, 'en', 'string']);
  const there = { ...judge, tab: 'anotherpage' };
  const now = tapOf();
  expect((await send(there, taps(there, now))).body.data).toEqual([{ number: now.number, fate: 'kept' }]);
  const rows = await api.dataSource.query<{ key: string }[]>(`select key from tap where key like '%-' || $1::text`, [
    tap.number,
  ]);
  expect(rows).toEqual([]);
});

it('a page that does not count begins no sheet', async () => {
  const judge = await knownJudge();
  await stage.post(judge, 'open', { tab: 'anotherpage' }).expect(200);
  await stage.restart();
  expect((await send(judge, taps(judge, tapOf()))).status).toBe(409);
  const sheets = await api.dataSource.query<unknown[]>(
    'select 1 from score_sheet s join match m on m.id = s.match_id and m.started_at = s.started_at where m.id = $1',
    [stage.match.id],
  );
  expect(sheets).toEqual([]);
});

it.each([
  ['another corner', taps, { corner: 'green' }, 422],
  ['a number of none', taps, { number: 0 }, 422],
  ['no time', taps, { at: null }, 422],
])('%s is refused with its field', async (_, of, over, status) => {
  const judge = await knownJudge();
  const answer = await send(judge, of(judge, tapOf(over)));
  expect([answer.status, Object.keys(answer.body.errors ?? {})[0]]).toEqual([
    status,
    `taps.0.${Object.keys(over)[0] ?? ''}`,
  ]);
});

it('what is no JSON is refused, and the connection goes on', async () => {
  const judge = await knownJudge();
  expect((await sendParts(judge, ['{"tab":'])).status).toBe(400);
  expect((await sendParts(judge, ['{"__proto__":{"tab":1},"taps":[]}'])).status).toBe(400);
  expect((await sendParts(judge, ['['.repeat(4_000)])).status).toBe(400);
  expect((await send(judge, taps(judge, tapOf()))).status).toBe(200);
});

it('a body that comes in pieces is read whole, also where it is refused', async () => {
  const judge = await knownJudge();
  const inPieces = (body: object) => JSON.stringify(body).match(/.{1,40}/g) ?? [];
  const tap = tapOf();
  expect((await sendParts(judge, inPieces(taps(judge, tap)))).body.data).toEqual([
    { number: tap.number, fate: 'kept' },
  ]);
  expect((await sendParts(judge, inPieces(taps(judge, tapOf({ corner: 'green' }))))).status).toBe(422);
});

it('the same tap again is the same tap, and more of one device at once than have turns are answered all', async () => {
  const judge = await knownJudge();
  const tap = tapOf();
  const many = Array.from({ length: 30 }, () => tapOf());
  const answers = await Promise.all([tap, tap, ...many].map((one) => send(judge, taps(judge, one))));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.[0]?.fate}`))).toEqual(
    new Set(['200 kept']),
  );
  const [found] = await api.dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from tap where key = any($1)`,
    [[tap, ...many].map((one) => `${judge.tab}-${one.number}`)],
  );
  expect(found?.count).toBe(31);
});

it('taps that are sent one behind the other over one connection are answered in their order', async () => {
  const judge = await knownJudge();
  const all = [tapOf(), tapOf(), tapOf()];
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const text = await new Promise<string>((done, fail) => {
    let read = '';
    socket.on('error', fail).on('data', (part) => {
      read += part.toString();
      if (read.split('"fate"').length > 3) done(read);
    });
    for (const tap of all) {
      const body = JSON.stringify(taps(judge, tap));
      socket.write(
        `POST /api/panel/taps HTTP/1.1\r\nhost: x\r\nauthorization: ${judge.headers.authorization}\r\n` +
          `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
    }
  });
  socket.destroy();
  expect([...text.matchAll(/"number":(\d+)/g)].map(([, found]) => Number(found))).toEqual(all.map((tap) => tap.number));
});

it('whoever goes before all of a body has come leaves nothing behind', async () => {
  const judge = await knownJudge();
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/panel/taps HTTP/1.1\r\nhost: x\r\nauthorization: ${judge.headers.authorization}\r\n` +
      `content-type: application/json\r\ncontent-length: 500\r\n\r\n{"tab":`,
  );
  await pause(100);
  socket.destroy();
  expect((await send(judge, taps(judge, tapOf()))).status).toBe(200);
});
