// The accounts of a tournament as they stand: its bills with what came for them, and the cash book.
import type { EntityManager } from 'typeorm';
import type { AccountsAnswer, BookLine } from '@gelanggang/contract/accounts';
import { type AccountBill, accountsOf, type BookEntry, withBalance } from '@gelanggang/domain/billing/accounts';

/** Bills that hold; 0: of a contingent that is there no longer. */
const BILLS = `
  select b.status = 'paid' as "isPaid", bill_received(b)::float8 as received,
    case when b.status <> 'paid' then null when exists (
      select from cash_receipt r where r.billing_id = b.id and r.undone_at is null) then 'cash' else 'transfer' end as way,
    coalesce((select sum(r.amount) from refund r where r.billing_id = b.id), 0)::float8 as refunded,
    coalesce((select json_agg(json_build_object('contingentId', l.id, 'billed', l.billed, 'discount', l.discount)
        order by l.id)
      from (select line.id, sum(line.amount) as billed, sum(line.discount) as discount from (
          select m.contingent_id as id, d.amount, d.discount from billing_detail d
          join team_member m on m.id = d.team_member_id where d.billing_id = b.id
          union all
          select coalesce(f.contingent_id, 0), f.amount, 0 from contingent_fee f where f.billing_id = b.id
          union all
          select coalesce(k.contingent_id, 0), g.amount, 0 from billing_charge g
          left join entry_ticket k on k.id = g.ticket_id where g.billing_id = b.id) line
        group by line.id) l), '[]') as lines
  from billing b where b.tournament_id = $1 and b.holds order by b.id`;

const CONTINGENTS = 'select id, name from contingent where id = any($1::bigint[]) order by name, id';

/** A payment that was confirmed by a proof is in the history alone; cash and lines of a statement have their own rows. */
const BOOK = `
  select b.kind, b.at, b.amount::float8 as amount, b.document, i.invoice_number, i.id as billing_id,
    coalesce(a.name, '') as account, coalesce(b.note, '') as note
  from (
    select 'cash' as kind, r.taken_at as at, r.amount, r.receipt_number as document, r.billing_id, r.taken_by as by,
      r.received_from as note from cash_receipt r where r.tournament_id = $1
    union all
    select 'cash-undone', r.undone_at, r.amount, r.receipt_number, r.billing_id, r.undone_by, r.undo_reason
    from cash_receipt r where r.tournament_id = $1 and r.undone_at is not null
    union all
    select 'transfer', p.matched_at, sum(l.amount), '', p.billing_id, p.matched_by, null
    from statement_payment p join statement_line l on l.id = p.line_id
    where p.tournament_id = $1 group by p.billing_id, p.matched_at, p.matched_by
    union all
    select 'transfer-undone', p.undone_at, sum(l.amount), '', p.billing_id, p.undone_by, p.undo_reason
    from statement_payment p join statement_line l on l.id = p.line_id
    where p.tournament_id = $1 and p.undone_at is not null
    group by p.billing_id, p.undone_at, p.undone_by, p.undo_reason
    union all
    select case when h.to_status = 'paid' then 'confirmed' else 'rejected' end, h.at, bill_due(x.amount, x.due_digits), '',
      x.id, h.account_id, h.reason
    from billing x join billing_history h on h.billing_id = x.id
    where x.tournament_id = $1 and (h.from_status <> 'paid' and h.to_status = 'paid' or h.from_status = 'paid' and h.to_status = 'failed')
      and not exists (select from cash_receipt r where r.billing_id = x.id and r.taken_at = h.at)
      and not exists (select from statement_payment p where p.billing_id = x.id and p.matched_at = h.at)
    union all
    select 'refund', r.refunded_at, r.amount, '', r.billing_id, r.refunded_by, r.reason
    from refund r where r.tournament_id = $1
  ) b
  join billing i on i.id = b.billing_id left join account a on a.id = b.by
  where b.amount > 0 order by b.at, i.id, b.kind`;

const CLOSINGS = `
  select c.figures, c.closed_at, coalesce(a.name, '') as closed_by, c.reopened_at, coalesce(o.name, '') as reopened_by,
    coalesce(c.reopen_reason, '') as reopen_reason
  from account_closing c left join account a on a.id = c.closed_by left join account o on o.id = c.reopened_by
  where c.tournament_id = $1 order by c.id desc`;

/** Null: there is no such tournament. Four statements, however many bills. */
export async function readAccounts(manager: EntityManager, tournamentId: number): Promise<AccountsAnswer | null> {
  const [tournament] = await manager.query<{ id: number; name: string; time_zone: string }[]>(
    'select id, name, time_zone from tournament where id = $1 and deleted_at is null',
    [tournamentId],
  );
  if (!tournament) return null;
  const bills = await manager.query<AccountBill[]>(BILLS, [tournamentId]);
  const { byContingent, total } = accountsOf(bills);
  const named = await manager.query<{ id: number; name: string }[]>(CONTINGENTS, [[...byContingent.keys()]]);
  const closings = await manager.query<
    (Omit<AccountsAnswer['closings'][number], 'closed_at' | 'reopened_at'> & {
      closed_at: Date;
      reopened_at: Date | null;
    })[]
  >(CLOSINGS, [tournamentId]);
  const names = byContingent.has(0) ? [...named, { id: 0, name: '' }] : named;
  return {
    tournament,
    closings: closings.map((one) => ({
      ...one,
      closed_at: one.closed_at.toISOString(),
      reopened_at: one.reopened_at?.toISOString() ?? null,
    })),
    total,
    contingents: names.flatMap(({ id, name }) => {
      const sums = byContingent.get(id);
      return sums ? [{ id, name, ...sums }] : [];
    }),
  };
}

/** In the order of time, with what is in the till and the bank after each. */
export async function readCashBook(manager: EntityManager, tournamentId: number): Promise<BookLine[]> {
  const rows = await manager.query<(Omit<BookLine, 'at' | 'in' | 'out' | 'balance'> & BookEntry & { at: Date })[]>(
    BOOK,
    [tournamentId],
  );
  return withBalance(rows).map(({ amount: _, at, ...line }) => ({ ...line, at: at.toISOString() }));
}
