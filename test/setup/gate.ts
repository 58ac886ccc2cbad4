// What stands between a process and its database, so that the database can be away for one test only: closed, every
// connection breaks and new ones are refused, as when PostgreSQL restarts.
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Gate {
  private server: Server | null = null;
  private readonly open = new Set<Socket>();
  port = 0;

  private readonly target: URL;

  constructor(target: string) {
    this.target = new URL(target);
  }

  start(): Promise<void> {
    this.server = createServer((client) => {
      const upstream = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [client, upstream]) {
        this.open.add(socket);
        socket.on('error', () => undefined).on('close', () => this.open.delete(socket));
      }
      client.pipe(upstream).on('close', () => client.destroy());
      upstream.pipe(client).on('close', () => upstream.destroy());
    });
    const { server } = this;
    return new Promise((done) => {
      server.listen(this.port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address) this.port = address.port;
        done();
      });
    });
  }

  stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    return new Promise((done) => (this.server ? this.server.close(() => done()) : done()));
  }

  url(): string {
    const url = new URL(this.target);
    url.port = String(this.port);
    return url.toString();
  }
}
