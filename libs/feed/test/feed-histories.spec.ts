// Whatever happens to a bracket, its log alone gives the medals that the database has: to the rules here, and to the second
// program, in another language.
import { spawnSync } from 'node:child_process';
import type { FeedMatch, FeedMedalRule, FeedPool } from '@gelanggang/contract/open-feed';
import {
  type BracketMatch,
  correctResult,
  createDummy,
  type Decision,
  decideMatch,
  isBye,
  isDecided,
  withdrawResult,
} from '@gelanggang/domain/draw/advance';
import { type FeedChange, type FeedFacts, factsOf, feedChanges } from '@gelanggang/domain/feed/feed-log';
import { createRandom, type Random } from '@gelanggang/domain/random';
import { withoutDisqualified } from '@gelanggang/domain/results/doping';
import { medalTable } from '@gelanggang/domain/results/medal-table';
import { type BracketMedals, medalsOf } from '@gelanggang/domain/results/medals';
import { fieldOf } from '../../domain/test/field-cases';
import { bracketMatches } from '../../domain/test/played-bracket';
import { bracketOf, drawnMatches } from '../src/feed-values';
import { CHECK_FEED, hasPython } from '../../../test/setup/python';

const HISTORIES = 10_000;
const RULE: FeedMedalRule = { overall_by: 'golds', gold: 5, silver: 3, bronze: 1, lone_entrant: 'none' };
const MEDALS = ['gold', 'silver', 'bronze'] as const;

/** A pool as the database has it. */
interface Stage {
  matches: BracketMatch[];
  dummies: number[];
  out: number[];
  results: Map<number, number>;
  nextResult: number;
}

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[random.int(Math.max(1, list.length))];

/** One thing that people do: a result, a walkover, a correction, one taken back, a dummy, a disqualification; or nothing. */
function act(stage: Stage, random: Random): void {
  const { matches } = stage;
  const winner = random.flip() ? 'blue' : 'red';
  const put = (answer: { ok: true; changed: BracketMatch[] } | { ok: false }): boolean => {
    if (!answer.ok) return false;
    const changed = new Map(answer.changed.map((one) => [one.id, one]));
    stage.matches = matches.map((one) => changed.get(one.id) ?? one);
    for (const one of answer.changed) {
      if (isDecided(one)) stage.results.set(one.id, stage.nextResult++);
      else stage.results.delete(one.id);
    }
    return true;
  };
  const step = random.int(12);
  const open = pick(
    random,
    matches.filter((one) => !isDecided(one) && one.blue.state === 'unit' && one.red.state === 'unit'),
  );
  const decided = pick(random, matches.filter(isDecided));
  const cannotWin = (_match: number, unit: number) => stage.out.includes(unit);
  const decide = (id: number, decision: Decision) => put(decideMatch(matches, id, decision, cannotWin));
  if (step < 6 && open) decide(open.id, { winner, isWalkover: random.int(5) === 0 });
  else if (step === 6 && open) decide(open.id, { winner: null, isWalkover: true });
  else if (step === 7 && decided) put(withdrawResult(matches, decided.id));
  else if (step <= 9 && decided)
    put(correctResult(matches, decided.id, { winner, isWalkover: random.int(4) === 0 }, cannotWin));
  else if (step === 10) {
    const bye = pick(random, matches.filter(isBye));
    const dummy = 900 + stage.dummies.length;
    if (bye && put(createDummy(matches, bye.id, dummy))) stage.dummies.push(dummy);
  } else if (step === 11 && random.int(3) === 0) {
    const unit = pick(random, matches)?.blue.unitId ?? null;
    if (unit !== null && unit < 900) stage.out = random.flip() ? [...new Set([...stage.out, unit])] : [];
  }
}

function factsOfStage(stage: Stage, units: readonly { id: number; contingentId: number | null }[]): FeedFacts {
  const pool: FeedPool = {
    ...{ event: 'e', kind: 'tanding', mode: 'battle', category: 'Tanding', age: 'Dewasa', gender: 'male', class: 'A' },
    ...{ name: 'Pool A', stage: 1, goes_on: false, is_next_drawn: false, draw: 1, seed: '00000000000000aa' },
    units: units.map(({ id, contingentId }) => ({ id, contingent: contingentId ?? 0, who: '' })),
    dummies: stage.dummies,
    matches: drawnMatches(stage.matches.map((match, index) => ({ ...match, position: index + 1 }))),
  };
  const facts = new Map<string, object>([
    ['rule:medals', RULE],
    ['pool:1', pool],
  ]);
  for (const match of stage.matches.filter(isDecided)) {
    const value: FeedMatch = {
      ...{ pool: 1, state: 'official', blue: match.blue.unitId, red: match.red.unitId },
      result: {
        ...{ id: stage.results.get(match.id) ?? 0, winner: match.winner, is_walkover: match.status === 'walkover' },
        ...{ win_kind: null, win_reason: null, blue_score: null, red_score: null, decided_by: null },
      },
    };
    facts.set(`match:${match.id}`, value);
  }
  for (const unit of stage.out) facts.set(`disqualified:${unit}`, { pool: 1 });
  return new Map([...facts].map(([key, value]) => [key, JSON.stringify(value)]));
}

function countedMedals(
  matches: readonly BracketMatch[],
  { out, dummies }: Pick<Stage, 'out' | 'dummies'>,
): BracketMedals {
  return medalsOf(withoutDisqualified(matches, new Set(out)), new Set(dummies));
}

/** The medals by the facts of a log alone. */
function medalsOfLog(facts: FeedFacts): BracketMedals {
  const pool = JSON.parse(facts.get('pool:1') ?? '') as FeedPool;
  const of = <T>(subject: string) =>
    new Map(
      [...facts]
        .filter(([key]) => key.startsWith(subject))
        .map(([key, value]) => [Number(key.slice(subject.length)), JSON.parse(value) as T]),
    );
  const bracket = bracketOf(pool, of<FeedMatch>('match:'));
  return countedMedals(bracket, { out: [...of('disqualified:').keys()], dummies: pool.dummies });
}

/** What the document of this tournament says, by the database. */
function toldMedals(stage: Stage, units: readonly { id: number; contingentId: number | null }[]) {
  const medals = countedMedals(stage.matches, stage);
  const winners = units.length > 1 ? MEDALS.flatMap((medal) => medals[medal].map((unit) => ({ medal, unit }))) : [];
  const contingents = new Map(units.map(({ id, contingentId }) => [id, contingentId ?? 0]));
  const table = medalTable(
    winners.map(({ medal, unit }) => ({ medal, contingentId: contingents.get(unit) ?? 0 })),
    { overallBy: 'golds', points: { gold: 5, silver: 3, bronze: 1 } },
  );
  const isOver = stage.matches.every((match) => isDecided(match) || isBye(match));
  return {
    is_over: isOver,
    events: [{ event: 'e', entrants: units.length, is_over: isOver, winners }],
    standings: table.map(({ contingentId: contingent, rank, gold, silver, bronze, points }) => ({
      ...{ rank, contingent, gold, silver, bronze, points },
    })),
  };
}

function history(random: Random) {
  const units = fieldOf(1 + random.int(12), random.flip() ? 'all different' : 'pairs');
  const matches = bracketMatches(units, { hasThirdPlace: random.flip(), chart: random.int(6) === 0 ? 2 : 0 });
  const stage: Stage = { matches, dummies: [], out: [], results: new Map(), nextResult: 1 };
  const log: FeedChange[] = [];
  for (let left = random.int(40); left >= 0; left--) {
    act(stage, random);
    // the log is not written at each step
    if (random.int(3) > 0 && left > 0) continue;
    log.push(...feedChanges(factsOf(log), factsOfStage(stage, units)));
  }
  return { stage, units, log };
}

describe('the log of a bracket', () => {
  it(`gives the medals of the database, over ${HISTORIES} random histories, to two programs`, () => {
    const random = createRandom('00000000000f33d5');
    const lines: string[] = [];
    const seen = { corrected: 0, withdrawn: 0, disqualified: 0, medals: 0 };
    for (let count = 0; count < HISTORIES; count++) {
      const { stage, units, log } = history(random);
      const facts = factsOf(log);
      const medals = countedMedals(stage.matches, stage);
      const byLog = medalsOfLog(facts);
      if (JSON.stringify(byLog) !== JSON.stringify(medals)) expect([count, byLog]).toEqual([count, medals]);
      for (const kind of ['corrected', 'withdrawn', 'disqualified'] as const) {
        seen[kind] += log.some((one) => one.kind === kind) ? 1 : 0;
      }
      seen.medals += medals.gold.length > 0 ? 1 : 0;
      const told = Object.fromEntries([...facts].map(([key, value]) => [key, JSON.parse(value) as unknown]));
      lines.push(JSON.stringify({ facts: told, medals: toldMedals(stage, units) }));
    }
    // it looked at histories in which something happened
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(HISTORIES / 20);
    if (hasPython) {
      const { stdout, status } = spawnSync('python3', [CHECK_FEED, '--histories'], {
        ...{ input: lines.join('\n'), encoding: 'utf8', maxBuffer: 1_000_000 },
      });
      expect([stdout, status]).toEqual([`${HISTORIES} histories hold\n`, 0]);
    }
  });

  it('notices a medal that does not follow', () => {
    if (!hasPython) return;
    const { stage, units, log } = history(createRandom('0000000000000007'));
    const told = Object.fromEntries([...factsOf(log)].map(([key, value]) => [key, JSON.parse(value) as unknown]));
    const medals = toldMedals(stage, units);
    const wrong = {
      ...medals,
      events: medals.events.map((one) => ({ ...one, winners: [{ medal: 'gold', unit: 77 }] })),
    };
    const { status, stdout } = spawnSync('python3', [CHECK_FEED, '--histories'], {
      ...{ input: JSON.stringify({ facts: told, medals: wrong }), encoding: 'utf8' },
    });
    expect([status, stdout]).toEqual([1, expect.stringContaining('differs: medals of e')]);
  });
});
