// One pass of list scheduling: whenever a mat is free, the best of the tasks that may begin there goes on it.
import { DayCount } from './day-count';
import type { FreeInterval } from './free-intervals';
import type { Busy, Prepared } from './prepared';
import { ReadyTasks } from './ready-tasks';
import { dayStart, type PlanTask } from './plan-types';
import { DAY, mayStandOn, nextStart } from './task-limits';
import { WaitingTasks } from './waiting-tasks';

export interface PassOptions {
  /** The end that the plan should reach. */
  goal: number;
  /**
   * A task whose rounds to come leave it fewer minutes than this until the goal goes before all others; with more to
   * spare, the mat goes on with the pool and age category that it has.
   */
  urgentBelow: number;
  /** Added to a task's urgency, by index: other numbers make other plans. */
  noise: readonly number[];
  /** Those that rules limit go before all others wherever they may. */
  isLimitedFirst?: boolean;
}

export interface Pass {
  /** Start by index; -1 is without a place. */
  starts: number[];
  arenas: number[];
  end: number;
  /** How often a mat went from one age category, kind or pool to another. */
  changes: number;
}

/** A mat waits this many minutes for its kind (tanding, seni) before it changes to the other one. */
const WAITS_FOR_KIND = 15;

/** More than anything else makes urgent: the minutes of a year. */
const FIRST = 365 * DAY;

interface Mat {
  arenaId: number;
  free: readonly FreeInterval[];
  interval: number;
  /** When it next asks for a task. */
  at: number;
  kind: PlanTask['kind'] | null;
  age: number;
  pool: number;
}

export function listPass(prepared: Prepared, options: PassOptions): Pass {
  return new ListPass(prepared, options).run();
}

class ListPass {
  private readonly left: number[];
  private readonly release: number[];
  private readonly busy: Map<number, Busy[]>;
  private readonly waiting = new WaitingTasks();
  private readonly ready: ReadyTasks;
  private readonly mats: Mat[];
  private readonly unplacedOf = { tanding: 0, seni: 0 };
  private readonly pass: Pass;
  /** The next minute at which somebody who was skipped could be free. */
  private blockedUntil = Infinity;
  private readonly days: DayCount | null;

  constructor(
    private readonly prepared: Prepared,
    private readonly options: PassOptions,
  ) {
    const { tasks } = prepared;
    this.left = [...prepared.waitsFor];
    this.release = [...prepared.release];
    this.busy = new Map([...prepared.busy].map(([person, list]) => [person, [...list]]));
    this.ready = new ReadyTasks(
      tasks,
      prepared.tail.map((tail, index) => tail + (options.noise[index] ?? 0) + this.pressure(index)),
    );
    const { rules, shared } = prepared;
    const most = rules?.mostPerDay ?? null;
    const kept = rules?.kept ?? [];
    this.days = most === null ? null : new DayCount({ tasks, kept }, new Set(shared.flat()), most);
    this.mats = prepared.arenas.flatMap(({ arenaId, free }) =>
      free[0] ? [{ arenaId, free, interval: 0, at: free[0].from, kind: null, age: -1, pool: -1 }] : [],
    );
    this.pass = { starts: tasks.map(() => -1), arenas: tasks.map(() => 0), end: -Infinity, changes: 0 };
    tasks.forEach((task, index) => {
      this.unplacedOf[task.kind] += 1;
      if (this.left[index] === 0) this.waiting.add(index, this.release[index] ?? 0, task.kind);
    });
  }

  /** What has to be over before the goal is as urgent as if the goal were as early. */
  private pressure(index: number): number {
    const { rules, deadline } = this.prepared;
    if (!rules) return 0;
    const { goal, isLimitedFirst = false } = this.options;
    const early = Math.max(0, goal - (deadline[index] ?? Infinity));
    return early + (isLimitedFirst && rules.limits[index] ? FIRST : 0);
  }

  run(): Pass {
    for (;;) {
      let mat: Mat | null = null;
      for (const one of this.mats) if (one.at < (mat?.at ?? Infinity)) mat = one;
      if (!mat || this.unplacedOf.tanding + this.unplacedOf.seni === 0) return this.pass;
      this.step(mat);
    }
  }

  private step(mat: Mat): void {
    const interval = mat.free[mat.interval] as FreeInterval;
    for (const index of this.waiting.due(mat.at)) this.ready.add(index);
    this.blockedUntil = Infinity;
    const index = this.choose(mat, interval);
    if (index !== null) return this.place(index, mat, interval);
    let next = Math.min(this.waiting.next(), this.blockedUntil);
    for (const other of this.mats) if (other !== mat) next = Math.min(next, Math.max(other.at, mat.at + 1));
    this.goTo(mat, interval, Math.max(next, mat.at + 1));
  }

  private goTo(mat: Mat, interval: FreeInterval, at: number): void {
    if (at < interval.to) {
      mat.at = at;
      return;
    }
    mat.interval += 1;
    mat.at = mat.free[mat.interval]?.from ?? Infinity;
  }

  private place(index: number, mat: Mat, interval: FreeInterval): void {
    const { tasks, followers, shared, changeOver } = this.prepared;
    const task = tasks[index] as PlanTask;
    const end = mat.at + task.length;
    this.ready.remove(index);
    this.unplacedOf[task.kind] -= 1;
    this.pass.starts[index] = mat.at;
    this.pass.arenas[index] = mat.arenaId;
    this.pass.end = Math.max(this.pass.end, end);
    if (mat.age !== task.ageCategoryId || mat.kind !== task.kind) this.pass.changes += 4;
    else if (mat.pool !== task.poolId) this.pass.changes += 1;
    mat.kind = task.kind;
    mat.age = task.ageCategoryId;
    mat.pool = task.poolId;
    for (const person of shared[index] ?? []) {
      const entry = { from: mat.at, to: end, rested: end + task.rest };
      const list = this.busy.get(person);
      if (list) list.push(entry);
      else this.busy.set(person, [entry]);
    }
    this.days?.place(task, mat.at);
    for (const next of followers[index] ?? []) {
      this.release[next] = Math.max(this.release[next] ?? 0, end + task.rest);
      this.left[next] = (this.left[next] ?? 0) - 1;
      if (this.left[next] === 0) {
        const release = this.release[next] ?? 0;
        const after = tasks[next] as PlanTask;
        this.waiting.add(next, this.days?.dayFor(after, release) ?? release, after.kind);
      }
    }
    this.goTo(mat, interval, end + changeOver);
  }

  /** The task that begins now on this mat; null: none may. */
  private choose(mat: Mat, interval: FreeInterval): number | null {
    if (mat.kind === null) return this.best(mat, interval, null);
    const same = this.best(mat, interval, mat.kind);
    if (same !== null) return same;
    const other = mat.kind === 'tanding' ? 'seni' : 'tanding';
    if (this.unplacedOf[other] === 0) return null;
    // a match of this kind is due soon: kinds that alternate on one mat make many short schedules of it
    if (this.waiting.nextOf(mat.kind) <= Math.min(mat.at + WAITS_FOR_KIND, interval.to)) return null;
    return this.best(mat, interval, other);
  }

  private best(mat: Mat, interval: FreeInterval, kind: PlanTask['kind'] | null): number | null {
    const fits = (index: number) => this.fits(index, mat, interval);
    const urgent = this.ready.mostUrgent(kind, interval.ages, fits);
    if (urgent === null) return null;
    const spare = this.options.goal - mat.at - this.ready.urgency(urgent);
    if (spare < this.options.urgentBelow || mat.kind === null) return urgent;
    return this.ready.ofPool(mat.pool, fits) ?? this.ready.ofAge(mat.kind, mat.age, interval.ages, fits) ?? urgent;
  }

  private fits(index: number, { at, arenaId }: Mat, interval: FreeInterval): boolean {
    const { tasks, deadline, shared, rules } = this.prepared;
    const task = tasks[index] as PlanTask;
    const end = at + task.length;
    if (end > interval.to || end > (deadline[index] ?? Infinity)) return false;
    if (interval.ages !== null && !interval.ages.has(task.ageCategoryId)) return false;
    const limits = rules?.limits[index];
    if (limits && !mayStandOn(limits, arenaId)) return false;
    const allowed = limits ? nextStart(limits, at, task.length) : at;
    if (allowed > at) return this.blocked(allowed);
    if (this.days?.allows(task, at) === false) return this.blocked(dayStart(at) + DAY);
    for (const person of shared[index] ?? []) {
      for (const busy of this.busy.get(person) ?? []) {
        if (at >= busy.rested || end + task.rest <= busy.from) continue;
        return this.blocked(busy.rested);
      }
    }
    return true;
  }

  private blocked(until: number): false {
    this.blockedUntil = Math.min(this.blockedUntil, until);
    return false;
  }
}
