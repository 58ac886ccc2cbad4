// Keeps rankings, and reckons them: of what stands at the moment, by the rule that is kept with them.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isDay } from '@gelanggang/contract/fields';
import type { Said } from '@gelanggang/contract/http';
import { MESSAGES } from '@gelanggang/contract/messages';
import {
  type OwnRanking,
  PREVIEWED_ROWS,
  type RankedOne,
  type RankingAnswer,
  type RankingPreview,
  type RankingPreviewRequest,
  type RankingRequest,
  type RankingSourceRequest,
  type RankingSourceRow,
  type RankingTableRow,
} from '@gelanggang/contract/rankings';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { rank, type RankedPerson, type RankingRow } from '@gelanggang/domain/ranking/rank';
import { type RankingRule, rankingRuleFaults, rankingRuleOf } from '@gelanggang/domain/ranking/ranking-rule';
import { refuseOutdated } from '../http/changed-meanwhile';
import type { RequestAccount } from '../http/current-account';
import { Newest } from '../http/kept-answers';
import { invalid, notFound } from '../http/refusals';
import { RankingsQueries } from './rankings.queries';
import { SeasonPeople } from './season-people';
import { SeasonResults } from './season-results';
import { rankingsSentences } from './sentences';
import { rankingsTexts } from './texts';
import { lockAccount } from '@gelanggang/platform/turns/lock-account';

/** A change of an old event's results shows after this time at the latest. */
const FRESH_MS = 5000;
const MOST_KEPT = 20;

interface Reckoned {
  rows: RankingRow[];
  people: RankedPerson[];
  results: number;
  ages: string[];
}

@Injectable()
export class RankingsService {
  private readonly reckoned = new Newest<{ at: number; table: Promise<Reckoned> }>(MOST_KEPT);

  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: RankingsQueries,
    private readonly results: SeasonResults,
    private readonly people: SeasonPeople,
  ) {}

  async table(id: number): Promise<RankingAnswer> {
    const { name, rule, sources } = await this.queries.published(id);
    const { rows, people } = await this.reckon(rule, sources);
    return {
      ...{ format: 'gelanggang-ranking', version: 1, id, name, rule, sources, people },
      rows: rows.map(tableRow),
    };
  }

  async ranked(id: number, key: string): Promise<RankedOne> {
    const { name, rule, sources } = await this.queries.published(id);
    const { rows } = await this.reckon(rule, sources);
    const row = rows.find((one) => one.key === key);
    if (!row) throw notFound(rankingsSentences.noLonger);
    const byKey = new Map(sources.map((source) => [source.key, source]));
    return {
      ranking: { id, name, of: rule.of },
      row: tableRow(row),
      sources: row.sources.flatMap(({ source: from, worth, counts, results }) => {
        const source = byKey.get(from);
        if (!source) return [];
        return [
          {
            ...{ source, worth, counts },
            results: results.map(({ result, points, level, age, time, worth: own }) => ({
              ...{ ...result, points, level, age_percent: age, time, worth: own },
            })),
          },
        ];
      }),
    };
  }

  async preview(body: RankingPreviewRequest): Promise<RankingPreview> {
    const { rule, sources } = await this.checked(body);
    const { rows, results, ages } = await this.reckon(rule, sources);
    return { rows: rows.slice(0, PREVIEWED_ROWS).map(tableRow), total: rows.length, results, ages };
  }

  async create(body: RankingRequest, account: RequestAccount): Promise<Saved<{ id: number }>> {
    const { rule } = await this.checked(body);
    return this.dataSource.transaction(async (manager) => {
      // two presses of one form wait for each other
      await lockAccount(manager, account.id);
      const twins = await manager.query<unknown[]>('select 1 from ranking where account_id = $1 and name = $2', [
        account.id,
        body.name,
      ]);
      if (twins.length > 0) throw invalid({ name: [rankingsSentences.nameStands] });
      const [row] = await manager.query<[{ id: number }]>(
        'insert into ranking (name, rule, is_public, account_id) values ($1, $2, $3, $4) returning id',
        [body.name, JSON.stringify(rule), body.is_public, account.id],
      );
      await this.keepSources(manager, row.id, body.sources);
      return { message: rankingsTexts.added, data: { id: row.id } };
    });
  }

  async update(id: number, body: RankingRequest, account: RequestAccount): Promise<Saved<{ id: number }>> {
    await this.queries.own(id, account);
    const { rule } = await this.checked(body);
    return this.dataSource.transaction(async (manager) => {
      const stored: OwnRanking = await this.queries.lockOwn(manager, id, account);
      refuseOutdated(body.version, stored.version);
      await manager.query(
        'update ranking set name = $2, rule = $3, is_public = $4, version = version + 1 where id = $1',
        [id, body.name, JSON.stringify(rule), body.is_public],
      );
      await manager.query('delete from ranking_source where ranking_id = $1', [id]);
      await this.keepSources(manager, id, body.sources);
      return { message: rankingsTexts.changed, data: { id } };
    });
  }

  remove(id: number, account: RequestAccount): Promise<Said> {
    return this.dataSource.transaction(async (manager) => {
      await this.queries.lockOwn(manager, id, account);
      await manager.query('delete from ranking where id = $1', [id]);
      return { message: MESSAGES.deleted };
    });
  }

  private keepSources(manager: EntityManager, id: number, sources: readonly RankingSourceRequest[]): Promise<unknown> {
    return manager.query(
      `insert into ranking_source (ranking_id, ranked_tournament_id, past_event_id, level)
       select $1, case when s.kind = 'tournament' then s.id end, case when s.kind = 'past' then s.id end, s.level
       from jsonb_to_recordset($2) as s (kind text, id bigint, level text)`,
      [id, JSON.stringify(sources)],
    );
  }

  /** 422 with what is wrong of the rule, each field by its name, or of the events. */
  private async checked({ rule: given, sources }: RankingPreviewRequest) {
    const faults = Object.entries(rankingRuleFaults(given, isDay));
    if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([field, said]) => [`rule.${field}`, [said]])));
    const keys = new Set(sources.map(({ kind, id }) => `${kind}:${id}`));
    if (keys.size < sources.length) throw invalid({ sources: [rankingsSentences.chosenTwice] });
    const chosen = await this.queries.chosen(sources);
    if (chosen.length < sources.length) throw invalid({ sources: [rankingsSentences.notReady] });
    return { rule: rankingRuleOf(given as RankingRule), sources: chosen };
  }

  /** Of the same rule, events and people once for all who ask within some seconds: anybody may, and a season is long. */
  private async reckon(rule: RankingRule, sources: readonly RankingSourceRow[]): Promise<Reckoned> {
    const people = rule.of === 'athletes' ? await this.people.of(sources) : [];
    const key = createHash('sha256')
      .update(JSON.stringify([rule, sources, people]))
      .digest('base64');
    const known = this.reckoned.get(key);
    if (known && performance.now() - known.at < FRESH_MS) return known.table;
    const table = this.reckonNow(rule, sources, people);
    this.reckoned.put(key, { at: performance.now(), table });
    table.catch(() => this.reckoned.delete(key));
    return table;
  }

  private async reckonNow(
    rule: RankingRule,
    sources: readonly RankingSourceRow[],
    people: RankedPerson[],
  ): Promise<Reckoned> {
    const season = await this.results.of(sources);
    const all = season.flatMap(({ results }) => results);
    const ages = [...new Set(all.map(({ age }) => age))].filter((age) => age !== '').sort();
    return { rows: rank(rule, season, people), people, results: all.length, ages };
  }
}

const tableRow = ({ rank: place, key, name, contingent, points, places, sources }: RankingRow): RankingTableRow => ({
  ...{ rank: place, key, name, contingent, points, places, events: sources.length },
});
