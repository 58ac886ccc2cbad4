// The matches of a tournament with what is news of them for who follows somebody in them, and the words of it.
import type { EntityManager } from 'typeorm';
import type { LiveCorner, LiveMatch, LiveSchedule } from '@gelanggang/contract/live';
import type { FollowedRequest, PushedNotice } from '@gelanggang/contract/push';
import { readLiveArenas } from '@gelanggang/database/queries/live-arena.queries';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import { drawnKey, type FollowedNews, newsOf } from '@gelanggang/domain/schedule/followed-news';
import { FOLLOWED_TEXTS as texts } from '@gelanggang/domain/schedule/followed-texts';
import { isFollowedIn } from '@gelanggang/domain/schedule/who-is-followed';
import { placeText } from '@gelanggang/domain/schedule/partai-numbers';
import { scoreText } from '@gelanggang/domain/scoring/score-text';
import { clockTime, instantOf, localDateTime } from '@gelanggang/domain/words/dates';
import { MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { classOf } from '@gelanggang/domain/words/match-class';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { shownName } from '@gelanggang/domain/words/shown-name';

export interface FollowedTournament {
  id: number;
  slug: string;
  timeZone: string;
}

export interface MatchNews {
  kind: FollowedNews;
  key: string;
  match: LiveMatch;
  /** Worded for whoever asks. */
  notice: () => PushedNotice;
}

/** Everything that is news now; what of it a device was told already, its outbox knows. */
export async function readMatchNews(
  manager: EntityManager,
  tournament: FollowedTournament,
  now: number,
): Promise<MatchNews[]> {
  const { id: tournamentId, timeZone } = tournament;
  const matches: LiveMatch[] = [];
  const schedules: LiveSchedule[] = [];
  for (const kind of MATCH_KINDS) {
    matches.push(...(await readLiveMatches(manager, { tournamentId, kind })));
    schedules.push(...(await readLiveSchedules(manager, { tournamentId, kind })));
  }
  const arenas = new Map((await readLiveArenas(manager, tournamentId)).map((arena) => [arena.id, arena.name]));
  const days = new Map(schedules.map((schedule) => [schedule.id, schedule.scheduled_date]));
  const today = localDateTime(now, timeZone).date;
  const mats = matsOf(matches, (match) => days.get(match.schedule_id ?? 0) === today);
  return matches.flatMap((match) => {
    const day = days.get(match.schedule_id ?? 0);
    const arenaName = arenas.get(match.arena_id ?? 0) ?? '';
    const mat = mats.get(match.id);
    const place =
      day === undefined ? null : { partai: match.partai ?? '–', time: match.start_time ?? '', arenaName, date: day };
    const drawn: MatchNews = {
      ...{ kind: 'drawn', key: drawnKey(match.pool_id), match },
      notice: () => ({
        title: texts.drawn(classOf(match)),
        body: `${namesOf(match)}.`,
        tag: `gelanggang-pool-${match.pool_id}`,
        url: `/bagan/${tournament.slug}/${match.kind}/${match.pool_id}`,
      }),
    };
    const ofMatch = newsOf(
      {
        ...{ id: match.id, status: match.status, calledAt: match.called_at },
        // of a battle both are told with the second
        finishedAt: match.seni?.is_held ? null : match.finished_at,
        ...{ before: mat?.before ?? null, hasMatBegun: mat?.hasBegun ?? false },
        plannedAt: place && match.start_time ? instantOf(place.date, match.start_time, timeZone) : null,
        movedTo: match.changed && place ? JSON.stringify(place) : null,
      },
      now,
    ).map(({ kind, key }) => ({
      kind,
      key,
      match,
      notice: () => ({
        title: texts[kind](match.partai),
        body: `${namesOf(match)}. ${whatOf(kind, match, place)}`,
        tag: `gelanggang-${match.id}`,
        url: `/kapan-saya-main/${tournament.slug}`,
      }),
    }));
    return [drawn, ...ofMatch];
  });
}

/** Whether this device follows somebody of the match. */
export function followsMatch(follows: readonly FollowedRequest[], { blue, red }: LiveMatch): boolean {
  const isIn = (corner: LiveCorner) => follows.some((one) => isFollowedIn(one, corner));
  return isIn(blue) || isIn(red);
}

interface OnMat {
  before: number | null;
  hasBegun: boolean;
}

/** Of each match of today: how many its mat has before it, those left behind last. */
function matsOf(matches: readonly LiveMatch[], isToday: (match: LiveMatch) => boolean): Map<number, OnMat> {
  const ofArena = new Map<number, LiveMatch[]>();
  for (const match of matches) {
    if (match.arena_id === null || !isToday(match)) continue;
    const own = ofArena.get(match.arena_id);
    if (own) own.push(match);
    else ofArena.set(match.arena_id, [match]);
  }
  const found = new Map<number, OnMat>();
  for (const own of ofArena.values()) {
    const hasBegun = own.some(({ status }) => status !== 'scheduled');
    const isOpen = ({ status }: LiveMatch) => status !== 'finished' && status !== 'walkover';
    const turn = (match: LiveMatch) => (match.status === 'scheduled' ? (match.is_skipped ? 2 : 1) : 0);
    const open = own
      .filter(isOpen)
      .sort((a, b) => turn(a) - turn(b) || (a.number ?? 0) - (b.number ?? 0) || a.id - b.id);
    open.forEach((match, before) => found.set(match.id, { before, hasBegun }));
  }
  return found;
}

const namesOf = ({ blue, red }: LiveMatch): string =>
  [blue, red]
    .filter((corner) => corner.state === 'unit')
    .map((corner) => shownName(corner.name))
    .join(' – ');

type Place = Parameters<typeof placeText>[0];

function whatOf(kind: Exclude<FollowedNews, 'drawn'>, match: LiveMatch, place: Place | null): string {
  const arena = place?.arenaName ?? '';
  switch (kind) {
    case 'called':
      return texts.calledTo(arena);
    case 'close':
      return texts.closeAt(arena, clockTime(match.start_time ?? ''));
    case 'moved': {
      const { changed } = match;
      if (!place || !changed) return '';
      const from = {
        ...{ partai: changed.partai ?? '–', time: changed.start_time ?? '' },
        ...{ arenaName: changed.arena ?? '', date: changed.scheduled_date ?? place.date },
      };
      // it was in no schedule that was announced
      return changed.start_time === null ? `${placeText(place)}.` : texts.movedTo(placeText(place), placeText(from));
    }
    case 'result':
      return resultOf(match);
  }
}

function resultOf({ kind, mode, winner, seni, blue_score: blue, red_score: red, ...match }: LiveMatch): string {
  if (kind === 'seni' && mode === 'default') {
    return seni?.score === null || seni?.score === undefined ? texts.over : texts.scored(seniScoreText(seni.score));
  }
  if (!winner) return texts.over;
  const [own, other] = winner === 'blue' ? [blue, red] : [red, blue];
  const score = kind === 'tanding' && own !== null && other !== null ? `${scoreText(own)}–${scoreText(other)}` : '';
  return match[winner].state === 'unit' ? texts.won(shownName(match[winner].name), score) : texts.over;
}
