// Ends the connection of whoever sends a body without end: the framework waits for one for ever, as uploads may take long.
import type { IncomingMessage, Server } from 'node:http';

export interface SlowBodyLimits {
  /** So long without a byte, and the sender is gone. */
  silenceMs: number;
  /** Two megabytes at the pace of a bad line. */
  longestMs: number;
}

const LIMITS: SlowBodyLimits = { silenceMs: 20_000, longestMs: 180_000 };

/**
 * A form with files is read in its turn by who asks for it (`multipart-form.ts`), and looked at here only once it is answered:
 * nobody needs the rest of it.
 */
export function endSlowBodies(server: Server, { silenceMs, longestMs }: SlowBodyLimits = LIMITS): void {
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
    const began = performance.now();
    let bytes = -1;
    const timer = setInterval(() => {
      const isSilent = socket.bytesRead === bytes;
      bytes = socket.bytesRead;
      if (isForm && !response.writableFinished) return;
      if (isSilent || performance.now() - began > longestMs) socket.destroy();
    }, silenceMs).unref();
    const end = () => clearInterval(timer);
    request.once('end', end).once('close', end);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
