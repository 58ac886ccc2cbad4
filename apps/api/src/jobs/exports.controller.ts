// Calls that answer a file directly (spec 1 §7, spec 2 §7; a billing's documents): the same jobs, waited for.
import { Controller, Header, Param, Query } from '@nestjs/common';
import * as exportCalls from '@gelanggang/contract/calls/exports';
import {
  BillingsExportParams,
  ContingentsExportParams,
  TeamMembersExportParams,
} from '@gelanggang/contract/job-params';
import { Answers } from '../http/answers';
import { CallerGone } from '../http/caller-gone';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { JobFiles } from './job-files.service';

@Controller()
export class ExportsController {
  constructor(private readonly files: JobFiles) {}

  @Answers(exportCalls.teamMembers)
  @Header('cache-control', 'private, no-store')
  teamMembers(
    @Query() params: TeamMembersExportParams,
    @CurrentAccount() account: RequestAccount,
    @CallerGone() gone: AbortSignal,
  ) {
    return this.files.run('team-members-export', params, account, gone);
  }

  @Answers(exportCalls.contingents)
  @Header('cache-control', 'private, no-store')
  contingents(
    @Query() params: ContingentsExportParams,
    @CurrentAccount() account: RequestAccount,
    @CallerGone() gone: AbortSignal,
  ) {
    return this.files.run('contingents-export', params, account, gone);
  }

  @Answers(exportCalls.billings)
  @Header('cache-control', 'private, no-store')
  billings(
    @Query() params: BillingsExportParams,
    @CurrentAccount() account: RequestAccount,
    @CallerGone() gone: AbortSignal,
  ) {
    return this.files.run('billings-export', params, account, gone);
  }

  @Answers(exportCalls.invoice)
  @Header('cache-control', 'private, no-store')
  invoice(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount, @CallerGone() gone: AbortSignal) {
    return this.files.run('invoice-pdf', { billing_id: id }, account, gone);
  }

  @Answers(exportCalls.receipt)
  @Header('cache-control', 'private, no-store')
  receipt(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount, @CallerGone() gone: AbortSignal) {
    return this.files.run('receipt-pdf', { billing_id: id }, account, gone);
  }
}
