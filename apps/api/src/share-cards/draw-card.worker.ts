// Draws picture cards beside the server's own thread: the first one takes a third of a second.
import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from '@gelanggang/platform/turns/asked-thread';
import { drawCard, type CardOrder } from './draw-card';

const send = (message: Answered<Uint8Array>) => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, question: { card, shape } }: Asked<CardOrder>) => {
  drawCard(card, shape).then(
    (answer) => send({ id, answer }),
    (error: unknown) => send({ id, failed: `A picture card could not be drawn: ${String(error)}` }),
  );
});
