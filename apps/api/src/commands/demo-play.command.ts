// `npm run demo:play -- --speed 60`: plays the running tournament of the demo forward, as its operator would.
import { parseArgs } from 'node:util';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts';
import { RUNNING } from '../demo/demo-tournaments';
import { CallRefused, OperatorClient } from '../demo/operator-client';
import { playArena } from '../demo/play-arena';

const USAGE = 'Pemakaian: npm run demo:play -- [--speed 60] [--url http://127.0.0.1:3000]';

function readArguments(): { speed: number; url: string } {
  const { values } = parseArgs({
    options: {
      speed: { type: 'string', default: '60' },
      url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT || 3000}` },
    },
  });
  const speed = Number(values.speed);
  if (!(speed > 0 && speed <= 10_000)) throw new TypeError('--speed adalah angka di atas 0 sampai 10000.');
  return { speed, url: values.url.replace(/\/$/, '') };
}

async function play(stop: AbortSignal): Promise<void> {
  const { speed, url } = readArguments();
  const ended = new AbortController();
  stop.addEventListener('abort', () => ended.abort());
  if (stop.aborted) ended.abort();
  const { signal } = ended;
  const client = new OperatorClient(url, signal);
  await client.signIn(DEMO_ACCOUNTS.operator.email, DEMO_PASSWORD);
  const arenas = (await client.arenas()).filter((arena) => arena.tournament.slug === RUNNING.slug);
  if (arenas.length === 0) throw new TypeError(`Turnamen ${RUNNING.slug} tidak ada di ${url}.`);
  console.log(`Memainkan ${RUNNING.name} di ${url}, ${speed} kali lebih cepat. Ctrl-C menghentikannya.`);
  const say = (text: string) => console.log(text);
  await Promise.all(
    arenas.map((arena) =>
      playArena({ client, speed, signal, say }, arena.id).catch((error: unknown) => {
        ended.abort();
        throw error;
      }),
    ),
  );
}

/** The sentence for what a person can mend, or null for a fault of our own. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof CallRefused) return `Ditolak (${error.status}): ${error.message}`;
  if (error instanceof TypeError && error.message === 'fetch failed')
    return 'Gelanggang tidak menjawab: sudah berjalan?';
  return error instanceof TypeError ? `${error.message}\n${USAGE}` : null;
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

play(stop.signal).catch((error: unknown) => {
  if (stop.signal.aborted) console.log('Dihentikan.');
  else {
    console.error(sentenceFor(error) ?? error);
    process.exitCode = 1;
  }
});
