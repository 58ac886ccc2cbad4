// The set-up page of one tournament: what stands, the hours of its days, the preset, and copying another's set-up.
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  type CopyAnswer,
  CopyQuery,
  CopyRequest,
  type DayPlanAnswer,
  DayPlanRequest,
  type PresetAge,
  PresetRequest,
  type SetUpAnswer,
} from '@gelanggang/contract/setting-up';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { CopyService } from './copy.service';
import { DayPlanService } from './day-plan.service';
import { PresetService } from './preset.service';
import { SettingUpQueries } from './setting-up.queries';

@Controller('tournament-settings')
export class SettingUpController {
  constructor(
    private readonly settingUp: SettingUpQueries,
    private readonly dayPlans: DayPlanService,
    private readonly presets: PresetService,
    private readonly copies: CopyService,
  ) {}

  @Get(':id/setup')
  async read(@Param('id', IdPipe) id: number): Promise<Data<SetUpAnswer>> {
    return { data: await this.settingUp.find(id) };
  }

  @Put(':id/day-plan')
  saveDayPlan(@Param('id', IdPipe) id: number, @Body() body: DayPlanRequest): Promise<Saved<DayPlanAnswer>> {
    return this.dayPlans.save(id, body);
  }

  @Get(':id/preset')
  async preset(@Param('id', IdPipe) id: number): Promise<Data<PresetAge[]>> {
    return { data: await this.presets.preview(id) };
  }

  @Post(':id/preset')
  @HttpCode(200)
  applyPreset(
    @Param('id', IdPipe) id: number,
    @Body() body: PresetRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Saved<PresetAge[]>> {
    return this.presets.apply(id, body.ages, account);
  }

  @Get(':id/copy')
  async copyable(@Param('id', IdPipe) id: number, @Query() query: CopyQuery): Promise<Data<CopyAnswer>> {
    return { data: await this.copies.preview(id, query.source_id) };
  }

  @Post(':id/copy')
  @HttpCode(200)
  copy(@Param('id', IdPipe) id: number, @Body() body: CopyRequest): Promise<Saved<CopyAnswer>> {
    return this.copies.copy(id, body.source_id, body.parts);
  }
}
