// Shapes seni pools and performances for the wire.
import type {
  SeniGroup,
  SeniMatch,
  SeniPerformance,
  SeniPool,
  SeniPoolAnswer,
  SeniRankRow,
} from '@gelanggang/contract/seni-answers';
import { roundLabel, THIRD_PLACE_LABEL } from '@gelanggang/domain/draw/round-labels';
import { grouped } from '@gelanggang/domain/grouped';
import { seniCountsInTally } from '@gelanggang/domain/results/medals';
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';
import { TIME_PENALTY } from '@gelanggang/domain/seni/performance-score';
import { rankPerformances } from '@gelanggang/domain/seni/ranking';
import { seniPoolMedals } from '@gelanggang/domain/seni/seni-medals';
import { chartLabel } from '@gelanggang/domain/words/labels';
import { drawOf } from '../pools.mapper';
import { heldScores, type SeesEarly } from './held-scores';
import { performersOf, timeRuleOf, worthOfMatch } from './performers';
import { battleRounds } from './seni-bracket.mapper';
import { chartOf, seniTitle } from './seni-pool-draw';
import type { SeniMatchRecord, SeniPoolRecord } from './seni-pools.queries';

function seniPool(pool: SeniPoolRecord, matches: readonly SeniMatchRecord[], sees: SeesEarly): SeniPool {
  const chart = chartOf(pool);
  const held = heldScores(matches, sees);
  return {
    id: pool.id,
    name: pool.name,
    drawing_id: pool.drawingId,
    number: pool.number,
    mode: pool.mode,
    stage: pool.stage,
    match_chart: chart,
    bracket_type: chart === null ? null : chartLabel(chart),
    pool_size: pool.poolSize,
    units_count: pool.unitsCount,
    has_started: pool.startedCount > 0,
    is_over: pool.openCount === 0,
    draw: drawOf(pool),
    matches: matches.map((match) => seniMatch(match, held.has(match.id))),
  };
}

function seniMatch(match: SeniMatchRecord, isHeld: boolean): SeniMatch {
  const name = (place: number) => (match.members[place] === undefined ? null : { name: match.members[place] });
  return {
    id: match.id,
    match_type: match.matchType,
    mode: match.mode,
    corner: match.corner,
    battle_group: match.battleGroup,
    round: match.round,
    round_label: labelOf(match),
    match_order: match.position,
    is_third_place: match.isThirdPlace,
    state: match.state,
    has_bye: match.hasBye,
    unit_id: match.unitId,
    team_member1: name(0),
    team_member2: name(1),
    team_member3: name(2),
    contingent: match.contingent === null ? null : { name: match.contingent },
    pool: {
      id: match.poolId,
      name: match.poolName,
      age_category_id: match.ageCategoryId,
      age_category: { id: match.ageCategoryId, name: match.ageCategory },
    },
    gender: match.gender,
    status: match.status,
    number: match.number,
    partai: match.partai,
    scheduled_date: match.scheduledDate,
    start_time: match.startTime,
    arena_name: match.arenaName,
    performance: isHeld ? heldPerformance(match) : performanceOf(match),
    rules: match.rules,
    time_rule: timeRuleOf(match),
    lot: match.lot,
  };
}

function labelOf(match: SeniMatchRecord): string {
  if (match.mode === 'default') return '';
  return match.isThirdPlace ? THIRD_PLACE_LABEL : roundLabel(match.round, match.roundCount);
}

function performanceOf(match: SeniMatchRecord): SeniPerformance | null {
  if (match.performanceId === null || match.outcome === null) return null;
  const worth = worthOfMatch(match);
  return {
    id: match.performanceId,
    outcome: match.outcome,
    items: match.items ?? [],
    reason: match.reason,
    reached: match.reached,
    is_former: match.judgedBy === null,
    decided_by: match.decidedBy,
    scores: (match.scores ?? []).map((score) => score / 100),
    median: worth && worth.median / 1000,
    penalty: (match.penalty ?? 0) / 100,
    time_penalty: worth?.timeFault === 'out' ? TIME_PENALTY / 100 : 0,
    total_penalty: (worth?.penalty ?? 0) / 1000,
    seconds: match.seconds,
    time_fault: worth?.timeFault ?? 'none',
    final_score: worth && worth.final / 1000,
    recorded_by: match.recordedBy,
    recorded_at: match.recordedAt?.toISOString() ?? '',
  };
}

/** Nothing of it but that there is one. */
function heldPerformance(match: SeniMatchRecord): SeniPerformance | null {
  const told = performanceOf({ ...match, scores: null, penalty: null, items: null, reason: null, reached: null });
  return (
    told && {
      ...told,
      ...{ is_held: true, median: null, time_penalty: 0, total_penalty: 0, seconds: null, time_fault: 'none' },
      final_score: null,
    }
  );
}

/** Pools come by kind, age, event, gender, stage and mode: each run is a group. */
export function seniGroups(
  pools: readonly SeniPoolRecord[],
  matches: readonly SeniMatchRecord[],
  sees: SeesEarly,
): SeniGroup[] {
  const byPool = grouped(matches, (match) => match.poolId);
  const groups = grouped(pools, (pool) =>
    [pool.matchCategoryId, pool.ageCategoryId, pool.nomor, pool.gender, pool.stage, pool.mode].join(' '),
  );
  return [...groups.values()].map((own) => {
    const first = own[0] as SeniPoolRecord;
    return {
      category: `${first.matchCategory} ${first.ageCategory}`,
      match_type: first.matchType,
      match_category: { id: first.matchCategoryId, name: first.matchCategory },
      age_category: { id: first.ageCategoryId, name: first.ageCategory },
      nomor: first.nomor,
      nomor_name: first.nomorName,
      gender: first.gender,
      mode: first.mode,
      stage: first.stage,
      drawing_ids: [...new Set(own.map((pool) => pool.drawingId))],
      advance_count: first.advanceCount,
      next_drawing_id: first.nextDrawingId,
      entrant_count: first.entrantCount,
      counts_in_tally: seniCountsInTally(first.entrantCount),
      has_started: own.some((pool) => pool.startedCount > 0),
      is_over: own.every((pool) => pool.openCount === 0),
      pools: own.map((pool) => seniPool(pool, byPool.get(pool.id) ?? [], sees)),
    };
  });
}

export interface SeniRights {
  canDraw: boolean;
  canScore: boolean;
  sees: SeesEarly;
}

export function seniPoolAnswer(
  pool: SeniPoolRecord,
  matches: readonly SeniMatchRecord[],
  { canDraw, canScore, sees }: SeniRights,
): SeniPoolAnswer {
  const isFinal = pool.mode === 'battle' || pool.advanceCount === null || pool.endsHere;
  return {
    ...seniPool(pool, matches, sees),
    title: seniTitle(pool),
    tournament: { id: pool.tournamentId, name: pool.tournamentName, slug: pool.tournamentSlug },
    match_type: pool.matchType,
    match_category: { id: pool.matchCategoryId, name: pool.matchCategory },
    age_category: { id: pool.ageCategoryId, name: pool.ageCategory },
    nomor: pool.nomor,
    nomor_name: pool.nomorName,
    gender: pool.gender,
    is_final: isFinal,
    advance_count: pool.advanceCount,
    next_drawing_id: pool.nextDrawingId,
    can_advance: !isFinal && pool.nextDrawingId === null && pool.drawingOpenCount === 0,
    entrant_count: pool.entrantCount,
    counts_in_tally: seniCountsInTally(pool.entrantCount),
    time_rule: ruleOfFirst(matches, pool.mode === 'battle' ? 'before' : 'any'),
    final_time_rule: ruleOfFirst(matches, 'final'),
    ranking: pool.mode === 'default' ? rankingOf(pool, matches) : [],
    rounds: pool.mode === 'battle' ? battleRounds(matches) : [],
    can_draw: canDraw,
    can_score: canScore,
  };
}

/** Of a pool's first performance that is, or is not, of its final; where it has none such, of its last. */
function ruleOfFirst(matches: readonly SeniMatchRecord[], which: 'any' | 'before' | 'final'): TimeRule {
  const isOne = ({ rules }: SeniMatchRecord) => which === 'any' || (rules.stage === 'final') === (which === 'final');
  const found = matches.find(isOne) ?? matches.at(-1);
  return found ? timeRuleOf(found) : { min: 0, max: 0, tolerance: 0, outAfter: null, isCosted: false };
}

function rankingOf(pool: SeniPoolRecord, matches: readonly SeniMatchRecord[]): SeniRankRow[] {
  const ranking = rankPerformances(performersOf(matches), pool.seed ?? '');
  const isFinal = pool.advanceCount === null || pool.endsHere;
  const medals = seniPoolMedals(ranking, isFinal && pool.openCount === 0, pool.entrantCount);
  const medalOf = (unitId: number) =>
    (['gold', 'silver', 'bronze'] as const).find((medal) => medals[medal].includes(unitId)) ?? null;
  const byUnit = new Map(matches.map((match) => [match.unitId, match]));
  return ranking.flatMap(({ unitId, rank, tieBreak }) => {
    const match = byUnit.get(unitId);
    if (!match) return [];
    return {
      match_id: match.id,
      unit_id: unitId,
      names: match.members,
      contingent: match.contingent ?? '',
      rank,
      tie_break: tieBreak,
      advances: rank !== null && !pool.endsHere && pool.advanceCount !== null && rank <= pool.advanceCount,
      medal: medalOf(unitId),
      outcome: match.outcome,
      final_score: performanceOf(match)?.final_score ?? null,
    };
  });
}
