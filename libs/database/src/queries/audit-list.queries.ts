// The audit as it is looked through: the conditions of the list and of its file, and what a subject is called now.
import type { AuditFilters } from '@gelanggang/contract/audit';
import type { Seen } from '@gelanggang/contract/member-roles';
import { partaiOfMatchSql } from './partai-name';

/** Days are Indonesia's western ones: the audit knows no tournament. */
const ZONE = 'Asia/Jakarta';

/** Own changes, and those of tournaments in which the account looks through them; $6 null: all. */
export const SEEN_AUDIT = `($6::bigint is null or u.account_id = $6 or u.scope && $7::bigint[])`;

export const AUDIT_CONDITIONS = `
  ($1::bigint is null or u.account_id = $1)
  and ($2::text is null or u.subject_type = $2)
  and ($3::bigint is null or u.subject_id = $3)
  and ($4::date is null or u.at >= $4::date::timestamp at time zone '${ZONE}')
  and ($5::date is null or u.at < ($5::date + 1)::timestamp at time zone '${ZONE}')
  and ${SEEN_AUDIT}`;

/** Newest first. */
export const AUDIT_ORDER = 'u.id desc';

export const auditValues = (
  { account_id, subject_type, subject_id, date_from, date_to }: AuditFilters,
  { owner, tournaments }: Seen,
): unknown[] => [
  account_id ?? null,
  subject_type ?? null,
  subject_id ?? null,
  date_from ?? null,
  date_to ?? null,
  owner,
  tournaments,
];

/** Of an audit row `u`. */
export const SUBJECT_NAME = `
  case u.subject_type
    when 'account' then (select name from account where id = u.subject_id)
    when 'role' then (select name from role where id = u.subject_id)
    when 'tournament' then (select name from tournament where id = u.subject_id)
    when 'contingent' then (select name from contingent where id = u.subject_id)
    when 'team-member' then (select name from team_member where id = u.subject_id)
    when 'billing' then (select invoice_number from billing where id = u.subject_id)
    when 'participant' then (select m.name from participant p join team_member m on m.id = p.team_member_id
      where p.id = u.subject_id)
    when 'arena' then (select name from tournament_arena where id = u.subject_id)
    when 'match' then 'Partai ' || ${partaiOfMatchSql('u.subject_id')}
  end`;
