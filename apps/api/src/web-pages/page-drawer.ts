// Has first screens drawn by a thread of its own. A page that cannot be drawn goes without: the browser draws it then.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import type { FirstScreen } from '@gelanggang/contract/first-screen';

export interface Drawn {
  body: string;
  styles: string;
  /** The page's own file, as the web app's manifest names it. */
  module: string | null;
}

export interface Drawing {
  id: number;
  screen: FirstScreen;
}

interface Answer {
  id: number;
  drawn?: Drawn;
  failed?: string;
}

/** A thread that broke is begun anew, not at once. */
const REST_MS = 10_000;

export class PageDrawer {
  private readonly log = new Logger('PageDrawer');
  /** False: the web app was built without its half for the server. */
  readonly isBuilt: boolean;
  private readonly renderer: string;
  private readonly waiting = new Map<number, (drawn: Drawn | null) => void>();
  private thread: Worker | null = null;
  private brokenAt = -Infinity;
  private lastId = 0;

  constructor(webDist: string) {
    this.renderer = join(dirname(webDist), 'web-server', 'render.cjs');
    this.isBuilt = existsSync(this.renderer);
  }

  /** Null: it could not be drawn. */
  draw(screen: FirstScreen): Promise<Drawn | null> {
    const thread = this.start();
    if (!thread) return Promise.resolve(null);
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((done) => {
      this.waiting.set(id, done);
      thread.postMessage({ id, screen } satisfies Drawing);
    });
  }

  async stop(): Promise<void> {
    await this.thread?.terminate();
  }

  private start(): Worker | null {
    if (this.thread || Date.now() - this.brokenAt < REST_MS || !this.isBuilt) return this.thread;
    const thread = new Worker(join(__dirname, 'first-screen.worker.js'), { workerData: this.renderer });
    // it holds no process open
    thread.unref();
    thread.on('message', ({ id, drawn, failed }: Answer) => {
      if (failed) this.log.error(`A first screen could not be drawn: ${failed}`);
      this.waiting.get(id)?.(drawn ?? null);
      this.waiting.delete(id);
    });
    thread.on('error', (error) => this.log.error(`The drawing of first screens broke: ${error.message}`));
    thread.on('exit', () => {
      this.thread = null;
      this.brokenAt = Date.now();
      this.waiting.forEach((done) => done(null));
      this.waiting.clear();
    });
    this.thread = thread;
    return thread;
  }
}
