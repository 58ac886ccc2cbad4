// Calls of the audit.
import * as auditCalls from '@gelanggang/contract/calls/audit';
import type { AuditPerson, AuditRow } from '@gelanggang/contract/audit';
import type { Paginated } from '@gelanggang/contract/http';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@web/lib/calls';

export interface AuditQuery {
  account_id?: number;
  subject_type?: string;
  subject_id?: number;
  date_from?: string;
  date_to?: string;
}

export function useAudit(query: AuditQuery & { page: number; perPage: number }) {
  return useQuery<Paginated<AuditRow>>({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => callApi(auditCalls.list, { query: { ...query } }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useAuditPeople(): AuditPerson[] {
  const { data } = useQuery({
    queryKey: ['audit', 'people'],
    queryFn: ({ signal }) => callApi(auditCalls.people, {}, signal),
  });
  return data ?? [];
}
