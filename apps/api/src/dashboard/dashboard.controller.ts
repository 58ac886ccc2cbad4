// GET /dashboard/{id}: what of a tournament waits for its office.
import { Controller, Param } from '@nestjs/common';
import * as dashboardCalls from '@gelanggang/contract/calls/dashboard';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { DeskQueries } from './desk.queries';

@Controller()
export class DashboardController {
  constructor(private readonly desks: DeskQueries) {}

  @Answers(dashboardCalls.desk)
  async desk(@Param('id', IdPipe) id: number) {
    return { data: await this.desks.find(id) };
  }
}
