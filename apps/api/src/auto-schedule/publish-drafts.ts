// Publishes all draft schedules of a tournament at once: a taken plan makes many.
import type { EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { lockNumbering } from '@gelanggang/scheduling/number-slots';
import { publishSlots } from '@gelanggang/scheduling/publish-slots';
import { tellSchedule } from '@gelanggang/scheduling/tell-schedules';
import { conflict, notFound } from '../http/refusals';
import { autoScheduleSentences } from './sentences';
import { thingSentences } from '../http/sentences';

/** How many there were; 409 without any. */
export async function publishDrafts(manager: EntityManager, emit: Emit, tournamentId: number): Promise<number> {
  if ((await lockNumbering(manager, tournamentId)) === null) throw notFound(thingSentences.tournament);
  await manager.query('select 1 from tournament_arena where tournament_id = $1 order by id for no key update', [
    tournamentId,
  ]);
  const drafts = await manager.query<{ id: number }[]>(
    'select id from schedule where tournament_id = $1 and is_draft order by id for no key update',
    [tournamentId],
  );
  if (drafts.length === 0) throw conflict(autoScheduleSentences.noDrafts);
  await publishSchedules(
    manager,
    emit,
    tournamentId,
    drafts.map(({ id }) => id),
  );
  return drafts.length;
}

/** One of them, of which tournament it is: 409 where it is public already. */
export async function publishDraft(manager: EntityManager, emit: Emit, id: number): Promise<number> {
  const [known] = await manager.query<{ tournamentId: number; arenaId: number }[]>(
    `select s.tournament_id as "tournamentId", s.tournament_arena_id as "arenaId" from schedule s
     join tournament t on t.id = s.tournament_id and t.deleted_at is null where s.id = $1`,
    [id],
  );
  if (!known) throw notFound(thingSentences.schedule);
  await lockNumbering(manager, known.tournamentId);
  await manager.query('select 1 from tournament_arena where id = $1 for no key update', [known.arenaId]);
  const drafts = await manager.query<{ id: number }[]>(
    'select id from schedule where id = $1 and is_draft for no key update',
    [id],
  );
  if (drafts.length === 0) throw conflict(autoScheduleSentences.alreadyPublished);
  await publishSchedules(manager, emit, known.tournamentId, [id]);
  return known.tournamentId;
}

/** Drafts that the caller holds. */
export async function publishSchedules(
  manager: EntityManager,
  emit: Emit,
  tournamentId: number,
  ids: readonly number[],
): Promise<void> {
  await manager.query(
    'update schedule set is_draft = false, version = version + 1, updated_at = now() where id = any($1::bigint[])',
    [ids],
  );
  for (const id of ids) await publishSlots(manager, id);
  for (const id of ids) tellSchedule(emit, tournamentId, id);
}
