// Officials of a tournament: who they are, where they work, who sits where, and what they are paid.
import { Module } from '@nestjs/common';
import { OfficialListsService } from './official-lists.service';
import { OfficialsController } from './officials.controller';
import { OfficialsQueries } from './officials.queries';
import { OfficialsService } from './officials.service';

@Module({
  controllers: [OfficialsController],
  providers: [OfficialsQueries, OfficialsService, OfficialListsService],
})
export class OfficialsModule {}
