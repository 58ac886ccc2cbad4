// The brackets of a tournament in words: how large each is, how far it has come, who has won. Pure, from the live data.
import type { LiveCorner, LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { Corner } from '@gelanggang/domain/words/corners';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className as nameOfClass } from '@gelanggang/domain/words/labels';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { classOf } from '@gelanggang/domain/words/match-class';
import { searchable } from '@gelanggang/domain/words/sought';
import type { BracketCorner, BracketMatch } from '@gelanggang/contract/match-outlines';
import { rankedMatches } from '@web/live/ranked-matches';

export const POOL_STATES = ['running', 'waiting', 'over'] as const;
export type PoolState = (typeof POOL_STATES)[number];

export interface PoolSummary {
  id: number;
  /** 'Dewasa Putra A' */
  className: string;
  /** As the class is called below the heading of its age: 'Putra A', 'Tunggal Putra'. */
  shortName: string;
  /** 'Pool A'; told where the class has several, or a stage of its own. */
  poolName: string;
  stage: number;
  ageCategory: string;
  gender: LiveMatch['gender'];
  /** An order of performance, without opponents. */
  isOrder: boolean;
  units: number;
  /** Matches or performances that are fought, byes left out. */
  total: number;
  decided: number;
  isOnMat: boolean;
  state: PoolState;
  /** First of the bracket, of every pair, or of the order of performance; empty while open. */
  winners: LiveCorner[];
  /** What it can be found by, in small letters; without the names of an outline, which has few. */
  text: string;
}

export const isOver = (match: Pick<LiveMatch, 'status'>): boolean =>
  match.status === 'finished' || match.status === 'walkover';
const isOnMat = (match: Pick<LiveMatch, 'status'>): boolean => match.status === 'ongoing' || match.status === 'called';

/** A bye is nobody's match: nothing is ever fought in it. */
export const isFought = (match: BracketMatch, pool: readonly BracketMatch[]): boolean =>
  match.blue.state !== 'bye' &&
  match.red.state !== 'bye' &&
  (match.battle_group === null || pool.filter((one) => one.battle_group === match.battle_group).length === 2);

/** Of all brackets, or of the one that the snapshot holds. */
export function poolSummaries(snapshot: Pick<LiveSnapshot<BracketMatch>, 'matches' | 'part'>): PoolSummary[] {
  const pools = new Map<number, BracketMatch[]>();
  for (const match of snapshot.matches) {
    const own = pools.get(match.pool_id);
    if (own) own.push(match);
    else pools.set(match.pool_id, [match]);
  }
  const summaries = [...pools.values()].map(summaryOf);
  const counts = new Map<string, number>();
  for (const { className } of summaries) counts.set(className, (counts.get(className) ?? 0) + 1);
  const { part } = snapshot;
  const isOneOfSeveral = ({ className }: PoolSummary) =>
    part && 'pool_id' in part ? part.is_one_of_several : (counts.get(className) ?? 0) > 1;
  return summaries.map((one) => ({ ...one, poolName: isOneOfSeveral(one) ? one.poolName : '' }));
}

function summaryOf(matches: BracketMatch[]): PoolSummary {
  const [first] = matches as [BracketMatch];
  const fought = matches.filter((match) => isFought(match, matches));
  const decided = fought.filter(isOver).length;
  const units = unitsOf(matches);
  const onMat = fought.some(isOnMat);
  const winners = winnersOf(matches);
  const className = classOf(first);
  return {
    id: first.pool_id,
    className,
    shortName:
      first.kind === 'seni'
        ? `${first.match_category} ${GENDER_LABELS[first.gender]}${behind(first.class_name)}`
        : `${GENDER_LABELS[first.gender]} ${nameOfClass(first.class_name)}`,
    poolName: first.pool_name,
    stage: first.seni?.stage ?? 1,
    ageCategory: first.age_category,
    gender: first.gender,
    isOrder: first.mode === 'default',
    units: units.length,
    total: fought.length,
    decided,
    isOnMat: onMat,
    state: fought.length > 0 && decided === fought.length ? 'over' : decided > 0 || onMat ? 'running' : 'waiting',
    winners,
    text: searchable(
      [className, first.pool_name, ...units.filter(isNamed).flatMap((unit) => [unit.name, unit.contingent])].join('\n'),
    ),
  };
}

/** Everybody stands in round 1, with an opponent or with a bye; a lone athlete's dummy is nobody. */
export function unitsOf<Match extends BracketMatch>(matches: readonly Match[]): Match[Corner][] {
  return matches
    .filter((match) => match.round === 1)
    .flatMap((match) => [match.blue, match.red])
    .filter((corner) => corner.state === 'unit' && !corner.is_dummy);
}

const isNamed = (corner: BracketCorner): corner is LiveCorner => corner.name !== undefined;

function winnersOf(matches: readonly BracketMatch[]): LiveCorner[] {
  if (matches[0]?.mode === 'default') {
    const [best] = matches.every(isOver) ? rankedMatches(matches) : [];
    return best?.rank === 1 ? [best.match.blue].filter(isNamed) : [];
  }
  const last = Math.max(...matches.map((match) => match.round));
  return matches
    .filter((match) => match.round === last && match.next_match_id === null && match.corner !== 'red')
    .filter((match) => last === 1 || match.position === 1)
    .flatMap((match) => {
      if (!match.winner) return [];
      const row = match.corner === null ? match : matches.find((one) => sameBattle(one, match, match.winner ?? null));
      const winner = row?.[match.winner];
      return winner && isNamed(winner) ? [winner] : [];
    });
}

const sameBattle = (one: BracketMatch, other: BracketMatch, corner: LiveMatch['corner']): boolean =>
  one.battle_group === other.battle_group && one.corner === corner;
