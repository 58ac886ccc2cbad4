// Tells a result and everything that moved with it: to everybody by an event, to the desk as the answer.
import type { EntityManager } from 'typeorm';
import type { MatchStepAnswer, StandingResult } from '@gelanggang/contract/arena-control';
import { streams } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import { type MatchPart, patchOf } from '@gelanggang/contract/match-patch';
import type { Whole } from '@gelanggang/contract/told-whole';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { AfterTelling, type Emit } from '@gelanggang/platform/events/event-log';
import type { LockedMatch } from './locked-match';
import { readStandingResults } from './standing-result.queries';

/**
 * `moved`: the parts of each match that changed, by id (`movedParts`). `writes`: what is on its way to the database before
 * whatever is read here.
 */
export function resultAnswer(
  manager: EntityManager,
  emit: Emit,
  match: LockedMatch,
  moved: ReadonlyMap<number, readonly MatchPart[]>,
  message: string,
  writes: readonly Promise<unknown>[] = [],
): AfterTelling<MatchStepAnswer> {
  const changed = tellParts(emit, match.tournamentId, moved);
  const standing = readStandingResults(manager, [match.id]);
  return new AfterTelling(
    async () => stepAnswer(match.id, changed, message, (await standing)[0]).give(),
    [...writes, standing],
  );
}

/** What a step may have changed of matches, by id: read for the event, and there for the answer once it is told. */
export function tellParts(
  emit: Emit,
  tournamentId: number,
  parts: ReadonlyMap<number, readonly MatchPart[]>,
): () => LiveMatch[] {
  let told: Whole<LiveMatch>[] | undefined;
  emit.whole(streams.tournament(tournamentId), 'matches.changed', async (locked) => {
    told = await readLiveMatches(locked, { matchIds: [...parts.keys()] });
    return { matches: told.map((one) => patchOf(one, parts.get(one.id) ?? [])) };
  });
  return () => {
    if (!told) throw new Error('An answer was given before its event was written.');
    return told;
  };
}

export const stepAnswer = (
  matchId: number,
  told: () => LiveMatch[],
  message: string,
  result: StandingResult | null = null,
): AfterTelling<MatchStepAnswer> =>
  new AfterTelling(() => {
    const changed = told();
    const match = changed.find((one) => one.id === matchId);
    if (!match) throw new Error(`Match ${matchId} is gone within its own transaction.`);
    return { message, data: { match, changed, result } };
  });
