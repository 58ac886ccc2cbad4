// GET /audit: who changed what, when and from where.
import { Controller, Query } from '@nestjs/common';
import * as auditCalls from '@gelanggang/contract/calls/audit';
import { AuditQuery } from '@gelanggang/contract/audit';
import { Answers } from '../http/answers';
import { paginated, RequestUrl } from '../http/pagination';
import { AuditQueries } from './audit.queries';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Answers(auditCalls.list)
  async list(@Query() query: AuditQuery, @RequestUrl() url: string) {
    const { rows, total } = await this.audit.page(query);
    return paginated(rows, total, query, url);
  }

  @Answers(auditCalls.people)
  async people() {
    return { data: await this.audit.people() };
  }
}
