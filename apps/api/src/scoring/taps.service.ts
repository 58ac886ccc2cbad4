// Takes the taps of judges' panels: each is kept once, and becomes a point at the moment that enough judges agree. Taps for
// one arena that come while others are written are written together; what they are judged by is when they came. Whose they are
// is read with them: a device whose seat somebody else has taken meanwhile taps no more.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TapAnswer, TapFate, TapRequest, TapsRequest } from '@gelanggang/contract/scoring';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { clocksSince } from '@gelanggang/database/queries/match-clock.queries';
import { isJudgeSeat } from '@gelanggang/contract/scoring-options';
import { type PanelDevice, panelsThere } from '@gelanggang/database/queries/panel.queries';
import { grouped } from '@gelanggang/domain/grouped';
import { addTaps, keepPoints, laneOf, type Tap, WINDOWS_BACK } from '@gelanggang/domain/scoring/agreement';
import { type ClockThen, roundOfTap } from '@gelanggang/domain/scoring/tap-time';
import { AfterTelling, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { Together } from '@gelanggang/platform/turns/together';
import type { Received } from '../http/received-at';
import { conflict } from '../http/refusals';
import { openSheet, type OpenSheet, tellScore } from './open-sheet';
import { savePoints, type Serving } from './tap-points';
import { scoringSentences } from './sentences';

/** Calls that are written in one transaction. */
const MOST_TOGETHER = 200;

type Device = Pick<PanelDevice, 'deviceId' | 'arenaId'>;

interface Arrived {
  from: Device;
  body: TapsRequest;
  received: Received;
}

/** From the page of a judge's device that counts. */
interface Counting {
  one: Arrived;
  seat: number;
}

/** null: its device is no judge's any more, or another page of it counts. */
type Answer = TapAnswer[] | null;

interface Entered {
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

@Injectable()
export class TapsService {
  private readonly together = new Together((arenaId: number, arrived: readonly Arrived[]) => {
    return this.write(arenaId, arrived);
  }, MOST_TOGETHER);

  constructor(private readonly dataSource: DataSource) {}

  /** 409 for a page of the device that does not count. */
  async take(panel: PanelDevice, body: TapsRequest, received: Received): Promise<TapAnswer[]> {
    const answer = panel.tab === body.tab ? await this.takeOfPanel(panel, body, received) : null;
    if (answer === null) throw conflict(scoringSentences.otherTab);
    return answer;
  }

  takeOfPanel(from: Device, body: TapsRequest, received: Received): Promise<Answer> {
    return this.together.run(from.arenaId, { from, body, received });
  }

  private write(arenaId: number, all: readonly Arrived[]): Promise<Answer[]> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const counting = countingOf(manager, arenaId, all);
      const isAny = async () => (await counting).length > 0;
      const [arrived, open] = await Promise.all([counting, openSheet(manager, arenaId, {}, isAny)]);
      const { entered, near } = open && arrived.length > 0 ? await enter(manager, open, arrived) : NOTHING;
      const kept = entered.filter(({ refused }) => refused === null);
      const writes = open && kept.length > 0 ? agree(manager, open, kept, near) : [];
      const isOther = writes.length > 0;
      if (open && (isOther || open.isBegun)) tellScore(emit, open);
      const fates = new Map<string, TapFate>(entered.map(({ mark, refused }) => [mark, refused ?? 'kept']));
      const known = addKnownFates(manager, arrived, fates);
      const counted = new Set<Arrived>(arrived.map(({ one }) => one));
      const answer = () =>
        all.map((one) =>
          counted.has(one)
            ? one.body.taps.map((tap) => ({ number: tap.number, fate: fates.get(markOf(one, tap)) ?? 'no-match' }))
            : null,
        );
      return new AfterTelling(answer, [...writes, known]);
    });
  }
}

async function countingOf(manager: EntityManager, arenaId: number, all: readonly Arrived[]): Promise<Counting[]> {
  const devices = await panelsThere(manager, arenaId, [...new Set(all.map(({ from }) => from.deviceId))]);
  return all.flatMap((one) => {
    const now = devices.get(one.from.deviceId);
    return now && isJudgeSeat(now.seat) && now.tab === one.body.tab ? [{ one, seat: now.seat }] : [];
  });
}

const keyOf = (tab: string, { number }: { number: number }): string => `${tab}-${number}`;

/** Of a tap alone. */
const markOf = ({ from, body }: Arrived, tap: TapRequest): string => `${from.deviceId} ${keyOf(body.tab, tap)}`;

const INSERT = prepared(
  `insert into tap (sheet_id, device_id, key, seat, corner, kind, round, at, received_at, refused)
   select $1, device_id, key, seat, corner, kind, round, to_timestamp(at / 1000), to_timestamp(received_at / 1000), refused
   from unnest($2::bigint[], $3::text[], $4::int[], $5::text[], $6::text[], $7::int[], $8::float8[], $9::float8[],
     $10::text[]) as t (device_id, key, seat, corner, kind, round, at, received_at, refused)
   on conflict (device_id, key) do nothing returning id, device_id || ' ' || key as mark, refused, round(extract(epoch from at) * 1000)::float8 as at`,
);

interface Stored {
  id: number;
  mark: string;
  refused: Entered['refused'];
  at: number;
}

interface Entry {
  /** Those that were not there before. */
  entered: readonly Stored[];
  /** They and what may count with them. */
  near: readonly Near[];
}

const NOTHING: Entry = { entered: [], near: [] };

async function enter(manager: EntityManager, open: OpenSheet, arrived: readonly Counting[]): Promise<Entry> {
  const all = new Map<string, Entered>();
  const clocks = await clocksOf(manager, open, arrived);
  for (const from of arrived) {
    for (const tap of from.one.body.taps) {
      const mark = markOf(from.one, tap);
      if (!all.has(mark)) all.set(mark, judged(open, clocks, from, tap));
    }
  }
  const taps = [...all.values()];
  const column = <K extends keyof Entered>(name: K) => taps.map((tap) => tap[name]);
  const since = Math.min(...taps.filter(({ refused }) => refused === null).map(({ at }) => at));
  const [entered, near] = await Promise.all([
    manager.query<Stored[]>(INSERT, [
      ...[open.id, column('deviceId'), column('key'), column('seat'), column('corner'), column('kind')],
      ...[column('round'), column('at'), column('receivedAt'), column('refused')],
    ]),
    // behind it, so that they are among them
    Number.isFinite(since)
      ? manager.query<Near[]>(SINCE, [open.id, since - WINDOWS_BACK * open.rule.withinMs])
      : Promise.resolve([]),
  ]);
  return { entered, near };
}

type Near = Omit<Tap, 'id' | 'judge'> & { id: number; pointId: number | null; key: string; seat: number };

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
    ...{ deviceId: from.deviceId, key: keyOf(body.tab, tap), seat },
    ...{ corner: tap.corner, kind: tap.kind, round, at, receivedAt: latest },
    refused: isClock ? 'clock' : earliest - at > rule.withinMs ? 'late' : null,
  };
}

/** Accepted taps of the sheet, pressed since $2. */
const SINCE = prepared(
  `select id, point_id as "pointId", key, seat, corner, kind, round, round(extract(epoch from at) * 1000)::float8 as at
   from tap where sheet_id = $1 and at >= to_timestamp($2::float8 / 1000) and refused is null`,
);

/** What the new taps make of the points, on its way; nothing when nothing but themselves has changed. */
function agree(
  manager: EntityManager,
  { id, rule }: OpenSheet,
  added: readonly Stored[],
  near: readonly Near[],
): Promise<unknown>[] {
  const since = Math.min(...added.map(({ at }) => at)) - WINDOWS_BACK * rule.withinMs;
  const rows = near.filter(({ at }) => at >= since);
  const isAdded = new Set(added.map((one) => one.id));
  const pointOf = new Map<Tap, { id: number; pointId: number | null }>();
  const taps = rows.map(({ id: tapId, pointId, key, seat, ...one }): Tap => {
    const tap = { ...one, id: key, judge: seat };
    pointOf.set(tap, { id: tapId, pointId });
    return tap;
  });
  const serving: Serving[] = [];
  for (const lane of grouped(taps, laneOf).values()) {
    const isNew = (tap: Tap) => isAdded.has(pointOf.get(tap)?.id ?? 0);
    const known = lane.flatMap((tap) => (isNew(tap) ? [] : [{ tap, point: pointOf.get(tap)?.pointId ?? null }]));
    const { run, points } = addTaps(known, lane.filter(isNew), rule);
    const kept = keepPoints(points, (tap) => pointOf.get(tap)?.pointId ?? null);
    const taken = (all: readonly Tap[]) => all.flatMap((tap) => pointOf.get(tap) ?? []);
    serving.push({
      run: taken(run),
      points: kept.map(({ id: pointId, point }) => ({ id: pointId, ...point, taps: taken(point.taps) })),
    });
  }
  return savePoints(manager, { sheetId: id, makers: rule.agree }, serving);
}

/** What became of those that were taken before. */
async function addKnownFates(
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
