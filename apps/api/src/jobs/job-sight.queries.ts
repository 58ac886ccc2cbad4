// What jobs are about, by which is decided whether their account may have them now: tournaments, owners, contingents of others.
import type { DataSource } from 'typeorm';
import type { Seen } from '@gelanggang/contract/member-roles';
import { prepared } from '@gelanggang/platform/statements/prepared';

export interface JobSight {
  id: number;
  /** Those that it names, by themselves or by what hangs on them. */
  tournaments: { id: number; wasActive: boolean }[];
  /** Of its bill, or of the contingent whose list was signed. */
  owner: number | null;
  /** Of a list that has its file; null for one that was made before this was kept. */
  seen: Seen | null;
  /** The file holds people of a contingent that is neither the account's nor entered where it sees all. */
  holdsOthers: boolean;
}

/** `contingentsIn`: tournaments in which the account sees the contingents of all; null: everywhere. */
export function jobSights(
  dataSource: DataSource,
  jobIds: readonly number[],
  accountId: number,
  contingentsIn: readonly number[] | null,
): Promise<JobSight[]> {
  return dataSource.query<JobSight[]>(SIGHTS, [[...jobIds], accountId, contingentsIn && [...contingentsIn]]);
}

// asked with every look at a job that is on: longer to plan than to read
const SIGHTS = prepared(
  `select j.id::float8 as id, j.seen,
     array(select jsonb_build_object('id', t.id, 'wasActive', t.was_active) from tournament t where t.id in (
       select j.tournament_id
       union select tournament_id from pool where id = (j.params->>'pool_id')::bigint
       union select tournament_id from match where id = (j.params->>'match_id')::bigint
       union select tournament_id from protest where id = (j.params->>'protest_id')::bigint
       union select tournament_id from billing where id = (j.params->>'billing_id')::bigint
       union select tournament_id from entry_signature where id = (j.params->>'signature_id')::bigint)) as tournaments,
     coalesce(
       (select account_id from billing where id = (j.params->>'billing_id')::bigint),
       (select c.account_id from entry_signature s join contingent c on c.id = s.contingent_id
        where s.id = (j.params->>'signature_id')::bigint))::float8 as owner,
     j.kind in ('team-members-export', 'contingents-export') and $3::bigint[] is not null and exists (
       select from file_contingent f join contingent c on c.id = f.contingent_id
       where f.file_id = j.file_id and c.account_id is distinct from $2 and not exists (
         select from contingent_registration r where r.contingent_id = c.id and r.tournament_id = any($3)))
       as "holdsOthers"
   from job j where j.id = any($1::bigint[])`,
);
