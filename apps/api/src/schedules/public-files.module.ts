// Files that everybody may have, made once for all.
import { Module } from '@nestjs/common';
import { PublicFilesController } from './public-files.controller';
import { PublicFilesQueries } from './public-files.queries';
import { PublicFilesService } from './public-files.service';

@Module({ controllers: [PublicFilesController], providers: [PublicFilesService, PublicFilesQueries] })
export class PublicFilesModule {}
