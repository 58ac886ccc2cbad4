// The canonical text of a pool's entries: hashed, it shows that a bracket was drawn from exactly these entries.
import type { DrawUnit } from './draw-unit';

/**
 * One line for each unit in order of id: id, contingent, province, seed rank, parted by `;`, an absent one empty.
 * Numbers only, so no name, accent or order of reading can change it.
 */
export function entriesText(units: readonly DrawUnit[]): string {
  return [...units]
    .sort((a, b) => a.id - b.id)
    .map((u) => `${u.id};${u.contingentId ?? ''};${u.provinceId ?? ''};${u.seedRank ?? ''}\n`)
    .join('');
}
