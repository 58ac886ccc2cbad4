// The last three digits of what a bill asks for, its own among the open bills of its tournament.
import type { EntityManager } from 'typeorm';

/**
 * Of a tournament that wants them, for a sum above zero: the next digits that no open bill has, counted on from the
 * last ones given, so that a late transfer does not meet a new bill. None are left for more than 999 open bills. Whoever
 * gives them has locked the invoice counter, which keeps two apart.
 */
export const freeDigits = (tournament: string, amount: string): string => `(
  select d from payment_setting s
    cross join lateral (select coalesce((
      select due_digits from billing b where b.tournament_id = ${tournament} and due_digits is not null
      order by id desc limit 1
    ), 0) as digits) last
    cross join generate_series(1, 999) d
  where s.tournament_id = ${tournament} and s.has_unique_digits and ${amount} > 0 and not exists (
    select from billing b where b.tournament_id = ${tournament} and b.due_digits = d
      and b.status in ('waiting for payment', 'waiting for confirmation'))
  order by (d + 998 - last.digits) % 999 limit 1)`;

/** A paid bill that opens again, before it does: its digits may be another open bill's by now, which gives it new ones. */
export async function renewDigits(manager: EntityManager, billingId: number): Promise<void> {
  await manager.query(
    `select from invoice_counter where tournament_id = (select tournament_id from billing where id = $1)
     order by year for update`,
    [billingId],
  );
  await manager.query(
    `update billing a set due_digits = ${freeDigits('a.tournament_id', 'a.amount')}
     where a.id = $1 and exists (
       select from billing b where b.tournament_id = a.tournament_id and b.due_digits = a.due_digits and b.id <> a.id
         and b.status in ('waiting for payment', 'waiting for confirmation'))`,
    [billingId],
  );
}
