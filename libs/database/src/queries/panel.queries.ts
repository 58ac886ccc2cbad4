// The device behind a panel's token; only its hash is kept.
import { createHash, randomBytes } from 'node:crypto';
import { CAMERA_SEAT, COUNCIL_SEAT, PANEL_LOST_MS, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface PanelDevice {
  deviceId: number;
  arenaId: number;
  tournamentId: number;
  /** 0 is the council, 11 the phone that counts alone, those between are judges. */
  seat: number;
  /** The page of the device that counts. */
  tab: string | null;
}

/** Seats of an arena whose judges' panels are there now, and were at `at` already, in milliseconds since 1970. */
export async function judgesThere(manager: EntityManager, arenaId: number, at?: number): Promise<number[]> {
  const rows = await manager.query<{ seat: number }[]>(
    `select distinct seat from panel_device
     where arena_id = $1 and seat not in (${COUNCIL_SEAT}, ${PHONE_SEAT}, ${CAMERA_SEAT}) and token_hash is not null and revoked_at is null
       and seen_at > now() - $2 * interval '1 ms'
       and ($3::float8 is null or there_since is null or there_since <= to_timestamp($3::float8 / 1000)) order by seat`,
    [arenaId, PANEL_LOST_MS, at ?? null],
  );
  return rows.map((row) => row.seat);
}

/**
 * Whether one phone counts there alone, and did at `at`, in milliseconds since 1970: until somebody takes the seat from it,
 * also while it has no network.
 */
export async function hasPhone(manager: EntityManager, arenaId: number, at: number): Promise<boolean> {
  const held = await manager.query<unknown[]>(
    prepared(`select 1 from panel_device where arena_id = $1 and seat = ${PHONE_SEAT} and token_hash is not null
       and revoked_at is null and taken_at <= to_timestamp($2::float8 / 1000)`),
    [arenaId, at],
  );
  return held.length > 0;
}

/** Whether a camera films the arena now. */
export async function hasCamera(manager: EntityManager, arenaId: number): Promise<boolean> {
  const there = await manager.query<unknown[]>(
    `select 1 from panel_device where arena_id = $1 and seat = ${CAMERA_SEAT} and token_hash is not null
       and revoked_at is null and seen_at > now() - $2 * interval '1 ms'`,
    [arenaId, PANEL_LOST_MS],
  );
  return there.length > 0;
}

export function newPanelToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** null: unknown, or another device has taken the seat. */
export async function findPanel(manager: EntityManager, token: string): Promise<PanelDevice | null> {
  if (!TOKEN.test(token)) return null;
  const [device] = await manager.query<PanelDevice[]>(FIND, [hashOf(token)]);
  return device ?? null;
}

/** Notices on this channel (the database sends them) tell the sockets' servers that somebody's seat has ended. */
export const PANEL_CHANNEL = 'gelanggang_panel';

const SEATED = `select d.id as "deviceId", d.arena_id as "arenaId", a.tournament_id as "tournamentId", d.seat, d.tab
     from panel_device d
     join tournament_arena a on a.id = d.arena_id
     join tournament t on t.id = a.tournament_id and t.deleted_at is null
     where d.token_hash is not null and d.revoked_at is null`;

const FIND = prepared(`${SEATED} and d.token_hash = $1`);
const FIND_ALL = prepared(`${SEATED} and d.id = any($1::bigint[])`);

/** Which of these devices have a seat, each with what it is now; a device has one token for good. */
export async function panelsThere(
  manager: EntityManager,
  deviceIds: readonly number[],
): Promise<ReadonlyMap<number, PanelDevice>> {
  const devices = await manager.query<PanelDevice[]>(FIND_ALL, [deviceIds]);
  return new Map(devices.map((device) => [device.deviceId, device]));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
