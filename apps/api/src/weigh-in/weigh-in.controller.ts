// The staff's calls at the scales: the day's list, an athlete's card, and what the scales say.
import { Body, Controller, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import * as weighInCalls from '@gelanggang/contract/calls/weigh-in';
import { WeighInCorrection, WeighInQuery, WeighInRequest } from '@gelanggang/contract/weigh-in';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { WeighInQueries } from './weigh-in.queries';
import { WeighInService } from './weigh-in.service';
import { weighInSentences } from './sentences';

const CODE = new ParseUUIDPipe({ exceptionFactory: () => notFound(weighInSentences.cardOfOther) });

@Controller()
export class WeighInController {
  constructor(
    private readonly queries: WeighInQueries,
    private readonly weighIns: WeighInService,
  ) {}

  @Answers(weighInCalls.day)
  async day(@Param('id', IdPipe) id: number, @Query() query: WeighInQuery) {
    return { data: await this.queries.day(id, query.date) };
  }

  @Answers(weighInCalls.card)
  async card(@Param('id', IdPipe) id: number, @Param('code', CODE) code: string) {
    return { data: await this.queries.cardHolder(id, code) };
  }

  @Answers(weighInCalls.preview)
  preview(@Body() body: WeighInRequest, @CurrentAccount() account: RequestAccount) {
    return this.weighIns.preview(body, account.id);
  }

  @Answers(weighInCalls.record)
  record(@Body() body: WeighInRequest, @CurrentAccount() account: RequestAccount) {
    return this.weighIns.record(body, account.id);
  }

  @Answers(weighInCalls.walkover)
  walkover(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.weighIns.giveLate(id, account.id);
  }

  @Answers(weighInCalls.correct)
  correct(@Param('id', IdPipe) id: number, @Body() body: WeighInCorrection, @CurrentAccount() account: RequestAccount) {
    return this.weighIns.correct(id, body, account.id);
  }
}
