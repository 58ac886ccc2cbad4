// GET, POST, PUT and DELETE /tournament-arenas.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as arenaCalls from '@gelanggang/contract/calls/arenas';
import { ArenaRequest, SetupQuery } from '@gelanggang/contract/tournament-setup';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { ARENAS } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller()
export class ArenasController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Answers(arenaCalls.list)
  async list(@Query() query: SetupQuery, @RequestUrl() url: string, @CurrentAccount() { rights }: RequestAccount) {
    const { rows, total } = await this.entries.page(ARENAS, query, rights.tournamentsWith('manage tournament'));
    return paginated(rows, total, query, url);
  }

  @Answers(arenaCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: await this.entries.find(ARENAS, id) };
  }

  @Answers(arenaCalls.create)
  create(@Body() body: ArenaRequest) {
    return this.setup.create(ARENAS, body);
  }

  @Answers(arenaCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: ArenaRequest) {
    return this.setup.update(ARENAS, id, body);
  }

  @Answers(arenaCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.setup.remove(ARENAS, id);
  }
}
