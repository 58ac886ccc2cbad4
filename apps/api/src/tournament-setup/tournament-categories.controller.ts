// GET, POST, PUT and DELETE /tournament-match-categories.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as tournamentCategoryCalls from '@gelanggang/contract/calls/tournament-categories';
import { SetupQuery, TournamentCategoryRequest } from '@gelanggang/contract/tournament-setup';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { CATEGORIES } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller()
export class TournamentCategoriesController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Answers(tournamentCategoryCalls.list)
  async list(@Query() query: SetupQuery, @RequestUrl() url: string, @CurrentAccount() { rights }: RequestAccount) {
    const { rows, total } = await this.entries.page(CATEGORIES, query, rights.tournamentsWith('manage tournament'));
    return paginated(rows, total, query, url);
  }

  @Answers(tournamentCategoryCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: await this.entries.find(CATEGORIES, id) };
  }

  @Answers(tournamentCategoryCalls.create)
  create(@Body() body: TournamentCategoryRequest) {
    return this.setup.create(CATEGORIES, body);
  }

  @Answers(tournamentCategoryCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: TournamentCategoryRequest) {
    return this.setup.update(CATEGORIES, id, body);
  }

  @Answers(tournamentCategoryCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.setup.remove(CATEGORIES, id);
  }
}
