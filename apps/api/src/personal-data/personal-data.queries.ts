// Whose personal data a tournament holds, and all of it as one document.
import { Injectable } from '@nestjs/common';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { DataSource, type EntityManager } from 'typeorm';
import type { PersonalDataRow } from '@gelanggang/contract/personal-data';

/** Over: its last day has passed where it takes place. */
export const IS_OVER = `t.end_date < (now() at time zone t.time_zone)::date`;
export const ERASED_ACTION = 'personal-data.erased';

/** Contingents of tournament $1 that no tournament needs any more; the rest keep their data. */
export const CONTINGENTS_TO_ERASE = `
  select r.contingent_id from contingent_registration r
  where r.tournament_id = $1 and not exists (
    select from contingent_registration o join tournament t on t.id = o.tournament_id and t.deleted_at is null
    where o.contingent_id = r.contingent_id and o.tournament_id <> $1 and not (${IS_OVER}))`;

type Row = Omit<PersonalDataRow, 'erased_at'> & { erased_at: Date | null };

@Injectable()
export class PersonalDataQueries {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<PersonalDataRow[]> {
    const rows = await this.dataSource.query<Row[]>(
      `with busy as (
         select distinct o.contingent_id, o.tournament_id from contingent_registration o
         join tournament t on t.id = o.tournament_id and t.deleted_at is null and not (${IS_OVER})),
       held as (
         select r.tournament_id, r.contingent_id,
                exists (select from busy b where b.contingent_id = r.contingent_id and b.tournament_id <> r.tournament_id) as is_kept
         from contingent_registration r)
       select t.id as tournament_id, t.name, t.end_date, ${IS_OVER} as is_over,
              (select count(*)::int from held h join team_member m on m.contingent_id = h.contingent_id
               where h.tournament_id = t.id) as athletes,
              (select count(*)::int from held h where h.tournament_id = t.id) as contingents,
              (select count(*)::int from held h where h.tournament_id = t.id and h.is_kept) as kept_contingents,
              (select max(a.at) from audit a
               where a.action = '${ERASED_ACTION}' and a.subject_type = 'tournament' and a.subject_id = t.id) as erased_at
       from tournament t where t.deleted_at is null and not ${isOfRehearsal('t.id')} order by t.end_date desc, t.id desc`,
    );
    return rows.map((row) => ({ ...row, erased_at: row.erased_at?.toISOString() ?? null }));
  }

  /** Everything that is held of people in a tournament; null: there is no such tournament. */
  async whole(tournamentId: number, manager: EntityManager = this.dataSource.manager): Promise<object | null> {
    const [row] = await manager.query<{ whole: object }[]>(
      `select jsonb_build_object(
         'tournament', jsonb_build_object('id', t.id, 'name', t.name, 'start_date', t.start_date, 'end_date', t.end_date),
         'exported_at', now(),
         'contingents', coalesce((
           select jsonb_agg(to_jsonb(c) || jsonb_build_object('members', coalesce((
             select jsonb_agg(to_jsonb(m) order by m.id) from team_member m where m.contingent_id = c.id), '[]')) order by c.id)
           from contingent_registration r join contingent c on c.id = r.contingent_id where r.tournament_id = t.id), '[]'),
         'register', coalesce((
           select jsonb_agg(to_jsonb(a) || jsonb_build_object('papers', coalesce((
             select jsonb_agg(jsonb_build_object('kind', f.kind, 'dated_on', f.dated_on) order by f.kind)
             from athlete_file f where f.athlete_id = a.id), '[]')) order by a.id)
           from athlete a where exists (
             select from contingent_registration r join contingent c on c.id = r.contingent_id
             join team_member m on m.contingent_id = c.id
             where r.tournament_id = t.id and c.account_id = a.account_id and m.nik = a.nik)), '[]'),
         'billings', coalesce((
           select jsonb_agg(to_jsonb(b) || jsonb_build_object('cash_receipts', coalesce((
             select jsonb_agg(to_jsonb(r) order by r.id) from cash_receipt r where r.billing_id = b.id), '[]')) order by b.id)
           from billing b where b.tournament_id = t.id), '[]'),
         'entry_signatures', coalesce((
           select jsonb_agg(to_jsonb(s) order by s.id) from entry_signature s where s.tournament_id = t.id), '[]'),
         'entry_tickets', coalesce((
           select jsonb_agg(to_jsonb(k) || jsonb_build_object('changes', coalesce((
             select jsonb_agg(to_jsonb(x) - 'ticket_id') from entry_ticket_change x where x.ticket_id = k.id), '[]')) order by k.id)
           from entry_ticket k where k.tournament_id = t.id), '[]'),
         'statement_lines', coalesce((
           select jsonb_agg(to_jsonb(l) - 'key' order by l.id) from statement_line l where l.tournament_id = t.id), '[]'),
         'contact_persons', coalesce((
           select jsonb_agg(to_jsonb(p) order by p.id) from tournament_contact_person p where p.tournament_id = t.id), '[]'),
         'bank_accounts', coalesce((
           select jsonb_agg(to_jsonb(b) order by b.id) from tournament_bank_account b where b.tournament_id = t.id), '[]'),
         'officials', coalesce((
           select jsonb_agg(to_jsonb(o) - 'code' order by o.id) from official o where o.tournament_id = t.id), '[]'),
         'accounts', coalesce((
           select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email) order by a.id)
           from account a where a.id in (
             select c.account_id from contingent_registration r join contingent c on c.id = r.contingent_id
             where r.tournament_id = t.id
             union select b.account_id from billing b where b.tournament_id = t.id)), '[]')) as whole
       from tournament t where t.id = $1 and t.deleted_at is null`,
      [tournamentId],
    );
    return row?.whole ?? null;
  }
}
