// What panels scored in a tournament, for the office: its matches, and the figures of athletes and judges.
import { Controller, Get, Param, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Data, Paginated } from '@gelanggang/contract/http';
import {
  type ScoredAthlete,
  type ScoredDay,
  type ScoredJudge,
  type ScoredMatch,
  type ScoringScope,
  ScoringQuery,
} from '@gelanggang/contract/scoring-statistics';
import {
  readScoredAthletes,
  readScoredDays,
  readScoredJudges,
  readScoredMatches,
} from '@gelanggang/database/queries/scoring-statistics.queries';
import { IdPipe } from '../http/id.pipe';
import { likePattern } from '../http/like-pattern';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { ScoringRuleService } from './scoring-rule.service';

@Controller('tournaments')
export class ScoringListsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: ScoringRuleService,
  ) {}

  @Get(':id/scored-days')
  async days(@Param('id', IdPipe) id: number): Promise<Data<ScoredDay[]>> {
    await this.rules.read(id);
    return { data: await readScoredDays(this.dataSource.manager, id) };
  }

  @Get(':id/scored-matches')
  async matches(
    @Param('id', IdPipe) id: number,
    @Query() query: ScoringQuery,
    @RequestUrl() url: string,
  ): Promise<Paginated<ScoredMatch>> {
    await this.rules.read(id);
    const { rows, total } = await readScoredMatches(this.dataSource.manager, scopeOf(id, query), pageOf(query));
    return paginated(rows, total, query, url);
  }

  @Get(':id/scored-athletes')
  async athletes(
    @Param('id', IdPipe) id: number,
    @Query() query: ScoringQuery,
    @RequestUrl() url: string,
  ): Promise<Paginated<ScoredAthlete>> {
    await this.rules.read(id);
    const { rows, total } = await readScoredAthletes(this.dataSource.manager, scopeOf(id, query), pageOf(query));
    return paginated(rows, total, query, url);
  }

  @Get(':id/scored-judges')
  async judges(@Param('id', IdPipe) id: number, @Query() query: ScoringQuery): Promise<Data<ScoredJudge[]>> {
    await this.rules.read(id);
    return { data: await readScoredJudges(this.dataSource.manager, scopeOf(id, query)) };
  }
}

const scopeOf = (tournamentId: number, { arena_id: arenaId, date }: ScoringQuery): ScoringScope => ({
  tournamentId,
  arenaId,
  date,
});

const pageOf = (query: ScoringQuery) => ({ ...limitOf(query), pattern: likePattern(query.search) });
