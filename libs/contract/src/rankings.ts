// Rankings over a season (own, no call of the specs): a rule as data, the events that it counts, and the table that follows.
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsObject, Min, ValidateNested } from 'class-validator';
import type { EventLevel } from '@gelanggang/domain/past-events/levels';
import { EVENT_LEVELS } from '@gelanggang/domain/past-events/levels';
import type { RankedPerson, RankedResult } from '@gelanggang/domain/ranking/rank';
import type { Ranked, RankingRule } from '@gelanggang/domain/ranking/ranking-rule';
import { IsOptionalId, IsText } from './fields';
import { says, validationSentences } from './validation-sentences';

export const MOST_RANKING_SOURCES = 60;
/** A key is a name and a contingent. */
export const LONGEST_RANKING_KEY = 400;
export const PREVIEWED_ROWS = 20;

export const SOURCE_KINDS = ['tournament', 'past'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export class RankingSourceRequest {
  @IsIn([...SOURCE_KINDS])
  kind: SourceKind;

  @IsInt()
  @Min(1)
  id: number;

  @IsIn([...EVENT_LEVELS], { message: says(() => validationSentences.chooseLevel) })
  level: EventLevel;
}

/** POST /rankings/preview */
export class RankingPreviewRequest {
  /** `RankingRule`; the service tells what is wrong with each field, as `rule.points`. */
  @IsObject({ message: says(() => validationSentences.ruleIncomplete) })
  rule: object;

  @IsArray()
  @ArrayMaxSize(MOST_RANKING_SOURCES, {
    message: says(() => validationSentences.mostTournaments(MOST_RANKING_SOURCES)),
  })
  @ValidateNested({ each: true })
  @Type(() => RankingSourceRequest)
  sources: RankingSourceRequest[];
}

/** POST /rankings, PUT /rankings/{id} */
export class RankingRequest extends RankingPreviewRequest {
  @IsText(150)
  name: string;

  /** Everybody sees it. */
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  is_public: boolean;

  @IsOptionalId()
  version?: number;
}

/** GET /rankings/{id}/of?key= */
export class RankedOneQuery {
  @IsText(LONGEST_RANKING_KEY)
  key: string;
}

/** One of GET /rankings. Public. */
export interface RankingListRow {
  id: number;
  name: string;
  of: Ranked;
  on: string;
  sources: number;
}

/** One of GET /rankings/of-office. */
export interface OwnRankingRow extends RankingListRow {
  is_public: boolean;
  version: number;
}

export interface RankingSourceRow {
  kind: SourceKind;
  id: number;
  /** Of the table's rows: 'tournament:3'. */
  key: string;
  name: string;
  /** null: an old event. */
  slug: string | null;
  /** The last day. */
  date: string;
  level: EventLevel;
  /** Below the site's address, where its results are to be read by anybody. */
  feed: string;
}

/** GET /rankings/{id}/form */
export interface OwnRanking {
  id: number;
  name: string;
  is_public: boolean;
  version: number;
  rule: RankingRule;
  sources: RankingSourceRow[];
}

/** GET /rankings/choices: what may be counted. */
export interface RankingChoice {
  kind: SourceKind;
  id: number;
  name: string;
  date: string;
  /** null: a tournament, whose level the ranking says. */
  level: EventLevel | null;
}

export interface RankingTableRow {
  rank: number;
  key: string;
  name: string;
  contingent: string | null;
  /** Thousandths. */
  points: number;
  /** First, second and third places. */
  places: [number, number, number];
  /** Events with a result. */
  events: number;
}

/** GET /rankings/{id}. Public: rule, events and table, so that anybody computes it again (docs/feed.md). */
export interface RankingAnswer {
  format: 'gelanggang-ranking';
  version: 1;
  id: number;
  name: string;
  rule: RankingRule;
  sources: RankingSourceRow[];
  /** Whom a confirmed link makes one person. */
  people: RankedPerson[];
  rows: RankingTableRow[];
}

export interface RankedResultRow extends RankedResult {
  points: number;
  level: number;
  age_percent: number;
  time: number;
  worth: number;
}

/** GET /rankings/{id}/of?key=. Public. */
export interface RankedOne {
  ranking: { id: number; name: string; of: Ranked };
  row: RankingTableRow;
  sources: { source: RankingSourceRow; worth: number; counts: boolean; results: RankedResultRow[] }[];
}

/** POST /rankings/preview: nothing is kept of it. */
export interface RankingPreview {
  rows: RankingTableRow[];
  total: number;
  results: number;
  /** Age categories that the chosen events have. */
  ages: string[];
}
