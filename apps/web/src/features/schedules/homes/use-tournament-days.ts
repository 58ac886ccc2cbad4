// Tanding and seni of a tournament together, as one reads the days of its arenas.
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { useMemo } from 'react';
import { arenaDays, type ArenaDay } from '@web/live/arena-days';
import { useLiveSnapshot } from '@web/live/use-live-snapshot';

export interface TournamentDays {
  /** Undefined until both kinds are there. */
  snapshot: LiveSnapshot | undefined;
  days: ArenaDay[];
  error: Error | null;
  refetch(): void;
}

export function useTournamentDays(slug: string, now: number): TournamentDays {
  const tanding = useLiveSnapshot(slug, 'tanding');
  const seni = useLiveSnapshot(slug, 'seni');
  const snapshot = useMemo(() => {
    if (!tanding.data || !seni.data) return undefined;
    return {
      ...tanding.data,
      schedules: [...tanding.data.schedules, ...seni.data.schedules],
      matches: [...tanding.data.matches, ...seni.data.matches],
    };
  }, [tanding.data, seni.data]);
  const days = useMemo(() => (snapshot ? arenaDays(snapshot, now) : []), [snapshot, now]);
  return {
    snapshot,
    days,
    error: tanding.error ?? seni.error,
    refetch: () => {
      void tanding.refetch();
      void seni.refetch();
    },
  };
}
