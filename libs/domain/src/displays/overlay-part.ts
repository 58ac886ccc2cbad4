// What a broadcast shows of an arena's mat over the camera's picture, and which scene of the mixer goes with it.
import type { MatchStatus } from '../results/match-steps';
import { type Corner, CORNERS } from '../words/corners';
import { overlayPartTexts } from './overlay-texts';

export const OVERLAY_PARTS = ['presentation', 'score', 'result', 'bracket', 'sponsors'] as const;
export type OverlayPart = (typeof OVERLAY_PARTS)[number];
export const OVERLAY_PART_LABELS: Readonly<Record<OverlayPart, string>> = overlayPartTexts.parts;

/** Each corner is presented for this long, blue first … */
export const PRESENTED_MS = 8_000;
/** … and a result is up for this long. */
export const RESULT_MS = 20_000;

/** A match of the mat. Moments in milliseconds since 1970. */
export interface BroadcastMatch {
  id: number;
  status: MatchStatus;
  calledAt: number | null;
  finishedAt: number | null;
  /** When the announcer gave the result free; null: not yet. */
  announcedAt: number | null;
}

export type Broadcast =
  /** Nothing is drawn. */
  | { part: 'none' }
  | { part: 'presentation'; matchId: number; corner: Corner }
  | { part: 'score' | 'result'; matchId: number };

const isDone = ({ status }: BroadcastMatch): boolean => status === 'finished' || status === 'walkover';

/** When everybody may be told how a match ended; null: not yet. */
export const releasedAt = (match: BroadcastMatch, waitsForAnnouncer: boolean): number | null =>
  !isDone(match) ? null : waitsForAnnouncer ? match.announcedAt : match.finishedAt;

/**
 * Of the matches of one arena: the score while one runs; else a result that was just given free; else who was just called.
 * `waitsForAnnouncer`: the tournament gives results free only with the announcer.
 */
export function broadcastOf(matches: readonly BroadcastMatch[], waitsForAnnouncer: boolean, now: number): Broadcast {
  const running = matches.find(({ status }) => status === 'ongoing');
  if (running) return { part: 'score', matchId: running.id };
  const up = (since: number | null, long: number): boolean => since !== null && now >= since && now - since < long;
  const free = (match: BroadcastMatch) => releasedAt(match, waitsForAnnouncer);
  const result = latest(
    matches.filter((match) => up(free(match), RESULT_MS)),
    free,
  );
  if (result) return { part: 'result', matchId: result.id };
  const calledAt = (match: BroadcastMatch) => match.calledAt;
  const called = latest(
    matches.filter((match) => match.status === 'called' && up(match.calledAt, 2 * PRESENTED_MS)),
    calledAt,
  );
  if (!called) return { part: 'none' };
  const turn = Math.floor((now - (called.calledAt ?? 0)) / PRESENTED_MS);
  return { part: 'presentation', matchId: called.id, corner: CORNERS[turn] ?? 'red' };
}

function latest<T extends BroadcastMatch>(matches: readonly T[], at: (match: T) => number | null): T | undefined {
  return [...matches].sort((a, b) => (at(b) ?? 0) - (at(a) ?? 0) || b.id - a.id)[0];
}

/** Scenes of the mixer, by the state of the match. */
export const BROADCAST_SCENES = ['idle', 'presentation', 'score', 'result'] as const;
export type BroadcastScene = (typeof BROADCAST_SCENES)[number];
export const BROADCAST_SCENE_LABELS: Readonly<Record<BroadcastScene, string>> = overlayPartTexts.scenes;

export const sceneOf = ({ part }: Broadcast): BroadcastScene => (part === 'none' ? 'idle' : part);
