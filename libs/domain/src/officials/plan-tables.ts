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

/** Everybody once at a time, at the arena where they were before; `standing` are there already and count. */
export function planTables(
  sessions: readonly TableSession[],
  officials: readonly TableOfficial[],
  standing: readonly TableDuty[] = [],
): TableDuty[] {
  const duties: TableDuty[] = [];
  const lastArena = new Map<number, number>();
  const count = new Map<number, number>();
  for (const group of overlapping(sessions)) {
    const ids = new Set(group.map(({ id }) => id));
    const busy = new Set(standing.filter((one) => ids.has(one.sessionId)).map((one) => one.officialId));
    for (const [role, wanted] of AT_A_TABLE) {
      for (const { id, day, arenaId } of [...group].sort((a, b) => a.arenaId - b.arenaId)) {
        const there = standing.filter((one) => one.sessionId === id && one.role === role).length;
        for (let left = wanted - there; left > 0; left -= 1) {
          const [chosen] = officials
            .filter((one) => one.roles.includes(role) && !busy.has(one.id))
            .filter(({ days }) => days === null || days.includes(day))
            .sort(
              (a, b) =>
                Number(lastArena.get(b.id) === arenaId) - Number(lastArena.get(a.id) === arenaId) ||
                (count.get(a.id) ?? 0) - (count.get(b.id) ?? 0) ||
                a.id - b.id,
            );
          if (!chosen) break;
          busy.add(chosen.id);
          lastArena.set(chosen.id, arenaId);
          count.set(chosen.id, (count.get(chosen.id) ?? 0) + 1);
          duties.push({ sessionId: id, officialId: chosen.id, role });
        }
      }
    }
  }
  return duties.sort((a, b) => a.sessionId - b.sessionId);
}
