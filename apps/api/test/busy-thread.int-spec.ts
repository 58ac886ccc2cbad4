// Taps that lay in the network while the process was busy: they came when they came, and none is refused for it.
import { Worker } from 'node:worker_threads';
import type { TapAnswer } from '@gelanggang/contract/scoring';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { type Panel, scoringStage } from './scoring-stage';

const WITHIN_MS = 500;
const BUSY_MS = 2_500;

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
beforeAll(async () => {
  await api.request
    .put(`/api/tournaments/${stage.tournamentId}/scoring-rule`)
    .set(stage.organiser)
    .send({ judges: 3, agree: 2, within_ms: WITHIN_MS, version: 1 })
    .expect(200);
});
beforeEach(() => stage.restart());

/** A device beside this process: 'ready' once its connection is there, then it taps after a moment and posts the answer. */
const DEVICE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { Agent, request } = require('node:http');
  const agent = new Agent({ keepAlive: true });
  const { url, headers, body, isConnected, afterMs } = workerData;
  const send = (method, path, text) => new Promise((done, fail) => {
    const call = request(url + path, { agent, method, headers: { ...headers, 'content-type': 'application/json' } }, (answer) => {
      let all = '';
      answer.on('data', (part) => (all += part));
      answer.on('end', () => done(all));
    });
    call.on('error', fail);
    call.end(text);
  });
  const connected = isConnected ? send('GET', '/api/panel') : Promise.resolve();
  connected.then(() => {
    parentPort.postMessage('ready');
    setTimeout(async () => {
      body.taps[0].at = Date.now();
      parentPort.postMessage(await send('POST', '/api/panel/taps', JSON.stringify(body)));
      agent.destroy();
    }, afterMs);
  });`;

interface Device {
  ready: Promise<void>;
  answer: Promise<TapAnswer>;
}

function device(panel: Panel, { isConnected, number }: { isConnected: boolean; number: number }): Device {
  const body = { tab: panel.tab, taps: [{ number, corner: 'blue', kind: 'punch', at: 0 }] };
  const workerData = { url: api.url, headers: panel.headers, body, isConnected, afterMs: 300 };
  const worker = new Worker(DEVICE, { eval: true, workerData });
  const failed = new Promise<never>((_, fail) => worker.once('error', fail));
  const ready = new Promise<void>((done) => worker.on('message', (said) => said === 'ready' && done()));
  const answer = new Promise<TapAnswer>((done) =>
    worker.on('message', (said: string) => {
      if (said !== 'ready') done((JSON.parse(said) as { data: [TapAnswer] }).data[0]);
    }),
  );
  return { ready, answer: Promise.race([answer, failed]) };
}

/** As a thread that computes: nothing is read and no timer runs. */
function beBusy(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

it('are kept, over a connection that stands and over one that nobody had accepted yet', async () => {
  const [one, two] = stage.judges;
  const devices = [device(one, { isConnected: true, number: 9001 }), device(two, { isConnected: false, number: 9002 })];
  await Promise.all(devices.map(({ ready }) => ready));
  beBusy(BUSY_MS);
  expect(await Promise.all(devices.map(({ answer }) => answer))).toEqual([
    { number: 9001, fate: 'kept' },
    { number: 9002, fate: 'kept' },
  ]);
});

it('but a tap that came late of itself is late, however busy the process was before', async () => {
  const [one] = stage.judges;
  expect(await stage.tap(one, 'blue', 'punch', { ago: BUSY_MS })).toMatchObject({ fate: 'late' });
});

/** Turns of the loop that take so long each, for so long: the process looks at its network all the time. */
async function haveLongTurns(eachMs: number, milliseconds: number): Promise<void> {
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    beBusy(eachMs);
    await new Promise((done) => setImmediate(done));
  }
}

const CROWD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { Agent, request } = require('node:http');
  const { url, headers, taps, tab } = workerData;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const tap = (one) => new Promise((done, fail) => {
    const call = request(url + '/api/panel/taps', { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }, (answer) => {
      let all = '';
      answer.on('data', (part) => (all += part));
      answer.on('end', () => done(JSON.parse(all).data?.[0].fate ?? all));
    });
    call.on('error', fail);
    call.end(JSON.stringify({ tab, taps: [{ ...one, at: Date.now() }] }));
  });
  setTimeout(async () => {
    const fates = await Promise.all(taps.map(tap));
    agent.destroy();
    parentPort.postMessage(fates);
  }, 300);`;

it('a tap over a connection that stood in line to be accepted is kept, though the process answered others meanwhile', async () => {
  const [{ headers, tab }] = stage.judges;
  // the line is watched from the first call of a panel on
  await stage.tap(stage.judges[0], 'blue', 'punch');
  await new Promise((done) => setTimeout(done, 300));
  const taps = Array.from({ length: 60 }, (_, n) => ({ number: 20_000 + n, corner: 'red', kind: 'kick' }));
  const worker = new Worker(CROWD, { eval: true, workerData: { url: api.url, headers, tab, taps } });
  const fates = new Promise<string[]>((done, fail) => worker.once('message', done).once('error', fail));
  await haveLongTurns(60, 5_000);
  expect(new Set(await fates)).toEqual(new Set(['kept']));
});
