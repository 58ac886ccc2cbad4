// What saving or deleting a contingent holds and looks at first: its row, tournaments, and what stands in the way.
import type { EntityManager } from 'typeorm';
import type { RegistrationWindow } from '@gelanggang/domain/athletes/registration';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { type Uses, whatHangsOn } from '../http/what-hangs';

export interface LockedContingent {
  id: number;
  name: string;
  version: number;
  accountId: number;
  districtId: number | null;
}

/** The row in a lock that orders it with new members and registrations; 404 when it is another account's. */
export async function lockContingent(
  manager: EntityManager,
  id: number,
  owner: number | null,
): Promise<LockedContingent> {
  const [row] = await manager.query<LockedContingent[]>(
    `select id, name, version, account_id as "accountId", district_id as "districtId"
     from contingent where id = $1 and ($2::bigint is null or account_id = $2) for update`,
    [id, owner],
  );
  if (!row) throw notFound(thingSentences.contingent);
  return row;
}

export interface LockedTournament extends RegistrationWindow {
  id: number;
  name: string;
}

/** Shared and in order of id: none of them opens or closes before the contingent is saved. Drafts are there for who sees them. */
export function lockTournaments(
  manager: EntityManager,
  ids: readonly number[],
  drafts: number[] | null,
): Promise<LockedTournament[]> {
  return manager.query(
    `select id, name, status, registration_closes_at > now() as "hasTimeLeft" from tournament
     where id = any($1::bigint[]) and deleted_at is null and (was_active or $2::bigint[] is null or id = any($2)) order by id for share`,
    [ids, drafts],
  );
}

export interface Registered {
  id: number;
  name: string;
  /** Members that are entered through this contingent. */
  members: number;
  /** Billings that hold one of them. */
  billings: number;
}

export function registeredInto(manager: EntityManager, contingentId: number): Promise<Registered[]> {
  return manager.query(
    `select t.id, t.name,
       (select count(*)::int from tournament_entry e
         where e.tournament_id = t.id and e.contingent_id = r.contingent_id) as members,
       (select count(distinct d.billing_id)::int from billing_detail d
         join team_member m on m.id = d.team_member_id
         where d.tournament_id = t.id and d.holds and m.contingent_id = r.contingent_id) as billings
     from contingent_registration r join tournament t on t.id = r.tournament_id and t.deleted_at is null
     where r.contingent_id = $1 order by t.id`,
    [contingentId],
  );
}

/** What would lose its contingent. */
const USES: Uses = [
  [
    'bills',
    `select count(distinct d.billing_id) from billing_detail d join team_member m on m.id = d.team_member_id
     where m.contingent_id = $1`,
  ],
  [
    'participants',
    `select count(*) from participant p join team_member m on m.id = p.team_member_id where m.contingent_id = $1`,
  ],
  [
    'matches',
    `select count(*) from match x where exists (
       select from pool_unit u where u.contingent_id = $1 and u.id in (x.blue_unit_id, x.red_unit_id))`,
  ],
];

/** Counted and named: '2 tagihan, 3 peserta'. null: it may go. */
export const standsInTheWay = (manager: EntityManager, contingentId: number): Promise<(() => string) | null> =>
  whatHangsOn(manager, USES, contingentId);
