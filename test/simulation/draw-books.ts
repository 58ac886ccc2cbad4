// What the simulation knows of how classes are drawn: which of them were merged, and who of them has paid; the judge holds the
// pools against it. Written apart from the product's rules, and without any of its code.
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { Athlete } from './books';

/** A class of tanding, as the rulebook has it. */
export interface WeightClass {
  id: number;
  name: string;
  gender: string;
  min: number;
  max: number;
}

/** A pool, as it is told to whoever draws. */
export interface ToldPool {
  id: number;
  drawing_id: number;
  gender: string;
  match_chart: MatchChart;
  class_name: string;
  weight_min: number | null;
  weight_max: number | null;
  drawing_status: string;
  units_count: number;
  category_class: { merged_names: readonly string[] };
}

export class DrawBooks {
  /** Ids of classes that are drawn as one; each class stands in one of them. */
  private groups: number[][] = [];

  /** A class by itself. */
  begin(classes: readonly WeightClass[]): void {
    this.groups = classes.map(({ id }) => [id]);
  }

  merge(ids: readonly number[]): void {
    this.groups = [...this.groups.filter((group) => !group.some((id) => ids.includes(id))), [...ids]];
  }

  /** The merged class was dissolved. */
  part(ids: readonly number[]): void {
    this.groups = this.groups.flatMap((group) =>
      group.some((id) => ids.includes(id)) ? group.map((id) => [id]) : [group],
    );
  }

  groupOf(id: number): readonly number[] {
    return this.groups.find((group) => group.includes(id)) ?? [id];
  }

  get all(): readonly (readonly number[])[] {
    return this.groups;
  }
}

/** Ids of the classes that this pool is drawn of. */
export function classesOf(pool: ToldPool, classes: readonly WeightClass[]): number[] {
  const names = pool.category_class.merged_names.length > 0 ? pool.category_class.merged_names : [pool.class_name];
  return classes.filter((one) => one.gender === pool.gender && names.includes(one.name)).map(({ id }) => id);
}

/** How many more a pool takes; of a whole class and of pairs any number. */
export const roomIn = ({ match_chart: chart, units_count: units }: ToldPool): number =>
  chart === 0 || chart === 2 ? Infinity : Math.max(0, chart - units);

const keyOf = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join('+');

/**
 * Where pools are not of the classes that were merged, or hold others than have paid in them.
 * @param standing by pool who stands in its first round
 */
export function poolFaults(
  pools: readonly ToldPool[],
  standing: ReadonlyMap<number, readonly string[]>,
  classes: readonly WeightClass[],
  books: { draws: DrawBooks; drawn: ReadonlyMap<number, readonly Athlete[]> },
): string[] {
  const faults: string[] = [];
  const found = new Map<string, string[]>();
  for (const pool of pools) {
    const ids = classesOf(pool, classes);
    const key = keyOf(ids);
    const names = standing.get(pool.id) ?? [];
    found.set(key, [...(found.get(key) ?? []), ...names]);
    const own = classes.filter(({ id }) => ids.includes(id));
    const least = Math.min(...own.map(({ min }) => min));
    const most = Math.max(...own.map(({ max }) => max));
    if (pool.weight_min !== least || pool.weight_max !== most)
      faults.push(
        `pool ${pool.id} is told from ${pool.weight_min} to ${pool.weight_max} kg, its classes have ${least} to ${most}`,
      );
    if (pool.match_chart > 2 && names.length > pool.match_chart)
      faults.push(`${names.length} stand in pool ${pool.id}, which has ${pool.match_chart} places`);
  }
  const wanted = new Map<string, string[]>();
  for (const ids of books.draws.all) {
    const names = ids.flatMap((id) => books.drawn.get(id) ?? []).map(({ name }) => name);
    if (names.length > 0) wanted.set(keyOf(ids), names);
  }
  for (const key of new Set([...found.keys(), ...wanted.keys()])) {
    const [is, should] = [found, wanted].map((all) => [...(all.get(key) ?? [])].sort().join());
    if (is !== should) faults.push(`of the classes ${key} stand in pools: ${is}; by the answers: ${should}`);
  }
  return faults;
}
