// The moment of a tournament's public stream that a read belongs to: the first read of a repeatable-read transaction.
import { streams } from '@gelanggang/contract/events';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { EntityManager } from 'typeorm';

export interface Moment {
  epoch: string;
  seq: number;
}

export async function readMoment(manager: EntityManager, tournamentId: number): Promise<Moment> {
  const [row] = await manager.query<Moment[]>(
    prepared(`select e.value as epoch, coalesce((select seq from stream where name = $1), 0) as seq from epoch e`),
    [streams.tournament(tournamentId)],
  );
  if (!row) throw new Error('The table epoch has no row.');
  return row;
}
