// What live news and changes of seni have fetched again.
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import { streams, type LoggedEvent } from '@gelanggang/contract/events';
import type { Gender } from '@gelanggang/domain/words/genders';
import { OF_SENI } from '@web/lib/kept-calls';
import { isOf, useNews } from '@web/live/use-news';

export interface SeniEventQuery {
  tournament_id: number;
  match_category_id: number;
  age_category_id: number;
  nomor: string;
  gender: Gender;
}

const isDrawn = isOf('bracket.drawn', 'pool.changed');
const isNews = (event: LoggedEvent): boolean =>
  event.type === 'matches.changed'
    ? event.data.matches.some((match) => match.kind === 'seni')
    : isDrawn(event) || isOf('schedule.saved', 'schedule.removed')(event);

/** Keeps lists, pools and rankings equal to the database while they are shown. */
export function useSeniNews(tournamentId: number | undefined): void {
  const topic = tournamentId === undefined ? null : streams.tournament(tournamentId);
  useNews(topic, isNews, ...OF_SENI);
  useNews(topic, isDrawn, drawTrustCalls.draws);
}

export const CHANGED = { forgets: [...OF_SENI, drawTrustCalls.draws] };
