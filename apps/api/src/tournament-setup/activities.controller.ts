// GET, POST, PUT and DELETE /tournament-activities.
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { Data, Paginated } from '@gelanggang/contract/http';
import { ActivityRequest, type ActivityRow, type Saved, SetupQuery } from '@gelanggang/contract/tournament-setup';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { ACTIVITIES } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller('tournament-activities')
export class ActivitiesController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Get()
  async list(@Query() query: SetupQuery, @RequestUrl() url: string): Promise<Paginated<ActivityRow>> {
    const { rows, total } = await this.entries.page(ACTIVITIES, query);
    return paginated(rows, total, query, url);
  }

  @Get(':id')
  async find(@Param('id', IdPipe) id: number): Promise<Data<ActivityRow>> {
    return { data: await this.entries.find(ACTIVITIES, id) };
  }

  @Post()
  create(@Body() body: ActivityRequest): Promise<Saved<ActivityRow>> {
    return this.setup.create(ACTIVITIES, body);
  }

  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: ActivityRequest): Promise<Saved<ActivityRow>> {
    return this.setup.update(ACTIVITIES, id, body);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.setup.remove(ACTIVITIES, id);
  }
}
