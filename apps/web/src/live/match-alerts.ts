// What a spectator is told of the matches that they follow: one comes close, is called, or has another place than before.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { Appointment } from './appointments';

/** A match is close with this many before it … */
const CLOSE_BEFORE = 2;
/** … and this soon: early in the morning the first of the day are not. */
const CLOSE_MS = 30 * 60_000;

/** Where and when a match is planned. */
export interface Place {
  day: string;
  arena: string;
  /** `HH:MM` */
  time: string;
  number: number | null;
  partai: string | null;
}

export interface Alert {
  kind: 'close' | 'called' | 'moved';
  match: LiveMatch;
  appointment: Appointment;
  /** Of one that moved: where it was. */
  from: Place | null;
}

/** What the device knows and has told already; kept between two openings of the page. */
export interface AlertMemory {
  places: Readonly<Record<string, Place>>;
  told: readonly string[];
}

export const NOTHING_TOLD: AlertMemory = { places: {}, told: [] };

/** Each thing is told once; a match that is seen for the first time has not moved. */
export function alertsOf(
  appointments: readonly Appointment[],
  memory: AlertMemory,
  now: number,
): { alerts: Alert[]; memory: AlertMemory } {
  const waiting = appointments.filter(({ state }) => state !== 'done');
  const places = { ...memory.places };
  const told = new Set(memory.told);
  const alerts: Alert[] = [];
  for (const appointment of waiting) {
    const { match } = appointment.slot;
    const place = placeOf(appointment);
    const known = places[match.id];
    places[match.id] = place;
    if (appointment.state === 'now') continue;
    if (known && !isSamePlace(known, place)) alerts.push({ kind: 'moved', match, appointment, from: known });
    const kind = appointment.state === 'called' ? 'called' : isClose(appointment, now) ? 'close' : null;
    if (kind === null) continue;
    // who is called after a call was taken back is told again
    const key = `${match.id} ${kind} ${kind === 'called' ? match.called_at : ''}`;
    if (!told.has(key)) alerts.push({ kind, match, appointment, from: null });
    told.add(key);
  }
  // a match that lost its slot for a while keeps what is known of it
  const isOver = new Set(appointments.filter(({ state }) => state === 'done').map(({ slot }) => String(slot.match.id)));
  return {
    alerts,
    memory: {
      places: Object.fromEntries(Object.entries(places).filter(([id]) => !isOver.has(id))),
      told: [...told].filter((key) => !isOver.has(key.split(' ', 1)[0] ?? '')),
    },
  };
}

function isClose({ before, at }: Appointment, now: number): boolean {
  return before !== null && before <= CLOSE_BEFORE && at - now <= CLOSE_MS;
}

function placeOf({ slot, arena }: Appointment): Place {
  return {
    day: slot.day,
    arena: arena.name,
    time: slot.match.start_time ?? '',
    number: slot.match.number,
    partai: slot.match.partai,
  };
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.day === b.day && a.arena === b.arena && a.time === b.time && a.number === b.number;
}
