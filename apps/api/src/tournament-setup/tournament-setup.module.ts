// What a tournament is set up with: activities, categories with fee, arenas, contact persons.
import { Module } from '@nestjs/common';
import { ActivitiesController } from './activities.controller';
import { ArenasController } from './arenas.controller';
import { ContactPersonsController } from './contact-persons.controller';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';
import { TournamentCategoriesController } from './tournament-categories.controller';

@Module({
  controllers: [ActivitiesController, ArenasController, ContactPersonsController, TournamentCategoriesController],
  providers: [SetupQueries, SetupService],
})
export class TournamentSetupModule {}
