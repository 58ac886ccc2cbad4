// The big screens of the hall and the desk that aims them.
import { Module } from '@nestjs/common';
import { DisplaysController } from './displays.controller';
import { DisplaysQueries } from './displays.queries';
import { DisplaysService } from './displays.service';

@Module({ controllers: [DisplaysController], providers: [DisplaysQueries, DisplaysService] })
export class DisplaysModule {}
