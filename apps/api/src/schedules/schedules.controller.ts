// GET, POST, PUT and DELETE /match-schedules.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import { ScheduleRequest, SchedulesQuery } from '@gelanggang/contract/schedules';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { PartaiNumbersService } from './partai-numbers.service';
import { ScheduleRecordsQueries } from './schedule-records.queries';
import { toScheduleAnswer, toScheduleRows } from './schedules.mapper';
import { SchedulesService } from './schedules.service';

@Controller()
export class SchedulesController {
  constructor(
    private readonly numbers: PartaiNumbersService,
    private readonly records: ScheduleRecordsQueries,
    private readonly schedules: SchedulesService,
  ) {}

  @Answers(scheduleCalls.list)
  async list(@Query() query: SchedulesQuery, @RequestUrl() url: string, @CurrentAccount() account: RequestAccount) {
    const { total, records } = await this.records.page(query, account.rights.tournamentsWith('manage schedule'));
    return paginated(toScheduleRows(records), total, query, url);
  }

  @Answers(scheduleCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: toScheduleAnswer(await this.records.find(id)) };
  }

  @Answers(scheduleCalls.create)
  create(@Body() body: ScheduleRequest) {
    return this.schedules.create(body);
  }

  @Answers(scheduleCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: ScheduleRequest) {
    return this.schedules.update(id, body);
  }

  @Answers(scheduleCalls.announce)
  announce(@Param('id', IdPipe) id: number) {
    return this.numbers.announce(id);
  }

  @Answers(scheduleCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.schedules.remove(id);
  }
}
