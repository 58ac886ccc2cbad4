// Tournaments as visitors and signed-in accounts read them, and registering contingents into them.
import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller';
import { RegistrationService } from './registration.service';
import { TournamentsController } from './tournaments.controller';
import { TournamentsQueries } from './tournaments.queries';

@Module({
  controllers: [TournamentsController, DocumentsController],
  providers: [TournamentsQueries, RegistrationService],
})
export class TournamentsModule {}
