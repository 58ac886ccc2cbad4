// Requests at once, in an order of their statements that comes from the seed: whoever has one ready waits at a gate until each
// of the others waits too, or waits for a row that another one holds; then one of them is chosen.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import { performance as nodePerformance } from 'node:perf_hooks';
import type { Client } from 'pg';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import type { Random } from '@gelanggang/domain/random';

export const RACER_HEADER = 'x-simulated-racer';
/** A statement that has not been answered after this is looked at, and then as often: it may wait for somebody's lock. */
const LOOK_AFTER_MS = 4;
/**
 * Who has had no statement while this process was idle for so long waits for something else, as for the turn of its own
 * account. A thought keeps the process busy, however long a loaded machine takes for it.
 */
const LONGEST_IDLE_MS = 400;
const idleMs = (): number => nodePerformance.eventLoopUtilization().idle;

/** Who takes longer has found a fault of the simulation, or a lock that nobody gives back. */
const LONGEST_RACE_MS = 60_000;

interface Statement {
  state: 'at the gate' | 'running' | 'locked out';
  go: () => void;
  /** Of the connection that it runs on. */
  pid: number;
  since: number;
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

class Racer {
  readonly statements = new Set<Statement>();
  isDone = false;
  /** How long this process had been idle when it last had a statement. */
  idleBefore = idleMs();

  get isThinking(): boolean {
    return !this.isDone && this.statements.size === 0 && idleMs() - this.idleBefore < LONGEST_IDLE_MS;
  }
}

const racers = new AsyncLocalStorage<string>();
let race: Map<string, Racer> | null = null;
/** The simulation's own connection while a race is on. */
let onlooking: Client | null = null;
/** Somebody waits at the gate, has an answer, or is through. */
let stirred: () => void = () => undefined;

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
    if (!racer) return query.apply(this, args);
    const { processID: pid = 0 } = await this.connect();
    const isWrite = WRITES.test(String(args[0]));
    const statement: Statement = { state: 'at the gate', go: () => undefined, pid, since: 0, isWrite, fault: null };
    await new Promise<void>((go) => {
      statement.go = go;
      racer.statements.add(statement);
      stirred();
    });
    try {
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
      racer.idleBefore = idleMs();
      stirred();
    }
  };
  return () => void (prototype.query = query);
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
  while (!isOver) {
    if (performance.now() - begun > LONGEST_RACE_MS) throw new Error('Requests at once do not come to an end.');
    // a thought takes no time but the loop's
    await new Promise((turn) => setImmediate(turn));
    if (!(await stands([...all.values()], onlooker))) {
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
    next.since = performance.now();
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
    const timer = setTimeout(() => stirred(), LOOK_AFTER_MS);
    stirred = () => {
      clearTimeout(timer);
      stirred = () => undefined;
      done();
    };
  });
}

/** What a request sends over one connection at once PostgreSQL takes in its order. */
function firstOfEach(statements: readonly Statement[]): Statement[] {
  const seen = new Set<number>();
  return statements.filter(({ pid }) => !seen.has(pid) && seen.add(pid));
}

/** Whether nobody moves by itself: all wait at the gate, for a lock, or are through. */
async function stands(all: readonly Racer[], onlooker: Client): Promise<boolean> {
  if (all.some((racer) => racer.isThinking)) return false;
  const statements = all.flatMap((racer) => [...racer.statements]);
  const asked = statements.filter(
    ({ state, since }) => state === 'locked out' || (state === 'running' && performance.now() - since > LOOK_AFTER_MS),
  );
  if (asked.length > 0) {
    const { rows } = await onlooker.query<{ pid: number; held: boolean }>(
      'select pid, cardinality(pg_blocking_pids(pid)) > 0 as held from unnest($1::int[]) as pid',
      [asked.map(({ pid }) => pid)],
    );
    for (const statement of asked)
      statement.state = rows.find(({ pid }) => pid === statement.pid)?.held ? 'locked out' : 'running';
  }
  return !statements.some(({ state }) => state === 'running');
}
