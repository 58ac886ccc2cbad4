// Counts tries of what can be guessed, in one statement each: any number at once, in any process, get the places there are.
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** So many tries are free, then each one waits twice as long as the one before. All times in seconds. */
export interface AttemptLimit {
  free: number;
  firstWait: number;
  longestWait: number;
  /** When nobody tried for so long, counting begins anew. */
  forgottenAfter: number;
}

const keyOf = (name: string, whose: string): string => createHash('sha256').update(`${name}\0${whose}`).digest('hex');

/** Counts one try of `name` by `whose` before it is looked at. Null: go on. Else the seconds until the next one may be. */
export async function countAttempt(
  manager: EntityManager,
  name: string,
  whose: string,
  { free, firstWait, longestWait, forgottenAfter }: AttemptLimit,
): Promise<number | null> {
  const key = keyOf(name, whose);
  const rows: { key: string }[] = await manager.query(
    // clock_timestamp(): who waited for another one's row began before it was written
    `insert into attempt as a (key, tries, tried_at, free_at)
     values ($1, 1, now(), now() + make_interval(secs => case when $2 > 1 then 0 else $3 end))
     on conflict (key) do update set
       tries = case when a.tried_at < now() - make_interval(secs => $5) then 1 else a.tries + 1 end,
       tried_at = now(),
       free_at = clock_timestamp() + case
         when a.tried_at < now() - make_interval(secs => $5) or a.tries + 1 < $2 then interval '0'
         else make_interval(secs => least($4, $3 * power(2, least(a.tries + 1 - $2, 20)))) end
     where a.tries < $2 or a.free_at <= clock_timestamp() or a.tried_at < now() - make_interval(secs => $5)
     returning key`,
    [key, free, firstWait, longestWait, forgottenAfter],
  );
  if (rows.length > 0) return null;
  const [standing]: { seconds: number }[] = await manager.query(
    'select greatest(1, ceil(extract(epoch from free_at - clock_timestamp())))::int as seconds from attempt where key = $1',
    [key],
  );
  return standing?.seconds ?? 1;
}

/** The try was right: it does not count. */
export async function takeAttemptBack(manager: EntityManager, name: string, whose: string): Promise<void> {
  await manager.query(
    `with ended as (delete from attempt where key = $1 and tries <= 1)
     update attempt set tries = tries - 1, free_at = now() where key = $1 and tries > 1`,
    [keyOf(name, whose)],
  );
}

/** All tries of `name` by `whose` are forgotten. */
export async function forgetAttempts(manager: EntityManager, name: string, whose: string): Promise<void> {
  await manager.query('delete from attempt where key = $1', [keyOf(name, whose)]);
}
