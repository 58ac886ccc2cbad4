// The day that a page opens with, live; and all of the tournament once somebody looks further.
import { type LiveSnapshot, TODAY } from '@gelanggang/contract/live';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { useState } from 'react';
import { dayToShow, daysOf } from './arena-days';
import { useLiveSnapshot } from './use-live-snapshot';

/**
 * Once more than the day was wanted, all is fetched, and the day stays until it is there (`isMoreComing`), or cannot be had.
 * `now`: after midnight another day is opened.
 */
export function useDaySnapshot(slug: string, kind: MatchKind, now: number, wantsMore: boolean) {
  const [wantedAll] = useState(wantsMore);
  const [wantsAll, setWantsAll] = useState(wantsMore);
  const day = useLiveSnapshot(wantedAll ? null : slug, kind, { day: TODAY });
  const all = useLiveSnapshot(wantsAll ? slug : null, kind);
  if (!wantsAll && (wantsMore || isTooLittle(day.data, now))) setWantsAll(true);
  const { data, error, refetch } = wantedAll || all.data ? all : day;
  return { data, error, refetch, isMoreComing: wantsAll && all.isPending };
}

/** Another day is opened by now, or nothing is planned for this one. */
function isTooLittle(snapshot: LiveSnapshot | undefined, now: number): boolean {
  if (!snapshot?.part || !('day' in snapshot.part)) return false;
  const days = daysOf(snapshot.schedules);
  const day = dayToShow(days, now, snapshot.tournament.time_zone);
  return (day ?? null) !== snapshot.part.day || (days.length > 1 && snapshot.matches.length === 0);
}
