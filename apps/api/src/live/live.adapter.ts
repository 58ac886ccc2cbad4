// Socket.IO as this API runs it: small messages, no client bundle, other origins only where CORS_ORIGINS says so.
import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { Env } from '@gelanggang/platform/env/env';
import { addressReader, networkOf } from '../http/client-address';
import { FloodGuard, type RawSocket } from './flood-guard';
import { JOINS_WITHIN_MS, NotJoined } from './not-joined';

/** Socket.IO's own. */
export const LIVE_PATH = '/socket.io/';
/** What a client may send in one message: a topic and a number. */
const MESSAGE_LIMIT_BYTES = 16 * 1024;

export class LiveAdapter extends IoAdapter {
  constructor(
    private readonly app: INestApplicationContext,
    private readonly env: Env,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const addressOf = addressReader(this.env.TRUST_PROXY);
    const guard = new FloodGuard(addressOf);
    const notJoined = this.app.get(NotJoined);
    const server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      maxHttpBufferSize: MESSAGE_LIMIT_BYTES,
      pingInterval: 20_000,
      pingTimeout: 15_000,
      connectTimeout: JOINS_WITHIN_MS,
      allowRequest: (request, decide) => decide(null, guard.isOpenFor(request)),
      cors: this.env.CORS_ORIGINS ? { origin: this.env.CORS_ORIGINS.split(',') } : undefined,
    } as ServerOptions) as Server;
    // the request of the first transport would be kept as long as the socket: some kilobytes per spectator
    server.engine.on('connection', (raw: RawSocket) => {
      const request = raw.request as IncomingMessage;
      guard.watch(raw, request);
      notJoined.hold(raw, networkOf(addressOf(request)));
      raw.request = null;
    });
    return server;
  }
}
