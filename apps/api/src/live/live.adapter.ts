// Socket.IO as this API runs it: small messages, no client bundle, other origins only where CORS_ORIGINS says so.
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { Env } from '@gelanggang/platform/env/env';

/** What a client may send in one message: a topic and a number. */
const MESSAGE_LIMIT_BYTES = 16 * 1024;

export class LiveAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly env: Env,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      serveClient: false,
      maxHttpBufferSize: MESSAGE_LIMIT_BYTES,
      pingInterval: 20_000,
      pingTimeout: 15_000,
      cors: this.env.CORS_ORIGINS ? { origin: this.env.CORS_ORIGINS.split(',') } : undefined,
    } as ServerOptions) as Server;
    // the request of the first transport would be kept as long as the socket: some kilobytes per spectator
    server.engine.on('connection', (raw: { request: unknown }) => {
      raw.request = null;
    });
    return server;
  }
}
