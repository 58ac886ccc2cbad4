// The state of a hall, read from the live data, as the rule of screens that run by themselves takes it.
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { SponsorPicture } from '@gelanggang/contract/sponsors';
import type { HallNews, HallState } from '@gelanggang/domain/displays/hall-view';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { dayToShow, daysOf } from '@web/live/arena-days';
import { arenaViews } from './stage';

interface Hall {
  snapshot: LiveSnapshot;
  /** null: all arenas. */
  arenaId: number | null;
  hasMedals: boolean;
  /** A result is news once the announcer has told it. */
  waitsForAnnouncer: boolean;
  sponsors: readonly SponsorPicture[];
}

export function hallState({ snapshot, arenaId, hasMedals, waitsForAnnouncer, sponsors }: Hall, now: number): HallState {
  const { schedules, tournament } = snapshot;
  const day = dayToShow(daysOf(schedules), now, tournament.time_zone);
  const today = localDateTime(now, tournament.time_zone).date;
  const views = arenaViews(snapshot, now).filter((view) => arenaId === null || view.arena.id === arenaId);
  const isBusy = day === today && views.some(({ shown }) => shown !== null && shown.as !== 'next');
  const isDone = views.every(({ shown }) => shown === null || shown.as === 'result');
  return {
    arenas: arenaId === null ? snapshot.arenas.length : 1,
    isBusy,
    day:
      day === undefined || views.length === 0 ? 'none' : day > today ? 'coming' : day < today || isDone ? 'over' : 'on',
    news: newsOf(snapshot, day === today ? today : null, waitsForAnnouncer),
    hasMedals,
    sponsors: sponsors.map(({ seconds }) => seconds),
  };
}

/** Of the matches of a day. A battle is told once: its second row bears the winner. */
function newsOf({ schedules, matches }: LiveSnapshot, today: string | null, waits: boolean): HallNews[] {
  const ids = new Set(schedules.filter((one) => one.scheduled_date === today).map((one) => one.id));
  return matches
    .filter((match) => match.schedule_id !== null && ids.has(match.schedule_id))
    .flatMap((match): HallNews[] => {
      if (match.status === 'called' && match.called_at !== null) {
        return [{ kind: 'call', matchId: match.id, at: Date.parse(match.called_at) }];
      }
      const at = waits ? match.announced_at : match.finished_at;
      return isTold(match) && at ? [{ kind: 'result', matchId: match.id, at: Date.parse(at) }] : [];
    });
}

function isTold(match: LiveMatch): boolean {
  if (match.status !== 'finished' && match.status !== 'walkover') return false;
  return match.seni?.is_held !== true;
}
