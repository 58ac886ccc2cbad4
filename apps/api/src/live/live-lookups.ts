// What the live socket asks of the database stands in a line of its own: whoever asks much waits for it, and nobody's call does.
import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { Env } from '@gelanggang/platform/env/env';
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { addressReader, networkOf } from '../http/client-address';

/** Of the connections of the database, so many at most; strangers' calls have six of ten. */
const SHARE = 0.3;
/** All the sockets that a process serves, come back at once. */
const MOST_WAITING = 20_000;

@Injectable()
export class LiveLookups {
  private readonly line: WaitingLine;
  private readonly addressOf: (request: IncomingMessage) => string;

  constructor(@Inject(Env) env: Env) {
    this.line = new WaitingLine({ atOnce: Math.max(1, Math.floor(env.DB_POOL * SHARE)), mostWaiting: MOST_WAITING });
    this.addressOf = addressReader(env.TRUST_PROXY);
  }

  /** Turns go round between owners: an account, a panel's device, else the network from where the socket comes. */
  run<T>(socket: Socket, worker: string | null, work: () => Promise<T>): Promise<T> {
    return this.line.run(work, worker ?? `network ${this.networkOf(socket)}`);
  }

  private networkOf({ handshake: { address, headers } }: Socket): string {
    // the request itself is not kept for as long as its socket
    return networkOf(this.addressOf({ headers, socket: { remoteAddress: address } } as unknown as IncomingMessage));
  }
}
