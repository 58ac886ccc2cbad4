// How the running system does, for who keeps it running.
import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module';
import { SystemController } from './system.controller';
import { SystemQueries } from './system.queries';
import { SystemService } from './system.service';

@Module({ imports: [LiveModule], controllers: [SystemController], providers: [SystemService, SystemQueries] })
export class SystemModule {}
