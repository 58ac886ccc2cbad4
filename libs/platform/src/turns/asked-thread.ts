// A thread of its own for work that would hold up the server's: asked, it answers, and one that broke is begun anew.
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';

/** What the thread is sent, and sends back: the answer, or why there is none. */
export interface Asked<Question> {
  id: number;
  question: Question;
}
export interface Answered<Answer> {
  id: number;
  answer?: Answer;
  failed?: string;
}

/** One that broke is begun anew, not at once. */
const REST_MS = 10_000;

export class AskedThread<Question, Answer> {
  private readonly log: Logger;
  private readonly waiting = new Map<number, (answer: Answer | null) => void>();
  private thread: Worker | null = null;
  private brokenAt = -Infinity;
  private lastId = 0;

  /**
   * @param file of the thread: it answers each `Asked` with an `Answered`
   * @param data its `workerData`
   */
  constructor(
    name: string,
    private readonly file: string,
    private readonly data?: unknown,
  ) {
    this.log = new Logger(name);
  }

  /** Null: there is no answer, and the log says why. */
  ask(question: Question): Promise<Answer | null> {
    const thread = this.start();
    if (!thread) return Promise.resolve(null);
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((done) => {
      this.waiting.set(id, done);
      thread.postMessage({ id, question } satisfies Asked<Question>);
    });
  }

  async stop(): Promise<void> {
    await this.thread?.terminate();
  }

  private start(): Worker | null {
    if (this.thread || Date.now() - this.brokenAt < REST_MS) return this.thread;
    // a source is read as this process reads its own
    const how = this.file.endsWith('.ts') ? { execArgv: process.execArgv } : {};
    const thread = new Worker(this.file, { workerData: this.data, ...how });
    // it holds no process open
    thread.unref();
    thread.on('message', ({ id, answer, failed }: Answered<Answer>) => {
      if (failed) this.log.error(failed);
      this.waiting.get(id)?.(answer ?? null);
      this.waiting.delete(id);
    });
    thread.on('error', (error) => this.log.error(`The thread broke: ${error.message}`));
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
