// Corrections as the office and the contingent that asked for them read them: two statements for a page of them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TicketChange, TicketRow, TicketsQuery } from '@gelanggang/contract/entry-check';
import { likePattern } from '@gelanggang/database/queries/like-pattern';
import { ENTRY_FIELD_LABELS, ENTRY_FIELDS } from '@gelanggang/domain/entry-check/differences';

type Row = Omit<TicketRow, 'changes' | 'created_at' | 'decided_at'> & {
  changes: Omit<TicketChange, 'label'>[];
  created_at: Date;
  decided_at: Date | null;
};

const COLUMNS = `k.id, jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'time_zone', t.time_zone) as tournament,
  jsonb_build_object('id', c.id, 'name', c.name) as contingent, k.team_member_id, k.athlete, k.entered_as, k.kind,
  coalesce((select jsonb_agg(jsonb_build_object('field', x.field, 'from', x.from_text, 'to', x.to_text,
    'to_value', x.to_value)) from entry_ticket_change x where x.ticket_id = k.id), '[]') as changes,
  k.remark, k.fee,
  (select jsonb_build_object('id', b.id, 'invoice_number', b.invoice_number) from billing_charge g
    join billing b on b.id = g.billing_id where g.ticket_id = k.id order by g.id desc limit 1) as bill,
  k.state, k.reason, coalesce(a.name, '') as created_by, k.created_at, d.name as decided_by, k.decided_at, k.version`;
const JOINS = `join tournament t on t.id = k.tournament_id and t.deleted_at is null
  join contingent c on c.id = k.contingent_id
  left join account a on a.id = k.created_by left join account d on d.id = k.decided_by`;
const CONDITIONS = `k.tournament_id = $1 and ($2::text is null or k.state = $2)
  and ($3::bigint is null or k.contingent_id = $3)
  and ($4 = '%%' or k.athlete ilike $4 or c.name ilike $4)`;

@Injectable()
export class TicketsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that wait, the longest first; then the others, the newest first. */
  async page(
    { tournament_id, state, contingent_id, search }: TicketsQuery,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: TicketRow[]; total: number }> {
    const values = [tournament_id, state ?? null, contingent_id ?? null, likePattern(search)];
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from entry_ticket k ${JOINS} where ${CONDITIONS}`,
      values,
    );
    const rows = await this.dataSource.query<Row[]>(
      `select ${COLUMNS} from entry_ticket k ${JOINS} where ${CONDITIONS}
       order by k.state <> 'open', case when k.state = 'open' then k.id end, k.decided_at desc, k.id desc
       limit $5 offset $6`,
      [...values, limit, offset],
    );
    return { rows: rows.map(ticketRow), total: counted?.total ?? 0 };
  }
}

/** Of one contingent, the newest first. */
export async function ticketsOf(
  manager: EntityManager,
  tournamentId: number,
  contingentId: number,
): Promise<TicketRow[]> {
  const rows = await manager.query<Row[]>(
    `select ${COLUMNS} from entry_ticket k ${JOINS}
     where k.tournament_id = $1 and k.contingent_id = $2 order by k.state <> 'open', k.id desc limit 200`,
    [tournamentId, contingentId],
  );
  return rows.map(ticketRow);
}

export async function ticketById(manager: EntityManager, id: number): Promise<TicketRow> {
  const [row] = await manager.query<Row[]>(`select ${COLUMNS} from entry_ticket k ${JOINS} where k.id = $1`, [id]);
  if (!row) throw new Error(`No ticket ${id} after its step.`);
  return ticketRow(row);
}

const ticketRow = ({ changes, created_at, decided_at, ...row }: Row): TicketRow => ({
  ...row,
  changes: ENTRY_FIELDS.flatMap((field) =>
    changes.filter((one) => one.field === field).map((one) => ({ ...one, label: ENTRY_FIELD_LABELS[field] })),
  ),
  created_at: created_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});
