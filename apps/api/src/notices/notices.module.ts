// What accounts are told.
import { Module } from '@nestjs/common';
import { NoticesController } from './notices.controller';
import { NoticesQueries } from './notices.queries';
import { NoticesService } from './notices.service';

@Module({ controllers: [NoticesController], providers: [NoticesQueries, NoticesService] })
export class NoticesModule {}
