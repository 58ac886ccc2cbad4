// Medals: how the overall winner is found.
import { Module } from '@nestjs/common';
import { DisqualificationsService } from './disqualifications.service';
import { MedalRuleService } from './medal-rule.service';
import { MedalsController } from './medals.controller';

@Module({ controllers: [MedalsController], providers: [DisqualificationsService, MedalRuleService] })
export class MedalsModule {}
