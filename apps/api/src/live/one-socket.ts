// One connection is one live socket: counted once, told once, and gone once it has left. Socket.IO lets a connection join as
// often as it asks before the first answer, sit in the namespace that nobody uses, and stay when it has left all of them.
import type { Namespace, Socket } from 'socket.io';

/** What stands behind a socket, and is the same for all that its connection joins. */
type Connection = Socket['client'];

export class OneSocket {
  private readonly seen = new WeakSet<Connection>();

  constructor(namespace: Namespace) {
    // it is always there, and is counted by nobody
    namespace.server.of('/').use((_, next) => next(new Error('not here')));
  }

  /** False: it has asked before, and is cut. A page that is refused, or leaves, connects anew. */
  isFirst({ client, conn }: Socket): boolean {
    if (this.seen.has(client)) {
      conn.close();
      return false;
    }
    this.seen.add(client);
    return true;
  }

  /** A connection that leaves would be open and counted nowhere. */
  endWith(socket: Socket): void {
    const { conn } = socket;
    socket.once('disconnect', () => conn.close());
  }
}
