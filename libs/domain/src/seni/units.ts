// Makes pairs, teams and solo entries from the participants of a seni event (domain-rules, Draw (seni)).

export interface SeniParticipant {
  id: number;
  contingentId: number;
  name: string;
  /** What the member form or the entry list calls the pair or team; null or blank: by order of entry. */
  teamLabel: string | null;
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
 * Units of `unitSize` from participants in order of entry: those of one contingent and one label together, those without
 * a label as they come. What is left over is reported, and nobody is dropped silently.
 */
export function formUnits(
  participants: readonly SeniParticipant[],
  unitSize: 1 | 2 | 3,
): { units: SeniUnit[]; incomplete: IncompleteUnit[] } {
  const groups = new Map<string, SeniParticipant[]>();
  for (const participant of participants) {
    const label = unitSize === 1 ? '' : (participant.teamLabel ?? '').trim().toLowerCase();
    const key = `${participant.contingentId} ${label}`;
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
