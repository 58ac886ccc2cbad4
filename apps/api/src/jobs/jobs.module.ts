// Background work as the API sees it: asked for, followed, cancelled, downloaded.
import { Module } from '@nestjs/common';
import { GuessingModule } from '../guessing/guessing.module';
import { LiveModule } from '../live/live.module';
import { ExportsController } from './exports.controller';
import { JobFiles } from './job-files.service';
import { JobProgress } from './job-progress';
import { JobsController } from './jobs.controller';
import { JobsService } from './jobs.service';

@Module({
  imports: [GuessingModule, LiveModule],
  // the exports' fixed paths come before the features' `/:id`
  controllers: [ExportsController, JobsController],
  providers: [JobsService, JobFiles, JobProgress],
})
export class JobsModule {}
