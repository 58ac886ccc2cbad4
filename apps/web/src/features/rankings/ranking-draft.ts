// A ranking as its form has it, and what is sent of it.
import type { OwnRanking, RankingRequest } from '@gelanggang/contract/rankings';
import { EVENT_LEVELS } from '@gelanggang/domain/past-events/levels';
import { DEFAULT_RANKING_RULE, type Ranked, type RankingRule } from '@gelanggang/domain/ranking/ranking-rule';
import { linesOf, numbersOf, percentOf, sidesOf } from './rule-lines';

/** As it is written. */
export interface Draft {
  name: string;
  of: Ranked;
  on: string;
  points: string;
  tookPart: string;
  best: string;
  levels: Record<string, string>;
  ages: string;
  decay: string;
  sameName: boolean;
  same: string;
  isPublic: boolean;
  /** Of each chosen event its level, by 'tournament:3'. */
  sources: Record<string, string>;
}

export function draftOf(row: OwnRanking | null): Draft {
  const rule: RankingRule = row?.rule ?? { ...DEFAULT_RANKING_RULE, on: `${new Date().getFullYear()}-12-31` };
  return {
    name: row?.name ?? '',
    of: rule.of,
    on: rule.on,
    points: rule.points.join(', '),
    tookPart: String(rule.took_part),
    best: rule.best === null ? '' : String(rule.best),
    levels: Object.fromEntries(EVENT_LEVELS.map((level) => [level, String(rule.levels[level])])),
    ages: linesOf(rule.ages.map(({ age, percent }) => [age, percent])),
    decay: linesOf(rule.decay.map(({ days, percent }) => [days, percent])),
    sameName: rule.same_name,
    same: linesOf(rule.same.map(({ written, means }) => [written, means])),
    isPublic: row?.is_public ?? false,
    sources: Object.fromEntries((row?.sources ?? []).map(({ key, level }) => [key, level])),
  };
}

/** What is sent; what cannot be read of it is refused by the server with its field. */
export function requestOf(draft: Draft, version: number | undefined): RankingRequest {
  const sides = (text: string) => sidesOf(text).sides;
  const rule = {
    of: draft.of,
    points: numbersOf(draft.points),
    took_part: percentOf(draft.tookPart),
    levels: Object.fromEntries(EVENT_LEVELS.map((level) => [level, percentOf(draft.levels[level] ?? '')])),
    ages: sides(draft.ages).map(([age, percent]) => ({ age, percent: percentOf(percent) })),
    best: draft.best.trim() === '' ? null : percentOf(draft.best),
    decay: sides(draft.decay).map(([days, percent]) => ({ days: percentOf(days), percent: percentOf(percent) })),
    on: draft.on,
    same_name: draft.sameName,
    same: sides(draft.same).map(([written, means]) => ({ written, means })),
  };
  const sources = Object.entries(draft.sources).map(([key, level]) => {
    const [kind, id] = key.split(':');
    return { kind, id: Number(id), level };
  });
  return { name: draft.name, is_public: draft.isPublic, rule, sources, version } as RankingRequest;
}
