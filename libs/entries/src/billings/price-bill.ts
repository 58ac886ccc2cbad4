// What a bill is made of: its members' fees, what a code takes off them, and what contingents pay once.
import type { EntityManager } from 'typeorm';
import { discountKey, discountOf, type DiscountTerms, faultOfCode } from '@gelanggang/domain/billing/discount';
import { billingTotal } from '@gelanggang/domain/billing/invoice-number';
import type { BillableMember } from './billing-members';

export interface PricedMember extends BillableMember {
  /** Off `fee`. */
  discount: number;
}

export interface PricedBill {
  members: PricedMember[];
  /** Of contingents that no other bill has asked for it. */
  contingentFees: { contingentId: number; amount: number }[];
  code: BillCode | null;
  /** All of it, in whole rupiah. */
  amount: number;
}

/** What a bill keeps of its code: a code that is closed since takes off the same. */
export interface BillCode extends DiscountTerms {
  id: number;
}

export type CodeRefusal =
  | { ok: false; code: 'code-unknown' | 'code-closed' | 'code-used-up' }
  | { ok: false; code: 'code-over'; validUntil: string };

interface CodeAsked {
  tournamentId: number;
  /** As it was typed; blank: none. */
  typed: string | undefined;
  at: Date;
  /** Bills that want it at once. */
  bills?: number;
  /** Whoever issues waits for others who use it; who only asks does not. */
  isLocked: boolean;
}

interface CodeRow extends BillCode {
  isOpen: boolean;
  validUntil: string | null;
  mostUses: number | null;
  today: string;
}

/** A bill that was rejected or cancelled has given its use back. */
export async function findCode(
  manager: EntityManager,
  { tournamentId, typed, at, bills = 1, isLocked }: CodeAsked,
): Promise<{ ok: true; code: BillCode | null } | CodeRefusal> {
  const key = discountKey(typed ?? '');
  if (key === '') return { ok: true, code: null };
  const [row] = await manager.query<CodeRow[]>(
    `select c.id, c.percent, c.amount, c.is_open as "isOpen", to_char(c.valid_until, 'YYYY-MM-DD') as "validUntil",
       c.most_uses as "mostUses", to_char($3::timestamptz at time zone t.time_zone, 'YYYY-MM-DD') as today
     from discount_code c join tournament t on t.id = c.tournament_id
     where c.tournament_id = $1 and c.code = $2 ${isLocked ? 'for update of c' : ''}`,
    [tournamentId, key, at],
  );
  if (!row) return { ok: false, code: 'code-unknown' };
  const [{ uses }] = await manager.query<[{ uses: number }]>(
    'select count(*)::int as uses from billing where discount_code_id = $1 and holds',
    [row.id],
  );
  const fault = faultOfCode({ ...row, uses }, row.today, bills);
  if (fault === 'code-over') return { ok: false, code: fault, validUntil: row.validUntil ?? '' };
  if (fault !== null) return { ok: false, code: fault };
  return { ok: true, code: { id: row.id, percent: row.percent, amount: row.amount } };
}

/** What these contingents are still asked for; `billingId`: the bill that is edited, which keeps what it has asked. */
export async function contingentFeesOf(
  manager: EntityManager,
  tournamentId: number,
  members: readonly Pick<BillableMember, 'contingentId'>[],
  billingId: number | null = null,
): Promise<PricedBill['contingentFees']> {
  return manager.query(
    `select c.id as "contingentId", coalesce(own.amount, s.contingent_fee) as amount
     from unnest($2::bigint[]) with ordinality as c (id, place)
     left join contingent_fee own on own.tournament_id = $1 and own.contingent_id = c.id and own.billing_id = $3
     left join fee_setting s on s.tournament_id = $1
     where coalesce(own.amount, s.contingent_fee, 0) > 0 and not exists (
       select from contingent_fee f where f.tournament_id = $1 and f.contingent_id = c.id and f.holds
         and f.billing_id is distinct from $3::bigint)
     order by c.place`,
    [tournamentId, [...new Set(members.map((one) => one.contingentId))], billingId],
  );
}

export function priceBill(
  members: readonly BillableMember[],
  contingentFees: PricedBill['contingentFees'],
  code: BillCode | null,
): PricedBill {
  const off =
    code === null
      ? []
      : discountOf(
          members.map((one) => one.fee),
          code,
        );
  const priced = members.map((one, index) => ({ ...one, discount: off[index] ?? 0 }));
  const amount = billingTotal(priced.map((one) => ({ amount: one.fee - one.discount }))) + billingTotal(contingentFees);
  return { members: priced, contingentFees, code, amount };
}

/** In this order members become participants. */
export async function insertLines(
  manager: EntityManager,
  billing: { id: number; tournamentId: number },
  { members, contingentFees }: PricedBill,
): Promise<void> {
  await manager.query(
    `insert into billing_detail (billing_id, tournament_id, holds, team_member_id, tournament_match_category_id, amount,
       discount, fee_per)
     select $1, $2, true, m.id, m.category_id, m.fee - m.discount, m.discount, m.fee_per
     from unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[]) with ordinality
       as m (id, category_id, fee, discount, fee_per, place)
     order by m.place`,
    [
      billing.id,
      billing.tournamentId,
      members.map((one) => one.id),
      members.map((one) => one.tournamentMatchCategoryId),
      members.map((one) => one.fee),
      members.map((one) => one.discount),
      members.map((one) => one.feePer),
    ],
  );
  await manager.query(
    `insert into contingent_fee (billing_id, tournament_id, holds, contingent_id, amount)
     select $1, $2, true, f.id, f.amount from unnest($3::bigint[], $4::bigint[]) with ordinality as f (id, amount, place)
     order by f.place`,
    [
      billing.id,
      billing.tournamentId,
      contingentFees.map((one) => one.contingentId),
      contingentFees.map((one) => one.amount),
    ],
  );
}
