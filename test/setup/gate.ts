// What stands between a process and its database, or a client and its server, so that it can be away or slow for one test
// only: closed, every connection breaks and new ones are refused, as when PostgreSQL restarts.
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Gate {
  private server: Server | null = null;
  private readonly open = new Set<Socket>();
  port = 0;
  /** How long each piece takes on its way: a slow line, or a slow database. */
  delayMs = 0;
  /** The first piece of a client with this word goes no further, nor does anything after it; then this is called. */
  stopsAt: { word: string; reached: () => void } | null = null;

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
      this.forward(client, upstream, upstream);
      this.forward(upstream, client, upstream);
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

  private forward(from: Socket, to: Socket, upstream: Socket): void {
    let last = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      last = last.then(async () => {
        if (this.stopsAt && from !== upstream && piece.includes(this.stopsAt.word)) {
          from.pause();
          this.stopsAt.reached();
          return;
        }
        if (this.delayMs > 0) await new Promise((done) => setTimeout(done, this.delayMs));
        to.write(piece);
      });
    });
    from.on('close', () => void last.then(() => to.destroy()));
  }

  stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    return new Promise((done) => (this.server ? this.server.close(() => done()) : done()));
  }

  url(): string {
    const url = new URL(this.target);
    // the database's own socket would pass it by
    url.searchParams.delete('host');
    url.port = String(this.port);
    return url.toString();
  }
}
