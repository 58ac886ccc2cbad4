// What a big screen that runs by itself shows: of its hall's state one view, on every screen of the hall the same at the same second.

/** Somebody is called to a mat, or a result is known there. */
export interface HallNews {
  kind: 'call' | 'result';
  matchId: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface HallState {
  /** How many arenas the screen stands for. */
  arenas: number;
  /** Whether on one of these a match runs, is called, or its result still stands. */
  isBusy: boolean;
  /** `none`: there is no schedule; `coming`: a later day is next; `over`: all of the last day held, or of today, is done. */
  day: 'none' | 'coming' | 'on' | 'over';
  /** Of today: calls that still stand, and results. */
  news: readonly HallNews[];
  hasMedals: boolean;
  /** How long each sponsor's picture is to be up, in seconds, in their order. */
  sponsors: readonly number[];
}

export type HallView =
  | { show: 'call' | 'result'; matchId: number }
  /** The mats as they are: who is on them, who is next. */
  | { show: 'mats' | 'next' | 'medals' | 'day-over' | 'title' }
  /** By its place in the order. */
  | { show: 'sponsor'; index: number };

/** A call or a result is up for this long … */
export const NEWS_MS = 12_000;
/** … begins at most this long after it happened … */
export const NEWS_LATEST_MS = 20_000;
/** … and a result leaves the mats as much time as it took, so that a busy hall sees them half of the time. */
const REST_MS = NEWS_MS;
/** While the mats are busy, a sponsor's picture covers them for no longer than this. */
export const BUSY_SPONSOR_SECONDS = 15;

interface Turn {
  view: HallView;
  seconds: number;
}

/**
 * News first; then the turns that the state asks for. A screen of one arena never turns away from a mat that is busy, and
 * never has news: its mat tells them. `now` in milliseconds since 1970.
 */
export function hallView(state: HallState, now: number): HallView {
  const news = state.arenas > 1 ? newsUpAt(state.news, now) : null;
  if (news) return { show: news.kind, matchId: news.matchId };
  const turns = turnsOf(state);
  const round = turns.reduce((sum, { seconds }) => sum + seconds, 0);
  let left = Math.floor(now / 1000) % round;
  const up = turns.find(({ seconds }) => (left -= seconds) < 0);
  return up?.view ?? { show: 'title' };
}

/** Calls at once, or one after the other; results where no call is, with a rest behind each. What would come too late is left out. */
export function newsUpAt(news: readonly HallNews[], now: number): HallNews | null {
  const of = (kind: HallNews['kind']) => news.filter((one) => one.kind === kind);
  return upAt(of('call'), 0, now) ?? upAt(of('result'), REST_MS, now);
}

function upAt(news: readonly HallNews[], rest: number, now: number): HallNews | null {
  let free = -Infinity;
  for (const one of [...news].sort((a, b) => a.at - b.at || a.matchId - b.matchId)) {
    const begins = Math.max(one.at, free);
    if (begins > now) return null;
    if (begins - one.at > NEWS_LATEST_MS) continue;
    if (now < begins + NEWS_MS) return one;
    free = begins + NEWS_MS + rest;
  }
  return null;
}

/** A whole round: what stands, and after each time one more sponsor. */
function turnsOf(state: HallState): Turn[] {
  const standing = standingOf(state);
  if (state.isBusy && state.arenas === 1) return standing;
  const most = state.isBusy ? BUSY_SPONSOR_SECONDS : Infinity;
  const sponsors = state.sponsors.map((seconds, index) => ({
    view: { show: 'sponsor', index } as const,
    seconds: Math.min(seconds, most),
  }));
  return sponsors.length === 0 ? standing : sponsors.flatMap((sponsor) => [...standing, sponsor]);
}

function standingOf({ arenas, isBusy, day, hasMedals }: HallState): Turn[] {
  const medals: Turn[] = hasMedals ? [{ view: { show: 'medals' }, seconds: isBusy ? 12 : 24 }] : [];
  if (isBusy) {
    const mats: Turn = { view: { show: 'mats' }, seconds: 60 };
    return arenas === 1 ? [mats] : [mats, { view: { show: 'next' }, seconds: 12 }, ...medals];
  }
  switch (day) {
    case 'none':
      return [{ view: { show: 'title' }, seconds: 24 }, ...medals];
    case 'over':
      return [{ view: { show: 'day-over' }, seconds: 60 }];
    case 'coming':
    case 'on':
      return [{ view: { show: 'next' }, seconds: 24 }, ...medals];
  }
}
