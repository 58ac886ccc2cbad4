// Deletes a rehearsal with everything that was made for it, in one transaction; a real contingent that entered it stays.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/streams';
import { removeTournament } from '@gelanggang/database/copy/remove-tournament';

/** The files whose contents are to be removed once it is committed. */
export async function removeRehearsal(
  manager: EntityManager,
  tournamentId: number,
  managerId: number,
): Promise<string[]> {
  // whatever its account has put in goes too
  const own = await manager.query<{ id: string }[]>('select id from file where account_id = $1', [managerId]);
  const files = await removeTournament(manager, tournamentId, `account_id = ${managerId}`);
  await manager.query('delete from account where id = $1', [managerId]);
  await manager.query('delete from event where stream = $1', [streams.user(managerId)]);
  await manager.query('delete from stream where name = $1', [streams.user(managerId)]);
  return [...new Set([...files, ...own.map(({ id }) => id)])];
}
