// Tournaments as visitors and signed-in accounts read them, registering contingents, and the back office's form.
import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller';
import { RemoveDraftService } from './remove-draft.service';
import { RegistrationService } from './registration.service';
import { TournamentSettingsController } from './tournament-settings.controller';
import { TournamentSettingsQueries } from './tournament-settings.queries';
import { TournamentSettingsService } from './tournament-settings.service';
import { TournamentsController } from './tournaments.controller';
import { TournamentsQueries } from './tournaments.queries';

@Module({
  controllers: [TournamentsController, TournamentSettingsController, DocumentsController],
  providers: [
    TournamentsQueries,
    TournamentSettingsQueries,
    TournamentSettingsService,
    RegistrationService,
    RemoveDraftService,
  ],
})
export class TournamentsModule {}
