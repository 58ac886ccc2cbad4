// The device behind a panel's token; only its hash is kept.
import { createHash, randomBytes } from 'node:crypto';
import { PANEL_LOST_MS } from '@gelanggang/contract/scoring-options';
import type { EntityManager } from 'typeorm';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface PanelDevice {
  deviceId: number;
  arenaId: number;
  tournamentId: number;
  /** 0 is the council, 1 and up are judges. */
  seat: number;
  /** The page of the device that counts. */
  tab: string | null;
}

/** Seats of an arena whose panels are there now, without the council's. */
export async function judgesThere(manager: EntityManager, arenaId: number): Promise<number[]> {
  const rows = await manager.query<{ seat: number }[]>(
    `select distinct seat from panel_device where arena_id = $1 and seat > 0 and token_hash is not null
       and revoked_at is null and seen_at > now() - $2 * interval '1 ms' order by seat`,
    [arenaId, PANEL_LOST_MS],
  );
  return rows.map((row) => row.seat);
}

export function newPanelToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** null: unknown, or another device has taken the seat. */
export async function findPanel(manager: EntityManager, token: string): Promise<PanelDevice | null> {
  if (!TOKEN.test(token)) return null;
  const [device] = await manager.query<PanelDevice[]>(
    `select d.id as "deviceId", d.arena_id as "arenaId", a.tournament_id as "tournamentId", d.seat, d.tab
     from panel_device d
     join tournament_arena a on a.id = d.arena_id
     join tournament t on t.id = a.tournament_id and t.deleted_at is null
     where d.token_hash = $1 and d.revoked_at is null`,
    [hashOf(token)],
  );
  return device ?? null;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
