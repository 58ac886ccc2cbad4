// Calls of the audit.
import type { AuditPerson, AuditRow } from '@gelanggang/contract/audit';
import type { Paginated } from '@gelanggang/contract/http';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lists } from '@web/lib/lists';

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
    queryFn: ({ signal }) => lists.page<AuditRow>('/audit', { ...query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useAuditPeople(): AuditPerson[] {
  const { data } = useQuery({
    queryKey: ['audit', 'people'],
    queryFn: ({ signal }) => lists.data<AuditPerson>('/audit/people', undefined, signal),
  });
  return data ?? [];
}
