// The check of entries before a tournament: lists that contingents sign, and what they ask to have put right.
import { Module } from '@nestjs/common';
import { CheckRemindersService } from './check-reminders.service';
import { CheckSettingService } from './check-setting.service';
import { EntryCheckController } from './entry-check.controller';
import { EntryChecksQueries } from './entry-checks.queries';
import { SignaturesService } from './signatures.service';
import { TicketDecisionsService } from './ticket-decisions.service';
import { TicketsQueries } from './tickets.queries';
import { TicketsService } from './tickets.service';

@Module({
  controllers: [EntryCheckController],
  providers: [
    CheckSettingService,
    EntryChecksQueries,
    CheckRemindersService,
    SignaturesService,
    TicketsQueries,
    TicketsService,
    TicketDecisionsService,
  ],
})
export class EntryCheckModule {}
