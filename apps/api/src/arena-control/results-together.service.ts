// Takes results of a tournament that come while others are written: they are written together, each as if it had been written
// alone, after the others. Only what nothing stands against: whatever is refused, corrected, held by somebody else or was sent
// before is left, and ResultsService does it alone.
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { ResultProposal } from '@gelanggang/contract/scoring';
import { type ClockNow, findClocksOf } from '@gelanggang/database/queries/match-clock.queries';
import { type BracketMatch, decideMatch } from '@gelanggang/domain/draw/advance';
import { type MovedPart, movedParts } from '@gelanggang/domain/draw/moved-parts';
import { checkOutcome, type Outcome, takeStep } from '@gelanggang/domain/results/match-steps';
import { partaiObject } from '@gelanggang/domain/schedule/partai-names';
import type { Wording } from '@gelanggang/domain/words/languages';
import { lockFreeBrackets, type PlacedMatch } from '@gelanggang/drawing/bracket-state';
import { type Actor, actAsNobody, currentActor } from '@gelanggang/platform/audit/actor';
import { areWritten, writeCallsOf } from '@gelanggang/platform/audit/write-audit';
import { AfterTelling, type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { currentWording, inWording } from '@gelanggang/platform/languages/wording';
import { LEFT, orLeft, Together } from '@gelanggang/platform/turns/together';
import { type Action, answerAll, forgetAll, isKeyed, keepAll } from '../http/action-key';
import { standingProposals } from '../scoring/proposal.queries';
import { tellScores } from '../scoring/standing-sheets';
import { type Running, stillRunning } from './end-with-result';
import { holdFree, type LockedMatch, ownArenas } from './locked-match';
import { openCards } from './open-card';
import { type EndingResult, saveResults } from './put-result';
import { tellResults } from './result-answer';
import { arenaControlTexts } from './texts';
import { reasonAsProposed } from './win-reason';

/** Their transaction holds that many arenas at most. */
const MOST_TOGETHER = 50;

/** The first result of a match that was fought. */
export interface FirstResult {
  matchId: number;
  outcome: Outcome;
  /** As the desk names it; else it is read from the sheet. */
  winReason: string | undefined;
  action: Action;
}

interface Asked extends FirstResult {
  actor: Actor | null;
  wording: Wording;
}

type Answer = MatchStepAnswer | typeof LEFT;

@Injectable()
export class ResultsTogetherService {
  private readonly logger = new Logger('Results');
  private readonly ofTournament = new Together(
    orLeft(
      (tournamentId: number, asked: readonly Asked[]) => this.write(tournamentId, asked),
      (error) => this.logger.warn('results were not written together', error),
    ),
    MOST_TOGETHER,
  );

  constructor(private readonly dataSource: DataSource) {}

  async take(result: FirstResult): Promise<Answer> {
    const [tournamentId, ...others] = result.action.tournaments;
    if (tournamentId === undefined || others.length > 0) return LEFT;
    const asked = { ...result, actor: currentActor(), wording: currentWording() };
    return this.ofTournament.run(tournamentId, asked);
  }

  private async write(tournamentId: number, all: readonly Asked[]): Promise<Answer[]> {
    const answers = await actAsNobody(() =>
      writeWithEvents(
        this.dataSource,
        (manager, emit) => writeTogether(manager, emit, tournamentId, all),
        async (manager, given) => {
          const kept = [...given].flatMap(([{ action }, answer]) => (isKeyed(action) ? [{ action, answer }] : []));
          if (kept.length > 0) await answerAll(manager, kept);
        },
      ),
    );
    areWritten(actorsOf([...answers.keys()]));
    return all.map((one) => answers.get(one) ?? LEFT);
  }
}

/** The answers of those that were written. */
async function writeTogether(
  manager: EntityManager,
  emit: Emit,
  tournamentId: number,
  all: readonly Asked[],
): Promise<AfterTelling<ReadonlyMap<Asked, MatchStepAnswer>>> {
  const asked = onePerMatchAndKey(all);
  const keyed = asked.map(({ action }) => action).filter(isKeyed);
  const [kept, held] = await Promise.all([keepAll(manager, keyed), holdAll(manager, asked)]);
  const isNew = ({ action }: Asked) => !isKeyed(action) || kept.has(action);
  const { decided, before, changed } = decideAll(
    asked.filter((one) => isNew(one) && mayBeDecided(one, held, tournamentId)),
    held,
  );
  const isDecided = new Set(decided.map(({ one }) => one.action));
  const left = [...kept].filter((action) => !isDecided.has(action));
  const writes: Promise<unknown>[] = left.length > 0 ? [forgetAll(manager, left)] : [];
  if (decided.length === 0) return new AfterTelling(() => new Map(), writes);
  writes.push(
    ...saveResults(
      manager,
      before,
      changed,
      decided.map((one) => endingResult(one, held)),
    ),
    writeCallsOf(manager, actorsOf(decided.map(({ one }) => one))),
  );
  tellScores(
    emit,
    decided.flatMap(({ one }) => runningOf(one, held).flatMap(({ sheet }) => sheet ?? [])),
  );
  const { giveAll, reading } = tellResults(
    manager,
    emit,
    { tournamentId, kind: 'tanding' },
    decided.map(({ one, moved }) => ({ matchId: one.matchId, moved })),
  );
  const answers = async () => {
    const gives = await giveAll();
    return new Map(
      decided.flatMap(({ one, match }, at) => {
        const message = inWording(one.wording, () => arenaControlTexts.resultSaved(partaiObject(match.partai)));
        const answer = gives[at]?.(message);
        return answer ? [[one, answer] as const] : [];
      }),
    );
  };
  return new AfterTelling(answers, [...writes, reading]);
}

const actorsOf = (asked: readonly Asked[]): Actor[] => asked.flatMap(({ actor }) => actor ?? []);

/** Whoever decides a match that another one decides with them comes second, and is told so alone; likewise a key sent twice. */
function onePerMatchAndKey(all: readonly Asked[]): Asked[] {
  const matches = new Set<number>();
  const keys = new Set<string>();
  return all.filter(({ matchId, action }) => {
    const key = `${action.accountId} ${action.key ?? matchId}`;
    if (matches.has(matchId) || keys.has(key)) return false;
    matches.add(matchId);
    keys.add(key);
    return true;
  });
}

/** All that may stand against a result, of matches that are held since. */
interface Held {
  matches: ReadonlyMap<number, LockedMatch>;
  brackets: ReadonlyMap<number, PlacedMatch[]>;
  clocks: ReadonlyMap<number, ClockNow>;
  proposals: ReadonlyMap<number, ResultProposal>;
  isCardOpen: ReadonlySet<number>;
  running: readonly Running[];
  isOwnArena: Awaited<ReturnType<typeof ownArenas>>;
}

/** Waits for nobody. */
async function holdAll(manager: EntityManager, asked: readonly Asked[]): Promise<Held> {
  const matchIds = asked.map(({ matchId }) => matchId);
  const accountIds = [...new Set(asked.map(({ action }) => action.accountId))];
  // in this order: what is read is as it was left by whoever held it before
  const matches = holdFree(manager, matchIds);
  const brackets = lockFreeBrackets(manager, matchIds);
  const clocks = findClocksOf(manager, matchIds);
  const proposals = standingProposals(manager, matchIds, clocks);
  const cards = openCards(manager, matchIds);
  const running = stillRunning(manager, matchIds);
  const owns = ownArenas(manager, accountIds);
  await Promise.all([matches, brackets, clocks, proposals, cards, running, owns]);
  return {
    ...{ matches: await matches, brackets: await brackets, clocks: await clocks, proposals: await proposals },
    isCardOpen: new Set((await cards).map(({ matchId }) => matchId)),
    ...{ running: await running, isOwnArena: await owns },
  };
}

function mayBeDecided({ matchId, action }: Asked, held: Held, tournamentId: number): boolean {
  const match = held.matches.get(matchId);
  return (
    match?.tournamentId === tournamentId &&
    held.isOwnArena(action, match.arenaId) &&
    takeStep(match, 'finish').ok &&
    held.proposals.has(matchId) &&
    !held.isCardOpen.has(matchId)
  );
}

interface Decided {
  one: Asked;
  match: LockedMatch;
  winReason: string | null;
  moved: Map<number, MovedPart[]>;
}

/** One after the other, each in the bracket as the one before it has left it. `before`, `changed`: of all their pools. */
function decideAll(
  asked: readonly Asked[],
  held: Held,
): { decided: Decided[]; before: PlacedMatch[]; changed: PlacedMatch[] } {
  const now = new Map(held.brackets);
  const decided = asked.flatMap((one): Decided[] => {
    const { matchId, outcome, winReason: named } = one;
    const match = held.matches.get(matchId);
    const bracket = match && now.get(match.poolId);
    if (!bracket) return [];
    const winReason = named ?? reasonAsProposed(outcome, held.proposals.get(matchId) ?? null);
    const after = decideMatch(bracket, matchId, outcome);
    if (!checkOutcome(match, outcome, winReason).ok || !after.ok || takesBack(held, match, after.changed)) return [];
    now.set(match.poolId, withChanges(bracket, after.changed));
    return [{ one, match, winReason, moved: movedParts(bracket, after.changed, matchId) }];
  });
  const pools = new Set(decided.map(({ match }) => match.poolId));
  const all = (of: ReadonlyMap<number, PlacedMatch[]>) => [...pools].flatMap((poolId) => of.get(poolId) ?? []);
  const [before, after] = [all(held.brackets), all(now)];
  const was = new Set(before);
  return { decided, before, changed: after.filter((match) => !was.has(match)) };
}

/** A walkover that is no more is somebody's to take back. */
const takesBack = ({ brackets }: Held, { poolId }: LockedMatch, changed: readonly BracketMatch[]): boolean => {
  const were = new Set(brackets.get(poolId)?.flatMap(({ id, status }) => (status === 'walkover' ? id : [])));
  return changed.some(({ id }) => were.has(id));
};

const runningOf = ({ matchId }: Asked, { running }: Held): Running[] =>
  running.filter((one) => one.matchId === matchId);

const endingResult = ({ one, winReason }: Decided, held: Held): EndingResult => ({
  ...{ matchId: one.matchId, outcome: one.outcome, winReason, reason: null, replaces: null },
  ...{ accountId: one.action.accountId, clock: held.clocks.get(one.matchId) ?? null, running: runningOf(one, held) },
});

function withChanges(bracket: readonly PlacedMatch[], changed: readonly BracketMatch[]): PlacedMatch[] {
  const news = new Map(changed.map((match) => [match.id, match]));
  return bracket.map((match) => {
    const changedTo = news.get(match.id);
    return changedTo ? { ...match, ...changedTo } : match;
  });
}
