// GET and PUT /site-settings.
import { Body, Controller } from '@nestjs/common';
import * as siteSettingsCalls from '@gelanggang/contract/calls/site-settings';
import { SiteSettingsRequest } from '@gelanggang/contract/site-settings';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { FromMemory } from '../http/last-known';
import { SiteSettingsService } from './site-settings.service';
import { siteSettingsTexts } from './texts';

@Controller()
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Answers(siteSettingsCalls.read)
  @FromMemory()
  async read() {
    return { data: await this.settings.read() };
  }

  @Answers(siteSettingsCalls.save)
  async save(@Body() body: SiteSettingsRequest, @CurrentAccount() account: RequestAccount) {
    return { message: siteSettingsTexts.saved, data: await this.settings.save(body, account.id) };
  }
}
