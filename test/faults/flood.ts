// One account that sends as much as it can, in every way that costs something: lists, jobs, uploads, searches, the socket.
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { LIVE_NAMESPACE } from '@gelanggang/contract/events';

/** Of each way, at one time. */
const AT_ONCE = 6;

export class Flood {
  /** Its answers, by status. */
  readonly answers = new Map<number, number>();
  private isOver = false;
  private readonly loops: Promise<void>[];
  private readonly sockets: Socket[] = [];

  constructor(
    private readonly url: string,
    private readonly token: string,
    list: string,
    tournamentId: number,
  ) {
    const job = (n: number) =>
      this.send('POST', '/jobs', json({ kind: 'team-members-export', params: { search: `banjir ${n}` } }));
    const upload = () => {
      const form = new FormData();
      form.append('file', new Blob([list]), 'daftar.csv');
      return this.send('POST', '/entry-imports/read', { body: form });
    };
    const ways = [
      job,
      upload,
      (n: number) => this.send('GET', `/contingents?search=${n}`),
      (n: number) => this.send('GET', `/team-members?search=${n}`),
      () => this.send('GET', `/matches-recap?tournament_id=${tournamentId}`),
      () => this.send('POST', '/login', json({ email: 'banjir@contoh.test', password: 'salah-sekali' })),
    ];
    this.loops = [
      ...ways.flatMap((way) => Array.from({ length: AT_ONCE }, () => this.loop(way))),
      ...Array.from({ length: AT_ONCE }, () => this.shout(tournamentId)),
    ];
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
    for (const socket of this.sockets) socket.disconnect();
  }

  private async loop(way: (n: number) => Promise<number>): Promise<void> {
    for (let n = 0; !this.isOver; n += 1) {
      const status = await way(n).catch(() => 0);
      this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
      // a broken connection is tried again, and not at once
      if (status === 0) await wait(50);
    }
  }

  private async send(method: string, path: string, more: RequestInit = {}): Promise<number> {
    const headers = { authorization: `Bearer ${this.token}`, ...(more.headers as Record<string, string>) };
    const answer = await fetch(`${this.url}/api${path}`, { method, ...more, headers });
    await answer.arrayBuffer();
    return answer.status;
  }

  private async shout(tournamentId: number): Promise<void> {
    const socket = io(`${this.url}${LIVE_NAMESPACE}`, {
      ...{ transports: ['websocket'], auth: { token: this.token }, forceNew: true },
      ...{ reconnectionDelay: 50, reconnectionDelayMax: 50 },
    });
    this.sockets.push(socket);
    while (!this.isOver) {
      for (let n = 0; n < 100; n += 1) socket.volatile.emit('subscribe', { topic: `tournament:${tournamentId}` });
      await wait(10);
    }
  }
}

const json = (body: object): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
