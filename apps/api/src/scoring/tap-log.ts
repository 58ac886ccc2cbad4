// Writes taps into the log that keeps each of them once, each judged by the clock and the rule of its match, and reads with them
// what they may count with.
import type { EntityManager } from 'typeorm';
import type { TapFate, TapRequest, TapsRequest } from '@gelanggang/contract/scoring';
import { clocksSince } from '@gelanggang/database/queries/match-clock.queries';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { grouped } from '@gelanggang/domain/grouped';
import { type Tap, WINDOWS_BACK } from '@gelanggang/domain/scoring/agreement';
import { type ClockThen, roundOfTap } from '@gelanggang/domain/scoring/tap-time';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Received } from '../http/received-at';
import type { OpenSheet } from './open-sheet';

export type Device = Pick<PanelDevice, 'deviceId' | 'arenaId' | 'tournamentId'>;

export interface Arrived {
  from: Device;
  body: TapsRequest;
  received: Received;
}

/** From the page of a judge's device that counts. */
export interface Counting {
  one: Arrived;
  seat: number;
}

interface Entered {
  sheetId: number;
  deviceId: number;
  key: string;
  seat: number;
  corner: TapRequest['corner'];
  kind: TapRequest['kind'];
  round: number | null;
  at: number;
  receivedAt: number;
  refused: 'clock' | 'late' | null;
}

const keyOf = (tab: string, { number }: { number: number }): string => `${tab}-${number}`;

/** Of a tap alone. */
export const markOf = ({ from, body }: Arrived, tap: TapRequest): string => `${from.deviceId} ${keyOf(body.tab, tap)}`;

const INSERT = prepared(
  `insert into tap (sheet_id, device_id, key, seat, corner, kind, round, at, received_at, refused)
   select sheet_id, device_id, key, seat, corner, kind, round, to_timestamp(at / 1000), to_timestamp(received_at / 1000),
     refused
   from unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[], $5::text[], $6::text[], $7::int[], $8::float8[],
     $9::float8[], $10::text[]) as t (sheet_id, device_id, key, seat, corner, kind, round, at, received_at, refused)
   on conflict (device_id, key) do nothing
   returning id, sheet_id as "sheetId", device_id || ' ' || key as mark, refused, round(extract(epoch from at) * 1000)::float8 as at`,
);

export interface Stored {
  id: number;
  sheetId: number;
  mark: string;
  refused: Entered['refused'];
  at: number;
}

export interface Entry {
  /** Those that were not there before. */
  entered: readonly Stored[];
  /** By sheet, all of the lanes in which any of them counts, as far back as they may change it. */
  near: ReadonlyMap<number, readonly Near[]>;
}

export async function enter(
  manager: EntityManager,
  sheets: ReadonlyMap<number, OpenSheet>,
  arrived: readonly Counting[],
): Promise<Entry> {
  const all = new Map<string, Entered>();
  const ofArenas = [...grouped(arrived, ({ one }) => one.from.arenaId)].flatMap(([arenaId, taps]) => {
    const open = sheets.get(arenaId);
    return open ? [{ open, taps }] : [];
  });
  const clocks = await Promise.all(ofArenas.map(({ open, taps }) => clocksOf(manager, open, taps)));
  for (const [place, { open, taps }] of ofArenas.entries()) {
    for (const from of taps) {
      for (const tap of from.one.body.taps) {
        const mark = markOf(from.one, tap);
        if (!all.has(mark)) all.set(mark, judged(open, clocks[place] ?? [open.clock], from, tap));
      }
    }
  }
  const taps = [...all.values()];
  if (taps.length === 0) return { entered: [], near: new Map() };
  const column = <K extends keyof Entered>(name: K) => taps.map((tap) => tap[name]);
  const lanes = ofArenas.flatMap(({ open }) => lanesOf(open, taps));
  const [entered, near] = await Promise.all([
    manager.query<Stored[]>(INSERT, [
      ...[column('sheetId'), column('deviceId'), column('key'), column('seat'), column('corner'), column('kind')],
      ...[column('round'), column('at'), column('receivedAt'), column('refused')],
    ]),
    // behind it, so that they are among them
    lanes.length > 0 ? readLanes(manager, lanes) : [],
  ]);
  return { entered, near: grouped(near, ({ sheetId }) => sheetId) };
}

export type Near = Omit<Tap, 'id' | 'judge'> & {
  id: number;
  sheetId: number;
  pointId: number | null;
  key: string;
  seat: number;
};

type Clocks = readonly [ClockThen, ...ClockThen[]];

/** Those of the moments at which the taps were made: for nearly all of them the one by which a round is running. */
async function clocksOf(manager: EntityManager, open: OpenSheet, arrived: readonly Counting[]): Promise<Clocks> {
  const { clock, matchId, rule } = open;
  const first = Math.min(...arrived.flatMap(({ one }) => one.body.taps.map(({ at }) => at)));
  const isFought = clock.clock.phase === 'round' && clock.clock.runningSince !== null;
  if (isFought && first >= clock.changedAt) return [clock];
  // what stood until the fight stood still as well
  const [latest = clock, ...before] = await clocksSince(manager, matchId, first - rule.withinMs);
  return [latest, ...before];
}

function judged(open: OpenSheet, clocks: Clocks, { one, seat }: Counting, tap: TapRequest): Entered {
  const { from, body, received } = one;
  const { rule, clock, now, asked } = open;
  // the database told its time between two moments of ours: the tap came between these two of its own
  const earliest = Math.floor(now - (asked.until - received.earliest));
  const latest = Math.floor(now - (asked.from - received.latest));
  // a device's clock is measured, never trusted to lie ahead
  const at = Math.min(tap.at, latest);
  const round = roundOfTap(clocks, clock.plan, at, rule.withinMs);
  const isClock = seat > rule.judges || round === null;
  return {
    ...{ sheetId: open.id, deviceId: from.deviceId, key: keyOf(body.tab, tap), seat },
    ...{ corner: tap.corner, kind: tap.kind, round, at, receivedAt: latest },
    refused: isClock ? 'clock' : earliest - at > rule.withinMs ? 'late' : null,
  };
}

interface Lane {
  sheetId: number;
  corner: TapRequest['corner'];
  kind: TapRequest['kind'];
  round: number | null;
  /** In milliseconds since 1970: what was pressed before has nothing to do with its new taps. */
  since: number;
}

/** In which the sheet has new taps that count. */
function lanesOf({ id, rule }: OpenSheet, taps: readonly Entered[]): Lane[] {
  const lanes = new Map<string, Lane>();
  for (const { sheetId, corner, kind, round, at, refused } of taps) {
    if (sheetId !== id || refused !== null) continue;
    const lane = `${round} ${corner} ${kind}`;
    const since = Math.min(at - WINDOWS_BACK * rule.withinMs, lanes.get(lane)?.since ?? Infinity);
    lanes.set(lane, { sheetId, corner, kind, round, since });
  }
  return [...lanes.values()];
}

function readLanes(manager: EntityManager, lanes: readonly Lane[]): Promise<Near[]> {
  const column = <K extends keyof Lane>(name: K) => lanes.map((lane) => lane[name]);
  return manager.query<Near[]>(LANES, [
    ...[column('sheetId'), column('corner'), column('kind'), column('round'), column('since')],
  ]);
}

/** Accepted taps of each lane, pressed since its moment. */
const LANES = prepared(
  `select t.id, t.sheet_id as "sheetId", t.point_id as "pointId", t.key, t.seat, t.corner, t.kind, t.round,
     round(extract(epoch from t.at) * 1000)::float8 as at
   from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::float8[]) as l (sheet_id, corner, kind, round, since)
   join tap t on t.sheet_id = l.sheet_id and t.at >= to_timestamp(l.since / 1000)
     and t.corner = l.corner and t.kind = l.kind and t.round = l.round and t.refused is null`,
);

/** What became of those that were taken before. */
export async function addKnownFates(
  manager: EntityManager,
  arrived: readonly Counting[],
  fates: Map<string, TapFate>,
): Promise<void> {
  const asked = arrived.flatMap(({ one }) =>
    one.body.taps.flatMap((tap) =>
      fates.has(markOf(one, tap)) ? [] : [[one.from.deviceId, keyOf(one.body.tab, tap)] as const],
    ),
  );
  if (asked.length === 0) return;
  const known = await manager.query<{ mark: string; refused: Entered['refused'] }[]>(
    `select t.device_id || ' ' || t.key as mark, t.refused from unnest($1::bigint[], $2::text[]) as a (device_id, key)
     join tap t on t.device_id = a.device_id and t.key = a.key`,
    [asked.map(([deviceId]) => deviceId), asked.map(([, key]) => key)],
  );
  for (const { mark, refused } of known) fates.set(mark, refused ?? 'kept');
}
