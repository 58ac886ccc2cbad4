// Tells a result and everything that moved with it: to everybody by an event, to the desk as the answer.
import type { EntityManager } from 'typeorm';
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import { streams } from '@gelanggang/contract/events';
import { type MatchPart, patchOf } from '@gelanggang/contract/match-patch';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import type { LockedMatch } from './locked-match';
import { readStandingResults } from './standing-result.queries';

/** `moved`: the parts of each match that changed, by id (`movedParts`). */
export async function resultAnswer(
  manager: EntityManager,
  emit: Emit,
  match: LockedMatch,
  moved: ReadonlyMap<number, readonly MatchPart[]>,
  message: string,
): Promise<MatchStepAnswer> {
  const changed = await readLiveMatches(manager, { matchIds: [...moved.keys()] });
  const after = changed.find((one) => one.id === match.id);
  if (!after) throw new Error(`Match ${match.id} is gone within its own transaction.`);
  emit(streams.tournament(match.tournamentId), 'matches.changed', {
    matches: changed.map((one) => patchOf(one, moved.get(one.id) ?? [])),
  });
  const [result] = await readStandingResults(manager, [match.id]);
  return { message, data: { match: after, changed, result: result ?? null } };
}
