// Puts a dummy opponent into an empty corner of round 1, so that a lone athlete can perform (domain-rules, Draw).
import type { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { createDummy as fillBye } from '@gelanggang/domain/draw/advance';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import { lockBracket } from './bracket-state';
import { recordChange } from './draw-changes';
import { lockPool } from './locks';
import { type DrawingRefusal, type DrawingRefusalCode, refuse } from './refusals';
import { saveAdvance } from './save-advance';

const DUMMY_NAME = 'Peserta Dummy';

const REFUSALS = {
  'unknown-match': 'match-not-found',
  'not-a-bye': 'no-empty-corner',
  'round-2-started': 'next-round-started',
} as const satisfies Record<string, DrawingRefusalCode>;

export type DummyOutcome = { ok: true; poolId: number } | DrawingRefusal;

/** The unit that had the bye leaves round 2 until its match is decided. Two at once: one dummy, one refusal. */
export function createDummy(dataSource: DataSource, matchId: number, accountId: number | null): Promise<DummyOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<DummyOutcome> => {
    const owners: { poolId: number }[] = await manager.query('select pool_id as "poolId" from match where id = $1', [
      matchId,
    ]);
    const pool = owners[0] && (await lockPool(manager, owners[0].poolId));
    if (!pool) return refuse('match-not-found');
    if (pool.isLocked) return refuse('pool-locked');
    const units: { id: number; number: number }[] = await manager.query(
      `select nextval(pg_get_serial_sequence('pool_unit', 'id')) as id, coalesce(max(number), 0) + 1 as number
       from pool_unit where pool_id = $1`,
      [pool.id],
    );
    const dummy = units[0]!;
    const matches = await lockBracket(manager, pool.id);
    const filled = fillBye(matches, matchId, dummy.id);
    if (!filled.ok) return refuse(REFUSALS[filled.code]);
    await manager.query(
      `insert into pool_unit (id, pool_id, tournament_id, number, is_dummy, dummy_name)
       values ($1, $2, $3, $4, true, $5)`,
      [dummy.id, pool.id, pool.tournamentId, dummy.number, DUMMY_NAME],
    );
    await saveAdvance(manager, matches, filled.changed, [matchId], accountId);
    await manager.query('update pool set is_changed_by_hand = true where id = $1', [pool.id]);
    const detail = { position: matches.find((match) => match.id === matchId)?.position ?? 0, unitId: dummy.id };
    await recordChange(manager, pool, { kind: 'dummy', detail, reason: null, accountId });
    const changedIds = filled.changed.map((match) => match.id);
    tellMatches(emit, pool.tournamentId, changedIds);
    emit(streams.staff(pool.tournamentId), 'pools.changed', {
      tournament_id: pool.tournamentId,
      drawing_id: pool.drawingId,
    });
    return { ok: true, poolId: pool.id };
  });
}
