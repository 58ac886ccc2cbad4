// GET, POST, PUT and DELETE /match-schedules.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Data, Paginated } from '@gelanggang/contract/http';
import {
  type SavedScheduleAnswer,
  type ScheduleAnswer,
  ScheduleRequest,
  type ScheduleRow,
  SchedulesQuery,
} from '@gelanggang/contract/schedules';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { PartaiNumbersService } from './partai-numbers.service';
import { ScheduleRecordsQueries } from './schedule-records.queries';
import { toScheduleAnswer, toScheduleRows } from './schedules.mapper';
import { SchedulesService } from './schedules.service';

@Controller('match-schedules')
export class SchedulesController {
  constructor(
    private readonly numbers: PartaiNumbersService,
    private readonly records: ScheduleRecordsQueries,
    private readonly schedules: SchedulesService,
  ) {}

  @Get()
  async list(@Query() query: SchedulesQuery, @RequestUrl() url: string): Promise<Paginated<ScheduleRow>> {
    const { total, records } = await this.records.page(query);
    return paginated(toScheduleRows(records), total, query, url);
  }

  @Get(':id')
  async find(@Param('id', IdPipe) id: number): Promise<Data<ScheduleAnswer>> {
    return { data: toScheduleAnswer(await this.records.find(id)) };
  }

  @Post()
  create(@Body() body: ScheduleRequest): Promise<SavedScheduleAnswer> {
    return this.schedules.create(body);
  }

  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: ScheduleRequest): Promise<SavedScheduleAnswer> {
    return this.schedules.update(id, body);
  }

  @Post(':id/announce')
  @HttpCode(200)
  announce(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.numbers.announce(id);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<{ message: string }> {
    return this.schedules.remove(id);
  }
}
