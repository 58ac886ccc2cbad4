// Counts how many matches an athlete may have on a day, for the rule 'at most N per athlete and day'.
import { DAY } from './task-limits';
import { dayStart, type PlanInput, type PlanTask } from './plan-types';

/** In one pool an athlete has at most the longest chain of rounds of the day; in several pools the sum of these. */
export class DayCount {
  private readonly byId = new Map<number, PlanTask>();
  private readonly startOf = new Map<number, number>();
  /** By task: on which day kept rounds after it stand, and how many matches in a row they are with those between. */
  private readonly after = new Map<number, ReadonlyMap<number, number>>();
  /** Of persons in several pools: by person, day and pool. */
  private readonly ofPerson = new Map<number, Map<number, Map<number, number>>>();
  constructor(
    input: Pick<PlanInput, 'tasks' | 'kept'>,
    private readonly shared: ReadonlySet<number>,
    private readonly most: number,
  ) {
    for (const task of [...input.tasks, ...input.kept]) this.byId.set(task.id, task);
    for (const { id, start } of input.kept) this.startOf.set(id, start);
    this.countAfter(input.kept);
    for (const task of [...input.kept].sort((a, b) => a.start - b.start)) this.count(task, task.start);
  }

  /** Whether everybody who could stand in it has few enough matches on that day. */
  allows(task: PlanTask, start: number): boolean {
    const day = dayStart(start);
    const later = this.after.get(task.id)?.get(day) ?? 0;
    if (this.chain(task, day, null) + later > this.most) return false;
    for (const person of task.people) {
      if (!this.shared.has(person)) continue;
      const pools = this.ofPerson.get(person)?.get(day);
      if (!pools) continue;
      let others = 0;
      for (const [pool, count] of pools) if (pool !== task.poolId) others += count;
      if (others + Math.max(pools.get(task.poolId) ?? 0, this.chain(task, day, person) + later) > this.most)
        return false;
    }
    return true;
  }

  place(task: PlanTask, start: number): void {
    this.startOf.set(task.id, start);
    this.count(task, start);
  }

  /** A match that may begin at `release` with its rounds before it: on that day, or only on the next. */
  dayFor(task: PlanTask, release: number): number {
    if (!Number.isFinite(release)) return release;
    return this.chain(task, dayStart(release), null) > this.most ? dayStart(release) + DAY : release;
  }

  private count(task: PlanTask, start: number): void {
    const day = dayStart(start);
    const later = this.after.get(task.id)?.get(day) ?? 0;
    for (const person of task.people) {
      if (!this.shared.has(person)) continue;
      let days = this.ofPerson.get(person);
      if (!days) this.ofPerson.set(person, (days = new Map()));
      let pools = days.get(day);
      if (!pools) days.set(day, (pools = new Map()));
      pools.set(task.poolId, Math.max(pools.get(task.poolId) ?? 0, this.chain(task, day, person) + later));
    }
  }

  /** The matches in a row of that day that end with this one; `person`: only those that this one could stand in. */
  private chain(task: PlanTask, day: number, person: number | null): number {
    let before = 0;
    for (const id of task.feeders) {
      const start = this.startOf.get(id);
      if (start === undefined || dayStart(start) !== day) continue;
      const feeder = this.byId.get(id) as PlanTask;
      if (person === null || feeder.people.includes(person)) before = Math.max(before, this.chain(feeder, day, person));
    }
    return before + 1;
  }

  private countAfter(kept: PlanInput['kept']): void {
    const add = (id: number, day: number, rounds: number) => {
      for (const feeder of this.byId.get(id)?.feeders ?? []) {
        const known = this.after.get(feeder)?.get(day) ?? 0;
        if (known >= rounds || rounds > this.byId.size) continue;
        this.after.set(feeder, new Map([...(this.after.get(feeder) ?? []), [day, rounds]]));
        // a round before may stand on an earlier day; only what is left between that day and this counts
        const start = this.startOf.get(feeder);
        if (start === undefined || dayStart(start) === day) add(feeder, day, rounds + 1);
      }
    };
    for (const task of [...kept].sort((a, b) => b.start - a.start)) {
      add(task.id, dayStart(task.start), (this.after.get(task.id)?.get(dayStart(task.start)) ?? 0) + 1);
    }
  }
}
