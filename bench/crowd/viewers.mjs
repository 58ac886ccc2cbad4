// Very many viewers of a live page without a socket, in one process: each waits for the next piece of the stream on a
// connection of its own, and notes how old its newest event is when it comes. A helper of bench/crowd/part.mjs.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { answerAs } from '../harness/processes.mjs';

const BEGINNING_AT_ONCE = 100;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
let isOver = false;
let following = [];
/** Milliseconds from the moment that an event names to its arrival, of every viewer. */
let ages = [];
let gaps = 0;
const last = [];

function get(url) {
  return new Promise((done, failed) => {
    request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => done({ status: response.statusCode, body: Buffer.concat(parts), response }));
      response.on('error', failed);
    })
      .on('error', failed)
      .end();
  });
}

/** From the event after `seq` on, until all is over. */
async function follow(viewer, base, seq) {
  let next = seq + 1;
  for (let hold = 0; !isOver;) {
    const { status, body, response } = await get(`${base}/${next}?hold=${hold}`);
    if (status !== 200) {
      gaps += 1;
      await pause(1000);
      continue;
    }
    const events = read(body, response.headers['content-encoding']);
    if (events.length === 0) {
      hold += 1;
      continue;
    }
    if (events[0].seq !== next) gaps += 1;
    const now = Date.now();
    for (const { data } of events) if (data.at) ages.push(now - data.at);
    next = events.at(-1).seq + 1;
    hold = 0;
    last[viewer] = next - 1;
  }
}

/** All viewers get the same bytes: they are unpacked once. */
let known = { bytes: Buffer.alloc(0), events: [] };
function read(bytes, encoding) {
  if (bytes.equals(known.bytes)) return known.events;
  const text = encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
  known = { bytes, events: JSON.parse(text).events };
  return known.events;
}

answerAs({
  async begin(base, seq, count) {
    for (let n = 0; n < count; n++) {
      following.push(follow(last.push(seq) - 1, base, seq));
      if (n % BEGINNING_AT_ONCE === 0) await pause(20);
    }
    await pause(1000);
  },
  forget() {
    ages = [];
    gaps = 0;
  },
  /** Once all have this event. */
  async reached(seq) {
    while (last.some((one) => one < seq)) await pause(10);
    return { ages: sample(ages), gaps, viewers: last.length };
  },
  end() {
    isOver = true;
    following = [];
  },
});

/** As many as a message takes, evenly from all of them. */
function sample(all, most = 20_000) {
  const sorted = [...all].sort((a, b) => a - b);
  if (sorted.length <= most) return sorted;
  return Array.from({ length: most }, (_, n) => sorted[Math.floor((n * (sorted.length - 1)) / (most - 1))]);
}
