// What a tournament is set up with: activities, categories with fee, arenas, contact persons, bank accounts; and its set-up page.
import { Module } from '@nestjs/common';
import { ActivitiesController } from './activities.controller';
import { ArenasController } from './arenas.controller';
import { BankAccountsController } from './bank-accounts.controller';
import { ContactPersonsController } from './contact-persons.controller';
import { CopyService } from './copy.service';
import { DayPlanService } from './day-plan.service';
import { FeesController } from './fees.controller';
import { FeesService } from './fees.service';
import { PaymentSettingsController } from './payment-settings.controller';
import { PaymentSettingsService } from './payment-settings.service';
import { PlacesController } from './places.controller';
import { ClassPlacesService } from './class-places.service';
import { PlacesService } from './places.service';
import { PresetService } from './preset.service';
import { SettingUpController } from './setting-up.controller';
import { SettingUpQueries } from './setting-up.queries';
import { SeveralService } from './several.service';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';
import { TournamentCategoriesController } from './tournament-categories.controller';

@Module({
  controllers: [
    ActivitiesController,
    ArenasController,
    BankAccountsController,
    ContactPersonsController,
    FeesController,
    PaymentSettingsController,
    PlacesController,
    TournamentCategoriesController,
    SettingUpController,
  ],
  providers: [
    SetupQueries,
    SetupService,
    SettingUpQueries,
    DayPlanService,
    PresetService,
    CopyService,
    SeveralService,
    FeesService,
    PaymentSettingsService,
    ClassPlacesService,
    PlacesService,
  ],
})
export class TournamentSetupModule {}
