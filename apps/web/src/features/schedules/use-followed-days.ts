// The days of a tournament for whoever follows somebody there, or looks at somebody's page: their matches, among the times of
// all others of today.
import { type LiveMatch, type LiveSnapshot, type LiveTournament, LONGEST_CONTINGENTS } from '@gelanggang/contract/live';
import { type TimesMatch, timesMatch } from '@gelanggang/contract/match-outlines';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { contingentLines } from '@gelanggang/domain/schedule/who-is-followed';
import { useEffect, useMemo, useState } from 'react';
import { callAsNow, type Followed } from '@web/lib/followed';
import type { KnownMatch } from '@web/live/appointments';
import { type ArenaDay, arenaDays, dayToShow, daysOf } from '@web/live/arena-days';
import { useLiveSnapshot } from '@web/live/use-live-snapshot';

const TIMES = { only: 'times', outline: timesMatch } as const;

export interface FollowedDays {
  /** Undefined until both kinds are there. */
  tournament: LiveTournament | undefined;
  days: ArenaDay<KnownMatch>[];
  /** All of the contingents of whom one follows, and perhaps others. */
  matches: LiveMatch[];
  /** All of the tournament; undefined unless they were wanted, and until they are there. */
  everybody: LiveMatch[] | undefined;
  error: Error | null;
  refetch(): void;
}

/** `wantsAll`: somebody looks for a name among all. */
export function useFollowedDays(
  slug: string,
  list: readonly Pick<Followed, 'contingent' | 'contingent_id'>[],
  now: number,
  wantsAll = false,
): FollowedDays {
  const contingents = useContingents(list);
  const [wantedAll, setWantedAll] = useState(wantsAll);
  const tanding = useKind(slug, 'tanding', contingents, wantedAll);
  const seni = useKind(slug, 'seni', contingents, wantedAll);
  const isAnotherDay = [tanding, seni].some(({ times }) => times.data && !isOfDay(times.data, now));
  if (!wantedAll && (wantsAll || isAnotherDay || contingents.length > LONGEST_CONTINGENTS)) setWantedAll(true);
  const known = useMemo(
    () => tanding.snapshot && seni.snapshot && joined(tanding.snapshot, seni.snapshot),
    [tanding.snapshot, seni.snapshot],
  );
  const days = useMemo(() => (known ? arenaDays(known, now) : []), [known, now]);
  const matches = useMemo(() => known?.matches.filter(isNamed) ?? [], [known]);
  useEffect(() => callAsNow(slug, matches), [slug, matches]);
  return {
    tournament: known?.tournament,
    days,
    matches,
    everybody: tanding.isAll && seni.isAll ? matches : undefined,
    error: tanding.error ?? seni.error,
    refetch: () => [tanding, seni].forEach((one) => one.refetch()),
  };
}

/** A line each. Whoever was followed stays in it, so that nothing is fetched anew for leaving somebody. */
function useContingents(list: readonly Pick<Followed, 'contingent' | 'contingent_id'>[]): string {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const own = list.flatMap(contingentLines).filter((line) => !asked.includes(line));
  if (own.length > 0) setAsked([...new Set([...asked, ...own])].sort());
  return asked.join('\n');
}

function useKind(slug: string, kind: MatchKind, contingents: string, wantsAll: boolean) {
  const isAsked = contingents !== '' && contingents.length <= LONGEST_CONTINGENTS;
  const times = useLiveSnapshot(slug, kind, TIMES);
  const own = useLiveSnapshot(isAsked ? slug : null, kind, { contingents });
  const all = useLiveSnapshot(wantsAll ? slug : null, kind);
  const [timesData, ownData] = [times.data, own.data];
  const among = useMemo(
    () => (timesData && (!isAsked || ownData) ? amongTimes(timesData, ownData?.matches ?? []) : undefined),
    [timesData, ownData, isAsked],
  );
  return {
    times,
    snapshot: all.data ?? among,
    isAll: all.data !== undefined,
    error: times.error ?? own.error,
    refetch: () => [times, own, all].forEach((one) => one.isEnabled && void one.refetch()),
  };
}

/** After midnight another day is opened. */
function isOfDay({ part, schedules, tournament }: LiveSnapshot<TimesMatch>, now: number): boolean {
  if (!part || !('day' in part)) return true;
  return (dayToShow(daysOf(schedules), now, tournament.time_zone) ?? null) === part.day;
}

function amongTimes(times: LiveSnapshot<TimesMatch>, own: readonly LiveMatch[]): LiveSnapshot<KnownMatch> {
  const ids = new Set(own.map(({ id }) => id));
  return { ...times, matches: [...own, ...times.matches.filter(({ id }) => !ids.has(id))] };
}

const joined = (tanding: LiveSnapshot<KnownMatch>, seni: LiveSnapshot<KnownMatch>): LiveSnapshot<KnownMatch> => ({
  ...tanding,
  schedules: [...tanding.schedules, ...seni.schedules],
  matches: [...tanding.matches, ...seni.matches],
});

const isNamed = (match: KnownMatch): match is LiveMatch => match.blue !== undefined;
