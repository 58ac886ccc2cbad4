// The list of billings: its conditions and orders, for the page and for the file.
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import type { BillingFilters } from '@gelanggang/contract/billings';
import { billingsSeenBy, type Seen, type TournamentRights } from '@gelanggang/contract/member-roles';
import { likePattern } from './like-pattern';
import { isOfRehearsal } from './rehearsal.queries';

export interface BillingsFilter extends Seen {
  status: BillingStatus | null;
  tournamentId: number | null;
  search: string;
}

/** As the page's query says it, and the parameters of the file. */
export const billingsFilter = (
  asked: BillingFilters & { search?: string },
  { id, rights }: { id: number; rights: TournamentRights },
): BillingsFilter => ({
  ...billingsSeenBy(rights, id, asked.tournament_id ?? null),
  status: asked.status ?? null,
  tournamentId: asked.tournament_id ?? null,
  search: asked.search?.trim() ?? '',
});

/** Of `b` and its tournament `t`, with the values of `billingValues`. */
export const BILLING_CONDITIONS = `t.deleted_at is null and ($1::bigint is null or b.account_id = $1 or b.tournament_id = any($5::bigint[]))
  and ($2::text is null or b.status = $2) and ($3::bigint is null and not ${isOfRehearsal('b.tournament_id')} or b.tournament_id = $3)
  and ($4::text is null or b.invoice_number ilike $4 or b.bank_name ilike $4 or t.name ilike $4
    or b.account_name ilike $4
    or exists (select from account o where o.id = b.account_id and o.name ilike $4)
    or exists (select from billing_detail d join team_member m on m.id = d.team_member_id
      join contingent c on c.id = m.contingent_id where d.billing_id = b.id and c.name ilike $4))`;

export const billingValues = ({ owner, status, tournamentId, search, tournaments }: BillingsFilter): unknown[] => [
  owner,
  status,
  tournamentId,
  search ? likePattern(search) : null,
  tournaments,
];

export const BILLING_ORDER = { page: 'b.id desc', file: 'b.id' } as const;
