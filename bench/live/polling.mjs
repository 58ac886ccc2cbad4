// The other way to keep a page fresh: every viewer asks for the whole schedule every 5 s, of a server that reads it through
// TypeORM entities. What a change costs on the wire, and how old it is when it is seen. Target C5.
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startHelper } from '../harness/processes.mjs';

const EVERY_MS = 5000;
const ASKS = 10;

/**
 * `message`: the bytes of one change as each socket gets it; `seen`: milliseconds until the last of so many sockets had it;
 * `sockets`: how many had every change at once.
 */
export async function besidePolling({ figure, system, tournament, message, seen, sockets, isQuick }) {
  const peer = startHelper(fileURLToPath(new URL('../reads/typeorm-peer.mjs', import.meta.url)));
  try {
    const url = `http://127.0.0.1:${await peer.ask('listen', system.databaseUrl)}/${tournament.slug}`;
    const answers = [];
    let bytes = 0;
    for (let n = 0; n < ASKS; n++) {
      const began = performance.now();
      bytes = (await (await fetch(url)).arrayBuffer()).byteLength;
      answers.push(performance.now() - began);
    }
    const { requests } = await autocannon({ url, connections: 10, duration: isQuick ? 1 : 4 });
    const row = { goalId: 'C5', beside: 'the whole schedule every 5 s, TypeORM entities', read: 'gain' };
    figure({
      ...{ ...row, name: 'bytes for each viewer and change', unit: 'kB', goal: ['≥', 300] },
      ...{ ours: message / 1000, theirs: bytes / 1000 },
    });
    figure({
      ...{
        ...row,
        name: `age of a change at the last of ${seen.sockets.toLocaleString('en')} viewers`,
        unit: 'ms',
        goal: ['≥', 20],
      },
      // a change falls anywhere between two asks
      ...{ ours: seen.ages, theirs: answers.map((ms) => EVERY_MS / 2 + ms) },
    });
    figure({
      ...{ ...row, name: 'viewers at one process', unit: 'viewers', kind: 'rate', goal: ['≥', 10] },
      ...{ ours: sockets, theirs: (requests.average * EVERY_MS) / 1000 },
    });
  } finally {
    await peer.stop();
  }
}
