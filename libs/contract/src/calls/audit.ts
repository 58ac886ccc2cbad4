// The calls of the audit.
import { call } from '../call';
import type { AuditPerson, AuditQuery, AuditRow } from '../audit';

export const auditCalls = {
  list: call('GET /audit', 'view audit').page<AuditRow, { query: AuditQuery }>(),
  people: call('GET /audit/people', 'view audit').dataRows<AuditPerson>(),
};
