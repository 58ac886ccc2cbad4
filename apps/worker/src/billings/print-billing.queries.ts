// Reads what an invoice or a receipt says, all at one moment, for an account that may see the billing.
import { BILL_PAYER } from '@gelanggang/database/queries/bill-payer';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { toCardinal } from 'n2words/en-GB';
import { toCurrency } from 'n2words/id-ID';
import type { DataSource, EntityManager } from 'typeorm';
import type { PrintBilling, PrintBillingMember } from '@gelanggang/contract/print';
import { billingOwnerFor } from '@gelanggang/domain/billing/billing-sight';
import { askedByQris } from '@gelanggang/domain/billing/qris';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import type { PaperSource } from '../pdf/paper';
import { readPrintTournament } from '../pdf/print-tournament.queries';
import { billingPaperTexts as texts } from './texts';

type BillingFacts = Omit<
  PrintBilling,
  | 'page'
  | 'as'
  | 'tournament'
  | 'printed_at'
  | 'amount_in_words'
  | 'members'
  | 'charges'
  | 'contingent_fees'
  | 'contacts'
  | 'bank_accounts'
  | 'qris'
  | 'upload_url'
> & { tournament_id: number; account_id: number };

/** Fails with a sentence for people where there is nothing to print. */
export async function readPrintBilling(
  { manager, accountId, publicUrl }: PaperSource,
  billingId: number,
  as: PrintBilling['as'],
): Promise<PrintBilling> {
  // asked anew: the right to see it may be gone since the job was started
  const rights = await rightsOfAccount(manager, accountId);
  const billing = await factsOf(manager, billingId);
  if (!billing) throw new JobFailure(texts.notFound);
  const owner = billingOwnerFor(accountId, rights.in(billing.tournament_id));
  if (owner !== null && owner !== billing.account_id) throw new JobFailure(texts.notFound);
  const tournament = await readPrintTournament(manager, billing.tournament_id, texts.notFound);
  if (as === 'receipt' && billing.status !== 'paid') throw new JobFailure(texts.receiptAfterPayment);
  const { tournament_id: tournamentId, account_id: _, ...facts } = billing;
  return {
    page: 'billing',
    as,
    tournament,
    printed_at: new Date().toISOString(),
    ...facts,
    amount_in_words: sentence(inWords(facts.cash?.amount ?? facts.total_amount)),
    members: await membersOf(manager, billingId),
    charges: await manager.query<PrintBilling['charges']>(
      'select text, amount from billing_charge where billing_id = $1 order by id',
      [billingId],
    ),
    contingent_fees: await manager.query<PrintBilling['contingent_fees']>(
      `select coalesce(c.name, '') as contingent, f.amount from contingent_fee f
       left join contingent c on c.id = f.contingent_id where f.billing_id = $1 order by f.id`,
      [billingId],
    ),
    contacts: await manager.query<PrintBilling['contacts']>(
      'select name, description, phone, email from tournament_contact_person where tournament_id = $1 order by id',
      [tournamentId],
    ),
    bank_accounts: await manager.query<PrintBilling['bank_accounts']>(
      'select bank_name, account_number, account_name from tournament_bank_account where tournament_id = $1 order by id',
      [tournamentId],
    ),
    qris: facts.status === 'waiting for payment' ? await qrisOf(manager, tournamentId, facts.total_amount) : null,
    upload_url:
      publicUrl !== undefined && facts.status === 'waiting for payment'
        ? `${publicUrl}/admin/payment/confirm/${billingId}`
        : null,
  };
}

async function qrisOf(manager: EntityManager, tournamentId: number, due: number): Promise<PrintBilling['qris']> {
  const [setting] = await manager.query<{ qris: string | null }[]>(
    'select qris from payment_setting where tournament_id = $1',
    [tournamentId],
  );
  return setting?.qris ? askedByQris(setting.qris, due) : null;
}

/** Whose members these billings are for. */
export async function contingentsOfBillings(db: DataSource, billingIds: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }[]>(
    `select distinct m.contingent_id::float8 as id from billing_detail d join team_member m on m.id = d.team_member_id
     where d.billing_id = any($1::bigint[])
     union select k.contingent_id::float8 from billing_charge g join entry_ticket k on k.id = g.ticket_id
     where g.billing_id = any($1::bigint[])`,
    [billingIds],
  );
  return rows.map((row) => row.id);
}

async function factsOf(manager: EntityManager, id: number): Promise<BillingFacts | undefined> {
  const [billing] = await manager.query<(BillingFacts & { issued_at: Date; paid_at: Date | null })[]>(
    `select b.tournament_id, b.account_id, b.invoice_number, b.status, b.issued_at, b.paid_at, ${BILL_PAYER} as payer, b.bank_name,
       b.account_number, b.account_name, b.notes, b.amount,
       bill_due(b.amount, b.due_digits) as total_amount,
       (select coalesce(sum(d.discount), 0) from billing_detail d where d.billing_id = b.id)::float8 as discount,
       coalesce((select c.code from discount_code c where c.id = b.discount_code_id), '') as discount_code,
       (select jsonb_build_object('receipt_number', r.receipt_number, 'amount', r.amount,
          'received_from', r.received_from, 'received_on', r.received_on)
        from cash_receipt r where r.billing_id = b.id and r.undone_at is null) as cash,
       case when b.status = 'paid' then (
         select c.name from billing_history h join account c on c.id = h.account_id
         where h.billing_id = b.id and h.to_status = 'paid' order by h.id desc limit 1) end as confirmed_by
     from billing b join account a on a.id = b.account_id
     where b.id = $1`,
    [id],
  );
  return (
    billing && {
      ...billing,
      issued_at: billing.issued_at.toISOString(),
      paid_at: billing.paid_at?.toISOString() ?? null,
    }
  );
}

function membersOf(manager: EntityManager, billingId: number): Promise<PrintBillingMember[]> {
  return manager.query(
    `select m.name, c.name as contingent, k.name as match_category, g.name as age_category, m.gender,
       l.name as class_name, ${nomorName('d.tournament_id', 'm.nomor')} as nomor, d.amount + d.discount as amount,
       d.fee_per, k.unit_size
     from billing_detail d
     join team_member m on m.id = d.team_member_id join contingent c on c.id = m.contingent_id
     join match_category k on k.id = m.match_category_id join age_category g on g.id = m.age_category_id
     left join category_class l on l.id = m.category_class_id
     where d.billing_id = $1 order by c.name, c.id, d.id`,
    [billingId],
  );
}

/** In English, or else in Indonesian. */
const inWords = (amount: number): string =>
  localeTexts.language === 'en' ? `${toCardinal(amount)} rupiah` : toCurrency(amount);

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
