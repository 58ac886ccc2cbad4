// Very many sockets at a server, the project's or the barest one, and how long an update takes to the last of them.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startHelper } from './processes.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
export const now = () => Number(process.hrtime.bigint()) / 1e6;
/** Events of 200 ms go together: a run begins when the last one's time is over. */
export const APART_MS = 260;

/** The project's spectators of a topic. */
export const ours = (system, topic) => ({
  ...{ pid: system.api.pid, swarm: startHelper(here('../live/swarm.mjs')), protocol: 'socket.io', topic },
  url: `${system.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
});

/** A server under measure: its process, its spectators, and how one update is brought about. */
export async function peer(protocol) {
  const server = startHelper(here('../live/peer.mjs'), [protocol]);
  const port = await server.ask('listen');
  const path = protocol === 'ws' ? '/ws' : '/socket.io/?EIO=4&transport=websocket';
  const url = `http://127.0.0.1:${port}`;
  return {
    ...{
      pid: server.pid,
      swarm: startHelper(here('../live/swarm.mjs')),
      protocol,
      url: `ws://127.0.0.1:${port}${path}`,
    },
    send: (text) => fetch(url, { method: 'POST', body: text }).then((answer) => answer.text()),
    stop: () => server.stop(),
  };
}

/** Milliseconds from before `act` until the last spectator has a message with `text` in it, and until it was answered. */
export async function reach({ swarm }, text, act) {
  const arrived = swarm.ask('until', text);
  while (!(await swarm.ask('isWaiting', text))) await pause(1);
  const began = now();
  const [{ at }, answered] = await Promise.all([arrived, act().then(now)]);
  return { began, at, last: at - began, answered: answered - began };
}
