// A request that names two hosts is refused (RFC 9112, 3.2): a proxy may go by the one and we by the other. Node takes the first
// of them and says nothing.
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { inWording } from '@gelanggang/platform/languages/wording';
import { requestWording } from '../languages/request-wording';
import { refusalBody, statusSentence } from './refusals';

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Puts itself before whatever answers requests and upgrades so far. */
export function refuseTwoHosts(server: Server): void {
  const requests = server.listeners('request') as RequestListener[];
  const upgrades = server.listeners('upgrade') as UpgradeListener[];
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', (request, response) => {
    if (!hasTwoHosts(request)) {
      for (const listener of requests) listener.call(server, request, response);
      return;
    }
    const body = inWording(requestWording(request.headers, 'default'), () => refusalBody(statusSentence(400)));
    response.writeHead(400, { connection: 'close', 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!hasTwoHosts(request)) {
      for (const listener of upgrades) listener.call(server, request, socket, head);
      return;
    }
    // whoever resets it in this moment ends nothing but it
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
