// Whom a billing may name and what each of them costs: its share of the fee of the match category in that tournament (`member_fee`).
import type { EntityManager } from 'typeorm';
import type { FeePer } from '@gelanggang/domain/billing/fee-per';

export interface BillableMember {
  id: number;
  contingentId: number;
  contingentAccountId: number;
  tournamentMatchCategoryId: number;
  fee: number;
  /** Null: of a line from before that was noted. */
  feePer: FeePer | null;
}

export type MembersRefusal =
  | { ok: false; code: 'no-members' }
  | { ok: false; code: 'not-registered' | 'category-not-offered' | 'already-billed'; teamMemberIds: number[] };

export type MembersFound = { ok: true; members: BillableMember[] } | MembersRefusal;

interface Candidate {
  id: number;
  contingent_id: number | null;
  account_id: number | null;
  is_registered: boolean;
  tournament_match_category_id: number | null;
  fee: number | null;
  fee_per: FeePer | null;
  is_billed: boolean;
}

export interface MembersAsked {
  tournamentId: number;
  teamMemberIds: readonly number[];
  /** The billing that is edited: its own members are not taken, and cost what they cost when they came on it. */
  billingId?: number;
  /** Only members of this account's contingents; others are as if they were not there. */
  onlyOf?: number | null;
}

/** In the order asked for. All or nobody: the first fault that any of them has is told, with everybody who has it. */
export async function findBillable(manager: EntityManager, asked: MembersAsked): Promise<MembersFound> {
  const ids = [...new Set(asked.teamMemberIds)];
  if (ids.length === 0) return { ok: false, code: 'no-members' };
  const candidates: Candidate[] = await manager.query(
    `select w.id, c.id as contingent_id, c.account_id, (e.team_member_id is not null) as is_registered,
       f.id as tournament_match_category_id, coalesce(own.amount + own.discount, member_fee($1, w.id)) as fee,
       case when own.id is not null then own.fee_per when k.unit_size > 1 then f.fee_per else 'athlete' end as fee_per,
       (d.id is not null) as is_billed
     from unnest($2::bigint[]) with ordinality as w (id, place)
     left join tournament_entry e on e.tournament_id = $1 and e.team_member_id = w.id
     left join contingent c on c.id = e.contingent_id
     left join tournament_match_category f on f.tournament_id = $1 and f.match_category_id = e.match_category_id
     left join match_category k on k.id = e.match_category_id
     left join billing_detail d on d.tournament_id = $1 and d.team_member_id = w.id and d.holds
       and d.billing_id is distinct from $3::bigint
     left join billing_detail own on own.billing_id = $3::bigint and own.team_member_id = w.id
       and own.tournament_match_category_id = f.id
     order by w.place`,
    [asked.tournamentId, ids, asked.billingId ?? null],
  );
  const onlyOf = asked.onlyOf ?? null;
  const refusal =
    refuse(
      'not-registered',
      candidates.filter((one) => !one.is_registered || (onlyOf !== null && one.account_id !== onlyOf)),
    ) ??
    refuse(
      'category-not-offered',
      candidates.filter((one) => one.tournament_match_category_id === null),
    ) ??
    refuse(
      'already-billed',
      candidates.filter((one) => one.is_billed),
    );
  if (refusal) return refusal;
  const members = candidates.map((one) => ({
    id: one.id,
    contingentId: one.contingent_id ?? 0,
    contingentAccountId: one.account_id ?? 0,
    tournamentMatchCategoryId: one.tournament_match_category_id ?? 0,
    fee: one.fee ?? 0,
    feePer: one.fee_per,
  }));
  return { ok: true, members };
}

function refuse(
  code: 'not-registered' | 'category-not-offered' | 'already-billed',
  members: readonly Candidate[],
): MembersRefusal | undefined {
  return members.length > 0 ? { ok: false, code, teamMemberIds: members.map((one) => one.id) } : undefined;
}
