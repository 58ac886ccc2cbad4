// Medals: how the overall winner is found.
import { Module } from '@nestjs/common';
import { MedalRuleService } from './medal-rule.service';
import { MedalsController } from './medals.controller';

@Module({ controllers: [MedalsController], providers: [MedalRuleService] })
export class MedalsModule {}
