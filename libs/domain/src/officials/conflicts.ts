// What is wrong with where somebody is put, in words: said to the office, never refused, since too few is a reason (16.2).
import { officialTexts } from './official-texts';
import { roleLabel, type OfficialRole } from './roles';

export interface ConflictsOf {
  day: string;
  /** null: every day. */
  days: readonly string[] | null;
  roles: readonly OfficialRole[];
  role: OfficialRole;
  /** Other arenas where they are at the same time. */
  elsewhere: readonly string[];
}

export function dutyConflicts({ day, days, roles, role, elsewhere }: ConflictsOf): string[] {
  return [
    ...(days !== null && !days.includes(day) ? [officialTexts.awayThatDay] : []),
    ...(roles.includes(role) ? [] : [officialTexts.notThatRole(roleLabel(role).toLowerCase())]),
    ...elsewhere.map((arena) => officialTexts.alsoAt(arena)),
  ];
}

export function seatConflicts(
  official: number | null,
  regions: readonly (number | null)[],
  isInPool: boolean,
): string[] {
  return [
    ...(official !== null && regions.includes(official) ? [officialTexts.ownRegion] : []),
    ...(isInPool ? [] : [officialTexts.notInSession]),
  ];
}
