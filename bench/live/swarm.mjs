// Very many spectators in one process, speaking as little as they must: a helper of bench/live/part.mjs. They do not
// read what they get; they look whether it holds the text that is waited for, and note when the last of them had it.
import WebSocket from 'ws';
import { answerAs } from '../harness/processes.mjs';

const CONNECTING_AT_ONCE = 200;
const GIVES_UP_MS = 60_000;

/** Milliseconds on the machine's own clock, the same in every process. */
const now = () => Number(process.hrtime.bigint()) / 1e6;

const sockets = [];
/** What is waited for: the text, how many sockets lack it. */
const waits = new Map();
let isGone = 0;
let sample = '';

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
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const step = topic ? gelanggang(topic) : hello[protocol];
    let isReady = false;
    const ready = () => {
      isReady = true;
      sockets.push(socket);
      done();
    };
    if (protocol === 'ws') step(socket, '', ready);
    socket.on('message', (data) => {
      const text = data.toString();
      if (text === '2' && protocol !== 'ws') return socket.send('3');
      if (isReady) return heard(text);
      return step(socket, text, ready);
    });
    socket.once('error', failed);
    socket.once('close', () => (isGone += 1));
  });
}

function heard(text) {
  for (const [mark, wait] of waits) {
    if (!text.includes(mark)) continue;
    sample = text;
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
  until(text) {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => {
        failed(new Error(`${waits.get(text)?.left} of ${sockets.length} never got ${text}; ${isGone} are closed`));
        waits.delete(text);
      }, GIVES_UP_MS);
      waits.set(text, { left: sockets.length, done: (found) => (clearTimeout(timer), done(found)) });
    });
  },
  isWaiting: (text) => waits.has(text),
  sample: () => sample,
});
