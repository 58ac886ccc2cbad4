// Tells of the followed matches of one tournament while a page of the site is open, in one of its tabs alone.
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../lib/stored';
import type { Appointment } from './appointments';
import { alertsOf, NOTHING_TOLD, type Alert, type AlertMemory } from './match-alerts';
import { useConnection } from './use-live';

const keyOf = (slug: string): string => `gelanggang.told.${slug}`;

/** Of all tabs that ask for this name the first; the next one follows when that is closed. */
export function useIsFirstTab(name: string): boolean {
  const [isFirst, setIsFirst] = useState(!('locks' in navigator));
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const asking = new AbortController();
    let leave = () => {};
    const left = new Promise<void>((resolve) => (leave = resolve));
    navigator.locks
      .request(name, { signal: asking.signal }, () => {
        setIsFirst(true);
        return left;
      })
      .catch(() => undefined); // taken back before it was given
    return () => {
      asking.abort();
      leave();
    };
  }, [name]);
  return isFirst;
}

/** `null` while the appointments are not known. Old data tell nothing. */
export function useMatchAlerts(
  slug: string,
  appointments: readonly Appointment[] | null,
  now: number,
  onAlert: (alert: Alert) => void,
): void {
  const { connection } = useConnection();
  useEffect(() => {
    if (appointments === null || connection !== 'live') return;
    const before = readStored(keyOf(slug));
    const { alerts, memory } = alertsOf(appointments, memoryOf(before), now);
    const after = JSON.stringify(memory);
    if (after !== before) writeStored(keyOf(slug), after);
    alerts.forEach(onAlert);
  }, [slug, appointments, now, connection, onAlert]);
}

function memoryOf(stored: string | null): AlertMemory {
  try {
    const memory = JSON.parse(stored ?? 'null') as Partial<AlertMemory> | null;
    return { places: memory?.places ?? {}, told: Array.isArray(memory?.told) ? memory.told : [] };
  } catch {
    return NOTHING_TOLD;
  }
}
