// The set-up page of one tournament: what stands, the hours of its days, the preset, and copying another's set-up.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import { CopyQuery, CopyRequest, DayPlanRequest, PresetRequest } from '@gelanggang/contract/setting-up';
import { ArenasRequest, OfferRequest } from '@gelanggang/contract/setting-up-at-once';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { CopyService } from './copy.service';
import { DayPlanService } from './day-plan.service';
import { PresetService } from './preset.service';
import { SeveralService } from './several.service';
import { SettingUpQueries } from './setting-up.queries';

@Controller()
export class SettingUpController {
  constructor(
    private readonly settingUp: SettingUpQueries,
    private readonly dayPlans: DayPlanService,
    private readonly presets: PresetService,
    private readonly copies: CopyService,
    private readonly several: SeveralService,
  ) {}

  @Answers(settingUpCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    return { data: await this.settingUp.find(id) };
  }

  @Answers(settingUpCalls.saveDayPlan)
  saveDayPlan(@Param('id', IdPipe) id: number, @Body() body: DayPlanRequest) {
    return this.dayPlans.save(id, body);
  }

  @Answers(settingUpCalls.preset)
  async preset(@Param('id', IdPipe) id: number) {
    return { data: await this.presets.preview(id) };
  }

  @Answers(settingUpCalls.applyPreset)
  applyPreset(@Param('id', IdPipe) id: number, @Body() body: PresetRequest, @CurrentAccount() account: RequestAccount) {
    return this.presets.apply(id, body.ages, account);
  }

  @Answers(settingUpCalls.addArenas)
  addArenas(@Param('id', IdPipe) id: number, @Body() body: ArenasRequest) {
    return this.several.addArenas(id, body.arenas);
  }

  @Answers(settingUpCalls.addOffer)
  addOffer(@Param('id', IdPipe) id: number, @Body() body: OfferRequest, @CurrentAccount() account: RequestAccount) {
    return this.several.addOffer(id, body, account);
  }

  @Answers(settingUpCalls.copyable)
  async copyable(@Param('id', IdPipe) id: number, @Query() query: CopyQuery) {
    return { data: await this.copies.preview(id, query.source_id) };
  }

  @Answers(settingUpCalls.copy)
  copy(@Param('id', IdPipe) id: number, @Body() body: CopyRequest) {
    return this.copies.copy(id, body.source_id, body.parts);
  }
}
