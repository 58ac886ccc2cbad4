// GET, POST, PUT and DELETE /match-clasifications.
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  type ClassificationAnswer,
  ClassificationRequest,
  type ClassificationRow,
  ClassificationsQuery,
} from '@gelanggang/contract/classifications';
import type { Data, Paginated } from '@gelanggang/contract/http';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { ClassificationsQueries } from './classifications.queries';
import { ClassificationsService } from './classifications.service';

@Controller('match-clasifications')
export class ClassificationsController {
  constructor(
    private readonly queries: ClassificationsQueries,
    private readonly classifications: ClassificationsService,
  ) {}

  @Get()
  async list(@Query() query: ClassificationsQuery, @RequestUrl() url: string): Promise<Paginated<ClassificationRow>> {
    const { rows, total } = await this.queries.page(query);
    return paginated(rows, total, query, url);
  }

  @Get(':id')
  async find(@Param('id', IdPipe) id: number): Promise<Data<ClassificationAnswer>> {
    return { data: await this.queries.find(id) };
  }

  @Post()
  create(@Body() body: ClassificationRequest): Promise<Saved<ClassificationAnswer>> {
    return this.classifications.create(body);
  }

  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: ClassificationRequest): Promise<Saved<ClassificationAnswer>> {
    return this.classifications.update(id, body);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.classifications.remove(id);
  }
}
