// A random order of units in which each province is one run, and each contingent one run within it.
import type { Random } from '../random';
import type { DrawUnit } from './draw-unit';

/** The ordered units; place by place, the run of its contingent and of its province, both numbered from 0. */
export interface OrderedField<U extends DrawUnit> {
  units: U[];
  contingent: Int32Array;
  province: Int32Array;
  contingentCount: number;
}

interface ContingentRun<U> {
  provinceId: number | null;
  units: U[];
}

/**
 * The order depends on the units and the random numbers alone, not on the order of the list. Who has no contingent, and
 * a contingent that names no province, stand alone. A contingent's province is that of its unit with the lowest id.
 */
export function orderForSeparation<U extends DrawUnit>(units: readonly U[], random: Random): OrderedField<U> {
  const field: OrderedField<U> = {
    units: [],
    contingent: new Int32Array(units.length),
    province: new Int32Array(units.length),
    contingentCount: 0,
  };
  let province = 0;
  for (const runs of random.shuffle(provincesOf(contingentsOf(inOrderOfId(units))))) {
    for (const run of random.shuffle(runs)) {
      for (const unit of random.shuffle(run.units)) {
        field.contingent[field.units.length] = field.contingentCount;
        field.province[field.units.length] = province;
        field.units.push(unit);
      }
      field.contingentCount++;
    }
    province++;
  }
  return field;
}

function inOrderOfId<U extends DrawUnit>(units: readonly U[]): readonly U[] {
  const isOrdered = units.every((unit, index) => index === 0 || (units[index - 1] as U).id <= unit.id);
  return isOrdered ? units : [...units].sort((a, b) => a.id - b.id);
}

function contingentsOf<U extends DrawUnit>(units: readonly U[]): ContingentRun<U>[] {
  const runs: ContingentRun<U>[] = [];
  const byId = new Map<number, ContingentRun<U>>();
  for (const unit of units) {
    const known = unit.contingentId === null ? undefined : byId.get(unit.contingentId);
    if (known) {
      known.units.push(unit);
      continue;
    }
    const run = { provinceId: unit.provinceId, units: [unit] };
    runs.push(run);
    if (unit.contingentId !== null) byId.set(unit.contingentId, run);
  }
  return runs;
}

function provincesOf<U extends DrawUnit>(runs: readonly ContingentRun<U>[]): ContingentRun<U>[][] {
  const provinces: ContingentRun<U>[][] = [];
  const byId = new Map<number, ContingentRun<U>[]>();
  for (const run of runs) {
    const known = run.provinceId === null ? undefined : byId.get(run.provinceId);
    if (known) {
      known.push(run);
      continue;
    }
    const group = [run];
    provinces.push(group);
    if (run.provinceId !== null) byId.set(run.provinceId, group);
  }
  return provinces;
}
