// Shapes matches for the wire: brackets, match lists and the recap.
import type {
  BracketAnswer,
  BracketGame,
  BracketPlayer,
  BracketRound,
  MatchListRow,
  RecapCategory,
  RecapClass,
  RecapGender,
  ShowBracketAnswer,
} from '@gelanggang/contract/brackets';
import { standingOf } from '@gelanggang/database/queries/result-standing';
import { matchRoundLabel, roundLabel } from '@gelanggang/domain/draw/round-labels';
import { deciderName, stillAwaited, type ToldDecider, toldDeciders } from '@gelanggang/domain/schedule/partai-numbers';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className, emptyCornerLabel, NOBODY_COMES } from '@gelanggang/domain/words/labels';
import type { CornerRecord, MatchRecord } from './bracket.queries';
import { poolTitle } from './pool-name';
import { poolRow } from './pools.mapper';
import type { PoolRecord } from './pools.queries';
import { drawingRefusalTexts } from './refusal-texts';
import type { DrawingRefusalCode } from './refusals';

export function bracketAnswer(pool: PoolRecord, matches: readonly MatchRecord[], canDraw: boolean): BracketAnswer {
  return {
    pool: poolRow(pool),
    tournament_id: pool.tournamentId,
    tournament_slug: pool.tournamentSlug,
    match_chart: pool.matchChart,
    status: pool.status,
    rounds: rounds(matches),
    can_draw: canDraw,
    has_started: pool.startedCount > 0,
  };
}

export function showBracket(matches: readonly MatchRecord[]): ShowBracketAnswer {
  const rowsOf = byPool(matches);
  return {
    bracket: matches.map((match) => ({
      ...game(match, rowsOf.get(match.poolId) ?? []),
      pool_id: match.poolId,
      pool_name: match.poolName,
      pool_title: poolTitle({ ...match, name: match.poolName }),
      match_chart: match.matchChart,
    })),
  };
}

export function matchList(matches: readonly MatchRecord[]): MatchListRow[] {
  const rowsOf = byPool(matches);
  return matches.map((match) => listRow(match, rowsOf.get(match.poolId) ?? []));
}

/** Rows come in the recap's order: by age, Putra before Putri, class, pool, round (spec 2 §2, Match recap). */
export function recap(matches: readonly MatchRecord[]): RecapCategory[] {
  const rowsOf = byPool(matches);
  const categories: RecapCategory[] = [];
  let category: RecapCategory | undefined;
  let gender: RecapGender | undefined;
  let one: RecapClass | undefined;
  for (const match of matches) {
    if (category?.age_category_id !== match.ageCategoryId) {
      category = {
        category: `${match.matchCategory} ${match.ageCategory}`,
        match_category_id: match.matchCategoryId,
        age_category_id: match.ageCategoryId,
        genders: [],
      };
      categories.push(category);
      gender = undefined;
    }
    if (gender?.gender !== match.gender) {
      gender = { gender: match.gender, label: GENDER_LABELS[match.gender], classes: [] };
      category.genders.push(gender);
      one = undefined;
    }
    if (one?.class_id !== match.classId) {
      one = {
        class_id: match.classId,
        class_name: className(match.className),
        weight_min: match.weightMin,
        weight_max: match.weightMax,
        matches: [],
      };
      gender.classes.push(one);
    }
    one.matches.push(listRow(match, rowsOf.get(match.poolId) ?? []));
  }
  return categories;
}

function rounds(matches: readonly MatchRecord[]): BracketRound[] {
  const found = new Map<number, BracketRound>();
  for (const match of matches) {
    const round = found.get(match.round) ?? {
      round: match.round,
      label: roundLabel(match.round, match.roundCount),
      games: [],
    };
    round.games.push(game(match, matches));
    found.set(match.round, round);
  }
  return [...found.values()];
}

function byPool(matches: readonly MatchRecord[]): Map<number, MatchRecord[]> {
  const pools = new Map<number, MatchRecord[]>();
  for (const match of matches) {
    const rows = pools.get(match.poolId);
    if (rows) rows.push(match);
    else pools.set(match.poolId, [match]);
  }
  return pools;
}

/** Of results that are marked: one that is simply official, or still open, is told by its status. */
function markedState(match: MatchRecord): Pick<BracketGame, 'state'> {
  const state = standingOf(match, match.isWinnerOut)?.state ?? null;
  return state === null || state === 'official' || state === 'live' ? {} : { state };
}

function game(match: MatchRecord, pool: readonly MatchRecord[]): BracketGame {
  const winner = match.winner && match[match.winner];
  const { blue, red } = players(match);
  return {
    id: match.id,
    round: match.round,
    round_label: matchRoundLabel(match, match.roundCount),
    position: match.position,
    is_third_place: match.isThirdPlace,
    player1: blue,
    player2: red,
    winner: match.winner,
    winner_id: winner?.unitId ?? null,
    next: match.nextMatchId,
    next_corner: match.nextCorner,
    loser_next: match.loserMatchId,
    loser_next_corner: match.loserCorner,
    status: match.status,
    ...markedState(match),
    win_kind: match.winKind,
    blue_score: match.blueScore,
    red_score: match.redScore,
    number: match.number,
    partai: match.partai,
    scheduled_date: match.scheduledDate,
    start_time: match.startTime,
    arena_id: match.arenaId,
    arena_name: match.arenaName,
    can_create_dummy: dummyRefusal(match, pool) === null,
  };
}

function listRow(match: MatchRecord, pool: readonly MatchRecord[]): MatchListRow {
  const { blue, red } = players(match);
  const refusal = dummyRefusal(match, pool);
  return {
    match_id: match.id,
    pool_id: match.poolId,
    pool_name: match.poolName,
    round: match.round,
    round_label: matchRoundLabel(match, match.roundCount),
    position: match.position,
    participant_one: nameInLine(blue),
    participant_one_contingent: blue.contingent,
    participant_one_is_dummy: blue.is_dummy,
    participant_two: nameInLine(red),
    participant_two_contingent: red.contingent,
    participant_two_is_dummy: red.is_dummy,
    status: match.status,
    winner: match.winner,
    number: match.number,
    partai: match.partai,
    can_create_dummy: refusal === null,
    dummy_refusal: refusal && drawingRefusalTexts[refusal],
  };
}

function nameInLine({ name, place }: BracketPlayer): string {
  return place === undefined ? name : `${name} (${place})`;
}

function players(match: MatchRecord): { blue: BracketPlayer; red: BracketPlayer } {
  const own = match.scheduledDate ? { date: match.scheduledDate } : null;
  const [blue, red] = toldDeciders(
    [stillAwaited(match.blue.decider), stillAwaited(match.red.decider)],
    own,
    match.numbering,
  );
  return { blue: player(match.blue, match.round, blue), red: player(match.red, match.round, red) };
}

function player(corner: CornerRecord, round: number, decider: ToldDecider | null | undefined): BracketPlayer {
  const base = { state: corner.state, is_dummy: corner.isDummy ?? false, unit_id: corner.unitId };
  if (corner.state === 'unit') {
    return { ...base, name: corner.name ?? '', contingent: corner.contingent ?? '', placeholder: null };
  }
  const awaited = corner.state === 'tbd' && decider ? deciderName(decider) : null;
  const open = corner.decider?.isOver ? NOBODY_COMES : 'TBD';
  const name = corner.state === 'bye' ? emptyCornerLabel(round) : (awaited?.name ?? open);
  return {
    ...base,
    name,
    contingent: '',
    placeholder: awaited?.placeholder ?? null,
    ...(awaited?.place ? { place: awaited.place } : {}),
  };
}

/** Only a lone athlete of round 1, while round 2 has not started and the pool is open (domain-rules, Draw: a dummy opponent). */
function dummyRefusal(match: MatchRecord, pool: readonly MatchRecord[]): DrawingRefusalCode | null {
  const isBye = match.blue.state === 'bye' || match.red.state === 'bye';
  if (match.round !== 1 || !isBye) return 'no-empty-corner';
  if (match.isPoolLocked) return 'pool-locked';
  const hasStarted = pool.some(
    (other) => other.round === 2 && ['ongoing', 'finished', 'walkover'].includes(other.status),
  );
  return hasStarted ? 'next-round-started' : null;
}
