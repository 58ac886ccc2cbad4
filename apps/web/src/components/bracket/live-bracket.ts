// A bracket from the public live data, for pages and big screens: matches of a pool, or seni battles of two rows each.
import { awaitedName } from '@gelanggang/contract/awaited-name';
import type { LiveCorner, LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { BracketGame, BracketPlayer, BracketRound } from '@gelanggang/contract/brackets';
import { THIRD_PLACE_LABEL } from '@gelanggang/domain/draw/round-labels';
import { battleStatus } from '@gelanggang/domain/seni/battle-status';

type Places = Pick<LiveSnapshot, 'arenas' | 'schedules'>;

/** Of one pool. A battle is known by its blue row. */
export function liveRounds(matches: readonly LiveMatch[], places?: Places): BracketRound[] {
  const isBattle = matches.some((match) => match.battle_group !== null);
  if (isBattle) {
    const games = battles(matches);
    const rows = new Map(matches.map((match) => [match.id, match]));
    return roundsOf(places ? games.map((game) => placed(game, rows.get(game.id), places)) : games);
  }
  return roundsOf(matches.map((match) => (places ? keptGame(match, places) : gameOf(match))));
}

/** The same object for the same match: its place in the drawing then stays as it is when another one changes. */
const kept = new WeakMap<LiveMatch, { places: Places; game: BracketGame }>();

function keptGame(match: LiveMatch, places: Places): BracketGame {
  const known = kept.get(match);
  if (known?.places.arenas === places.arenas && known.places.schedules === places.schedules) return known.game;
  const game = placed(gameOf(match), match, places);
  kept.set(match, { places, game });
  return game;
}

export function roundsOf(games: readonly BracketGame[]): BracketRound[] {
  const byRound = new Map<number, BracketGame[]>();
  for (const game of games) byRound.set(game.round, [...(byRound.get(game.round) ?? []), game]);
  return [...byRound.entries()]
    .sort(([a], [b]) => a - b)
    .map(([round, own]) => ({
      round,
      label: (own.find((game) => !game.is_third_place) ?? own[0])?.round_label ?? '',
      games: own,
    }));
}

export function gameOf(match: LiveMatch): BracketGame {
  return {
    id: match.id,
    round: match.round,
    round_label: match.round_label,
    position: match.position,
    is_third_place: match.round_label === THIRD_PLACE_LABEL,
    player1: playerOf(match.blue),
    player2: playerOf(match.red),
    winner: match.winner,
    winner_id: null,
    next: match.next_match_id,
    next_corner: match.next_corner,
    loser_next: null,
    loser_next_corner: null,
    status: match.status,
    ...(match.standing ? { state: match.standing.state } : {}),
    win_kind: match.win_kind,
    blue_score: match.blue_score,
    red_score: match.red_score,
    number: match.number,
    partai: match.partai,
    scheduled_date: null,
    start_time: match.start_time,
    arena_id: match.arena_id,
    arena_name: null,
    can_create_dummy: false,
  };
}

function playerOf(corner: LiveCorner): BracketPlayer {
  const { name, contingent, state, is_dummy } = corner;
  const shown = awaitedName(corner) ?? (name !== '' ? name : state === 'bye' ? 'BYE' : 'TBD');
  return { name: shown, contingent, state, is_dummy, placeholder: state === 'tbd' ? shown : null, unit_id: null };
}

const BYE: BracketPlayer = {
  state: 'bye',
  name: 'BYE',
  contingent: '',
  is_dummy: false,
  placeholder: null,
  unit_id: null,
};

function battles(matches: readonly LiveMatch[]): BracketGame[] {
  const groups = new Map<number, LiveMatch[]>();
  for (const match of matches) {
    const group = match.battle_group ?? match.id;
    groups.set(group, [...(groups.get(group) ?? []), match]);
  }
  const blueOf = new Map<number, number>();
  for (const rows of groups.values()) {
    const blue = rows.find((row) => row.corner === 'blue');
    if (blue) for (const row of rows) blueOf.set(row.id, blue.id);
  }
  return [...groups.values()].flatMap((rows) => {
    const blue = rows.find((row) => row.corner === 'blue');
    return blue ? battle(blue, rows.find((row) => row.corner === 'red') ?? null, blueOf) : [];
  });
}

function battle(blue: LiveMatch, red: LiveMatch | null, blueOf: ReadonlyMap<number, number>): BracketGame {
  const scheduled = blue.number === null && red ? red : blue;
  return {
    ...gameOf(blue),
    player2: red ? playerOf(red.red) : BYE,
    next: blue.next_match_id === null ? null : (blueOf.get(blue.next_match_id) ?? null),
    status: battleStatus(red ? [blue.status, red.status] : [blue.status]),
    number: scheduled.number,
    partai: scheduled.partai,
    start_time: scheduled.start_time,
    arena_id: scheduled.arena_id,
  };
}

function placed(game: BracketGame, match: LiveMatch | undefined, { arenas, schedules }: Places): BracketGame {
  const schedule = schedules.find((one) => one.id === match?.schedule_id);
  const arena = arenas.find((one) => one.id === game.arena_id);
  return { ...game, scheduled_date: schedule?.scheduled_date ?? null, arena_name: arena?.name ?? null };
}
