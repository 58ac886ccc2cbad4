// What is unusual about a schedule that was just saved, in the words of the form (domain-rules, Schedules).
import type { EntityManager } from 'typeorm';
import { worldOf } from '@gelanggang/contract/schedule-world';
import { partaiName, partaiObject, partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { scheduleWarnings } from '@gelanggang/domain/schedule/schedule-warnings';
import { readScheduleContext } from './schedule-context.queries';

/** About the whole first, then match by match. */
export async function savedWarnings(
  manager: EntityManager,
  tournamentId: number,
  scheduleId: number,
): Promise<string[]> {
  const world = worldOf(await readScheduleContext(manager, tournamentId));
  const session = world.sessions.find((one) => one.id === scheduleId);
  if (!session) return [];
  const slots = world.slots
    .filter((slot) => slot.scheduleId === scheduleId)
    .sort((a, b) => a.time.localeCompare(b.time) || a.number - b.number)
    .map((slot) => ({ ...slot, partai: partaiName(session.arenaCode, slot.number) }))
    .map((slot) => ({ ...slot, label: partaiObject(slot.partai) }));
  const { general, ofMatch } = scheduleWarnings(world, { ...session, slots });
  const said = slots.flatMap(({ matchId, partai }) =>
    (ofMatch.get(matchId) ?? []).map((sentence) => `${partaiSubject(partai)}: ${sentence}`),
  );
  return [...general, ...said];
}
