// How a tournament finds its overall winner. The medals themselves are a live snapshot: GET /live/{slug}/medals.
import { Body, Controller, Param, Put } from '@nestjs/common';
import { type MedalRuleAnswer, MedalRuleRequest } from '@gelanggang/contract/medals';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { IdPipe } from '../http/id.pipe';
import { MedalRuleService } from './medal-rule.service';

@Controller('tournaments')
export class MedalsController {
  constructor(private readonly rules: MedalRuleService) {}

  @Put(':id/medal-rule')
  save(@Param('id', IdPipe) id: number, @Body() body: MedalRuleRequest): Promise<Saved<MedalRuleAnswer>> {
    return this.rules.save(id, body);
  }
}
