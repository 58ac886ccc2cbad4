// Reads what a tournament's bank statements say, and the bills that wait for money, in a fixed number of queries.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import type { StatementMapping } from '@gelanggang/domain/billing/statement-lines';

export interface LineRecord {
  id: number;
  day: string;
  amount: number;
  text: string;
}

export interface BillRecord {
  id: number;
  invoiceNumber: string;
  due: number;
  status: BillingStatus;
  hasOwnAmount: boolean;
  names: string[];
  /** Whoever may pay for them: contingents, who answers for them, who keeps the bill. */
  payers: string[];
}

export interface StatementRecord {
  id: number;
  fileName: string;
  givenAt: Date;
  givenBy: string | null;
  lines: number;
  usedLines: number;
}

export interface MatchedRecord {
  billId: number;
  lines: LineRecord[];
  matchedAt: Date;
  matchedBy: string | null;
}

export interface StatementTournament {
  id: number;
  name: string;
  /** `YYYY-MM-DD` there. */
  today: string;
}

const LINE = `l.id, to_char(l.day, 'YYYY-MM-DD') as day, l.amount, l.text`;
const IS_USED = `exists (select from statement_payment p where p.line_id = l.id and p.undone_at is null)`;

const BILL = `b.id, b.invoice_number as "invoiceNumber", bill_due(b.amount, b.due_digits) as due, b.status,
  b.due_digits is not null as "hasOwnAmount", coalesce(c.names, '{}') as names,
  coalesce(c.payers, '{}') || array[a.name] as payers`;
const BILL_JOINS = `join account a on a.id = b.account_id
  left join lateral (
    select array_agg(distinct c.name) as names, array_agg(distinct c.name) || array_agg(distinct c.pic_name) as payers
    from billing_detail d join team_member m on m.id = d.team_member_id join contingent c on c.id = m.contingent_id
    where d.billing_id = b.id) c on true`;

@Injectable()
export class BankStatementsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async tournament(id: number): Promise<StatementTournament | null> {
    const [row] = await this.dataSource.query<StatementTournament[]>(
      `select id, name, to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today
       from tournament where id = $1 and deleted_at is null`,
      [id],
    );
    return row ?? null;
  }

  /** Lines that pay nothing and are not set aside, newest first. */
  openLines(tournamentId: number): Promise<LineRecord[]> {
    return this.dataSource.query(
      `select ${LINE} from statement_line l where l.tournament_id = $1 and l.set_aside_at is null and not ${IS_USED}
       order by l.day desc, l.id desc`,
      [tournamentId],
    );
  }

  setAside(tournamentId: number): Promise<LineRecord[]> {
    return this.dataSource.query(
      `select ${LINE} from statement_line l where l.tournament_id = $1 and l.set_aside_at is not null
       order by l.set_aside_at desc, l.id desc`,
      [tournamentId],
    );
  }

  /** Newest first. */
  matched(tournamentId: number): Promise<MatchedRecord[]> {
    return this.dataSource.query(
      `select p.billing_id as "billId", max(p.matched_at) as "matchedAt", max(a.name) as "matchedBy",
         json_agg(json_build_object('id', l.id, 'day', to_char(l.day, 'YYYY-MM-DD'), 'amount', l.amount, 'text', l.text)
           order by l.day, l.id) as lines
       from statement_payment p join statement_line l on l.id = p.line_id left join account a on a.id = p.matched_by
       where p.tournament_id = $1 and p.undone_at is null
       group by p.billing_id order by max(p.matched_at) desc, p.billing_id desc`,
      [tournamentId],
    );
  }

  /** What money can still pay, in the order of their numbers; a bill for nothing waits for none. */
  openBills(tournamentId: number): Promise<BillRecord[]> {
    return this.dataSource.query(
      `select ${BILL} from billing b ${BILL_JOINS}
       where b.tournament_id = $1 and b.status in ('waiting for payment', 'waiting for confirmation') and b.amount > 0
       order by b.id`,
      [tournamentId],
    );
  }

  /** What no money can pay any more. */
  settledBills(tournamentId: number): Promise<BillRecord[]> {
    return this.dataSource.query(
      `select ${BILL} from billing b ${BILL_JOINS}
       where b.tournament_id = $1 and b.status in ('paid', 'failed', 'cancelled') and b.amount > 0 order by b.id`,
      [tournamentId],
    );
  }

  bills(ids: readonly number[]): Promise<BillRecord[]> {
    return this.dataSource.query(`select ${BILL} from billing b ${BILL_JOINS} where b.id = any($1::bigint[])`, [ids]);
  }

  statements(tournamentId: number): Promise<StatementRecord[]> {
    return this.dataSource.query(
      `select s.id, s.file_name as "fileName", s.given_at as "givenAt", a.name as "givenBy",
         count(distinct l.id)::int as lines, count(distinct p.line_id)::int as "usedLines"
       from bank_statement s left join account a on a.id = s.given_by
       left join statement_line l on l.statement_id = s.id left join statement_payment p on p.line_id = l.id
       where s.tournament_id = $1 group by s.id, a.name order by s.id desc`,
      [tournamentId],
    );
  }

  async layout(tournamentId: number, headings: string): Promise<StatementMapping | null> {
    const [row] = await this.dataSource.query<{ mapping: StatementMapping }[]>(
      'select mapping from statement_layout where tournament_id = $1 and headings = $2',
      [tournamentId, headings],
    );
    return row?.mapping ?? null;
  }

  async openLineCount(manager: EntityManager, tournamentId: number): Promise<number> {
    const [row] = await manager.query<[{ count: number }]>(
      `select count(*)::int as count from statement_line l
       where l.tournament_id = $1 and l.set_aside_at is null and not ${IS_USED}`,
      [tournamentId],
    );
    return row.count;
  }
}
