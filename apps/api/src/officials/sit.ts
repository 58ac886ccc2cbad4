// Seats somebody in a match, and keeps who sat there before; at the start of a match those who said so at its panels.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { PHONE_SEAT } from '@gelanggang/contract/scoring-options';

export const REPLACED = 'diganti panitia';
const AT_THE_PANEL = 'kursi diambil di panel';

interface Sitting {
  tournamentId: number;
  matchId: number;
  seat: number;
  /** null: nobody. */
  officialId: number | null;
  by: 'hand' | 'panel';
  reason?: string;
}

/** Ends who sits there, and the other seat of the match that who comes had; the same person again changes nothing. */
export async function sit(manager: EntityManager, sitting: Sitting): Promise<void> {
  const { tournamentId, matchId, seat, officialId, by, reason } = sitting;
  const same = await manager.query<unknown[]>(
    'select 1 from official_seat where match_id = $1 and seat = $2 and official_id = $3 and ended_at is null',
    [matchId, seat, officialId],
  );
  if (same.length > 0) {
    await manager.query(
      'update official_seat set seated_by = $4 where match_id = $1 and seat = $2 and official_id = $3 and ended_at is null',
      [matchId, seat, officialId, by],
    );
    return;
  }
  await manager.query(
    `update official_seat set ended_at = now(), ended_reason = $4
     where match_id = $1 and (seat = $2 or official_id = $3) and ended_at is null`,
    [matchId, seat, officialId, reason ?? (by === 'panel' ? AT_THE_PANEL : REPLACED)],
  );
  if (officialId === null) return;
  await manager.query(
    `insert into official_seat (tournament_id, match_id, seat, official_id, seated_by) values ($1, $2, $3, $4, $5)`,
    [tournamentId, matchId, seat, officialId, by],
  );
}

/** Those who hold the arena's panels by name, from now on in this match: three statements, however many they are. */
export async function seatPanels(
  manager: EntityManager,
  match: { id: number; tournamentId: number; arenaId: number },
): Promise<void> {
  const held = await manager.query<{ seat: number; officialId: number }[]>(
    prepared(`select distinct on (official_id) seat, official_id as "officialId" from panel_device
     where arena_id = $1 and seat <> ${PHONE_SEAT} and token_hash is not null and revoked_at is null
       and official_id is not null
     order by official_id, taken_at desc`),
    [match.arenaId],
  );
  if (held.length === 0) return;
  const panels = [match.id, held.map(({ seat }) => seat), held.map(({ officialId }) => officialId)];
  const from = 'unnest($2::int[], $3::bigint[]) as n (seat, official_id)';
  await manager.query(
    `update official_seat x set ended_at = now(), ended_reason = '${AT_THE_PANEL}'
     from ${from} where x.match_id = $1 and x.ended_at is null
       and ((x.seat = n.seat and x.official_id <> n.official_id) or (x.official_id = n.official_id and x.seat <> n.seat))`,
    panels,
  );
  await manager.query(
    `insert into official_seat (tournament_id, match_id, seat, official_id, seated_by)
     select $4, $1, n.seat, n.official_id, 'panel' from ${from}
     on conflict (match_id, seat) where ended_at is null do update set seated_by = 'panel'`,
    [...panels, match.tournamentId],
  );
}
