// Applies live events to a public snapshot: pure, so that every order in which a bad network delivers can be tested.
import type { Corner } from '@gelanggang/domain/words/corners';
import { contingentLines } from '@gelanggang/domain/schedule/who-is-followed';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { LoggedEvent } from './events';
import type { LiveMatch, LivePart, LiveSchedule, LiveSnapshot } from './live';
import { isWhole, type MatchPatch, patched, type ToldMatch } from './match-patch';

/**
 * `gap`: the event after `snapshot.seq` is missing, or tells a part of a match that the snapshot does not hold. Subscribe
 * again with `since` (realtime-and-jobs, "Socket contract"); when that leaves the gap, fetch the snapshot again.
 */
export interface Applied<Match = LiveMatch> {
  snapshot: LiveSnapshot<Match>;
  gap: boolean;
}

/**
 * Events at or below the snapshot's `seq` are dropped; a gap stops, and what came before it stands. A snapshot of a part
 * passes over news of other matches: what may bring a match into the part (a draw, a schedule) tells it whole, but for
 * somebody of its contingents who comes into another match. A part that holds little of each match stays so by `outline`,
 * which its page brings along (match-outlines): others are not sent it.
 */
export function applyEvents(snapshot: LiveSnapshot, events: readonly LoggedEvent[], kind: MatchKind): Applied;
export function applyEvents<Match extends Pick<LiveMatch, 'id'>>(
  snapshot: LiveSnapshot<Match>,
  events: readonly LoggedEvent[],
  kind: MatchKind,
  outline: ((match: LiveMatch) => Match) | undefined,
): Applied<Match>;
export function applyEvents(
  snapshot: LiveSnapshot,
  events: readonly LoggedEvent[],
  kind: MatchKind,
  outline?: (match: LiveMatch) => LiveMatch,
): Applied {
  let next = snapshot;
  for (const event of events) {
    if (event.seq <= next.seq) continue;
    if (event.seq !== next.seq + 1) return { snapshot: next, gap: true };
    const after = applyOne(next, event, kind);
    if (!after) return { snapshot: next, gap: true };
    const matches = ofPart(after, next);
    next = { ...after, matches: outline ? inOutline(matches, next.matches, outline) : matches, seq: event.seq };
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
  if ('contingents' in part) return ofContingents(part.contingents, matches);
  if (!('day' in part)) return matches;
  const held = new Set(schedules.filter((one) => one.scheduled_date === part.day).map((one) => one.id));
  return matches.filter((match) => match.schedule_id !== null && held.has(match.schedule_id));
}

/** A row of a seni battle knows its own corner: both belong to whoever stands in one of them. */
function ofContingents(contingents: readonly string[], matches: readonly LiveMatch[]): LiveMatch[] {
  const battles = new Set(matches.filter((match) => isOf(contingents, match)).map(battleOf));
  return matches.filter((match) => battles.has(battleOf(match)));
}

/** Of any other match itself. */
const battleOf = ({ id, pool_id, battle_group }: LiveMatch): string | number =>
  battle_group === null ? id : `${pool_id} ${battle_group}`;

const isOf = (contingents: readonly string[], { blue, red }: Partial<Pick<LiveMatch, Corner>>): boolean =>
  [blue, red].some(
    (corner) => corner?.state === 'unit' && contingentLines(corner).some((line) => contingents.includes(line)),
  );

/** Only what is new is made anew. */
function inOutline(after: LiveMatch[], before: LiveMatch[], outline: (match: LiveMatch) => LiveMatch): LiveMatch[] {
  const held = new Set(before);
  return after === before ? after : after.map((match) => (held.has(match) ? match : outline(match)));
}

/** Whether what is not held may be passed over. */
function isElsewhere(part: LivePart | undefined, patch: MatchPatch): boolean {
  if (!part) return false;
  if ('contingents' in part) return !isOf(part.contingents, patch);
  return 'pool_id' in part || 'day' in part;
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
  const added: LiveMatch[] = [];
  for (const told of news.values()) {
    if (isWhole(told)) added.push(told);
    else if (!isElsewhere(part, told)) return null;
  }
  return [...kept, ...added];
}

function withSchedule(before: readonly LiveSchedule[], saved: LiveSchedule): LiveSchedule[] {
  return [...before.filter((schedule) => schedule.id !== saved.id), saved];
}

/** A match that lost its slot keeps everything else. */
function withoutSlot(match: LiveMatch): LiveMatch {
  return { ...match, schedule_id: null, arena_id: null, number: null, start_time: null, changed: null };
}
