// The calls of the audit.
import { apiCall } from '../call';
import type { AuditPerson, AuditQuery, AuditRow } from '../audit';

export const list = apiCall('GET /audit', 'view audit', { of: 'lists' }).page<AuditRow, { query: AuditQuery }>();
export const people = apiCall('GET /audit/people', 'view audit', { of: 'lists' }).dataRows<AuditPerson>();
