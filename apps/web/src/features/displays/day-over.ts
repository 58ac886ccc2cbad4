// The end of a day on a big screen: who won today, who goes on to a final, and the first match of each arena tomorrow.
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { MedalEvent, MedalSnapshot } from '@gelanggang/contract/medals';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { arenaDays, daysOf, waitingOf, type Slot } from '@web/live/arena-days';
import { classOf } from '@gelanggang/domain/words/match-class';

export interface DayOver {
  /** Whose end it is. */
  day: string;
  /** How many of its matches were held. */
  matches: number;
  /** The next day with matches; null after the last. */
  next: { day: string; first: { arena: string; slot: Slot }[] } | null;
  winners: Standing[];
  /** Only where nobody has won anything yet today. */
  finalists: Standing[];
}

/** A line of a list: 'Hafiz Zulkarnain, Wijaya Kusuma Ciamis, Pra Remaja Putra F'. */
export interface Standing {
  name: string;
  contingent: string;
  of: string;
  /** A pair's or a team's names. */
  isOfSeveral: boolean;
}

const FINAL = 'Final';

type Class = Pick<MedalEvent, 'kind' | 'match_category' | 'age_category' | 'gender' | 'class_name'>;
const keyOf = (one: Class, pool: string): string =>
  JSON.stringify([one.kind, one.match_category, one.age_category, one.gender, one.class_name, pool]);

export function dayOver(snapshot: LiveSnapshot, medals: MedalSnapshot | undefined, day: string, now: number): DayOver {
  const days = arenaDays(snapshot, now);
  const ofDay = days.filter((one) => one.day === day);
  const held = ofDay.flatMap((one) => one.done.map(({ match }) => match));
  const nextDay = daysOf(snapshot.schedules).find((one) => one > day);
  const winners = medals ? winnersOf(medals.events, held) : [];
  return {
    day,
    matches: held.length,
    next:
      nextDay === undefined
        ? null
        : {
            day: nextDay,
            first: days
              .filter((one) => one.day === nextDay)
              .flatMap((one) =>
                waitingOf(one)
                  .slice(0, 1)
                  .map((slot) => ({ arena: one.arena.name, slot })),
              ),
          },
    winners,
    finalists: winners.length > 0 ? [] : finalistsOf(snapshot.matches, held),
  };
}

/** Golds of the pools of which something was held on that day, in the order of the draw. */
function winnersOf(events: readonly MedalEvent[], held: readonly LiveMatch[]): Standing[] {
  const pools = new Set(held.map((match) => keyOf(match, match.pool_name)));
  return events.flatMap((event) =>
    event.pools
      .filter((pool) => pools.has(keyOf(event, pool.name)))
      .flatMap((pool) => pool.winners.filter(({ medal }) => medal === 'gold'))
      .map((winner) => ({
        name: winner.names.map((one) => shownName(one)).join(' · '),
        contingent: winner.contingent,
        of: classOf(event),
        isOfSeveral: winner.names.length > 1,
      })),
  );
}

/** Who stands in a final that is still to be held, of the pools of that day. */
function finalistsOf(matches: readonly LiveMatch[], held: readonly LiveMatch[]): Standing[] {
  const pools = new Set(held.map((match) => match.pool_id));
  return matches
    .filter((match) => pools.has(match.pool_id) && match.round_label === FINAL && match.status === 'scheduled')
    .flatMap((match) =>
      [match.blue, match.red]
        .filter((corner) => corner.state === 'unit')
        .map(({ name, contingent }) => ({ name, contingent, of: classOf(match), isOfSeveral: name.includes(',') })),
    );
}
