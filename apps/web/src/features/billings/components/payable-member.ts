// A row of the athletes' list as the tables of a payment show it.
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { PayableMember } from './member-table';

export function payableMember(row: TeamMemberRow): PayableMember {
  return {
    id: row.id,
    name: shownName(row.name),
    contingent: shownName(row.contingent.name),
    category: [row.match_category.name, row.age_category.name, row.category_class?.name ?? row.nomor_name]
      .filter(Boolean)
      .join(' · '),
    fee: row.registration_fee,
  };
}
