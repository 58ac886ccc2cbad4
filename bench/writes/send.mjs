// A call over a connection that is kept, as light as Node makes one: what is measured shares the machine with it.
import { Agent, request } from 'node:http';

// no call waits here for another: its time would count as the server's
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** The answer's status and body; its milliseconds from before it was sent until all of it has come. */
export function send({ url }, headers, path, body) {
  const text = JSON.stringify(body);
  const began = performance.now();
  return new Promise((done, fail) => {
    const call = request(
      `${url}/api${path}`,
      {
        ...{ agent, method: 'POST' },
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const its = {
            status: answer.statusCode,
            text: Buffer.concat(parts).toString(),
            took: performance.now() - began,
          };
          if (its.status >= 300) fail(new Error(`${path}: ${its.status} ${its.text.slice(0, 300)}`));
          else done(its);
        });
        answer.on('error', fail);
      },
    );
    call.on('error', fail);
    call.end(text);
  });
}

export const close = () => agent.destroy();
