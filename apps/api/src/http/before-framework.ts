// Answers calls before the framework sees them: those that a full hall makes at once, for which its work is longer than ours.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { CallName } from '@gelanggang/contract/call';
import type { Metrics } from '../metrics/metrics';
import { API_BASE } from '@gelanggang/contract/http';

/** The status that was sent; null: the request is as it came, and the framework's to answer. */
type Status = number | null;

/**
 * Puts itself before whatever answers requests so far; once the application is complete. What `answer` throws is answered by
 * the framework, where the same work fails again and is told.
 */
export function answerFirst(
  server: Server,
  call: CallName,
  metrics: Metrics,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<Status> | Status,
): void {
  const [method, path] = call.split(' ') as [string, string];
  const route = `${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const ordinary = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const began = performance.now();
    const end = (status: Status) => {
      if (status === null) for (const listener of ordinary) listener.call(server, request, response);
      else metrics.request(method, route, status, (performance.now() - began) / 1000);
    };
    const status = answer(request, response);
    if (status instanceof Promise) void status.catch(() => null).then(end);
    else end(status);
  });
}
