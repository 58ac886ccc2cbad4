// Reads rehearsals with how far they are.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RehearsalRow } from '@gelanggang/contract/rehearsal';
import { type KeptSentence, keptText } from '@gelanggang/domain/words/sentences';
import { diskSentences } from '@gelanggang/platform/files/sentences';
import type { RequestAccount } from '../http/current-account';
import { REHEARSAL_LOCK } from './rehearsal-lock';
import { rehearsalSentences } from './sentences';
import { rehearsalTexts } from './texts';

interface Row extends Omit<RehearsalRow, 'begun_at' | 'fault'> {
  begun_at: Date;
  /** One of before keeps its words. */
  fault: KeptSentence | string | null;
}

@Injectable()
export class RehearsalQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Of the tournaments in which the account manages: being made holds the lock, else it was cut off. */
  async list({ id, rights }: RequestAccount): Promise<RehearsalRow[]> {
    const rows = await this.dataSource.query<Row[]>(
      `with at_work as (select exists (
         select from pg_locks where locktype = 'advisory' and objid = $3 and granted
           and database = (select oid from pg_database where datname = current_database())) as yes)
       select t.id, t.name, t.slug,
         case when r.ready_at is not null then 'ready' when r.fault is null and w.yes then 'making' else 'failed' end as state,
         r.begun_at, r.fault,
         coalesce(r.account_id = $1, false) as is_own, a.name as made_by
       from rehearsal r join tournament t on t.id = r.tournament_id left join account a on a.id = r.account_id
       cross join at_work w
       where $2::bigint[] is null or t.id = any($2)
       order by is_own desc, t.id`,
      [id, rights.tournamentsWith('manage tournament'), REHEARSAL_LOCK],
    );
    return rows.map(({ begun_at, fault, ...row }) => ({
      ...row,
      begun_at: begun_at.toISOString(),
      fault:
        row.state !== 'failed'
          ? null
          : fault === null
            ? rehearsalTexts.cutOff
            : keptText(fault, rehearsalSentences, diskSentences),
    }));
  }
}
