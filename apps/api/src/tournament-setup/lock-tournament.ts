// Whoever changes what a tournament is set up with waits for who does it at the same time.
import type { EntityManager } from 'typeorm';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

export async function lockTournament(manager: EntityManager, id: number): Promise<void> {
  const rows = await manager.query<unknown[]>(
    'select 1 from tournament where id = $1 and deleted_at is null for no key update',
    [id],
  );
  if (rows.length === 0) throw notFound(thingSentences.event);
}
