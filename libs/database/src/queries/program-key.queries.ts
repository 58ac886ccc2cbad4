// Keys for programs: opaque tokens, kept only as their SHA-256.
import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { KeyRight } from '@gelanggang/contract/program-keys';
import { prepared } from '@gelanggang/platform/statements/prepared';

const KEY = /^gk_[A-Za-z0-9_-]{43}$/;

export const newKey = (): string => `gk_${randomBytes(32).toString('base64url')}`;

/** Whether it is written like one: such a token never is a session's. */
export const isProgramKey = (token: string): boolean => token.startsWith('gk_');

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

export interface ProgramKey {
  id: number;
  tournamentId: number;
  name: string;
  rights: KeyRight[];
  expiresOn: string;
  madeBy: number | null;
  /** How often it asked in this minute, this request included, and how many seconds are left of the minute. */
  uses: number;
  secondsLeft: number;
}

/** The key behind a token, which is used now; null: unknown, revoked, over, or the tournament is gone. */
export async function takeProgramKey(manager: EntityManager, token: string): Promise<ProgramKey | null> {
  if (!KEY.test(token)) return null;
  const [rows] = await manager.query<[ProgramKey[], number]>(USE, [hashOfKey(token)]);
  return rows[0] ?? null;
}

const USE = prepared(
  `update program_key k set last_used_at = now(), minute_uses = case
     when date_trunc('minute', k.last_used_at) = date_trunc('minute', now()) then k.minute_uses + 1 else 1 end
   from tournament t
   where k.token_hash = $1 and k.revoked_at is null and t.id = k.tournament_id and t.deleted_at is null
     and k.expires_on >= (now() at time zone t.time_zone)::date
   returning k.id, k.tournament_id as "tournamentId", k.name, k.rights, k.expires_on as "expiresOn",
     k.made_by as "madeBy", k.minute_uses as uses,
     greatest(1, 60 - extract(second from now())::int) as "secondsLeft"`,
);
