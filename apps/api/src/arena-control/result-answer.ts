// Tells a result and everything that moved with it: to everybody by an event, to the desk as the answer.
import type { EntityManager } from 'typeorm';
import type { MatchStepAnswer, StandingResult } from '@gelanggang/contract/arena-control';
import { streams } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import { type MatchPart, patchOf } from '@gelanggang/contract/match-patch';
import type { Whole } from '@gelanggang/contract/told-whole';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { AfterTelling, type Emit } from '@gelanggang/platform/events/event-log';
import type { MatchKind } from '@gelanggang/domain/words/labels';
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
  const { giveAll, reading } = tellResults(manager, emit, match, [{ matchId: match.id, moved }]);
  return new AfterTelling(async () => {
    const [give] = await giveAll();
    if (!give) throw new Error('A result has no answer.');
    return give(message);
  }, [...writes, reading]);
}

/** Whose matches are told. `kind`: where it is that of all of them. */
interface Whose {
  tournamentId: number;
  kind?: MatchKind;
}

/** Of several, each by an event of its own; what is told of all of them is read at once. */
export function tellResults(
  manager: EntityManager,
  emit: Emit,
  whose: Whose,
  results: readonly { matchId: number; moved: ReadonlyMap<number, readonly MatchPart[]> }[],
): { giveAll: () => Promise<((message: string) => MatchStepAnswer)[]>; reading: Promise<unknown> } {
  const told = tellPartsOf(
    emit,
    whose,
    results.map(({ moved }) => moved),
  );
  const reading = readStandingResults(
    manager,
    results.map(({ matchId }) => matchId),
  );
  const giveAll = async () => {
    const standing = new Map((await reading).map((one) => [one.match_id, one]));
    return results.map(
      ({ matchId }, at) =>
        (message: string) =>
          answerOf(matchId, told[at]?.() ?? [], message, standing.get(matchId) ?? null),
    );
  };
  return { giveAll, reading };
}

/** What a step may have changed of matches, by id: read for the event, and there for the answer once it is told. */
export function tellParts(
  emit: Emit,
  whose: Whose,
  parts: ReadonlyMap<number, readonly MatchPart[]>,
): () => LiveMatch[] {
  const [told] = tellPartsOf(emit, whose, [parts]);
  return () => told?.() ?? [];
}

function tellPartsOf(
  emit: Emit,
  { tournamentId, kind }: Whose,
  all: readonly ReadonlyMap<number, readonly MatchPart[]>[],
): (() => LiveMatch[])[] {
  const matchIds = [...new Set(all.flatMap((parts) => [...parts.keys()]))];
  let reading: Promise<Whole<LiveMatch>[]> | undefined;
  return all.map((parts) => {
    let told: Whole<LiveMatch>[] | undefined;
    emit.whole(streams.tournament(tournamentId), 'matches.changed', async (locked) => {
      reading ??= readLiveMatches(locked, { matchIds, kind });
      told = (await reading).filter(({ id }) => parts.has(id));
      return { matches: told.map((one) => patchOf(one, parts.get(one.id) ?? [])) };
    });
    return () => {
      if (!told) throw new Error('An answer was given before its event was written.');
      return told;
    };
  });
}

export const stepAnswer = (matchId: number, told: () => LiveMatch[], message: string): AfterTelling<MatchStepAnswer> =>
  new AfterTelling(() => answerOf(matchId, told(), message, null));

function answerOf(
  matchId: number,
  changed: LiveMatch[],
  message: string,
  result: StandingResult | null,
): MatchStepAnswer {
  const match = changed.find((one) => one.id === matchId);
  if (!match) throw new Error(`Match ${matchId} is gone within its own transaction.`);
  return { message, data: { match, changed, result } };
}
