// GET /audit: who changed what, when and from where.
import { Controller, Query } from '@nestjs/common';
import * as auditCalls from '@gelanggang/contract/calls/audit';
import { AuditQuery } from '@gelanggang/contract/audit';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { paginated, RequestUrl } from '../http/pagination';
import { AuditQueries } from './audit.queries';

const seenBy = ({ id, rights }: RequestAccount) => rights.seen(id, null, 'view audit');

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Answers(auditCalls.list)
  async list(@Query() query: AuditQuery, @RequestUrl() url: string, @CurrentAccount() account: RequestAccount) {
    const { rows, total } = await this.audit.page(query, seenBy(account));
    return paginated(rows, total, query, url);
  }

  @Answers(auditCalls.people)
  async people(@CurrentAccount() account: RequestAccount) {
    return { data: await this.audit.people(seenBy(account)) };
  }
}
