// Tanding and seni of one tournament together: an arena holds both.
import { useMemo } from 'react';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { useLiveSnapshot } from './use-live-snapshot';

/** Tanding and seni of one tournament as one day: an arena holds both. */
export function joined(tanding: LiveSnapshot, seni: LiveSnapshot | undefined): LiveSnapshot {
  if (!seni) return tanding;
  return {
    ...tanding,
    schedules: [...tanding.schedules, ...seni.schedules],
    matches: [...tanding.matches, ...seni.matches],
  };
}

/** Both kinds, live; undefined until the first of them is there. */
export function useJoinedSnapshot(slug: string | null): { data: LiveSnapshot | undefined; error: Error | null } {
  const tanding = useLiveSnapshot(slug, 'tanding');
  const seni = useLiveSnapshot(slug, 'seni');
  const data = useMemo(() => tanding.data && joined(tanding.data, seni.data), [tanding.data, seni.data]);
  return { data, error: tanding.error };
}
