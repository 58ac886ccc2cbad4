// Calls that answer a file directly (spec 1 §7, spec 2 §7; a billing's documents): the same jobs, waited for.
import { Controller, Header, Param, Query } from '@nestjs/common';
import * as exportCalls from '@gelanggang/contract/calls/exports';
import { BillingsQuery } from '@gelanggang/contract/billings';
import { ContingentsQuery } from '@gelanggang/contract/contingents';
import type { JobParams } from '@gelanggang/contract/jobs';
import { TeamMembersQuery } from '@gelanggang/contract/team-members';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { JobFiles } from './job-files.service';

@Controller()
export class ExportsController {
  constructor(private readonly files: JobFiles) {}

  @Answers(exportCalls.teamMembers)
  @Header('cache-control', 'private, no-store')
  teamMembers(@Query() query: TeamMembersQuery, @CurrentAccount() account: RequestAccount) {
    const params: JobParams['team-members-export'] = {
      tournament_id: query.tournament_id,
      match_category_id: query.match_category_id,
      age_category_id: query.age_category_id,
      category_class_id: query.category_class_id,
      contingent_id: query.contingent_id,
      payment_status: query.payment_status || undefined,
      search: query.search || undefined,
    };
    return this.files.run('team-members-export', params, account);
  }

  @Answers(exportCalls.contingents)
  @Header('cache-control', 'private, no-store')
  contingents(@Query() query: ContingentsQuery, @CurrentAccount() account: RequestAccount) {
    const params = { tournament_id: query.tournament_id, search: query.search || undefined };
    return this.files.run('contingents-export', params, account);
  }

  @Answers(exportCalls.billings)
  @Header('cache-control', 'private, no-store')
  billings(@Query() query: BillingsQuery, @CurrentAccount() account: RequestAccount) {
    const params = {
      tournament_id: query.tournament_id,
      status: query.status || undefined,
      search: query.search || undefined,
    };
    return this.files.run('billings-export', params, account);
  }

  @Answers(exportCalls.invoice)
  @Header('cache-control', 'private, no-store')
  invoice(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.files.run('invoice-pdf', { billing_id: id }, account);
  }

  @Answers(exportCalls.receipt)
  @Header('cache-control', 'private, no-store')
  receipt(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.files.run('receipt-pdf', { billing_id: id }, account);
  }
}
