// The tournament of an entry list, and whether this account may bring entries into it now.
import type { EntityManager } from 'typeorm';
import { registrationRefusal } from '@gelanggang/domain/athletes/registration';
import { registrationRefusalSentence } from '@gelanggang/domain/athletes/sentences';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import type { ReferenceTournament } from './entry-reference.queries';

export type ImportTournament = { ok: true; tournament: ReferenceTournament } | { ok: false; message: Sentence };

/**
 * Late lists are the office's to take (`isOwnOnly` false); a manager's registration is open or closed, and a draft is not
 * there. Null: no such.
 */
export async function findImportTournament(
  manager: EntityManager,
  id: number,
  { isOwnOnly }: { isOwnOnly: boolean },
): Promise<ImportTournament | null> {
  const [row] = await manager.query<(ReferenceTournament & { status: 'active' | 'inactive'; hasTimeLeft: boolean })[]>(
    `select id, name, to_char(start_date, 'YYYY-MM-DD') as "startDate", status,
            registration_closes_at > now() as "hasTimeLeft"
     from tournament where id = $1 and deleted_at is null and (was_active or not $2)`,
    [id, isOwnOnly],
  );
  if (!row) return null;
  const { id: tournamentId, name, startDate } = row;
  const refusal = isOwnOnly ? registrationRefusal(row) : null;
  if (refusal) return { ok: false, message: registrationRefusalSentence(refusal) };
  return { ok: true, tournament: { id: tournamentId, name, startDate } };
}
