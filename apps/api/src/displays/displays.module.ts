// The big screens of the hall, the desk that aims them, and the sponsors' pictures that they show.
import { Module } from '@nestjs/common';
import { BroadcastController } from './broadcast.controller';
import { BroadcastService } from './broadcast.service';
import { DisplaysController } from './displays.controller';
import { DisplaysQueries } from './displays.queries';
import { DisplaysService } from './displays.service';
import { SponsorsController } from './sponsors.controller';
import { SponsorsService } from './sponsors.service';

@Module({
  controllers: [BroadcastController, DisplaysController, SponsorsController],
  providers: [BroadcastService, DisplaysQueries, DisplaysService, SponsorsService],
})
export class DisplaysModule {}
