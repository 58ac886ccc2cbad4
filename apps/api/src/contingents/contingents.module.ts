// Contingents: the teams that enter tournaments.
import { Module } from '@nestjs/common';
import { ContingentsController } from './contingents.controller';
import { ContingentsQueries } from './contingents.queries';

@Module({ controllers: [ContingentsController], providers: [ContingentsQueries] })
export class ContingentsModule {}
