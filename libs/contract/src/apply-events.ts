// Applies live events to a public snapshot: pure, so that every order in which a bad network delivers can be tested.
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { LoggedEvent } from './events';
import type { LiveMatch, LiveSchedule, LiveSnapshot } from './live';
import { isWhole, patched, type ToldMatch } from './match-patch';

/**
 * `gap`: the event after `snapshot.seq` is missing, or tells a part of a match that the snapshot does not hold. Subscribe
 * again with `since` (realtime-and-jobs, "Socket contract"); when that leaves the gap, fetch the snapshot again.
 */
export interface Applied {
  snapshot: LiveSnapshot;
  gap: boolean;
}

/**
 * Events at or below the snapshot's `seq` are dropped; a gap stops, and what came before it stands. A snapshot of a part
 * passes over news of other matches: what may bring a match into the part (a draw, a schedule) tells it whole.
 */
export function applyEvents(snapshot: LiveSnapshot, events: readonly LoggedEvent[], kind: MatchKind): Applied {
  let next = snapshot;
  for (const event of events) {
    if (event.seq <= next.seq) continue;
    if (event.seq !== next.seq + 1) return { snapshot: next, gap: true };
    const after = applyOne(next, event, kind);
    if (!after) return { snapshot: next, gap: true };
    next = { ...after, matches: ofPart(after, next), seq: event.seq };
  }
  return { snapshot: next, gap: false };
}

/** Null when the snapshot lacks what the event changes. */
function applyOne(snapshot: LiveSnapshot, event: LoggedEvent, kind: MatchKind): LiveSnapshot | null {
  switch (event.type) {
    case 'matches.changed': {
      const matches = withMatches(snapshot, event.data.matches, kind);
      return matches && { ...snapshot, matches };
    }
    case 'schedule.saved': {
      const { schedule, matches } = event.data;
      if (schedule.kind !== kind) return snapshot;
      const stays = new Set(matches.map((match) => match.id));
      const freed = snapshot.matches.map((match) =>
        match.schedule_id === schedule.id && !stays.has(match.id) ? withoutSlot(match) : match,
      );
      const told = withMatches({ ...snapshot, matches: freed }, matches, kind);
      return told && { ...snapshot, schedules: withSchedule(snapshot.schedules, schedule), matches: told };
    }
    case 'schedule.removed': {
      const removed = event.data.schedule_id;
      return {
        ...snapshot,
        schedules: snapshot.schedules.filter((schedule) => schedule.id !== removed),
        matches: snapshot.matches.map((match) => (match.schedule_id === removed ? withoutSlot(match) : match)),
      };
    }
    case 'arena.changed':
      return { ...snapshot, arenas: event.data.arenas };
    case 'bracket.drawn': {
      const gone = new Set(event.data.removed_match_ids);
      return { ...snapshot, matches: snapshot.matches.filter((match) => !gone.has(match.id)) };
    }
    default:
      // Events of other audiences on the same stream only move `seq` on.
      return snapshot;
  }
}

/** Only what belongs to the snapshot's part; nothing is made anew where an event changed nothing. */
function ofPart(after: LiveSnapshot, before: LiveSnapshot): LiveMatch[] {
  const { part, schedules, matches } = after;
  if (!part || (matches === before.matches && schedules === before.schedules)) return matches;
  if ('pool_id' in part) return matches.filter((match) => match.pool_id === part.pool_id);
  const held = new Set(schedules.filter((one) => one.scheduled_date === part.day).map((one) => one.id));
  return matches.filter((match) => match.schedule_id !== null && held.has(match.schedule_id));
}

function withMatches(
  { matches: before, part }: LiveSnapshot,
  changed: readonly ToldMatch[],
  kind: MatchKind,
): LiveMatch[] | null {
  const news = new Map(changed.filter((match) => match.kind === kind).map((match) => [match.id, match]));
  const kept = before.map((match) => {
    const told = news.get(match.id);
    if (!told) return match;
    news.delete(match.id);
    return isWhole(told) ? told : patched(match, told);
  });
  const added = [...news.values()];
  const whole = added.filter(isWhole);
  return part || whole.length === added.length ? [...kept, ...whole] : null;
}

function withSchedule(before: readonly LiveSchedule[], saved: LiveSchedule): LiveSchedule[] {
  return [...before.filter((schedule) => schedule.id !== saved.id), saved];
}

/** A match that lost its slot keeps everything else. */
function withoutSlot(match: LiveMatch): LiveMatch {
  return { ...match, schedule_id: null, arena_id: null, number: null, start_time: null, changed: null };
}
