// Requests at once, in an order of their statements that comes from the seed: whoever has one ready waits at a gate until each
// of the others waits too, or waits for a row that another one holds; then one of them is chosen.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import { Client } from 'pg';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import type { Random } from '@gelanggang/domain/random';

export const RACER_HEADER = 'x-simulated-racer';
/** A statement that has not been answered after this is looked at, and then as often: it may wait for somebody's lock. */
const LOOK_AFTER_MS = 4;
/**
 * Who has had no statement while this process stood still for so many looks waits for something else, as for the turn of its
 * own account. Looks are counted, not time: however long a loaded machine takes, between two of them what had come was taken.
 */
const MOST_STILL_LOOKS = 40;

/** Who takes longer has found a fault of the simulation, or a lock that nobody gives back. */
const LONGEST_RACE_MS = 60_000;

interface Statement {
  /** `without a connection`: one is being opened for it, or all are others'. */
  state: 'without a connection' | 'at the gate' | 'running' | 'locked out';
  go: () => void;
  /** Of the connection that it runs on. */
  pid: number;
  /** How many looks had found this process still when it came. */
  stillBefore: number;
  /** When it was sent to PostgreSQL, by `performance.now()`; 0 before that. */
  sentAt: number;
  isWrite: boolean;
  fault: Fault | null;
}

/**
 * What becomes of the statement that goes as this one since the beginning: its connection is cut before PostgreSQL gets it, or
 * before the answer comes; there is no room on the disk, from the next one on that writes; or its process dies.
 */
export interface Fault {
  at: number;
  side: 'before' | 'after' | 'full' | 'killed';
  /** Of `killed`. */
  kill?: (racer: string) => Promise<void>;
}

const WRITES = /^\s*(insert|update|delete|with\b[^]*\b(insert into|update|delete from)\b)/i;
const NO_ROOM = `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`;

let stillLooks = 0;
/** Connections that are being opened. */
let opening = 0;
/** Connections of statements that are nobody's in the race, while they run: somebody may wait for what they read. */
const others = new Map<number, number>();

class Racer {
  readonly statements = new Set<Statement>();
  /** Connections that its statements went over. */
  readonly pids = new Set<number>();
  isDone = false;
  /** How many looks had found this process still when it last had a statement. */
  stillBefore = stillLooks;

  get isThinking(): boolean {
    if (this.isDone) return false;
    const lately = (before: number) => stillLooks - before < MOST_STILL_LOOKS;
    return this.statements.size === 0
      ? lately(this.stillBefore)
      : [...this.statements].some((one) => one.state === 'without a connection' && lately(one.stillBefore));
  }
}

const racers = new AsyncLocalStorage<string>();
let race: Map<string, Racer> | null = null;
/** The simulation's own connection while a race is on. */
let onlooking: Client | null = null;
/** How often somebody came to the gate, had an answer, or was through. */
let stirs = 0;
let isStirred: () => void = () => undefined;
function stirred(): void {
  stirs += 1;
  isStirred();
}

interface Connection {
  processID?: number;
}

/** Statements of this process wait for their turn while a race is on; ends when what it returns is called. */
export function guardStatements(): () => void {
  const prototype = PostgresQueryRunner.prototype as unknown as {
    query: (this: { connect(): Promise<Connection> }, ...args: unknown[]) => Promise<unknown>;
  };
  const { query } = prototype;
  prototype.query = async function (...args) {
    const name = racers.getStore() ?? '';
    const racer = race?.get(name);
    if (!racer) {
      if (!race) return query.apply(this, args);
      const { processID = 0 } = await this.connect();
      others.set(processID, (others.get(processID) ?? 0) + 1);
      try {
        return await query.apply(this, args);
      } finally {
        const left = (others.get(processID) ?? 1) - 1;
        if (left > 0) others.set(processID, left);
        else others.delete(processID);
      }
    }
    const isWrite = WRITES.test(String(args[0]));
    const statement: Statement = {
      ...{ state: 'without a connection', go: () => undefined, pid: 0, isWrite, fault: null },
      ...{ stillBefore: stillLooks, sentAt: 0 },
    };
    racer.statements.add(statement);
    stirred();
    try {
      const { processID: pid = 0 } = await this.connect();
      statement.pid = pid;
      racer.pids.add(pid);
      await new Promise<void>((go) => {
        statement.go = go;
        statement.state = 'at the gate';
        stirred();
      });
      const side = statement.fault?.side;
      if (side === 'full') return await query.call(this, NO_ROOM);
      if (side === 'killed') {
        // nothing more comes over this connection, whichever process it was
        await onlooking?.query('select pg_terminate_backend($1)', [pid]);
        // what begins anew is nobody's request
        racers.exit(() => void statement.fault?.kill?.(name));
        throw new Error('Connection terminated unexpectedly');
      }
      if (side === 'before') await onlooking?.query('select pg_terminate_backend($1)', [pid]);
      const answer = await query.apply(this, args);
      if (side !== 'after') return answer;
      await onlooking?.query('select pg_terminate_backend($1)', [pid]);
      throw new Error('Connection terminated unexpectedly');
    } finally {
      racer.statements.delete(statement);
      racer.stillBefore = stillLooks;
      stirred();
    }
  };
  const { connect } = Client.prototype;
  Client.prototype.connect = function (this: Client, ...given: [never]) {
    const ends = ['connect', 'error', 'end'] as const;
    opening += 1;
    const opened = () => {
      opening -= 1;
      for (const end of ends) this.removeListener(end, opened);
    };
    for (const end of ends) this.once(end, opened);
    return connect.apply(this, given);
  } as typeof connect;
  return () => {
    prototype.query = query;
    Client.prototype.connect = connect;
  };
}

/** Each request to this server knows by its header which racer it is. */
export function knowRacers(server: Server): void {
  const emit = server.emit.bind(server);
  server.emit = (name: string, ...given: unknown[]): boolean => {
    const [request] = given as [{ headers?: Record<string, unknown> }];
    const id = name === 'request' ? request.headers?.[RACER_HEADER] : undefined;
    return typeof id === 'string' ? racers.run(id, () => emit(name, ...given)) : emit(name, ...given);
  };
}

/**
 * All of these at once; each gets the name to send as `RACER_HEADER`. `onlooker` is a connection of its own.
 * @returns their answers, in the order given
 */
export async function raced<T>(
  acts: readonly ((racer: string) => Promise<T>)[],
  random: Random,
  onlooker: Client,
  fault?: Fault,
): Promise<T[]> {
  const all = new Map(acts.map((_, at) => [`racer-${at}`, new Racer()]));
  race = all;
  onlooking = onlooker;
  let isOver = false;
  const answers = Promise.all(
    [...all].map(([name, racer], at) =>
      (acts[at] as (typeof acts)[number])(name).finally(() => {
        racer.isDone = true;
        stirred();
      }),
    ),
  ).finally(() => {
    isOver = true;
    race = null;
    stirred();
    // one who was refused has let nobody wait behind it
    for (const racer of all.values()) for (const { go } of racer.statements) go();
  });
  const begun = performance.now();
  let gone = 0;
  let awaited = fault;
  let stirsBefore = -1;
  while (!isOver) {
    if (performance.now() - begun > LONGEST_RACE_MS) throw new Error('Requests at once do not come to an end.');
    // a thought takes no time but the loop's
    await new Promise((turn) => setImmediate(turn));
    const moves = await isAnythingMoving([...all.values()], onlooker);
    // what a timer of this loop has rung for comes before what the network brought: both have been taken by now
    if (!moves && stirs === stirsBefore) stillLooks += 1;
    stirsBefore = stirs;
    if (moves || [...all.values()].some((racer) => racer.isThinking)) {
      if (!isOver) await nextStir();
      continue;
    }
    const ready = [...all.values()].flatMap(({ statements }) =>
      firstOfEach([...statements]).filter((one) => one.state === 'at the gate'),
    );
    // all wait for a lock, or for their answer to be sent
    if (ready.length === 0) {
      if (!isOver) await nextStir();
      continue;
    }
    const next = ready[random.int(ready.length)] as Statement;
    next.state = 'running';
    next.sentAt = performance.now();
    gone += 1;
    if (awaited && gone >= awaited.at && (awaited.side !== 'full' || next.isWrite)) {
      next.fault = awaited;
      awaited = undefined;
    }
    next.go();
  }
  return answers;
}

/** Until something has changed among the racers, or one is to be looked at. */
function nextStir(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(() => isStirred(), LOOK_AFTER_MS);
    isStirred = () => {
      clearTimeout(timer);
      isStirred = () => undefined;
      done();
    };
  });
}

/** What a request sends over one connection at once PostgreSQL takes in its order. */
function firstOfEach(statements: readonly Statement[]): Statement[] {
  const seen = new Set<number>();
  return statements.filter(({ pid }) => !seen.has(pid) && seen.add(pid));
}

/**
 * Whether a statement or a file is on its way: a racer's that does not wait for a lock of another racer's, or anybody's that
 * does not wait for one at all.
 */
async function isAnythingMoving(all: readonly Racer[], onlooker: Client): Promise<boolean> {
  const statements = all.flatMap((racer) => [...racer.statements]);
  const asked = statements.filter(
    ({ state, sentAt }) =>
      state === 'locked out' || (state === 'running' && performance.now() - sentAt > LOOK_AFTER_MS),
  );
  let moves = opening + filesOnTheirWay() > 0;
  if (asked.length + others.size > 0) {
    const { rows } = await onlooker.query<{ pid: number; by: number[] }>(HOLDERS);
    const holders = new Map(rows.map(({ pid, by }) => [pid, by]));
    const own = new Set(all.flatMap((racer) => [...racer.pids]));
    // who waits for nobody's work alone goes on when that has ended
    const isHeldByRacers = (pid: number, seen: readonly number[] = []): boolean =>
      (holders.get(pid) ?? []).some((by) => own.has(by) || (!seen.includes(by) && isHeldByRacers(by, [...seen, by])));
    for (const statement of asked) statement.state = isHeldByRacers(statement.pid) ? 'locked out' : 'running';
    moves ||= [...others.keys()].some((pid) => !isHeldByRacers(pid));
  }
  return moves || statements.some(({ state }) => state === 'running');
}

/** Of each connection of this database, who holds what it waits for. */
const HOLDERS = `select pid, pg_blocking_pids(pid) as by from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Reading and writing of files that has not ended. */
function filesOnTheirWay(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind.startsWith('FSReq')).length;
}
