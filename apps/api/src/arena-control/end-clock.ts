// Stops the clock of a match with the match: what had been fought by then stays readable.
import type { EntityManager } from 'typeorm';
import { databaseNow, findClock, saveClock } from '@gelanggang/database/queries/match-clock.queries';
import { stopClock } from '@gelanggang/domain/results/match-clock';

export async function endClock(manager: EntityManager, matchId: number, accountId: number): Promise<void> {
  const saved = await findClock(manager, matchId);
  if (!saved) return;
  const at = await databaseNow(manager);
  const stopped = stopClock(saved.clock, saved.plan, at);
  await saveClock(manager, matchId, stopped, { step: 'stop', at, reason: null, accountId });
}
