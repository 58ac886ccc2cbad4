// The calls of the rule sets that tournaments choose from.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import { RuleSetRequest, type RuleSetRow } from '@gelanggang/contract/rule-sets';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { RuleSetsQueries } from './rule-sets.queries';
import { RuleSetsService } from './rule-sets.service';

@Controller('rule-sets')
export class RuleSetsController {
  constructor(
    private readonly queries: RuleSetsQueries,
    private readonly service: RuleSetsService,
  ) {}

  @Get()
  async list(): Promise<Data<RuleSetRow[]>> {
    return { data: await this.queries.rows() };
  }

  @Get(':code')
  async find(@Param('code') code: string): Promise<Data<RuleSetRow>> {
    return { data: await this.queries.find(code) };
  }

  @Post()
  @HttpCode(201)
  add(@Body() body: RuleSetRequest): Promise<Saved<RuleSetRow>> {
    return this.service.add(body.set);
  }

  @Put(':code')
  change(@Param('code') code: string, @Body() body: RuleSetRequest): Promise<Saved<RuleSetRow>> {
    return this.service.change(code, body.set, body.version);
  }

  @Delete(':code')
  remove(@Param('code') code: string): Promise<{ message: string }> {
    return this.service.remove(code);
  }
}
