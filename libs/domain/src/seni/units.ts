// Makes pairs, teams and solo entries from the participants of a seni event (domain-rules, Draw (seni)).
import { refused, type Refused } from '../refusal';

export interface SeniParticipant {
  id: number;
  contingentId: number;
  name: string;
  /** What the member form or the entry list calls the pair or team; null or blank: by order of entry. */
  teamLabel: string | null;
  /** The pair or team of its contingent that the office has put it in, ahead of any label; absent or null: none. */
  teamNumber?: number | null;
}

export interface SeniUnit {
  contingentId: number;
  /** In order of entry. */
  participantIds: number[];
}

export interface IncompleteUnit {
  contingentId: number;
  teamLabel: string | null;
  /** Those who are there, to be told by name. */
  names: string[];
  missing: number;
}

/**
 * Units of `unitSize` from participants in order of entry: those of one contingent that the office has put together, then
 * those of one label, then those without a label as they come. What is left over is reported, and nobody is dropped
 * silently.
 */
export function formUnits(
  participants: readonly SeniParticipant[],
  unitSize: 1 | 2 | 3,
): { units: SeniUnit[]; incomplete: IncompleteUnit[] } {
  const groups = new Map<string, SeniParticipant[]>();
  for (const participant of participants) {
    const key = `${participant.contingentId} ${unitSize === 1 ? '' : teamOf(participant)}`;
    const group = groups.get(key);
    if (group) group.push(participant);
    else groups.set(key, [participant]);
  }
  const units: SeniUnit[] = [];
  const incomplete: IncompleteUnit[] = [];
  for (const group of groups.values()) {
    for (let start = 0; start < group.length; start += unitSize) {
      const members = group.slice(start, start + unitSize);
      const { contingentId, teamLabel } = members[0] as SeniParticipant;
      if (members.length === unitSize) {
        units.push({ contingentId, participantIds: members.map((member) => member.id) });
        continue;
      }
      const missing = unitSize - members.length;
      const label = teamLabel?.trim() ? teamLabel.trim() : null;
      incomplete.push({ contingentId, teamLabel: label, names: members.map((member) => member.name), missing });
    }
  }
  return { units, incomplete };
}

function teamOf({ teamNumber, teamLabel }: SeniParticipant): string {
  if (teamNumber !== null && teamNumber !== undefined) return `#${teamNumber}`;
  const label = (teamLabel ?? '').trim().toLowerCase();
  // a label of its own can never be taken for one of the office's numbers
  return label === '' ? '' : `"${label}"`;
}

export type TeamsRefusal = Refused<'team-too-large' | 'member-twice' | 'foreign-member' | 'member-missing'>;

/**
 * Whether `teams` are a choice of who performs with whom for these participants of one contingent: each of them exactly
 * once, nobody else, and no team larger than a unit. Smaller ones stand, and are reported as incomplete.
 */
export function checkTeams(
  participantIds: readonly number[],
  teams: readonly (readonly number[])[],
  unitSize: 1 | 2 | 3,
): { ok: true } | TeamsRefusal {
  const chosen = teams.flat();
  if (teams.some((team) => team.length > unitSize)) return refused('team-too-large');
  if (new Set(chosen).size !== chosen.length) return refused('member-twice');
  if (chosen.some((id) => !participantIds.includes(id))) return refused('foreign-member');
  if (chosen.length !== participantIds.length) return refused('member-missing');
  return { ok: true };
}
