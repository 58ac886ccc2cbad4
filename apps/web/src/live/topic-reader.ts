// What follows a topic, by the socket or by pieces.
import type { LoggedEvent, ProgressMessage } from '@gelanggang/contract/events';

/** What a page gives the client for one topic. */
export interface TopicReader {
  topic: string;
  /** The last `seq` that the page has; undefined when it asks for no history. */
  since(): number | undefined;
  /** Events in order, possibly with ones that the page has already; 'gap' asks for what is missing. */
  receive(events: LoggedEvent[]): 'applied' | 'gap';
  /** Listening from `seq` on, with nothing missed: only readers that ask for no history need to be told. */
  joined?(seq: number): void;
  /** History is too old: fetch again, at `seq` or later. `told`: of no more than these is it (SubscribeAnswer). */
  refetch(seq: number, told?: LoggedEvent[]): void;
  progress?(message: ProgressMessage): void;
}
