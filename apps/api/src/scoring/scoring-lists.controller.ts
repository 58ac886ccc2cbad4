// What panels scored in a tournament, for the office: its matches, and the figures of athletes and judges.
import { Controller, Param, Query } from '@nestjs/common';
import * as scoringListCalls from '@gelanggang/contract/calls/scoring-lists';
import { DataSource } from 'typeorm';
import { type ScoringScope, ScoringQuery } from '@gelanggang/contract/scoring-statistics';
import {
  readScoredAthletes,
  readScoredDays,
  readScoredJudges,
  readScoredMatches,
} from '@gelanggang/database/queries/scoring-statistics.queries';
import { readJudgeConsistency } from '@gelanggang/database/queries/consistency.queries';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { ScoringRuleService } from './scoring-rule.service';

@Controller()
export class ScoringListsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: ScoringRuleService,
  ) {}

  @Answers(scoringListCalls.days)
  async days(@Param('id', IdPipe) id: number) {
    await this.rules.read(id);
    return { data: await readScoredDays(this.dataSource.manager, id) };
  }

  @Answers(scoringListCalls.matches)
  async matches(@Param('id', IdPipe) id: number, @Query() query: ScoringQuery, @RequestUrl() url: string) {
    await this.rules.read(id);
    const { rows, total } = await readScoredMatches(this.dataSource.manager, scopeOf(id, query), pageOf(query));
    return paginated(rows, total, query, url);
  }

  @Answers(scoringListCalls.athletes)
  async athletes(@Param('id', IdPipe) id: number, @Query() query: ScoringQuery, @RequestUrl() url: string) {
    await this.rules.read(id);
    const { rows, total } = await readScoredAthletes(this.dataSource.manager, scopeOf(id, query), pageOf(query));
    return paginated(rows, total, query, url);
  }

  @Answers(scoringListCalls.judges)
  async judges(@Param('id', IdPipe) id: number, @Query() query: ScoringQuery) {
    await this.rules.read(id);
    return { data: await readScoredJudges(this.dataSource.manager, scopeOf(id, query)) };
  }

  @Answers(scoringListCalls.consistency)
  async consistency(@Param('id', IdPipe) id: number, @Query() query: ScoringQuery) {
    await this.rules.read(id);
    return { data: await readJudgeConsistency(this.dataSource.manager, scopeOf(id, query)) };
  }
}

const scopeOf = (tournamentId: number, { arena_id: arenaId, date }: ScoringQuery): ScoringScope => ({
  tournamentId,
  arenaId,
  date,
});

const pageOf = (query: ScoringQuery) => ({ ...limitOf(query), pattern: likePattern(query.search) });
