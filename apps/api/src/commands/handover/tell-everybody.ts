// Open pages of a tournament that came by file fetch everything anew.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/streams';
import type { Emit } from '@gelanggang/platform/events/event-log';
import type { HandoverHeader } from './handover-file';

/** So far ahead that nobody can be told what was between (MOST_REPLAYED_EVENTS). */
const LEAP = 1_000_000;

/** Open pages ask again who holds which tournament. */
export async function tellOffice(
  manager: EntityManager,
  emit: Emit,
  { id, slug }: { id: number; slug: string },
): Promise<void> {
  const [row]: { status: 'active' | 'inactive' }[] = await manager.query(
    'select status from tournament where id = $1',
    [id],
  );
  emit(streams.site, 'tournament.changed', { tournament_id: id, slug, status: row?.status ?? 'inactive' });
}

export async function tellEverybody(manager: EntityManager, emit: Emit, header: HandoverHeader): Promise<void> {
  const { id, slug } = header.tournament;
  // in order of name, as everybody locks them
  await manager.query('select from stream where name = $1 for update', [streams.site]);
  for (const name of [streams.tournament(id), streams.staff(id)]) {
    await manager.query(
      `insert into stream as s (name, seq) values ($1, $2::bigint + $3)
       on conflict (name) do update set seq = greatest(s.seq, $2) + $3`,
      [name, header.streams[name] ?? 0, LEAP],
    );
  }
  await tellOffice(manager, emit, { id, slug });
  emit.whole(streams.tournament(id), 'matches.changed', () => Promise.resolve({ matches: [] }));
  emit(streams.staff(id), 'setup.changed', { tournament_id: id });
}
