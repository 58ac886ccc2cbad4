// What the public site says of its house.
import { Module } from '@nestjs/common';
import { SiteSettingsController } from './site-settings.controller';
import { SiteSettingsService } from './site-settings.service';

@Module({ controllers: [SiteSettingsController], providers: [SiteSettingsService] })
export class SiteSettingsModule {}
