// Calls of the audit.
import * as auditCalls from '@gelanggang/contract/calls/audit';
import { useCall } from '@web/lib/use-call';

export interface AuditQuery {
  account_id?: number;
  subject_type?: string;
  subject_id?: number;
  date_from?: string;
  date_to?: string;
}

export const useAudit = (query: AuditQuery & { page: number; perPage: number }) =>
  useCall(auditCalls.list, { query: { ...query } });

export const useAuditPeople = () => useCall(auditCalls.people).data ?? [];
