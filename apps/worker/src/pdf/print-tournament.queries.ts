// Reads what stands at the head of every printed sheet: the tournament, its days, place and clock.
import type { EntityManager } from 'typeorm';
import type { PrintTournament } from '@gelanggang/contract/print';

/** Null: there is no such tournament. `slug` is for the name of the file. */
export async function readPrintTournament(
  manager: EntityManager,
  tournamentId: number,
): Promise<(PrintTournament & { slug: string }) | null> {
  const [tournament] = await manager.query<(PrintTournament & { slug: string })[]>(
    `select slug, name, location, to_char(start_date, 'YYYY-MM-DD') as start_date,
            to_char(end_date, 'YYYY-MM-DD') as end_date, time_zone
     from tournament where id = $1 and deleted_at is null`,
    [tournamentId],
  );
  return tournament ?? null;
}
