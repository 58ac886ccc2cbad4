// What each permission lets somebody do, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './permission-texts';

export const PERMISSION_LABELS: InLanguage<typeof original.PERMISSION_LABELS> = {
  'view insight': 'See the tournament’s statistics',
  'export contingent': 'Export contingents',
  'delete contingent': 'Delete contingents',
  'export member': 'Export team members',
  'delete member': 'Delete team members',
  'create payment': 'Create bills',
  'edit payment': 'Edit bills',
  'upload payment struk': 'Upload proofs of payment',
  'confirm payment': 'Confirm payments',
  'manage tournament': 'Manage tournaments',
  'manage master data': 'Manage master data',
  'manage drawing': 'Manage draws',
  'manage schedule': 'Manage schedules',
  'manage navigation': 'Manage menus',
  'manage users': 'Manage users and roles',
  'operate arena': 'Operate arenas',
  'view audit': 'See the log of changes',
  'check in': 'Record weigh-ins',
  'correct check in': 'Correct weigh-ins',
  'manage contingents': 'Manage all contingents',
  'manage system': 'Look after the system and personal data',
  'see all tournaments': 'Work on all tournaments, not only those joined as a member',
};
