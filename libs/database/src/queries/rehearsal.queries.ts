// Which rows are of a rehearsal: lists of what is real leave them out, and what is made within one stays within it.
import type { EntityManager } from 'typeorm';

/** `tournament`: a column with its number. There are few rehearsals, and mostly none. */
export const isOfRehearsal = (tournament: string): string => `${tournament} in (select tournament_id from rehearsal)`;

/** `account`: a column with the number of an account. */
export const isRehearsalAccount = (account: string): string => `${account} in (select manager_id from rehearsal)`;

/** The tournament of a job `j`, which its parameters name by themselves or by what hangs on them; null: of none, or of all. */
export const JOB_TOURNAMENT = `coalesce(j.tournament_id,
  (select x.tournament_id from billing x where x.id = (j.params->>'billing_id')::bigint),
  (select x.tournament_id from pool x where x.id = (j.params->>'pool_id')::bigint),
  (select x.tournament_id from match x where x.id = (j.params->>'match_id')::bigint),
  (select x.tournament_id from protest x where x.id = (j.params->>'protest_id')::bigint),
  (select x.tournament_id from entry_signature x where x.id = (j.params->>'signature_id')::bigint))`;

/** Who owns a contingent that is made for these tournaments: within a rehearsal its own account, else who makes it. */
export async function contingentOwner(
  manager: EntityManager,
  tournamentIds: readonly number[],
  accountId: number,
): Promise<number> {
  const [row] = await manager.query<{ id: number }[]>(
    'select manager_id as id from rehearsal where tournament_id = any($1::bigint[]) order by tournament_id limit 1',
    [tournamentIds],
  );
  return row?.id ?? accountId;
}
