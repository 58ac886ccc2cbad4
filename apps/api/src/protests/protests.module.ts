// Protests and appeals of managers.
import { Module } from '@nestjs/common';
import { ProtestsController } from './protests.controller';
import { ProtestsQueries } from './protests.queries';
import { ProtestsService } from './protests.service';
import { RulingsService } from './rulings.service';

@Module({
  controllers: [ProtestsController],
  providers: [ProtestsQueries, ProtestsService, RulingsService],
})
export class ProtestsModule {}
