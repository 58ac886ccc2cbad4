// A random order of units in which each province is one run, and each contingent one run within it.
import type { Random } from '../random';
import type { DrawUnit } from './draw-unit';

/**
 * The order depends on the units and the random numbers alone, not on the order of the list. Contingents that name no
 * province stand alone; a contingent's province is that of its first unit.
 */
export function orderForSeparation<U extends DrawUnit>(units: readonly U[], random: Random): U[] {
  const contingents = new Map<string, U[]>();
  for (const unit of [...units].sort((a, b) => a.id - b.id)) {
    const key = unit.contingentId === null ? `unit ${unit.id}` : `contingent ${unit.contingentId}`;
    const members = contingents.get(key);
    if (members) members.push(unit);
    else contingents.set(key, [unit]);
  }
  const provinces = new Map<string, U[][]>();
  for (const [key, members] of contingents) {
    const provinceId = members[0]?.provinceId ?? null;
    const province = provinceId === null ? key : `province ${provinceId}`;
    const group = provinces.get(province);
    if (group) group.push(members);
    else provinces.set(province, [members]);
  }
  return random
    .shuffle([...provinces.values()])
    .flatMap((group) => random.shuffle(group).flatMap((members) => random.shuffle(members)));
}
