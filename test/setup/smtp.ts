// A mail server for tests: takes what it is told to take and keeps it.
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface TestSmtp {
  url: string;
  /** What was taken, as it came over the wire. */
  taken: string[];
  /** The answer to the next recipients, in order; taken when there is none left. */
  answers: string[];
  close(): Promise<void>;
}

export async function startSmtp(): Promise<TestSmtp> {
  const taken: string[] = [];
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let rest = '';
    let letter: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (letter) {
        if (line !== '.') return void letter.push(line);
        taken.push(letter.join('\n'));
        letter = null;
        return say('250 ok');
      }
      if (/^RCPT/i.test(line)) return say(answers.shift() ?? '250 ok');
      if (/^DATA/i.test(line)) {
        letter = [];
        return say('354 go on');
      }
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
      say('250 ok');
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 test');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    answers,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
