// Shapes the battles of a pool as a bracket: the games that the bracket of tanding shows too (spec 2 §7, "Seni").
import type { SeniBracketAnswer } from '@gelanggang/contract/seni-answers';
import type { BracketGame, BracketPlayer, BracketRound } from '@gelanggang/contract/brackets';
import { matchRoundLabel, roundLabel } from '@gelanggang/domain/draw/round-labels';
import { grouped } from '@gelanggang/domain/grouped';
import type { Corner } from '@gelanggang/domain/words/corners';
import { deciderName, type ReadDecider, stillAwaited, toldDeciders } from '@gelanggang/domain/schedule/partai-numbers';
import { battleStatus } from '@gelanggang/domain/seni/battle-status';
import { emptyCornerLabel, NOBODY_COMES } from '@gelanggang/domain/words/labels';
import { drawOf } from '../pools.mapper';
import type { SeniMatchRecord, SeniPoolRecord } from './seni-pools.queries';
import { chartOf, seniTitle } from './seni-pool-draw';

export function seniBracketAnswer(
  pool: SeniPoolRecord,
  matches: readonly SeniMatchRecord[],
  canDraw: boolean,
): SeniBracketAnswer {
  const rounds = pool.mode === 'battle' ? battleRounds(matches) : [];
  const games = rounds.flatMap((round) => round.games);
  const final = games.find((game) => game.next === null && !game.is_third_place) ?? null;
  return {
    match_chart: chartOf(pool),
    type: pool.mode,
    rounds,
    matches: games,
    // a list of pairs has no one final
    final: chartOf(pool) === 2 ? null : final,
    final_round: final?.round ?? null,
    pool: { id: pool.id, name: pool.name, title: seniTitle(pool) },
    draw: drawOf(pool),
    has_started: pool.startedCount > 0,
    can_draw: canDraw,
  };
}

/** A battle is known by its blue row. */
export function battleRounds(matches: readonly SeniMatchRecord[]): BracketRound[] {
  const battles = [...grouped(matches, (match) => match.battleGroup).values()];
  const blueOf = new Map(
    battles.flatMap((rows) => {
      const blue = rows.find((row) => row.corner === 'blue');
      return blue ? rows.map((row) => [row.id, blue.id] as const) : [];
    }),
  );
  const games = battles.flatMap((rows) => game(rows, matches, blueOf) ?? []);
  return [...grouped(games, (one) => one.round).entries()]
    .sort(([a], [b]) => a - b)
    .map(([round, own]) => ({ round, label: roundLabel(round, matches[0]?.roundCount ?? null), games: own }));
}

function game(
  rows: readonly SeniMatchRecord[],
  all: readonly SeniMatchRecord[],
  blueOf: ReadonlyMap<number, number>,
): BracketGame | null {
  const blue = rows.find((row) => row.corner === 'blue');
  const red = rows.find((row) => row.corner === 'red') ?? null;
  if (!blue) return null;
  const { winner } = blue;
  const scheduled = blue.number === null ? red : blue;
  return {
    id: blue.id,
    round: blue.round,
    round_label: matchRoundLabel(blue, blue.roundCount),
    position: blue.position,
    is_third_place: blue.isThirdPlace,
    player1: player(blue, 'blue', all),
    player2: red ? player(red, 'red', all) : bye(blue.round),
    winner,
    winner_id: winner === null ? null : ((winner === 'blue' ? blue : red)?.unitId ?? null),
    next: blue.nextMatchId === null ? null : (blueOf.get(blue.nextMatchId) ?? null),
    next_corner: blue.nextCorner,
    loser_next: blue.loserMatchId === null ? null : (blueOf.get(blue.loserMatchId) ?? null),
    loser_next_corner: blue.loserCorner,
    status: battleStatus([blue.status, ...(red ? [red.status] : [])]),
    win_kind: blue.winKind,
    blue_score: null,
    red_score: null,
    number: scheduled?.number ?? null,
    partai: scheduled?.partai ?? null,
    scheduled_date: scheduled?.scheduledDate ?? null,
    start_time: scheduled?.startTime ?? null,
    arena_id: scheduled?.arenaId ?? null,
    arena_name: scheduled?.arenaName ?? null,
    can_create_dummy: false,
  };
}

function player(row: SeniMatchRecord, corner: Corner, all: readonly SeniMatchRecord[]): BracketPlayer {
  const base = { state: row.state, is_dummy: false, unit_id: row.unitId };
  if (row.state === 'unit') {
    return { ...base, name: row.members.join(', '), contingent: row.contingent ?? '', placeholder: null };
  }
  const own = row.scheduledDate === null ? null : { date: row.scheduledDate };
  const read = deciderOf(row, corner, all);
  const [told] = toldDeciders([stillAwaited(read)], own, row.numbering);
  const decider = told && deciderName(told);
  const place = decider?.place ? { place: decider.place } : {};
  const placeholder = decider?.placeholder ?? null;
  return {
    ...base,
    name: decider?.name ?? (read?.isOver ? NOBODY_COMES : 'TBD'),
    contingent: '',
    placeholder,
    ...place,
  };
}

/** The battle whose winner, or towards third place whose loser, performs in this row; the first of its rows in a schedule names it. */
function deciderOf(row: SeniMatchRecord, corner: Corner, all: readonly SeniMatchRecord[]): ReadDecider | null {
  const wins = (one: SeniMatchRecord) => one.nextMatchId === row.id && one.nextCorner === corner;
  const loses = (one: SeniMatchRecord) => one.loserMatchId === row.id && one.loserCorner === corner;
  const rows = all.filter((one) => wins(one) || loses(one));
  const [first] = rows;
  if (!first) return null;
  const named = rows.find((one) => one.partai !== null && one.scheduledDate !== null);
  return {
    ...{ partai: named?.partai ?? null, date: named?.scheduledDate ?? null, loses: !wins(first) },
    isOver: rows.every((one) => one.status === 'finished' || one.status === 'walkover'),
  };
}

function bye(round: number): BracketPlayer {
  return {
    state: 'bye',
    is_dummy: false,
    unit_id: null,
    name: emptyCornerLabel(round),
    contingent: '',
    placeholder: null,
  };
}
