// Tasks that may begin, the most urgent first: by kind and age category, and by pool.
import type { PlanTask } from './plan-types';

interface Group {
  kind: PlanTask['kind'];
  age: number;
  indices: number[];
}

export class ReadyTasks {
  private readonly groups: Group[] = [];
  private readonly groupOf = new Map<string, Group>();
  private readonly pools = new Map<number, number[]>();

  constructor(
    private readonly tasks: readonly PlanTask[],
    private readonly urgencies: readonly number[],
  ) {}

  urgency(index: number): number {
    return this.urgencies[index] ?? 0;
  }

  add(index: number): void {
    const { kind, ageCategoryId: age, poolId } = this.tasks[index] as PlanTask;
    const key = `${kind} ${age}`;
    let group = this.groupOf.get(key);
    if (!group) {
      group = { kind, age, indices: [] };
      this.groupOf.set(key, group);
      this.groups.push(group);
    }
    this.insert(group.indices, index);
    const pool = this.pools.get(poolId);
    if (pool) this.insert(pool, index);
    else this.pools.set(poolId, [index]);
  }

  remove(index: number): void {
    const { kind, ageCategoryId, poolId } = this.tasks[index] as PlanTask;
    this.takeOut(this.groupOf.get(`${kind} ${ageCategoryId}`)?.indices, index);
    this.takeOut(this.pools.get(poolId), index);
  }

  mostUrgent(
    kind: PlanTask['kind'] | null,
    ages: ReadonlySet<number> | null,
    fits: (index: number) => boolean,
  ): number | null {
    let best: number | null = null;
    for (const group of this.groups) {
      if ((kind !== null && group.kind !== kind) || (ages !== null && !ages.has(group.age))) continue;
      for (const index of group.indices) {
        if (best !== null && !this.isBefore(index, best)) break;
        if (!fits(index)) continue;
        best = index;
        break;
      }
    }
    return best;
  }

  ofPool(poolId: number, fits: (index: number) => boolean): number | null {
    return this.pools.get(poolId)?.find(fits) ?? null;
  }

  ofAge(
    kind: PlanTask['kind'],
    age: number,
    ages: ReadonlySet<number> | null,
    fits: (index: number) => boolean,
  ): number | null {
    if (ages !== null && !ages.has(age)) return null;
    return this.groupOf.get(`${kind} ${age}`)?.indices.find(fits) ?? null;
  }

  private isBefore(a: number, b: number): boolean {
    const difference = this.urgency(b) - this.urgency(a);
    return difference < 0 || (difference === 0 && a < b);
  }

  private insert(indices: number[], index: number): void {
    indices.splice(this.placeOf(indices, index), 0, index);
  }

  private takeOut(indices: number[] | undefined, index: number): void {
    if (indices) indices.splice(this.placeOf(indices, index), 1);
  }

  /** Where it stands, or would stand. */
  private placeOf(indices: readonly number[], index: number): number {
    let low = 0;
    let high = indices.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.isBefore(indices[middle] as number, index)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
