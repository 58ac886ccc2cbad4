// The events of seni that a simulated day has: what they cost, how long they last, and who performs together.
import type { CouncilItem } from '@gelanggang/domain/rules/jurus-rules';
import type { Athlete } from './books';
import type { Frame, Shown } from './seni-books';

/** What an event costs and how long it lasts, for the grown, by its category (rulebook 2025, art. 12.1, 12.3, 12.4). */
export interface Event {
  items: readonly CouncilItem[];
  /** The parts in the order of rounds, where either may be shown, and the whole. */
  first: Frame;
  second: Frame;
  either: Frame;
  whole: Frame;
  /** Jurus of the shortest part. */
  jurus: number;
}
const for90 = (more: Partial<Frame>) => ({ min: 90, max: 90, ...more });
const EVENTS: Readonly<Record<number, Event>> = {
  2: {
    items: ['out', 'weapon-fallen', 'dress', 'held'],
    ...{ first: { min: 80, max: 80 }, second: { min: 100, max: 100 }, either: { min: 80, max: 100 } },
    ...{ whole: { min: 180, max: 180 }, jurus: 15 },
  },
  3: {
    items: ['out', 'weapon-unplanned', 'weapon-outside', 'dress', 'held'],
    ...{ first: for90({ isByLength: true }), second: for90({ isByLength: true }), either: for90({ isByLength: true }) },
    ...{ whole: { min: 180, max: 180, isByLength: true }, jurus: 0 },
  },
  4: {
    items: ['out', 'dress', 'held'],
    ...{ first: for90({}), second: for90({}), either: for90({}), whole: { min: 180, max: 180 }, jurus: 6 },
  },
};
export const eventOf = (categoryId: number): Event => EVENTS[categoryId] as Event;

/** What is paid, put together as it was entered; who has nobody to perform with is not drawn. */
export function unitsOf(paid: readonly Athlete[], size: number): Athlete[][] {
  if (size === 1) return paid.map((one) => [one]);
  const teams = [...new Set(paid.map(({ team }) => team))].map((team) => paid.filter((one) => one.team === team));
  return teams.filter((members) => members.length === size);
}

export const bodyOf = ({ outcome, scores, items, seconds, reached }: Shown, { items: known }: Event) => ({
  outcome,
  ...(outcome === 'absent' ? {} : { items: known.slice(0, items).map((item) => ({ item })) }),
  ...(outcome === 'performed' ? { scores: scores.map((one) => one / 100), seconds: seconds ?? 0 } : {}),
  ...(outcome === 'disqualified' ? { reason: 'unfinished' as const } : {}),
  ...(outcome === 'disqualified' && reached !== null ? { reached } : {}),
  ...(outcome === 'disqualified' && seconds !== null ? { seconds } : {}),
});

/** Of so many performances, sizes of pools that leave no last one of less than half of it. */
export const sizesOf = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => at + 1).filter(
    (size) => (size > 1 || count === 1) && (count % size === 0 || count % size >= Math.floor(size / 2)),
  );

export const poolFrame = (event: Event, advance: number | null): Frame =>
  advance === null ? event.whole : event.first;

export function frameOf(event: Event, round: number, rounds: number, stage: number): Frame {
  if (round === rounds) return event.whole;
  if (round === rounds - 1) return event.either;
  return round === 1 && rounds - round > 2 && stage === 1 ? event.first : event.second;
}
