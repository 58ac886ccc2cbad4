// Plans who works at the tables of the arenas: the chair, the council, secretary, timekeeper and the others of a session.
import { overlapping, type PlannedSession } from './plan-officials';
import type { OfficialRole } from './roles';

/** How many of each role a session takes where they are there (13.1, 13.2). */
const AT_A_TABLE: readonly (readonly [OfficialRole, number])[] = [
  ['chair', 1],
  ['council-head', 1],
  ['council', 2],
  ['secretary', 1],
  ['timekeeper', 1],
  ['it-operator', 1],
  ['announcer', 1],
  ['medic', 1],
  ['field', 1],
];

export interface TableSession extends Pick<PlannedSession, 'id' | 'from' | 'to' | 'day'> {
  arenaId: number;
}

export interface TableOfficial {
  id: number;
  roles: readonly OfficialRole[];
  days: readonly string[] | null;
}

export interface TableDuty {
  sessionId: number;
  officialId: number;
  role: OfficialRole;
}

/**
 * Everybody at one arena at a time, the one where they were before; sessions of an arena that run at once have one table.
 * `standing` are there already and count.
 */
export function planTables(
  sessions: readonly TableSession[],
  officials: readonly TableOfficial[],
  standing: readonly TableDuty[] = [],
): TableDuty[] {
  const duties: TableDuty[] = [];
  const lastArena = new Map<number, number>();
  const count = new Map<number, number>();
  for (const group of overlapping(sessions)) {
    const arenaOf = new Map(group.map(({ id, arenaId }) => [id, arenaId]));
    const there = standing.filter((one) => arenaOf.has(one.sessionId));
    const busy = new Set(there.map((one) => one.officialId));
    for (const [role, wanted] of AT_A_TABLE) {
      const table = there.filter((one) => one.role === role);
      for (const { id, day, arenaId } of [...group].sort((a, b) => a.arenaId - b.arenaId)) {
        const held = new Set(table.filter((one) => one.sessionId === id).map((one) => one.officialId));
        const beside = new Set(
          table.filter((one) => arenaOf.get(one.sessionId) === arenaId).map((one) => one.officialId),
        );
        for (let left = wanted - held.size; left > 0; left -= 1) {
          const [chosen] = officials
            .filter((one) => !held.has(one.id) && (beside.has(one.id) || !busy.has(one.id)) && one.roles.includes(role))
            .filter(({ days }) => days === null || days.includes(day))
            .sort(
              (a, b) =>
                Number(beside.has(b.id)) - Number(beside.has(a.id)) ||
                Number(lastArena.get(b.id) === arenaId) - Number(lastArena.get(a.id) === arenaId) ||
                (count.get(a.id) ?? 0) - (count.get(b.id) ?? 0) ||
                a.id - b.id,
            );
          if (!chosen) break;
          busy.add(chosen.id);
          held.add(chosen.id);
          lastArena.set(chosen.id, arenaId);
          count.set(chosen.id, (count.get(chosen.id) ?? 0) + 1);
          const duty = { sessionId: id, officialId: chosen.id, role };
          table.push(duty);
          duties.push(duty);
        }
      }
    }
  }
  return duties.sort((a, b) => a.sessionId - b.sessionId);
}
