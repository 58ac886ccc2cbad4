// Contingents: the teams that enter tournaments.
import { Module } from '@nestjs/common';
import { ContingentsController } from './contingents.controller';
import { ContingentsQueries } from './contingents.queries';
import { ContingentsService } from './contingents.service';

@Module({ controllers: [ContingentsController], providers: [ContingentsQueries, ContingentsService] })
export class ContingentsModule {}
