// GET /audit: who changed what, when and from where.
import { Controller, Get, Query } from '@nestjs/common';
import { type AuditPerson, AuditQuery, type AuditRow } from '@gelanggang/contract/audit';
import type { Data, Paginated } from '@gelanggang/contract/http';
import { paginated, RequestUrl } from '../http/pagination';
import { AuditQueries } from './audit.queries';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  @Get()
  async list(@Query() query: AuditQuery, @RequestUrl() url: string): Promise<Paginated<AuditRow>> {
    const { rows, total } = await this.audit.page(query);
    return paginated(rows, total, query, url);
  }

  @Get('people')
  async people(): Promise<Data<AuditPerson[]>> {
    return { data: await this.audit.people() };
  }
}
