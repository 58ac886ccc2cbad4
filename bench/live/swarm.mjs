// Very many spectators in one process, speaking as little as they must: a helper of bench/live/part.mjs. They do not
// read what they get; they look whether it holds the text that is waited for, and note when the last of them had it.
import WebSocket from 'ws';
import { answerAs } from '../harness/processes.mjs';

const CONNECTING_AT_ONCE = 200;
const GIVES_UP_MS = 60_000;
/** Engine.IO's. */
const PING = '2'.charCodeAt(0);

/** Milliseconds on the machine's own clock, the same in every process. */
const now = () => Number(process.hrtime.bigint()) / 1e6;

const sockets = [];
/** What is waited for: the text, how many sockets lack it. */
const waits = new Map();
/** Why the sockets that are gone were closed, by code. */
const gone = new Map();
let sample = Buffer.alloc(0);

/** What each protocol says until a socket is ready; everything else is a message. */
const hello = {
  ws: (socket, _text, ready) => socket.once('open', ready),
  'socket.io': (socket, text, ready) => {
    if (text.startsWith('0')) socket.send('40');
    else if (text.startsWith('40')) ready();
  },
};

/** Engine.IO and Socket.IO by hand: the client library would take the memory of this machine for itself. */
function gelanggang(topic) {
  return (socket, text, ready) => {
    if (text.startsWith('0')) socket.send('40/live,');
    else if (text.startsWith('40/live,')) socket.send(`42/live,1["subscribe",${JSON.stringify({ topic })}]`);
    else if (text.startsWith('43/live,1')) {
      if (!text.includes('"ok":true')) throw new Error(text);
      ready();
    }
  };
}

function open(url, protocol, topic) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    const step = topic ? gelanggang(topic) : hello[protocol];
    let isReady = false;
    const ready = () => {
      isReady = true;
      sockets.push(socket);
      done();
    };
    if (protocol === 'ws') step(socket, '', ready);
    socket.on('message', (data) => {
      if (data.length === 1 && data[0] === PING && protocol !== 'ws') return socket.send('3');
      if (isReady) return heard(data);
      return step(socket, data.toString(), ready);
    });
    socket.once('error', failed);
    socket.once('close', (code) => {
      failed(new Error(`${url} closed a socket (code ${code})`));
      lost(url, code);
    });
  });
}

/** Who waits for all of them learns at once that one will never come. */
function lost(url, code) {
  gone.set(code, (gone.get(code) ?? 0) + 1);
  for (const wait of waits.values()) wait.failed(new Error(`${url} closed ${tally()} of ${sockets.length} sockets`));
  waits.clear();
}

const tally = () => [...gone].map(([code, count]) => `${count} (code ${code})`).join(', ') || 'none';

function heard(data) {
  for (const [mark, wait] of waits) {
    if (!data.includes(mark)) continue;
    sample = data;
    wait.left -= 1;
    if (wait.left > 0) continue;
    waits.delete(mark);
    wait.done({ at: now() });
  }
}

answerAs({
  /** Answers how many milliseconds it took until all of them were ready. */
  async connect({ url, protocol, topic, count }) {
    const began = now();
    for (let left = count; left > 0; left -= CONNECTING_AT_ONCE) {
      const some = Array.from({ length: Math.min(left, CONNECTING_AT_ONCE) }, () => open(url, protocol, topic));
      await Promise.all(some);
    }
    return now() - began;
  },
  /** Answers when the last socket had a message with this text in it. */
  async until(text) {
    if (gone.size > 0) throw new Error(`closed before: ${tally()} of ${sockets.length}`);
    return new Promise((done, failed) => {
      const late = () => {
        failed(new Error(`${waits.get(text)?.left} of ${sockets.length} never got ${text}; closed: ${tally()}`));
        waits.delete(text);
      };
      const timer = setTimeout(late, GIVES_UP_MS);
      waits.set(text, {
        left: sockets.length,
        done: (found) => (clearTimeout(timer), done(found)),
        failed: (error) => (clearTimeout(timer), failed(error)),
      });
    });
  },
  isWaiting: (text) => waits.has(text),
  sample: () => sample.toString(),
  /** How many sockets are closed, and with which codes. */
  gone: () => tally(),
});
