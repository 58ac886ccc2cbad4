// A tournament's medals as they stand at one moment: per class, per contingent, and the overall winner.
import type { EntityManager } from 'typeorm';
import type {
  MedalEvent,
  MedalRuleAnswer,
  MedalSnapshot,
  MedalState,
  MedalStandingRow,
  MedalWinner,
} from '@gelanggang/contract/medals';
import { isBye, isDecided } from '@gelanggang/domain/draw/advance';
import { grouped } from '@gelanggang/domain/grouped';
import { MEDALS, medalTable } from '@gelanggang/domain/results/medal-table';
import { type LoneRule, loneTakesGold } from '@gelanggang/domain/results/lone-entrants';
import { withoutDisqualified, withoutLone } from '@gelanggang/domain/results/doping';
import {
  type BracketMedals,
  countsInTable,
  medalsOf,
  MIN_ENTRANTS_FOR_MEDALS,
  type PoolMedals,
} from '@gelanggang/domain/results/medals';
import { worthOf } from '@gelanggang/domain/seni/performance-score';
import { type SeniMatchType, formerTimeRule } from '@gelanggang/domain/seni/performance-time';
import { type Ranked, rankPerformances } from '@gelanggang/domain/seni/ranking';
import { seniPoolMedals } from '@gelanggang/domain/seni/seni-medals';
import { bracketMatch } from '@gelanggang/drawing/bracket-state';
import { type BattleRow, battlesOf } from '@gelanggang/drawing/seni/battle-state';
import {
  type DecidingRow,
  type MedalPoolRecord,
  type MedalUnit,
  readDecidingRows,
  readMedalPools,
  readMedalRule,
  readMedalUnits,
} from './medals.queries';
import { readUndivided } from './undivided.queries';

export type Medals = Pick<MedalSnapshot, 'rule' | 'is_over' | 'undivided' | 'standings' | 'events'>;

/** The caller's transaction is the moment: repeatable read. */
export async function readMedals(manager: EntityManager, tournamentId: number): Promise<Medals> {
  const rule = await readMedalRule(manager, tournamentId);
  const { lone_entrant: loneRule } = rule;
  const { drawn: pools, waiting } = await readMedalPools(manager, tournamentId, loneRule);
  const unfinished = new Set(waiting.map(eventKey));
  const rows = grouped(
    await readDecidingRows(
      manager,
      tournamentId,
      pools.filter((pool) => pool.disqualifiedIds.length > 0).map((pool) => pool.id),
    ),
    (row) => row.poolId,
  );
  const undivided = await readUndivided(manager, tournamentId, loneRule);
  const events = withLoneGolds(
    [...grouped(pools, eventKey)].map(([key, own]) => decided(key, own, { rows, hasWaiting: unfinished.has(key) })),
    loneRule,
    unfinished.size > 0 || undivided > 0,
  );
  const unitIds = events.flatMap(({ pools: own }) => own.flatMap(({ medals }) => MEDALS.flatMap((one) => medals[one])));
  const units = new Map((await readMedalUnits(manager, unitIds)).map((unit) => [unit.id, unit]));
  const shown = events.map((event) => medalEvent(event, units));
  return {
    rule,
    is_over: unfinished.size === 0 && shown.length > 0 && shown.every((event) => event.is_over),
    undivided,
    standings: standingsOf(shown, rule),
    events: shown,
  };
}

export const eventKey = (pool: MedalPoolRecord): string =>
  [pool.matchCategoryId, pool.ageCategoryId, pool.gender, pool.classId ?? 'seni', pool.nomor]
    .filter((part) => part !== '')
    .join('-');

interface DecidedEvent {
  key: string;
  first: MedalPoolRecord;
  entrants: number;
  isOver: boolean;
  state: MedalState | null;
  isCorrected: boolean;
  pools: { name: string; medals: BracketMedals }[];
}

type RowsOfPools = ReadonlyMap<number, readonly DecidingRow[]>;

function decided(
  key: string,
  pools: readonly MedalPoolRecord[],
  { rows, hasWaiting }: { rows: RowsOfPools; hasWaiting: boolean },
): DecidedEvent {
  const first = pools[0] as MedalPoolRecord;
  const entrants = pools.filter((pool) => pool.stage === 1).reduce((sum, pool) => sum + pool.units, 0);
  const givesMedals = entrants >= MIN_ENTRANTS_FOR_MEDALS;
  // a stage whose best go on is no final; the event is over with the stage that comes after it
  const finals = pools.filter((pool) => !pool.advances);
  const outcomes = new Map(finals.map((pool) => [pool.id, outcomeOf(pool, rows.get(pool.id) ?? [], entrants)]));
  return {
    key,
    first,
    entrants,
    state: pools.some((pool) => pool.isProtested)
      ? 'protested'
      : pools.some((pool) => pool.isUnofficial)
        ? 'unofficial'
        : null,
    isCorrected:
      pools.some((pool) => pool.isCorrected) || finals.some((pool) => outcomes.get(pool.id)?.areMoved === true),
    isOver:
      !hasWaiting &&
      pools.every((pool) => (pool.advances ? pool.hasNextStage : outcomes.get(pool.id)?.isOver === true)),
    pools: finals.map((pool) => {
      const { gold = [], silver = [], bronze = [], alone = [] } = outcomes.get(pool.id)?.medals ?? {};
      return { name: pool.name, medals: { ...(givesMedals ? { gold, silver, bronze } : NONE), alone } };
    }),
  };
}

const NONE: PoolMedals = { gold: [], silver: [], bronze: [] };

/** Whoever had nobody to fight takes the gold where the organiser says so, once everything else is over. */
function withLoneGolds(events: readonly DecidedEvent[], rule: LoneRule, hasWaiting: boolean): readonly DecidedEvent[] {
  const areAllOver = !hasWaiting && events.every((event) => event.isOver);
  if (!loneTakesGold(rule, areAllOver)) return events;
  return events.map((event) => ({
    ...event,
    pools: event.pools.map(({ name, medals }) => ({
      name,
      medals: { ...medals, gold: [...medals.gold, ...medals.alone] },
    })),
  }));
}

interface PoolOutcome {
  medals: BracketMedals;
  /** Somebody else had one before a disqualification. */
  areMoved: boolean;
  isOver: boolean;
}

function outcomeOf(pool: MedalPoolRecord, rows: readonly DecidingRow[], entrants: number): PoolOutcome {
  if (pool.mode === 'default') return rankedOutcome(pool, rows, entrants);
  const out = new Set(pool.disqualifiedIds);
  const matches =
    pool.kind === 'tanding' ? rows.map(bracketMatch) : battlesOf(rows.map(battleRow)).map(({ match }) => match);
  const dummies = new Set(pool.dummyIds);
  const fought = medalsOf(matches, dummies);
  const medals = out.size === 0 ? fought : withoutLone(medalsOf(withoutDisqualified(matches, out), dummies), out);
  return {
    medals,
    areMoved: areOther(fought, medals),
    isOver: matches.every((match) => isDecided(match) || isBye(match)),
  };
}

/** A pool of performances, none of which is left. */
function rankedOutcome(pool: MedalPoolRecord, rows: readonly DecidingRow[], entrants: number): PoolOutcome {
  const former = formerTimeRule(pool.matchType as SeniMatchType, true, pool.upToYears);
  const performers = rows.flatMap(({ blueUnitId: unitId, outcome, scores, penalty, seconds, rules }) => {
    if (unitId === null) return [];
    const worth =
      outcome === 'performed'
        ? worthOf({ outcome, scores: scores ?? [], penalty: penalty ?? 0, seconds }, rules ?? former)
        : null;
    return [{ unitId, outcome, worth, isOut: pool.disqualifiedIds.includes(unitId) }];
  });
  const isOver = performers.every(({ outcome }) => outcome !== null);
  const medalsBy = (ranking: readonly Ranked[]): PoolMedals => seniPoolMedals(ranking, isOver, entrants);
  const ranking = rankPerformances(performers, pool.seed);
  const shown = rankPerformances(
    performers.map((one) => ({ ...one, isOut: false })),
    pool.seed,
  );
  const alone = entrants === 1 && isOver ? ranking.filter(({ rank }) => rank === 1).map(({ unitId }) => unitId) : [];
  const medals = medalsBy(ranking);
  return { medals: { ...medals, alone }, areMoved: areOther(medalsBy(shown), medals), isOver };
}

const areOther = (some: PoolMedals, others: PoolMedals): boolean =>
  MEDALS.some((medal) => some[medal].join() !== others[medal].join());

const battleRow = (row: DecidingRow): BattleRow => ({
  ...row,
  state: row.corner === 'red' ? row.redState : row.blueState,
  unitId: row.corner === 'red' ? row.redUnitId : row.blueUnitId,
  hasBye: row.blueState === 'bye' || row.redState === 'bye',
});

function medalEvent(event: DecidedEvent, units: ReadonlyMap<number, MedalUnit>): MedalEvent {
  const { key, first, entrants, isOver, state, isCorrected } = event;
  const winnersOf = (medals: PoolMedals): MedalWinner[] =>
    MEDALS.flatMap((medal) =>
      medals[medal].flatMap((id) => {
        const unit = units.get(id);
        if (!unit) return [];
        const { names, entryIds, contingentId, contingent } = unit;
        return [{ medal, unit_id: id, names, entry_ids: entryIds, contingent_id: contingentId, contingent }];
      }),
    );
  return {
    key,
    kind: first.kind,
    match_category: first.matchCategory,
    age_category: first.ageCategory,
    gender: first.gender,
    class_name: first.className,
    entrants,
    gives_medals: entrants >= MIN_ENTRANTS_FOR_MEDALS && countsInTable(first.kind, entrants),
    is_over: isOver,
    state,
    is_corrected: isCorrected,
    pools: event.pools
      .map(({ name, medals }) => ({ name, winners: winnersOf(medals) }))
      .filter(({ winners }) => winners.length > 0),
  };
}

/** Those whose medals count in the table. */
export const tableWinners = ({ kind, entrants, pools }: MedalEvent): MedalWinner[] =>
  countsInTable(kind, entrants) ? pools.flatMap((pool) => pool.winners) : [];

function standingsOf(events: readonly MedalEvent[], rule: MedalRuleAnswer): MedalStandingRow[] {
  const winners = events.flatMap(tableWinners);
  const names = new Map(winners.map((winner) => [winner.contingent_id, winner.contingent]));
  const table = medalTable(
    winners.map(({ contingent_id, medal }) => ({ contingentId: contingent_id, medal })),
    {
      overallBy: rule.overall_by,
      points: { gold: rule.gold_points, silver: rule.silver_points, bronze: rule.bronze_points },
    },
  );
  const rows = table.map(({ contingentId, ...row }) => ({
    ...row,
    contingent_id: contingentId,
    contingent: names.get(contingentId) ?? '',
  }));
  // those who are level stand by name
  return rows.sort((a, b) => a.rank - b.rank || a.contingent.localeCompare(b.contingent, 'id'));
}
