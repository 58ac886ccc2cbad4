// Reads the facts of a tournament at one moment and appends to its open log what it does not tell yet: whoever changed them,
// and however. One reads at a time.
import { createHash, randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import {
  FEED_PAGE_RECORDS,
  FEED_START,
  type FeedMedalRule,
  type FeedMedals,
  type FeedRecord,
  type FeedSession,
  type FeedWaiting,
} from '@gelanggang/contract/open-feed';
import { type FeedChange, factsOf, feedChanges, feedKey } from '@gelanggang/domain/feed/feed-log';
import { grouped } from '@gelanggang/domain/grouped';
import type { MedalEvent } from '@gelanggang/contract/medals';
import { readMedalPools } from '@gelanggang/medals/medals.queries';
import { eventKey, type Medals, readMedals, tableWinners } from '@gelanggang/medals/read-medals';
import {
  type FeedHeadRow,
  type FeedMatchRow,
  type FeedSlotRow,
  type FeedUnitRow,
  readFeedHead,
  readFeedMatches,
  readFeedSessions,
  readFeedUnits,
} from './feed-facts.queries';
import { type BoundUnit, boundUnit } from './feed-names';
import { matchValues, poolValue } from './feed-values';

/** Of a lock by two numbers, the first: any that nobody else takes. */
const LOCK = 7_146_233;

export interface FeedRead {
  head: FeedHeadRow;
  facts: ReadonlyMap<string, string>;
  units: BoundUnit[];
  medals: Medals;
  /** How long the log is now, and the hash of its last record. */
  records: number;
  hash: string;
  /** Of full pages, and the lines after them. */
  pages: string[];
  open: string[];
}

/**
 * Null where the public may not read of the tournament. A tournament that is away at another server is read, and not
 * written to. `more` is read in the same moment.
 */
export async function readFeed<T = null>(
  dataSource: DataSource,
  tournamentId: number,
  more?: (manager: EntityManager) => Promise<T>,
): Promise<(FeedRead & { more: T | null }) | null> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(
      `insert into feed (tournament_id, salt) select id, $2 from tournament
       where id = $1 and was_active and deleted_at is null and not is_away on conflict (tournament_id) do nothing`,
      [tournamentId, randomBytes(32).toString('hex')],
    );
    // before the moment that is read: what another one has appended is in it
    await runner.query('select pg_advisory_lock($1, $2)', [LOCK, tournamentId]);
    try {
      return await runner.manager.transaction('REPEATABLE READ', async (manager) => {
        const read = await readAndAppend(manager, tournamentId);
        return read && { ...read, more: more ? await more(manager) : null };
      });
    } finally {
      await runner.query('select pg_advisory_unlock($1, $2)', [LOCK, tournamentId]);
    }
  } finally {
    await runner.release();
  }
}

async function readAndAppend(manager: EntityManager, tournamentId: number): Promise<FeedRead | null> {
  const head = await readFeedHead(manager, tournamentId);
  if (!head) return null;
  const log = await readLog(manager, tournamentId);
  const units = await readBoundUnits(manager, tournamentId, head.salt);
  const medals = await readMedals(manager, tournamentId);
  const told = factsOf(log.latest);
  const sessions = await readFeedSessions(manager, tournamentId);
  const facts = await readFacts(manager, tournamentId, { units, medals, told, sessions });
  const changes = head.isAway ? [] : feedChanges(told, facts);
  const appended = linesOf(changes, log, head.now);
  if (!head.isAway) await append(manager, tournamentId, appended, head.seq);
  const tail = [...log.open, ...appended];
  const full = tail.length - (tail.length % FEED_PAGE_RECORDS);
  const ends = tail.filter((_, index) => (index + 1) % FEED_PAGE_RECORDS === 0);
  return {
    head,
    facts: head.isAway ? told : facts,
    units: units.map(({ bound }) => bound),
    medals,
    records: log.records + appended.length,
    hash: tail.at(-1)?.hash ?? log.hash,
    pages: [...log.pages, ...ends.map(({ hash }) => hash)],
    open: tail.slice(full).map(({ line }) => line),
  };
}

export async function readBoundUnits(
  manager: EntityManager,
  tournamentId: number,
  salt: string,
): Promise<AlreadyRead['units']> {
  const rows = await readFeedUnits(manager, tournamentId);
  return rows.map((unit) => ({ unit, bound: boundUnit(unit, salt) }));
}

interface Line {
  number: number;
  key: string;
  line: string;
  hash: string;
}

interface Log {
  records: number;
  hash: string;
  /** Of each key the newest. */
  latest: Pick<FeedChange, 'key' | 'value'>[];
  pages: string[];
  open: Pick<Line, 'line' | 'hash'>[];
}

async function readLog(manager: EntityManager, tournamentId: number): Promise<Log> {
  const latest = await manager.query<{ key: string; line: string }[]>(
    `select distinct on (key) key, line from feed_record where tournament_id = $1 order by key, number desc`,
    [tournamentId],
  );
  const [ends] = await manager.query<[{ records: number; hash: string | null; pages: string[]; open: Log['open'] }]>(
    `with last as (select coalesce(max(number), 0) as records from feed_record where tournament_id = $1)
     select last.records, (select hash from feed_record where tournament_id = $1 and number = last.records) as hash,
       coalesce((select jsonb_agg(hash order by number) from feed_record
         where tournament_id = $1 and number % $2 = 0), '[]') as pages,
       coalesce((select jsonb_agg(jsonb_build_object('line', line, 'hash', hash) order by number) from feed_record
         where tournament_id = $1 and number > last.records - last.records % $2), '[]') as open
     from last`,
    [tournamentId, FEED_PAGE_RECORDS],
  );
  return {
    ...ends,
    hash: ends.hash ?? FEED_START,
    latest: latest.map(({ key, line }) => {
      const { value } = JSON.parse(line) as FeedRecord;
      return { key, value: value === null ? null : JSON.stringify(value) };
    }),
  };
}

export interface AlreadyRead {
  units: { unit: FeedUnitRow; bound: BoundUnit }[];
  medals: Medals;
  told: ReadonlyMap<string, string>;
  sessions: readonly FeedSlotRow[];
}

export async function readFacts(
  manager: EntityManager,
  tournamentId: number,
  { units, medals, told, sessions }: AlreadyRead,
): Promise<Map<string, string>> {
  const { rule } = medals;
  const { drawn: pools, waiting } = await readMedalPools(manager, tournamentId, rule.lone_entrant);
  const unitsOf = grouped(units, ({ unit }) => unit.poolId);
  const matches = await readFeedMatches(manager, tournamentId);
  const rowsOf = grouped(matches, (row) => row.poolId);
  const battleOf = battles(matches);
  const facts = new Map<string, object>();
  const ofRule: FeedMedalRule = {
    ...{ overall_by: rule.overall_by, gold: rule.gold_points, silver: rule.silver_points, bronze: rule.bronze_points },
    lone_entrant: rule.lone_entrant,
  };
  facts.set(feedKey('rule', 'medals'), ofRule);
  for (const pool of pools) {
    const rows = rowsOf.get(pool.id) ?? [];
    const refs = (unitsOf.get(pool.id) ?? []).map(({ bound }) => bound.ref);
    facts.set(feedKey('pool', pool.id), poolValue(pool, refs, rows));
    for (const [id, value] of matchValues(pool, rows)) facts.set(feedKey('match', id), value);
    for (const id of [...pool.disqualifiedIds].sort((a, b) => a - b)) {
      facts.set(feedKey('disqualified', id), { pool: pool.id });
    }
  }
  for (const [event, own] of grouped(waiting, eventKey)) {
    const ofEvent: FeedWaiting = { pools: own.length };
    facts.set(feedKey('waiting', event), ofEvent);
  }
  for (const session of sessions) facts.set(feedKey('session', session.id), sessionValue(session, battleOf));
  const written = new Map([...facts].map(([key, value]) => [key, JSON.stringify(value)]));
  for (const event of medals.events) {
    const key = feedKey('medals', event.key);
    const value = medalsText(event, told.get(key));
    if (value !== null) written.set(key, value);
  }
  return written;
}

/** Once an event is over; while a protest is open in it or the announcer is waited for, as it was told before. */
function medalsText(event: MedalEvent, before: string | undefined): string | null {
  if (event.state !== null) return before ?? null;
  const winners = tableWinners(event).map(({ medal, unit_id: unit }) => ({ medal, unit }));
  const value: FeedMedals = { winners };
  return event.is_over && winners.length > 0 ? JSON.stringify(value) : null;
}

/** Which row of a battle is which corner of which match. */
function battles(rows: readonly FeedMatchRow[]): ReadonlyMap<number, FeedMatchRow> {
  const blue = new Map(
    rows.filter(({ corner }) => corner === 'blue').map((row) => [`${row.poolId} ${row.battleGroup}`, row]),
  );
  return new Map(
    rows.flatMap((row) => {
      const of = row.corner === null ? undefined : blue.get(`${row.poolId} ${row.battleGroup}`);
      return of ? [[row.id, { ...row, id: of.id }] as const] : [];
    }),
  );
}

function sessionValue(session: FeedSlotRow, battleOf: ReadonlyMap<number, FeedMatchRow>): FeedSession {
  const { arenaId: arena, kind, date, start, end } = session;
  return {
    ...{ arena, kind, date, start, end },
    matches: session.slots.map((slot) => {
      const battle = battleOf.get(slot.match);
      return {
        ...{ match: battle?.id ?? slot.match, corner: battle?.corner ?? null },
        ...{ number: slot.number, start: slot.start },
      };
    }),
  };
}

function linesOf(changes: readonly FeedChange[], { records, hash }: Log, at: Date): Line[] {
  let before = hash;
  return changes.map(({ kind, key, value }, index) => {
    const number = records + index + 1;
    const line = recordLine({ number, at: at.toISOString(), kind, key, value, before });
    before = sha256(line);
    return { number, key, line, hash: before };
  });
}

/** The line of a record whose value is written out. */
export function recordLine({ value, before, ...record }: Omit<FeedRecord, 'value'> & { value: string | null }): string {
  return `${JSON.stringify(record).slice(0, -1)},"value":${value ?? 'null'},"before":"${before}"}`;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function append(
  manager: EntityManager,
  tournamentId: number,
  lines: readonly Line[],
  seq: number,
): Promise<void> {
  if (lines.length > 0) {
    await manager.query(
      `insert into feed_record (tournament_id, number, key, line, hash)
       select $1, * from unnest($2::int[], $3::text[], $4::text[], $5::text[])`,
      [
        tournamentId,
        ...(['number', 'key', 'line', 'hash'] as const).map((column) => lines.map((line) => line[column])),
      ],
    );
  }
  await manager.query('update feed set read_seq = $2 where tournament_id = $1 and read_seq <> $2', [tournamentId, seq]);
}
