// The staff's calls at the scales: the day's list, an athlete's card, and what the scales say.
import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  type CardHolder,
  type WeighInAnswer,
  WeighInCorrection,
  type WeighInDay,
  WeighInQuery,
  WeighInRequest,
} from '@gelanggang/contract/weigh-in';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { WeighInQueries } from './weigh-in.queries';
import { WeighInService } from './weigh-in.service';

const CODE = new ParseUUIDPipe({ exceptionFactory: () => notFound('Kartu ini bukan kartu atlet turnamen ini.') });

@Controller()
export class WeighInController {
  constructor(
    private readonly queries: WeighInQueries,
    private readonly weighIns: WeighInService,
  ) {}

  @Get('tournaments/:id/weigh-in')
  async day(@Param('id', IdPipe) id: number, @Query() query: WeighInQuery): Promise<Data<WeighInDay>> {
    return { data: await this.queries.day(id, query.date) };
  }

  @Get('tournaments/:id/athlete-cards/:code')
  async card(@Param('id', IdPipe) id: number, @Param('code', CODE) code: string): Promise<Data<CardHolder>> {
    return { data: await this.queries.cardHolder(id, code) };
  }

  @Post('weigh-ins/preview')
  @HttpCode(200)
  preview(@Body() body: WeighInRequest, @CurrentAccount() account: RequestAccount): Promise<WeighInAnswer> {
    return this.weighIns.preview(body, account.id);
  }

  @Post('weigh-ins')
  @HttpCode(200)
  record(@Body() body: WeighInRequest, @CurrentAccount() account: RequestAccount): Promise<WeighInAnswer> {
    return this.weighIns.record(body, account.id);
  }

  @Post('weigh-ins/:id/walkover')
  @HttpCode(200)
  walkover(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<WeighInAnswer> {
    return this.weighIns.giveLate(id, account.id);
  }

  @Post('weigh-ins/:id/correct')
  @HttpCode(200)
  correct(
    @Param('id', IdPipe) id: number,
    @Body() body: WeighInCorrection,
    @CurrentAccount() account: RequestAccount,
  ): Promise<WeighInAnswer> {
    return this.weighIns.correct(id, body, account.id);
  }
}
