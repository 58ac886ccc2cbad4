// GET, POST, PUT and DELETE /tournament-match-categories.
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { Data, Paginated } from '@gelanggang/contract/http';
import {
  type Saved,
  SetupQuery,
  TournamentCategoryRequest,
  type TournamentCategoryRow,
} from '@gelanggang/contract/tournament-setup';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { CATEGORIES } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller('tournament-match-categories')
export class TournamentCategoriesController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Get()
  async list(@Query() query: SetupQuery, @RequestUrl() url: string): Promise<Paginated<TournamentCategoryRow>> {
    const { rows, total } = await this.entries.page(CATEGORIES, query);
    return paginated(rows, total, query, url);
  }

  @Get(':id')
  async find(@Param('id', IdPipe) id: number): Promise<Data<TournamentCategoryRow>> {
    return { data: await this.entries.find(CATEGORIES, id) };
  }

  @Post()
  create(@Body() body: TournamentCategoryRequest): Promise<Saved<TournamentCategoryRow>> {
    return this.setup.create(CATEGORIES, body);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: TournamentCategoryRequest,
  ): Promise<Saved<TournamentCategoryRow>> {
    return this.setup.update(CATEGORIES, id, body);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.setup.remove(CATEGORIES, id);
  }
}
