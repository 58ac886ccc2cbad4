// The audit: who changed what, when and from where. Whatever a signed-in account changes is written, unless its row says `audited: false`.
import { IsIn, IsOptional } from 'class-validator';
import { Transform } from 'class-transformer';
import { ACTION_LABELS } from './audit-actions';
import { auditTexts } from './audit-texts';
import type { CallName } from './call';
import { blankIsAbsent, IsOptionalId, IsOptionalDay } from './fields';
import { IsPage, IsPerPage } from './page-query';

/** What a call is about, by how its path begins: the longest that fits. */
export const AUDIT_SUBJECTS: Readonly<Record<string, string>> = {
  '/matches': 'match',
  '/seni': 'seni',
  '/seni/matches': 'match',
  '/seni/drawings': 'drawing',
  '/pools': 'pool',
  '/pool-units': 'pool',
  '/drawings': 'drawing',
  '/create-pools': 'drawing',
  '/match-schedules': 'schedule',
  '/auto-schedules': 'schedule',
  '/tournaments': 'tournament',
  '/rehearsals': 'tournament',
  '/past-events': 'tournament',
  '/rankings': 'tournament',
  '/tournament-settings': 'tournament',
  '/tournament-': 'setup',
  '/billings': 'billing',
  '/bank-statements': 'tournament',
  '/contingents': 'contingent',
  '/contingent-': 'contingent',
  '/team-members': 'team-member',
  '/entry-imports': 'team-member',
  '/category-classes': 'class',
  '/match-clasifications': 'class',
  '/displays': 'display',
  '/rule-sets': 'rule-set',
  '/athletes': 'athlete',
  '/athlete-papers': 'participant',
  '/navigation-menus': 'menu',
  '/jobs': 'job',
  '/system/jobs': 'job',
  '/system/backups': 'backup',
  '/handovers': 'tournament',
  '/arena-codes': 'arena',
  '/officials': 'official',
  '/official-duties': 'official',
  '/protests': 'protest',
  '/entry-tickets': 'entry-ticket',
};

export const SUBJECT_LABELS: Readonly<Record<string, string>> = auditTexts.subjects;

/** Calls whose values may be kept: they hold nothing personal. Of all others only the names of the fields are. */
export const KEEPS_VALUES: readonly string[] = [
  '/matches',
  '/seni',
  '/pools',
  '/pool-units',
  '/drawings',
  '/create-pools',
  '/match-schedules',
  '/auto-schedules',
  '/tournaments',
  '/tournament-settings',
  '/tournament-activities',
  '/tournament-match-categories',
  '/tournament-arenas',
  '/category-classes',
  '/match-clasifications',
  '/displays',
  '/rule-sets',
  '/navigation-menus',
  '/jobs',
  '/billings/{id}/confirm-payment',
];

/** Of what is written in other words than the call's. */
export type AuditedAction = Exclude<keyof typeof ACTION_LABELS, CallName>;

/** Of these, those that tell of people all the same. */
export const OF_PEOPLE: readonly string[] = [
  '/tournaments/{id}/entry-checks',
  '/tournaments/{id}/officials',
  '/tournaments/{id}/invitations',
  // of who signs them
  '/tournaments/{id}/certificate-setting',
];

/** What is typed to find somebody: not kept, at whatever depth it is sent. */
export const SEARCHED = 'search';

/** Whether the values that are sent to this path may be kept, or only the names of their fields. */
export const keepsValues = (path: string): boolean =>
  KEEPS_VALUES.some((start) => path.startsWith(start)) && !OF_PEOPLE.some((start) => path.startsWith(start));

/** What was done, in words; a call without words of its own is said by its method and subject. */
export function actionLabel(action: string, subjectType: string): string {
  if (action in ACTION_LABELS) return ACTION_LABELS[action as keyof typeof ACTION_LABELS];
  const method = action.split(' ', 1)[0] as keyof typeof auditTexts.saved;
  const what = (SUBJECT_LABELS[subjectType] ?? subjectType).toLowerCase();
  return method in auditTexts.saved ? auditTexts.saved[method](what) : action;
}

export class AuditFilters {
  @IsOptionalId()
  account_id?: number;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(Object.keys(SUBJECT_LABELS))
  subject_type?: string;

  @IsOptionalId()
  subject_id?: number;

  /** Days in Indonesia's western time, both included. */
  @IsOptionalDay()
  date_from?: string;

  @IsOptionalDay()
  date_to?: string;
}

/** GET /audit: newest first, paginated. */
export class AuditQuery extends AuditFilters {
  @IsPage()
  page = 1;

  @IsPerPage()
  perPage = 25;
}

export interface AuditRow {
  id: number;
  at: string;
  /** Null: the account is gone. */
  account: { id: number; name: string } | null;
  action: string;
  subject_type: string;
  subject_id: number | null;
  /** What the subject is called now; null when it is gone, or has no name. */
  subject_name: string | null;
  device: string | null;
  address: string | null;
  detail: Record<string, unknown>;
}

/** GET /audit/people: whoever stands in it, by name. */
export interface AuditPerson {
  id: number;
  name: string;
}
