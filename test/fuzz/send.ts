// Sends a request as it is, however wrong, and bounds the time that its answer may take.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { WrongRequest } from './wrong-requests';

export interface Answer {
  status: number;
  text: string;
  type: string;
}

const LONGEST_ANSWER = 200_000;

export class Sender {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 4 });

  constructor(
    private readonly url: string,
    private readonly patienceMs: number,
  ) {}

  /** Null when nothing came in time. A server may close the connection on what is no HTTP: that is status 0. */
  send(
    { method, target, headers, body }: Omit<WrongRequest, 'how'>,
    own: Record<string, string>,
  ): Promise<Answer | null> {
    const { hostname, port } = new URL(this.url);
    const all: Record<string, string> = {
      ...own,
      ...headers,
      ...(body ? { 'content-length': String(body.length) } : {}),
    };
    if (!isSayable(all, target)) return this.sendRaw(method, target, all, body);
    return new Promise((done, fail) => {
      const asked = request({ hostname, port, method, path: target, headers: all, agent: this.agent }, (answer) => {
        const chunks: Buffer[] = [];
        let length = 0;
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length <= LONGEST_ANSWER) chunks.push(chunk);
        });
        const finish = () => {
          clearTimeout(timer);
          const text = Buffer.concat(chunks).toString();
          done({ status: answer.statusCode ?? 0, text, type: String(answer.headers['content-type'] ?? '') });
        };
        answer.on('end', finish).on('error', finish);
      });
      const timer = setTimeout(() => {
        done(null);
        asked.destroy();
      }, this.patienceMs);
      asked.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        // the server has answered or hung up before it had read all
        if (['ECONNRESET', 'EPIPE', 'HPE_INVALID_CONSTANT'].includes(error.code ?? ''))
          done({ status: 0, text: '', type: '' });
        else fail(error);
      });
      asked.end(body ?? undefined);
    });
  }

  close(): void {
    this.agent.destroy();
  }

  /** What Node's client would not say. */
  private sendRaw(
    method: string,
    target: string,
    headers: Record<string, string>,
    body: Buffer | null,
  ): Promise<Answer | null> {
    const { hostname, port } = new URL(this.url);
    const lines = Object.entries({ host: hostname, connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    return new Promise((done) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      const finish = () => {
        clearTimeout(timer);
        done({
          status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
          text: text.split('\r\n\r\n')[1] ?? '',
          type: '',
        });
      };
      const timer = setTimeout(() => {
        done(null);
        socket.destroy();
      }, this.patienceMs);
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('error', finish).on('close', finish);
      socket.write(body ? Buffer.concat([head, body]) : head);
    });
  }
}

/** Whether Node's own client takes these headers and this path. */
function isSayable(headers: Record<string, string>, target: string): boolean {
  const isText = (text: string) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
  return Object.values(headers).every(isText) && /^[\x21-\x7e]*$/.test(target);
}
