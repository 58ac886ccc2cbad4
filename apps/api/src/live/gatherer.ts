// Gathers bursts: the first event of a topic goes at once, those of the next 200 ms go together, in order.
import { GATHER_MS, type LoggedEvent } from '@gelanggang/contract/events';

interface Gathering {
  waiting: LoggedEvent[];
  timer: NodeJS.Timeout;
}

export class Gatherer {
  private readonly topics = new Map<string, Gathering>();

  constructor(private readonly send: (topic: string, events: LoggedEvent[]) => void) {}

  add(topic: string, events: readonly LoggedEvent[]): void {
    const gathering = this.topics.get(topic);
    if (gathering) {
      gathering.waiting.push(...events);
      return;
    }
    this.send(topic, [...events]);
    this.open(topic);
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

  private open(topic: string): void {
    const timer = setTimeout(() => {
      const gathering = this.topics.get(topic);
      this.topics.delete(topic);
      if (!gathering || gathering.waiting.length === 0) return;
      this.send(topic, gathering.waiting);
      this.open(topic);
    }, GATHER_MS);
    this.topics.set(topic, { waiting: [], timer });
  }
}
