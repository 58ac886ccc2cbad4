// Contingents: the teams that enter tournaments, who manages them, and how two become one.
import { Module } from '@nestjs/common';
import { ContingentClaimsController } from './contingent-claims.controller';
import { ContingentClaimsService } from './contingent-claims.service';
import { ContingentInvitationsController } from './contingent-invitations.controller';
import { ContingentInvitationsService } from './contingent-invitations.service';
import { ContingentMergesController } from './contingent-merges.controller';
import { ContingentMergesService } from './contingent-merges.service';
import { ContingentsController } from './contingents.controller';
import { ContingentsQueries } from './contingents.queries';
import { ContingentsService } from './contingents.service';

@Module({
  controllers: [
    ContingentsController,
    ContingentInvitationsController,
    ContingentClaimsController,
    ContingentMergesController,
  ],
  providers: [
    ContingentsQueries,
    ContingentsService,
    ContingentInvitationsService,
    ContingentClaimsService,
    ContingentMergesService,
  ],
})
export class ContingentsModule {}
