// Calls that answer a file directly (spec 1 §7, spec 2 §7; a billing's documents): the same jobs, waited for.
import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import { BillingsQuery } from '@gelanggang/contract/billings';
import { ContingentsQuery } from '@gelanggang/contract/contingents';
import type { JobParams } from '@gelanggang/contract/jobs';
import { TeamMembersQuery } from '@gelanggang/contract/team-members';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { JobFiles } from './job-files.service';

@Controller()
export class ExportsController {
  constructor(private readonly files: JobFiles) {}

  @Get('team-members/export')
  @Header('cache-control', 'private, no-store')
  teamMembers(@Query() query: TeamMembersQuery, @CurrentAccount() account: RequestAccount): Promise<StreamableFile> {
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

  @Get('contingents/export')
  @Header('cache-control', 'private, no-store')
  contingents(@Query() query: ContingentsQuery, @CurrentAccount() account: RequestAccount): Promise<StreamableFile> {
    const params = { tournament_id: query.tournament_id, search: query.search || undefined };
    return this.files.run('contingents-export', params, account);
  }

  @Get('billings/export')
  @Header('cache-control', 'private, no-store')
  billings(@Query() query: BillingsQuery, @CurrentAccount() account: RequestAccount): Promise<StreamableFile> {
    const params = {
      tournament_id: query.tournament_id,
      status: query.status || undefined,
      search: query.search || undefined,
    };
    return this.files.run('billings-export', params, account);
  }

  @Get('billings/:id/invoice')
  @Header('cache-control', 'private, no-store')
  invoice(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<StreamableFile> {
    return this.files.run('invoice-pdf', { billing_id: id }, account);
  }

  @Get('billings/:id/receipt')
  @Header('cache-control', 'private, no-store')
  receipt(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<StreamableFile> {
    return this.files.run('receipt-pdf', { billing_id: id }, account);
  }
}
