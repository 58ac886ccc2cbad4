// The world of one simulated day: a database, two instances of the API, one worker, the time, and the log of all that was done.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { API_BASE } from '@gelanggang/contract/http';
import type { RoleKey } from '@gelanggang/contract/permissions';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { makeAccount } from '@gelanggang/database/testing/factories';
import { createRandom, deriveSeed, type Random } from '@gelanggang/domain/random';
import { loadEnv } from '@gelanggang/platform/env/env';
import { type Delivery, Instance, watchConnections } from './instances';
import { type Fault, guardStatements, raced } from './interleaving';
import { Person } from './person';
import type { VirtualDatabase, VirtualServer } from './virtual-database';
import { VirtualTime } from './virtual-time';

const INSTANCES = 2;
/** Seconds by which a server's clock is wrong, either way. */
const MOST_SKEW = 8;
const FINE = 2 ** 32;
const UNAVAILABLE = 503;
/** What an instance still knows it may tell. */
const FROM_MEMORY = 200;
/** Whoever has lost PostgreSQL tries again by then. */
export const RECONNECTED_AFTER_MS = 10_000;
const ENDED = 'select count(*)::int as left from pg_stat_activity where pid = any($1::int[])';

export class World {
  /** What was done, in its order: the same for the same seed. */
  readonly log: string[] = [];
  private acts = 0;
  /** What nobody may ever be answered, with the call. */
  readonly broken: string[] = [];
  private readonly people: Person[] = [];

  private constructor(
    private readonly seed: string,
    readonly random: Random,
    readonly time: VirtualTime,
    readonly database: VirtualDatabase,
    private readonly dataSource: DataSource,
    private readonly apis: readonly Instance[],
    private readonly worker: Instance,
    private readonly without: ReadonlySet<number>,
    private readonly isFull: boolean,
    private readonly release: () => Promise<void>,
  ) {}

  /**
   * @param seed 16 hexadecimal digits
   * @param without acts, counted from 1, that nobody does
   * @param isFull what is rare happens on this day too
   */
  static async open(
    server: VirtualServer,
    seed: string,
    startsAt: string,
    without: ReadonlySet<number> = new Set(),
    isFull = false,
  ): Promise<World> {
    const database = await server.newDatabase();
    const time = new VirtualTime(Date.parse(startsAt));
    await database.setTime(startsAt);
    time.install();
    const random = createRandom(seed);
    const freeStatements = guardStatements();
    const freeConnections = watchConnections((payload) => deliveryOf(seed, payload));
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
        JOB_LOCK_SECONDS: '2',
        // who has one is not the seed's to say, nor may it matter
        DB_POOL: '30',
      },
    });
    const clocks = createRandom(deriveSeed(seed, 'of clocks'));
    const skew = () => (clocks.int(2 * MOST_SKEW + 1) - MOST_SKEW) * 1_000;
    const apis = Array.from({ length: INSTANCES }, () => new Instance('api', env, skew()));
    const worker = new Instance('worker', env, skew());
    for (const one of [...apis, worker]) await one.start();
    const dataSource = await new DataSource(dataSourceOptions(database.url, { poolSize: 2 })).initialize();
    return new World(seed, random, time, database, dataSource, apis, worker, without, isFull, async () => {
      freeChance();
      await dataSource.destroy();
      await Promise.all([...apis, worker].map((one) => one.close()));
      freeConnections();
      freeStatements();
      time.uninstall();
      await database.drop();
      rmSync(files, { recursive: true, force: true });
    });
  }

  get urls(): string[] {
    return this.apis.map(({ url }) => url);
  }

  /** An account with a session, which asks one instance of the API today. */
  async person(role: RoleKey, name: string): Promise<Person> {
    const account = await makeAccount(this.dataSource.manager, { role, name });
    const person = new Person(this, this.nextInstance(), name, await this.signIn(account.id), account.id);
    this.people.push(person);
    return person;
  }

  /** Works in this tournament from now on, as its owner's invitation would have it. */
  async employ(person: Person, tournamentId: number, role: 'organiser' | 'operator'): Promise<void> {
    await this.rows('insert into tournament_member (tournament_id, account_id, role) values ($1, $2, $3)', [
      ...[tournamentId, person.accountId, role],
    ]);
  }

  /** A story in which somebody is only ever refused proves nothing. */
  onlyRefused(): string[] {
    return this.people
      .filter(({ asked, done }) => asked > 9 && done === 0)
      .map(({ name, asked }) => `${name} was refused all ${asked} acts`);
  }

  /** Somebody without an account: a visitor, or a device that holds what it says. */
  device(name: string, authorization: string | null): Person {
    return new Person(this, this.nextInstance(), name, authorization, 0);
  }

  /** A new session of the account, as its own device says. */
  async signIn(accountId: number): Promise<string> {
    const { token } = await createSession(this.dataSource.manager, accountId);
    return `Bearer ${token}`;
  }

  private turn = 0;
  private nextInstance(): Instance {
    this.turn += 1;
    return this.apis[this.turn % INSTANCES] as Instance;
  }

  /** Once in a while something around the tournament goes wrong; nothing of it may be seen in the end. */
  async trouble(): Promise<void> {
    const dice = this.random.int(5);
    if (dice < 2) return this.one(this.people).leave();
    if (dice === 4) return this.restartDatabase();
    const victim = dice === 2 ? this.one(this.apis) : this.worker;
    await this.kill(victim);
  }

  private async cutAll(): Promise<void> {
    this.say('PostgreSQL starts anew in the middle of it');
    await this.database.cutAll();
  }

  private async kill(victim: Instance): Promise<void> {
    if (this.leavesOut()) return;
    this.say(victim === this.worker ? 'the worker is killed' : `API ${this.apis.indexOf(victim) + 1} is killed`);
    await victim.kill(async (pids) => {
      const { client } = this.database;
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
      for (let left = 1; left > 0;) {
        const { rows } = await client.query<{ left: number }>(ENDED, [pids]);
        left = rows[0]?.left ?? 0;
      }
    });
  }

  /** PostgreSQL starts anew: for some seconds nobody gets in, and whoever asks is told to ask again. */
  private async restartDatabase(): Promise<void> {
    if (this.leavesOut()) return;
    this.say('PostgreSQL starts anew');
    await this.database.admit(false);
    await this.database.cutAll();
    for (const url of this.urls) {
      const { status } = await fetch(`${url}${API_BASE}/tournaments/all`);
      if (status !== UNAVAILABLE && status !== FROM_MEMORY)
        this.broken.push(`without PostgreSQL a visitor is answered ${status}`);
    }
    await this.turnTo(this.time.now + (1 + this.random.int(4)) * 1_000);
    await this.database.admit(true);
    await this.turnTo(this.time.now + RECONNECTED_AFTER_MS);
  }

  /** So many minutes later: timers run, and both clocks say so. */
  async wait(minutes: number): Promise<void> {
    await this.turnTo(this.time.now + minutes * 60_000);
  }

  /** An ISO moment, or milliseconds; one in the past changes nothing. */
  async turnTo(moment: string | number): Promise<void> {
    const at = typeof moment === 'string' ? Date.parse(moment) : moment;
    await this.papersStand();
    await this.time.turnTo(at, () => this.database.setTime(this.time.nowText));
  }

  /**
   * A browser prints in real time, and the time that a paper may take is the simulation's: hours would pass while it prints.
   * One whose worker is gone prints no more, and is not waited for without end.
   */
  private async papersStand(): Promise<void> {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const printing = await this.rows(`select from job where status = 'running' and kind = 'schedule-pdf'`);
      if (printing.length === 0) return;
      await pause(10);
    }
  }

  /** These at once, in an order of statements from the seed. */
  race<T>(...acts: ((racer: string) => Promise<T>)[]): Promise<T[]> {
    return raced(acts, this.random, this.database.client);
  }

  /**
   * The same, while one of them loses PostgreSQL or the room on its disk in the middle, or one alone the API that answers it or
   * all of PostgreSQL;
   * only for what may be sent again with its key.
   */
  raceWithLoss<T>(...acts: ((racer: string) => Promise<T>)[]): Promise<T[]> {
    const sides: readonly Fault['side'][] = ['before', 'after', 'full'];
    const side = acts.length === 1 && this.chance(3) ? 'killed' : this.one(sides);
    const isServer = this.flip();
    const kill = () => (isServer ? this.kill(this.one(this.apis)) : this.cutAll());
    return raced(acts, this.random, this.database.client, { at: 1 + this.random.int(24), side, kill });
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.random.int(choices.length)] as T;
  }

  flip(): boolean {
    return this.random.flip();
  }

  /** True once in so many times. */
  chance(times: number): boolean {
    return this.random.int(times) === 0;
  }

  /** Whether what happens on one day in so many does on this one; drawn apart, so that no other act hangs on it. */
  isToday(what: string, oneDayIn: number): boolean {
    return this.isFull || createRandom(deriveSeed(this.seed, `today ${what}`)).int(oneDayIn) === 0;
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

  /** What is told of a tournament, once whoever tells it has heard of the last commit: notices come late at times. */
  async upToDate<Told extends { seq: number }>(tournamentId: number, read: () => Promise<Told>): Promise<Told> {
    const last = await this.lastSeq(`tournament:${tournamentId}`);
    let told = await read();
    if (told.seq >= last) return told;
    await this.until('the live page', async () => {
      told = await read();
      return told.seq >= last;
    });
    return told;
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.client.query<Row>(sql, values)).rows;
  }

  /** Of the last event of this stream; 0: none. */
  async lastSeq(stream: string): Promise<number> {
    const [row] = await this.rows<{ seq: number }>('select seq::int from stream where name = $1', [stream]);
    return row?.seq ?? 0;
  }

  close(): Promise<void> {
    return this.release();
  }
}

/** One notice in eight comes late, one in eight twice; drawn for itself, since how many there are is not the seed's to say. */
function deliveryOf(seed: string, payload: string): Delivery {
  const lot = createHash('sha256').update(`${seed} ${payload}`).digest()[0] as number;
  return lot % 8 === 0 ? 'late' : lot % 8 === 1 ? 'twice' : 'once';
}

/** What the server draws by lot (seeds of draws, tokens) comes from the seed as well; ends when what it returns is called. */
function drawChanceFrom(random: Random): () => void {
  const crypto = process.getBuiltinModule('node:crypto');
  const { randomBytes, randomInt } = crypto;
  const below = (most: number) => Math.floor((random.int(FINE) / FINE) * most);
  crypto.randomInt = ((least: number, above?: number) =>
    above === undefined ? below(least) : least + below(above - least)) as typeof randomInt;
  crypto.randomBytes = ((size: number, then?: (error: null, bytes: Buffer) => void) => {
    const bytes = Buffer.from(Array.from({ length: size }, () => random.int(256)));
    return then ? then(null, bytes) : bytes;
  }) as typeof randomBytes;
  return () => void Object.assign(crypto, { randomBytes, randomInt });
}
