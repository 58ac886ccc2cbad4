// How the running system does, for who keeps it running.
import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module';
import { BackupUploads } from './backup-uploads';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';
import { SystemController } from './system.controller';
import { SystemQueries } from './system.queries';
import { SystemService } from './system.service';

@Module({
  imports: [LiveModule],
  controllers: [BackupsController, SystemController],
  providers: [BackupsService, BackupUploads, SystemService, SystemQueries],
})
export class SystemModule {}
