// Rule sets of tanding: what ships, and what organisers load or edit.
import { Module } from '@nestjs/common';
import { RuleSetsController } from './rule-sets.controller';
import { RuleSetsQueries } from './rule-sets.queries';
import { RuleSetsService } from './rule-sets.service';

@Module({ controllers: [RuleSetsController], providers: [RuleSetsQueries, RuleSetsService] })
export class RuleSetsModule {}
