// What the homes are made of: the live matches by entry, when each is, and the medals.
import { useMemo } from 'react';
import type { LiveMatch } from '@gelanggang/contract/live';
import { useNow } from '@web/lib/use-now';
import { type Appointment, appointmentsOf } from '@web/live/appointments';
import { useMedals } from '@web/live/use-medals';
import { useFollowedDays } from '../use-followed-days';
import { medalsByEntry } from './fare';
import { waysOf } from './way-of';

/** `contingents`: those that it is about, once they are known. */
export function useHome(slug: string, contingents: readonly { name: string }[] = []) {
  const now = useNow();
  const list = contingents.map(({ name }) => ({ contingent: name }));
  const { tournament, days, matches, error, refetch } = useFollowedDays(slug, list, now);
  const medals = useMedals(slug);
  const ways = useMemo(() => waysOf(matches), [matches]);
  const won = useMemo(() => medalsByEntry(medals.data), [medals.data]);
  return { now, tournament, days, error, refetch, ways, medals: medals.data, won };
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
