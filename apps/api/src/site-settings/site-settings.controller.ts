// GET and PUT /site-settings.
import { Body, Controller, Get, Put } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import { type SiteSettings, SiteSettingsRequest } from '@gelanggang/contract/site-settings';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { FromMemory } from '../http/last-known';
import { SiteSettingsService } from './site-settings.service';

@Controller('site-settings')
export class SiteSettingsController {
  constructor(private readonly settings: SiteSettingsService) {}

  @Get()
  @FromMemory()
  async read(): Promise<Data<SiteSettings>> {
    return { data: await this.settings.read() };
  }

  @Put()
  async save(
    @Body() body: SiteSettingsRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<{ message: string; data: SiteSettings }> {
    return { message: 'Pengaturan disimpan.', data: await this.settings.save(body, account.id) };
  }
}
