// Gathers bursts: the first event of a topic goes at once, those of the window after it go together, in order. The window
// is short while few events come, so that none waits for long, and long while many do.
import { GATHER_MS, type LoggedEvent } from '@gelanggang/contract/events';

/** While a second brings no more events than `FEW`. */
export const GATHER_FEW_MS = 50;
export const FEW = 15;
const SECOND = 1000;

interface Gathering {
  waiting: LoggedEvent[];
  /** Of the window; while it is quiet, until the topic is forgotten. */
  timer: NodeJS.Timeout;
  isQuiet: boolean;
  /** When the events of the last second came, oldest first. */
  times: number[];
}

export class Gatherer {
  private readonly topics = new Map<string, Gathering>();

  constructor(private readonly send: (topic: string, events: LoggedEvent[]) => void) {}

  add(topic: string, events: readonly LoggedEvent[]): void {
    const now = performance.now();
    const gathering = this.topics.get(topic);
    const times = [...(gathering?.times ?? []), ...events.map(() => now)].filter((at) => now - at < SECOND);
    if (gathering && !gathering.isQuiet) {
      gathering.waiting.push(...events);
      gathering.times = times;
      return;
    }
    if (gathering) clearTimeout(gathering.timer);
    this.send(topic, [...events]);
    this.open(topic, times);
  }

  /** Sends what waits now: whoever joins afterwards gets only what comes next. */
  flush(topic: string): void {
    const gathering = this.topics.get(topic);
    if (!gathering || gathering.waiting.length === 0) return;
    this.send(topic, gathering.waiting);
    gathering.waiting = [];
  }

  /** Forgets what waits. */
  drop(topic: string): void {
    const gathering = this.topics.get(topic);
    if (gathering) clearTimeout(gathering.timer);
    this.topics.delete(topic);
  }

  close(): void {
    for (const topic of [...this.topics.keys()]) this.drop(topic);
  }

  private open(topic: string, times: number[]): void {
    const window = times.length <= FEW ? GATHER_FEW_MS : GATHER_MS;
    const timer = setTimeout(() => this.end(topic), window);
    this.topics.set(topic, { waiting: [], timer, isQuiet: false, times });
  }

  private end(topic: string): void {
    const gathering = this.topics.get(topic);
    if (!gathering) return;
    const now = performance.now();
    const times = gathering.times.filter((at) => now - at < SECOND);
    if (gathering.waiting.length > 0) {
      this.send(topic, gathering.waiting);
      this.open(topic, times);
      return;
    }
    const timer = setTimeout(() => this.topics.delete(topic), SECOND);
    this.topics.set(topic, { waiting: [], timer, isQuiet: true, times });
  }
}
