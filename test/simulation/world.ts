// The world of one simulated day: a database, two instances of the API, one worker, the time, and the log of all that was done.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import type { RoleKey } from '@gelanggang/contract/permissions';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { makeAccount } from '@gelanggang/database/testing/factories';
import { createRandom, deriveSeed, type Random } from '@gelanggang/domain/random';
import { createApi } from '../../apps/api/src/bootstrap';
import { WorkerModule } from '../../apps/worker/src/worker.module';
import { loadEnv } from '@gelanggang/platform/env/env';
import { knowRacers, guardStatements, raced } from './interleaving';
import { Person } from './person';
import type { VirtualDatabase, VirtualServer } from './virtual-database';
import { VirtualTime } from './virtual-time';

const INSTANCES = 2;

export class World {
  /** What was done, in its order: the same for the same seed. */
  readonly log: string[] = [];
  private acts = 0;
  /** What nobody may ever be answered, with the call. */
  readonly broken: string[] = [];
  private readonly people: Person[] = [];

  private constructor(
    readonly random: Random,
    readonly time: VirtualTime,
    readonly database: VirtualDatabase,
    private readonly dataSource: DataSource,
    private readonly apis: readonly NestFastifyApplication[],
    readonly urls: readonly string[],
    private readonly worker: INestApplicationContext,
    private readonly without: ReadonlySet<number>,
    private readonly release: () => Promise<void>,
  ) {}

  /**
   * @param seed 16 hexadecimal digits
   * @param without acts, counted from 1, that nobody does
   */
  static async open(
    server: VirtualServer,
    seed: string,
    startsAt: string,
    without: ReadonlySet<number> = new Set(),
  ): Promise<World> {
    const database = await server.newDatabase();
    const time = new VirtualTime(Date.parse(startsAt));
    await database.setTime(startsAt);
    time.install();
    const random = createRandom(seed);
    const freeStatements = guardStatements();
    const freeChance = drawChanceFrom(createRandom(deriveSeed(seed, 'of the server')));
    const files = mkdtempSync(join(tmpdir(), 'gelanggang-simulation-'));
    const env = loadEnv({
      ...process.env,
      ...{
        NODE_ENV: 'test',
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
        DATABASE_URL: database.url,
        FILES_DIR: files,
        REDIS_URL: '',
      },
    });
    const apis: NestFastifyApplication[] = [];
    for (let n = 0; n < INSTANCES; n += 1) {
      const api = await createApi(env);
      knowRacers(api.getHttpServer());
      await api.listen(0, '127.0.0.1');
      apis.push(api);
    }
    const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(env), {
      logger: env.LOG_LEVEL === 'silent' ? false : ['fatal', 'error', 'warn'],
    });
    const dataSource = await new DataSource(dataSourceOptions(database.url, { poolSize: 2 })).initialize();
    const urls = await Promise.all(apis.map((api) => api.getUrl()));
    return new World(random, time, database, dataSource, apis, urls, worker, without, async () => {
      freeStatements();
      freeChance();
      await dataSource.destroy();
      await Promise.all([...apis.map((api) => api.close()), worker.close()]);
      time.uninstall();
      await database.drop();
      rmSync(files, { recursive: true, force: true });
    });
  }

  /** An account with a session, which asks one instance of the API today. */
  async person(role: RoleKey, name: string): Promise<Person> {
    const account = await makeAccount(this.dataSource.manager, { role, name });
    const { token } = await createSession(this.dataSource.manager, account.id);
    const person = new Person(this, this.urls[this.people.length % INSTANCES] as string, name, token, account.id);
    this.people.push(person);
    return person;
  }

  /** So many minutes later: timers run, and both clocks say so. */
  async wait(minutes: number): Promise<void> {
    await this.turnTo(this.time.now + minutes * 60_000);
  }

  /** An ISO moment, or milliseconds; one in the past changes nothing. */
  async turnTo(moment: string | number): Promise<void> {
    const at = typeof moment === 'string' ? Date.parse(moment) : moment;
    await this.time.turnTo(at, () => this.database.setTime(this.time.nowText));
  }

  /** These at once, in an order of statements from the seed. */
  race<T>(...acts: ((racer: string) => Promise<T>)[]): Promise<T[]> {
    return raced(acts, this.random, this.database.client);
  }

  /** The same, while PostgreSQL is lost to one of them in the middle; only for what may be sent again with its key. */
  raceWithLoss<T>(...acts: ((racer: string) => Promise<T>)[]): Promise<T[]> {
    const side = this.random.flip() ? 'before' : 'after';
    return raced(acts, this.random, this.database.client, { at: 1 + this.random.int(24), side });
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.random.int(choices.length)] as T;
  }

  /** True once in so many times. */
  chance(times: number): boolean {
    return this.random.int(times) === 0;
  }

  get actCount(): number {
    return this.acts;
  }

  /** Whether the next act is left out of this day: a shorter story of the same fault is looked for. */
  leavesOut(): boolean {
    this.acts += 1;
    return this.without.has(this.acts);
  }

  say(line: string): void {
    this.log.push(`${this.time.nowText.slice(5, 19)} ${line}`);
  }

  /** Until this holds, in real time: what other processes do is not over at once. */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 3_000; tries += 1) {
      if (await holds()) return;
      await pause(10);
    }
    this.broken.push(`${what} does not come`);
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.client.query<Row>(sql, values)).rows;
  }

  close(): Promise<void> {
    return this.release();
  }
}

/** What the server draws by lot (seeds of draws, tokens) comes from the seed as well; ends when what it returns is called. */
function drawChanceFrom(random: Random): () => void {
  const crypto = process.getBuiltinModule('node:crypto');
  const { randomBytes } = crypto;
  crypto.randomBytes = ((size: number, then?: (error: null, bytes: Buffer) => void) => {
    const bytes = Buffer.from(Array.from({ length: size }, () => random.int(256)));
    return then ? then(null, bytes) : bytes;
  }) as typeof randomBytes;
  return () => void (crypto.randomBytes = randomBytes);
}
