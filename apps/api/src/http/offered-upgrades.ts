// A client may offer to go on in another protocol, as several libraries do by themselves with h2c. Whoever does not speak it
// answers as if nothing had been offered (RFC 9110, 7.8); Node takes each offer for an upgrade, and would leave it hanging.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

type UpgradeListener = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

/** Of the offer alone. */
const OFFERS = new Set(['upgrade', 'http2-settings']);

const tokensOf = (value = ''): string[] => value.split(',').map((token) => token.trim().toLowerCase());

/** Puts itself before whatever answers upgrades so far: to a web socket nothing else. */
export function answerOffers(server: Server): void {
  const ordinary = server.listeners('upgrade') as UpgradeListener[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (tokensOf(request.headers.upgrade).includes('websocket')) {
      for (const listener of ordinary) listener.call(server, request, socket, head);
    } else {
      takeWithoutOffer(request, socket, head);
    }
  });
}

/** The same request again, at the server that took the connection, which reads on behind it as ever. */
function takeWithoutOffer(request: IncomingMessage, socket: Socket & { server?: Server }, head: Buffer): void {
  const from = socket.server;
  if (!from) {
    socket.destroy();
    return;
  }
  socket.unshift(Buffer.concat([Buffer.from(headOf(request), 'latin1'), head]));
  from.emit(socket instanceof TLSSocket ? 'secureConnection' : 'connection', socket);
}

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (OFFERS.has(name.toLowerCase())) continue;
    const isConnection = name.toLowerCase() === 'connection';
    const left = isConnection ? tokensOf(value).filter((token) => !OFFERS.has(token)) : [];
    if (!isConnection) lines.push(`${name}: ${value}`);
    else if (left.length > 0) lines.push(`${name}: ${left.join(', ')}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
