// Who stands where in a tournament's medals, and who is the overall winner (rulebook 2025: by golds or by points, a setting).
import { medalTexts } from './medal-texts';

export const MEDALS = ['gold', 'silver', 'bronze'] as const;
export type Medal = (typeof MEDALS)[number];
export const MEDAL_LABELS: Readonly<Record<Medal, string>> = medalTexts.medals;

export const OVERALL_RULES = ['golds', 'points'] as const;
export type OverallRule = (typeof OVERALL_RULES)[number];
export const OVERALL_RULE_LABELS: Readonly<Record<OverallRule, string>> = medalTexts.overall;

/** What counts, before what. */
const COUNTS: Readonly<Record<OverallRule, readonly (Medal | 'points')[]>> = {
  golds: MEDALS,
  points: ['points', ...MEDALS],
};

/** Whether points count at all: they are shown then. */
export const countsPoints = (rule: OverallRule): boolean => COUNTS[rule].includes('points');

interface Standing {
  is_over: boolean;
  undivided?: number;
  events?: readonly { is_over?: boolean; state?: string | null }[];
}

/** Classes whose medals a protest may still move, or that the announcer has not told. */
export const openClasses = ({ events = [] }: Standing): number => events.filter(({ state }) => state != null).length;

/** Nobody is champion while a class is open, protested or not told yet, or still to be divided into pools. */
export const isChampionFinal = (medals: Standing): boolean =>
  medals.is_over && (medals.undivided ?? 0) === 0 && openClasses(medals) === 0;

/** Highest worth of one medal. */
export const MOST_MEDAL_POINTS = 100;

export interface MedalRule {
  overallBy: OverallRule;
  /** What one medal is worth. */
  points: Readonly<Record<Medal, number>>;
}

export const DEFAULT_MEDAL_RULE: MedalRule = { overallBy: 'golds', points: { gold: 5, silver: 3, bronze: 1 } };

export interface WonMedal {
  contingentId: number;
  medal: Medal;
}

export interface MedalStanding extends Record<Medal, number> {
  contingentId: number;
  total: number;
  points: number;
  /** From 1; those who are level in everything that counts share it. */
  rank: number;
}

/**
 * Every contingent with a medal, best first. By golds: then silver, then bronze. By points: then golds, silver, bronze.
 * A pair's or a team's medal counts once. Those who are level stand in order of id.
 */
export function medalTable(won: readonly WonMedal[], rule: MedalRule): MedalStanding[] {
  const standings = new Map<number, MedalStanding>();
  for (const { contingentId, medal } of won) {
    const before = standings.get(contingentId) ?? {
      ...{ contingentId, gold: 0, silver: 0, bronze: 0, total: 0, points: 0, rank: 0 },
    };
    standings.set(contingentId, {
      ...before,
      [medal]: before[medal] + 1,
      total: before.total + 1,
      points: before.points + rule.points[medal],
    });
  }
  const sorted = [...standings.values()].sort((a, b) => compare(a, b, rule) || a.contingentId - b.contingentId);
  let rank = 0;
  return sorted.map((standing, index) => {
    const before = sorted[index - 1];
    if (!before || compare(before, standing, rule) !== 0) rank = index + 1;
    return { ...standing, rank };
  });
}

/** Below 0: `a` stands before `b`. */
function compare(a: MedalStanding, b: MedalStanding, { overallBy }: MedalRule): number {
  for (const key of COUNTS[overallBy]) {
    if (a[key] !== b[key]) return b[key] - a[key];
  }
  return 0;
}
