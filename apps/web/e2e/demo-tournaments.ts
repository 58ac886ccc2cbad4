// The demo's two tournaments: one that is under way, as its live pages get it, and one that is open for entries.
import type { APIRequestContext } from '@playwright/test';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { answerOf } from './api';

export const SLUG = 'piala-gelanggang';
export const OPEN_SLUG = 'gelanggang-open';

export const snapshotOf = (request: APIRequestContext, kind: MatchKind = 'tanding'): Promise<LiveSnapshot> =>
  answerOf(request, `/live/${SLUG}/${kind}`);

export async function openTournament(request: APIRequestContext): Promise<TournamentCard> {
  const active = await answerOf<TournamentCard[]>(request, '/tournaments/active');
  const open = active.find(({ slug }) => slug === OPEN_SLUG);
  if (!open) throw new Error('the demo has no tournament gelanggang-open');
  return open;
}
