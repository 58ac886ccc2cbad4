// GET, POST, PUT and DELETE /tournament-arenas.
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { Data, Paginated } from '@gelanggang/contract/http';
import { ArenaRequest, type ArenaRow, type Saved, SetupQuery } from '@gelanggang/contract/tournament-setup';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { ARENAS } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller('tournament-arenas')
export class ArenasController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Get()
  async list(@Query() query: SetupQuery, @RequestUrl() url: string): Promise<Paginated<ArenaRow>> {
    const { rows, total } = await this.entries.page(ARENAS, query);
    return paginated(rows, total, query, url);
  }

  @Get(':id')
  async find(@Param('id', IdPipe) id: number): Promise<Data<ArenaRow>> {
    return { data: await this.entries.find(ARENAS, id) };
  }

  @Post()
  create(@Body() body: ArenaRequest): Promise<Saved<ArenaRow>> {
    return this.setup.create(ARENAS, body);
  }

  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: ArenaRequest): Promise<Saved<ArenaRow>> {
    return this.setup.update(ARENAS, id, body);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.setup.remove(ARENAS, id);
  }
}
