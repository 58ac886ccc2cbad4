// Officials of a tournament: who they are, where they work, who sits where, and what they are paid.
import { Module } from '@nestjs/common';
import { OfficialDutiesController } from './official-duties.controller';
import { OfficialDutiesQueries } from './official-duties.queries';
import { OfficialDutiesService } from './official-duties.service';
import { OfficialListsService } from './official-lists.service';
import { PanelOfficialsService } from './panel-officials.service';
import { OfficialsController } from './officials.controller';
import { OfficialsQueries } from './officials.queries';
import { OfficialsService } from './officials.service';

@Module({
  controllers: [OfficialsController, OfficialDutiesController],
  providers: [
    OfficialsQueries,
    OfficialsService,
    OfficialListsService,
    OfficialDutiesQueries,
    OfficialDutiesService,
    PanelOfficialsService,
  ],
})
export class OfficialsModule {}
