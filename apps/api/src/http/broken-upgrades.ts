// A request to upgrade comes with a bare socket. Where nobody takes it, nobody listens to its errors either: a client that
// resets such a connection would end the process.
import type { Server } from 'node:http';

/** Before whatever answers upgrades. */
export function outliveBrokenUpgrades(server: Server): void {
  server.prependListener('upgrade', (_request, socket) => {
    socket.on('error', () => socket.destroy());
  });
}
