// Takes the taps of a judge's panel: each is kept once, and becomes a point at the moment that enough judges agree.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TapAnswer, TapFate, TapRequest, TapsRequest } from '@gelanggang/contract/scoring';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { addTap, type Agreed, keepPoints, type Tap } from '@gelanggang/domain/scoring/agreement';
import { roundOfTap } from '@gelanggang/domain/scoring/tap-time';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { conflict } from '../http/refusals';
import { openSheet, type OpenSheet, tellScore } from './open-sheet';

export const OTHER_TAB = 'Panel ini dibuka di halaman lain. Yang di sini tidak menghitung lagi.';

interface StoredTap {
  id: number;
  pointId: number | null;
}

@Injectable()
export class TapsService {
  constructor(private readonly dataSource: DataSource) {}

  take(panel: PanelDevice, body: TapsRequest): Promise<TapAnswer[]> {
    if (panel.tab !== body.tab) throw conflict(OTHER_TAB);
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const open = await openSheet(manager, panel.arenaId);
      const answers: TapAnswer[] = [];
      let isChanged = false;
      for (const tap of body.taps) {
        const taken = open ? await this.takeOne(manager, open, panel, body.tab, tap) : null;
        const fate = taken?.fate ?? (await knownFate(manager, panel, keyOf(body.tab, tap))) ?? 'no-match';
        answers.push({ number: tap.number, fate });
        isChanged ||= taken?.isChanged ?? false;
      }
      if (open && isChanged) tellScore(emit, open);
      return answers;
    });
  }

  /** null: this tap was taken before. */
  private async takeOne(
    manager: EntityManager,
    open: OpenSheet,
    panel: PanelDevice,
    tab: string,
    { number, corner, kind, at: pressedAt }: TapRequest,
  ): Promise<{ fate: TapFate; isChanged: boolean } | null> {
    const { rule, clock, now } = open;
    // a device's clock is measured, never trusted to lie ahead
    const at = Math.min(pressedAt, now);
    const round = roundOfTap(clock.clock, clock.plan, clock.changedAt, at, rule.withinMs);
    const refused = panel.seat > rule.judges || round === null ? 'clock' : now - at > rule.withinMs ? 'late' : null;
    const key = keyOf(tab, { number });
    const [stored] = await manager.query<{ id: number }[]>(
      `insert into tap (sheet_id, device_id, key, seat, corner, kind, round, at, received_at, refused)
       values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), to_timestamp($9::float8 / 1000), $10)
       on conflict (device_id, key) do nothing returning id`,
      [open.id, panel.deviceId, key, panel.seat, corner, kind, round, at, now, refused],
    );
    if (!stored) return null;
    if (refused !== null || round === null) return { fate: refused ?? 'clock', isChanged: false };
    const lane = await laneOf(manager, open.id, { corner, kind, round });
    const own = lane.find((one) => one.stored.id === stored.id);
    if (!own) throw new Error(`Tap ${stored.id} is gone within its own transaction.`);
    const others = lane.filter((one) => one !== own).map((one) => one.tap);
    const { run, points } = addTap(others, own.tap, rule);
    const storedOf = new Map(lane.map((one) => [one.tap, one.stored]));
    return { fate: 'kept', isChanged: await savePoints(manager, open.id, run, points, storedOf) };
  }
}

const keyOf = (tab: string, { number }: { number: number }): string => `${tab}-${number}`;

async function knownFate(manager: EntityManager, { deviceId }: PanelDevice, key: string): Promise<TapFate | null> {
  const [tap] = await manager.query<{ refused: 'clock' | 'late' | null }[]>(
    'select refused from tap where device_id = $1 and key = $2',
    [deviceId, key],
  );
  return tap ? (tap.refused ?? 'kept') : null;
}

/** The accepted taps of a round, corner and kind. */
async function laneOf(
  manager: EntityManager,
  sheetId: number,
  { corner, kind, round }: Pick<Tap, 'corner' | 'kind' | 'round'>,
): Promise<{ tap: Tap; stored: StoredTap }[]> {
  const rows = await manager.query<{ id: number; pointId: number | null; key: string; seat: number; at: number }[]>(
    `select id, point_id as "pointId", key, seat, round(extract(epoch from at) * 1000)::float8 as at
     from tap where sheet_id = $1 and corner = $2 and kind = $3 and round = $4 and refused is null`,
    [sheetId, corner, kind, round],
  );
  return rows.map(({ id, pointId, key, seat, at }) => ({
    tap: { id: key, judge: seat, corner, kind, round, at },
    stored: { id, pointId },
  }));
}

/** Writes what the taps of a run serve now; false when that is what stands already. */
async function savePoints(
  manager: EntityManager,
  sheetId: number,
  run: readonly Tap[],
  points: readonly Agreed[],
  storedOf: ReadonlyMap<Tap, StoredTap>,
): Promise<boolean> {
  const stored = (tap: Tap) => storedOf.get(tap) as StoredTap;
  const kept = keepPoints(points, (tap) => stored(tap).pointId);
  const serves = new Map(kept.flatMap(({ id, point }) => point.taps.map((tap) => [tap, id ?? 'new'] as const)));
  if (run.every((tap) => (serves.get(tap) ?? null) === stored(tap).pointId)) return false;

  const before = new Set(run.flatMap((tap) => stored(tap).pointId ?? []));
  await manager.query('update tap set point_id = null where id = any($1::bigint[]) and point_id is not null', [
    run.map((tap) => stored(tap).id),
  ]);
  for (const { id, point } of kept) {
    const pointId = await savePoint(manager, sheetId, id, point);
    await manager.query('update tap set point_id = $1 where id = any($2::bigint[])', [
      pointId,
      point.taps.map((tap) => stored(tap).id),
    ]);
    before.delete(pointId);
  }
  await manager.query('delete from score_point where id = any($1::bigint[])', [[...before]]);
  return true;
}

async function savePoint(
  manager: EntityManager,
  sheetId: number,
  id: number | null,
  { corner, kind, round, at }: Agreed,
): Promise<number> {
  if (id !== null) {
    await manager.query('update score_point set at = to_timestamp($2::float8 / 1000) where id = $1', [id, at]);
    return id;
  }
  const [made] = await manager.query<{ id: number }[]>(
    `insert into score_point (sheet_id, corner, kind, round, at)
     values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000)) returning id`,
    [sheetId, corner, kind, round, at],
  );
  if (!made) throw new Error('A point was not stored.');
  return made.id;
}
