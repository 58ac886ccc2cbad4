// Every part of the API, and what all of them share.
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { NewerDatabase, openDataSource } from '@gelanggang/database/newer-database';
import type { Env } from '@gelanggang/platform/env/env';
import { PlatformModule } from '@gelanggang/platform/platform.module';
import { ArenaCodesModule } from './arena-control/arena-codes.module';
import { ArenaControlModule } from './arena-control/arena-control.module';
import { AuditModule } from './audit/audit.module';
import { AutoScheduleModule } from './auto-schedule/auto-schedule.module';
import { AuthModule } from './auth/auth.module';
import { BillingsModule } from './billings/billings.module';
import { BracketsModule } from './brackets/brackets.module';
import { CategoriesModule } from './categories/categories.module';
import { ClassesModule } from './classes/classes.module';
import { ClassificationsModule } from './classifications/classifications.module';
import { ContingentsModule } from './contingents/contingents.module';
import { DevMailModule } from './dev-mail/dev-mail.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { DisplaysModule } from './displays/displays.module';
import { DrawCheckModule } from './draw-check/draw-check.module';
import { DrawingModule } from './drawing/drawing.module';
import { EntryCheckModule } from './entry-check/entry-check.module';
import { EntryImportsModule } from './entry-imports/entry-imports.module';
import { EntryListsModule } from './entry-lists/entry-lists.module';
import { GuessingModule } from './guessing/guessing.module';
import { ActorInterceptor } from './http/actor.interceptor';
import { OwnPace } from './http/own-pace';
import { AccessGuard } from './http/access.guard';
import { ErrorFilter } from './http/error.filter';
import { createValidationPipe } from './http/validation.pipe';
import { HallModule } from './hall/hall.module';
import { HealthModule } from './health/health.module';
import { InsightModule } from './insight/insight.module';
import { JobsModule } from './jobs/jobs.module';
import { PublicFilesModule } from './schedules/public-files.module';
import { LanguagesModule } from './languages/languages.module';
import { LiveModule } from './live/live.module';
import { LiveSnapshotModule } from './live-snapshot/live-snapshot.module';
import { LocationsModule } from './locations/locations.module';
import { MedalsModule } from './medals/medals.module';
import { NavigationModule } from './navigation/navigation.module';
import { NoticesModule } from './notices/notices.module';
import { OfficialsModule } from './officials/officials.module';
import { OpenFeedModule } from './open-feed/open-feed.module';
import { PastEventsModule } from './past-events/past-events.module';
import { PersonalDataModule } from './personal-data/personal-data.module';
import { ProgramKeysModule } from './program-keys/program-keys.module';
import { ProtestsModule } from './protests/protests.module';
import { PushModule } from './push/push.module';
import { TextMessagesModule } from './text-messages/text-messages.module';
import { SchedulesModule } from './schedules/schedules.module';
import { RuleSetsModule } from './rule-sets/rule-sets.module';
import { ScoringModule } from './scoring/scoring.module';
import { SeniModule } from './seni/seni.module';
import { MetricsModule } from './metrics/metrics.module';
import { ShareCardsModule } from './share-cards/share-cards.module';
import { SiteSettingsModule } from './site-settings/site-settings.module';
import { SLOW_QUERY_MS, SlowQueries } from './system/slow-queries';
import { HandoverModule } from './handover/handover.module';
import { RankingsModule } from './rankings/rankings.module';
import { RehearsalModule } from './rehearsal/rehearsal.module';
import { SystemModule } from './system/system.module';
import { TeamMembersModule } from './team-members/team-members.module';
import { TournamentMembersModule } from './members/tournament-members.module';
import { TournamentSetupModule } from './tournament-setup/tournament-setup.module';
import { TournamentsModule } from './tournaments/tournaments.module';
import { UsersModule } from './users/users.module';
import { WebPagesModule } from './web-pages/web-pages.module';
import { WebhooksModule } from './webhooks/webhooks.module';
import { WeighInModule } from './weigh-in/weigh-in.module';

const FEATURES = [
  ArenaCodesModule,
  ArenaControlModule,
  AuditModule,
  AutoScheduleModule,
  AuthModule,
  BillingsModule,
  BracketsModule,
  CategoriesModule,
  ClassesModule,
  ClassificationsModule,
  ContingentsModule,
  DevMailModule,
  DashboardModule,
  DisplaysModule,
  DrawCheckModule,
  DrawingModule,
  EntryListsModule,
  EntryCheckModule,
  EntryImportsModule,
  HallModule,
  HealthModule,
  InsightModule,
  JobsModule,
  LanguagesModule,
  PublicFilesModule,
  LiveModule,
  LiveSnapshotModule,
  LocationsModule,
  MedalsModule,
  NavigationModule,
  NoticesModule,
  OfficialsModule,
  OpenFeedModule,
  PastEventsModule,
  PersonalDataModule,
  ProgramKeysModule,
  ProtestsModule,
  PushModule,
  TextMessagesModule,
  SchedulesModule,
  RuleSetsModule,
  ScoringModule,
  SeniModule,
  ShareCardsModule,
  SiteSettingsModule,
  HandoverModule,
  RankingsModule,
  RehearsalModule,
  SystemModule,
  TeamMembersModule,
  TournamentMembersModule,
  TournamentSetupModule,
  TournamentsModule,
  UsersModule,
  WebPagesModule,
  WebhooksModule,
  WeighInModule,
];

@Module({})
export class AppModule {
  static forRoot(env: Env): DynamicModule {
    const slowQueries = new SlowQueries();
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(env.DATABASE_URL, {
              poolSize: env.DB_POOL,
              logger: slowQueries,
              maxQueryExecutionTime: SLOW_QUERY_MS,
            }),
            retryAttempts: 3,
            retryDelay: 1000,
            toRetry: (error) => !(error instanceof NewerDatabase),
          }),
          dataSourceFactory: openDataSource,
        }),
        PlatformModule.forRoot(env, 'api'),
        GuessingModule,
        MetricsModule,
        ...FEATURES,
      ],
      global: true,
      exports: [SlowQueries],
      providers: [
        { provide: SlowQueries, useValue: slowQueries },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        OwnPace,
        { provide: APP_INTERCEPTOR, useClass: ActorInterceptor },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
    };
  }
}
