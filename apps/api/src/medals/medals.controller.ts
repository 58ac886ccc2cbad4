// How a tournament finds its overall winner. The medals themselves are a live snapshot: GET /live/{slug}/medals.
import { Body, Controller, Param } from '@nestjs/common';
import * as medalCalls from '@gelanggang/contract/calls/medals';
import { MedalRuleRequest } from '@gelanggang/contract/medals';
import { Answers } from '../http/answers';
import { IdPipe } from '../http/id.pipe';
import { MedalRuleService } from './medal-rule.service';

@Controller()
export class MedalsController {
  constructor(private readonly rules: MedalRuleService) {}

  @Answers(medalCalls.save)
  save(@Param('id', IdPipe) id: number, @Body() body: MedalRuleRequest) {
    return this.rules.save(id, body);
  }
}
