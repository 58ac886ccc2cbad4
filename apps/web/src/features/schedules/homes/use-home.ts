// What the homes are made of: the live matches by entry, when each is, and the medals.
import { useEffect, useMemo, useRef } from 'react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { useNow } from '@web/lib/use-now';
import { type Appointment, appointmentsOf } from '@web/live/appointments';
import { useMedals } from '@web/live/use-medals';
import { useFollowedDays } from '../use-followed-days';
import { medalsByEntry } from './fare';
import { waysOf } from './way-of';

/**
 * `contingents`: those that it is about, once they are known. `refetchNames`: asks for them again, since their matches are
 * found by their names, which may change while the page is open.
 */
export function useHome(
  slug: string,
  contingents: readonly { name: string }[] | undefined,
  refetchNames: () => unknown,
) {
  const now = useNow();
  const list = contingents?.map(({ name }) => ({ contingent: name })) ?? [];
  const { tournament, days, matches, error, refetch } = useFollowedDays(slug, list, now);
  useWhenFewer(matches.length, refetchNames);
  const medals = useMedals(slug);
  const ways = useMemo(() => waysOf(matches), [matches]);
  const won = useMemo(() => medalsByEntry(medals.data), [medals.data]);
  return { now, tournament, days, error, refetch, ways, medals: medals.data, won };
}

function useWhenFewer(count: number, act: () => unknown): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) act();
    before.current = count;
  }, [count, act]);
}

export type Home = ReturnType<typeof useHome>;

/** Those of the matches that one of these entries stands in, by match. */
export function appointmentsBy(
  days: Parameters<typeof appointmentsOf>[0],
  entryIds: ReadonlySet<number>,
): { list: Appointment[]; of: ReadonlyMap<number, Appointment> } {
  const isOwn = ({ blue, red }: LiveMatch) =>
    [blue, red].some(({ entry_ids: ids }) => ids?.some((id) => entryIds.has(id)));
  const list = appointmentsOf(days, isOwn);
  return { list, of: new Map(list.map((one) => [one.slot.match.id, one])) };
}
