// Rehearsals: a tournament to practise with, beside the real ones.
import { Module } from '@nestjs/common';
import { RehearsalController } from './rehearsal.controller';
import { RehearsalQueries } from './rehearsal.queries';
import { RehearsalService } from './rehearsal.service';

@Module({ controllers: [RehearsalController], providers: [RehearsalService, RehearsalQueries] })
export class RehearsalModule {}
