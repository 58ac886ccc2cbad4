// All that is worth a warning about one schedule, in words: the form tells it while it is edited, the answer once it is
// saved (domain-rules, Schedules).
import { clockTime } from '../words/dates';
import { findSessionOverlaps, isOutside } from './conflicts';
import { minutesOf } from './numbering';
import { partaiName, partaiObject } from './partai-names';
import { type LinkedMatch, type PossiblePeople, possiblePeople } from './possible-people';
import { type OtherMatch, warningText } from './warning-text';
import { warningTexts } from './warning-texts';
import { matchWarnings, type PlannedMatch } from './warnings';

/** What stands around a schedule: its tournament's matches and everything that is planned of them. */
export interface ScheduleWorld {
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string;
  matches: readonly (LinkedMatch & { lengthSeconds: number })[];
  people: readonly { id: number; name: string }[];
  sessions: readonly WorldSession[];
  slots: readonly WorldSlot[];
}

export interface WorldSession {
  id: number;
  arenaId: number;
  arenaName: string;
  arenaCode: string;
  date: string;
  /** `HH:MM` */
  start: string;
  end: string | null;
}

export interface WorldSlot {
  matchId: number;
  scheduleId: number;
  number: number;
  time: string;
}

export interface EditedSchedule {
  /** null: it is not saved yet. */
  id: number | null;
  arenaId: number | null;
  arenaName: string;
  /** As typed: blank or half a time while somebody types. */
  date: string;
  start: string;
  end: string | null;
  /** In order; `label` tells the match in a sentence: 'urutan 3', 'partai A12'. */
  slots: readonly { matchId: number; label: string; time: string }[];
}

export interface ScheduleWarnings {
  /** Sentences beside a match. */
  ofMatch: ReadonlyMap<number, readonly string[]>;
  /** About arena, day and hours. */
  general: readonly string[];
}

/** `people`: of the world's matches, for who asks often. */
export function scheduleWarnings(
  world: ScheduleWorld,
  edited: EditedSchedule,
  people: PossiblePeople = possiblePeople(world.matches),
): ScheduleWarnings {
  const lengths = new Map(world.matches.map((match) => [match.id, match.lengthSeconds]));
  return { ofMatch: besideMatches(world, edited, people, lengths), general: generalWarnings(world, edited, lengths) };
}

type Lengths = ReadonlyMap<number, number>;

function besideMatches(world: ScheduleWorld, edited: EditedSchedule, people: PossiblePeople, lengths: Lengths) {
  const { date, start, end } = edited;
  const arenaId = edited.arenaId ?? 0;
  const sessions = new Map(world.sessions.map((session) => [session.id, session]));
  const places = new Map<number, OtherMatch>();
  const own = edited.slots.map(({ matchId: id, label, time }): PlannedMatch => {
    places.set(id, { label, arena: edited.arenaName, date, time });
    return { id, lengthSeconds: lengths.get(id) ?? 0, arenaId, date, time };
  });
  const isOwn = new Set(own.map((match) => match.id));
  const others = world.slots.flatMap(({ matchId: id, scheduleId, number, time }): PlannedMatch[] => {
    const session = sessions.get(scheduleId);
    if (!session || scheduleId === edited.id || isOwn.has(id)) return [];
    places.set(id, {
      label: partaiObject(partaiName(session.arenaCode, number)),
      arena: session.arenaName,
      date: session.date,
      time,
    });
    return [{ id, lengthSeconds: lengths.get(id) ?? 0, arenaId: session.arenaId, date: session.date, time }];
  });
  const names = new Map(world.people.map((person) => [person.id, person.name]));
  const unknown: OtherMatch = { label: '', arena: '', date, time: '' };
  const words = {
    person: (key: number) => names.get(key) ?? '',
    other: (matchId: number) => places.get(matchId) ?? unknown,
    date,
  };
  const found = matchWarnings({ own, others, people, hours: { start, end: end || null } });
  return new Map([...found].map(([id, warnings]) => [id, warnings.map((warning) => warningText(warning, words))]));
}

function generalWarnings(world: ScheduleWorld, edited: EditedSchedule, lengths: Lengths): string[] {
  const { date } = edited;
  const tight = tooTight(edited, lengths);
  return [
    ...(date !== '' && isOutside(date, world.startDate, world.endDate) ? [warningTexts.outsideTournament] : []),
    ...overlaps(world, edited),
    ...(tight > 0 ? [warningTexts.tight(tight)] : []),
  ];
}

/** Id of the edited schedule among the others, which count from 1. */
const OWN = 0;

function overlaps({ sessions }: ScheduleWorld, { id, arenaId, arenaName, date, slots, ...edited }: EditedSchedule) {
  const start = minutesOf(edited.start);
  if (arenaId === null || date === '' || start === null) return [];
  const last = minutesOf(slots.at(-1)?.time ?? '');
  const own = { id: OWN, arenaId, date, start, end: minutesOf(edited.end ?? '') ?? last };
  const others = sessions
    .filter((session) => session.id !== id)
    .map((session) => ({
      ...{ id: session.id, arenaId: session.arenaId, date: session.date },
      start: minutesOf(session.start) ?? 0,
      end: session.end === null ? null : minutesOf(session.end),
    }));
  const byId = new Map(sessions.map((session) => [session.id, session]));
  return findSessionOverlaps([own, ...others])
    .filter((pair) => pair.earlierId === OWN || pair.laterId === OWN)
    .flatMap(({ earlierId, laterId }) => byId.get(earlierId === OWN ? laterId : earlierId) ?? [])
    .map((other) => {
      const hours = `${clockTime(other.start)}–${clockTime(other.end ?? '24:00')}`;
      return warningTexts.overlap(arenaName, hours);
    });
}

/** How many matches take longer than the time until the one after them. */
function tooTight({ slots }: EditedSchedule, lengths: Lengths): number {
  const timed = slots
    .flatMap(({ matchId, time }) => {
      const start = minutesOf(time);
      return start === null ? [] : [{ start, end: start + (lengths.get(matchId) ?? 0) / 60 }];
    })
    .sort((a, b) => a.start - b.start);
  return timed.filter((one, index) => one.end > (timed[index + 1]?.start ?? Infinity)).length;
}
