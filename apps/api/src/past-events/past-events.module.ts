// Old events: kept with their results, read by everybody.
import { Module } from '@nestjs/common';
import { PastArchivesService } from './past-archives.service';
import { PastEventsController } from './past-events.controller';
import { PastEventsQueries } from './past-events.queries';
import { PastEventsService } from './past-events.service';
import { PastListsService } from './past-lists.service';

@Module({
  controllers: [PastEventsController],
  providers: [PastArchivesService, PastEventsQueries, PastEventsService, PastListsService],
  exports: [PastEventsQueries],
})
export class PastEventsModule {}
