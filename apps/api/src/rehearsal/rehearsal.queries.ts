// Reads rehearsals with how far they are.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RehearsalRow } from '@gelanggang/contract/rehearsal';
import type { RequestAccount } from '../http/current-account';
import { REHEARSAL_LOCK } from './rehearsal-lock';

const CUT_OFF = 'Pembuatannya terputus.';

@Injectable()
export class RehearsalQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Of the tournaments in which the account manages: being made holds the lock, else it was cut off. */
  async list({ id, rights }: RequestAccount): Promise<RehearsalRow[]> {
    const rows = await this.dataSource.query<(Omit<RehearsalRow, 'begun_at'> & { begun_at: Date })[]>(
      `with at_work as (select exists (
         select from pg_locks where locktype = 'advisory' and objid = $3 and granted
           and database = (select oid from pg_database where datname = current_database())) as yes)
       select t.id, t.name, t.slug,
         case when r.ready_at is not null then 'ready' when r.fault is null and w.yes then 'making' else 'failed' end as state,
         r.begun_at, case when r.ready_at is null and not (r.fault is null and w.yes) then coalesce(r.fault, $4) end as fault,
         coalesce(r.account_id = $1, false) as is_own, a.name as made_by
       from rehearsal r join tournament t on t.id = r.tournament_id left join account a on a.id = r.account_id
       cross join at_work w
       where $2::bigint[] is null or t.id = any($2)
       order by is_own desc, t.id`,
      [id, rights.tournamentsWith('manage tournament'), REHEARSAL_LOCK, CUT_OFF],
    );
    return rows.map(({ begun_at, ...row }) => ({ ...row, begun_at: begun_at.toISOString() }));
  }
}
