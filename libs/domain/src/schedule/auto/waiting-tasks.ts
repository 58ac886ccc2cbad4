// Tasks whose rounds before have a place, until those are over and everybody has rested: a heap by that minute.
import type { MatchKind } from '../../words/labels';

interface Entry {
  index: number;
  at: number;
}

class Heap {
  private readonly entries: Entry[] = [];

  get first(): Entry | undefined {
    return this.entries[0];
  }

  push(entry: Entry): void {
    const { entries } = this;
    let at = entries.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(entry, entries[parent] as Entry)) break;
      entries[at] = entries[parent] as Entry;
      at = parent;
    }
    entries[at] = entry;
  }

  pop(): Entry | undefined {
    const { entries } = this;
    const first = entries[0];
    const last = entries.pop();
    if (!last || entries.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && isBefore(entries[child + 1] as Entry, entries[child] as Entry)) child += 1;
      if (!isBefore(entries[child] as Entry, last)) break;
      entries[at] = entries[child] as Entry;
      at = child;
    }
    entries[at] = last;
    return first;
  }
}

const isBefore = (a: Entry, b: Entry) => a.at < b.at || (a.at === b.at && a.index < b.index);

export class WaitingTasks {
  private readonly heaps = { tanding: new Heap(), seni: new Heap() };

  add(index: number, at: number, kind: MatchKind): void {
    this.heaps[kind].push({ index, at });
  }

  /** Takes out those that may begin by now. */
  due(now: number): number[] {
    const due: number[] = [];
    for (const heap of [this.heaps.tanding, this.heaps.seni]) {
      while (heap.first && heap.first.at <= now) due.push((heap.pop() as Entry).index);
    }
    return due;
  }

  /** When the next one may begin; Infinity when none waits. */
  next(): number {
    return Math.min(this.nextOf('tanding'), this.nextOf('seni'));
  }

  nextOf(kind: MatchKind): number {
    return this.heaps[kind].first?.at ?? Infinity;
  }
}
