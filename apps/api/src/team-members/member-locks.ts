// What saving or deleting an athlete holds first: its contingent, then its row, with what money and draws have fixed.
import type { EntityManager } from 'typeorm';
import type { DrawnAs } from '@gelanggang/domain/athletes/entry-rules';
import { notFound } from '../http/refusals';
import { teamMembersSentences } from './sentences';
import { thingSentences } from '../http/sentences';

/** 404 when it is another account's. The same lock that registrations take: its tournaments stand still meanwhile. */
export async function lockContingentOf(manager: EntityManager, id: number, owner: number | null): Promise<void> {
  const rows = await manager.query<unknown[]>(
    `select 1 from contingent where id = $1 and ($2::bigint is null or account_id = $2) for no key update`,
    [id, owner],
  );
  if (rows.length === 0) throw notFound(thingSentences.contingent);
}

export interface LockedMember extends DrawnAs {
  contingentId: number;
  name: string;
  nik: string;
  version: number;
  /** In any billing, also a failed or cancelled one. */
  isBilled: boolean;
  /** In a billing that is neither failed nor cancelled. */
  isHeld: boolean;
  isPaid: boolean;
  isDrawn: boolean;
}

export async function lockMember(manager: EntityManager, id: number, owner: number | null): Promise<LockedMember> {
  const [seen] = await manager.query<{ contingentId: number }[]>(
    `select m.contingent_id as "contingentId" from team_member m join contingent c on c.id = m.contingent_id
     where m.id = $1 and ($2::bigint is null or c.account_id = $2)`,
    [id, owner],
  );
  if (!seen) throw notFound(teamMembersSentences.notFound);
  await lockContingentOf(manager, seen.contingentId, owner);
  await manager.query('select 1 from team_member where id = $1 for update', [id]);
  const [member] = await manager.query<LockedMember[]>(
    `select m.contingent_id as "contingentId", m.name, m.nik, m.version, m.gender, m.match_category_id as "matchCategoryId",
       m.age_category_id as "ageCategoryId", m.category_class_id as "categoryClassId", m.nomor,
       exists (select 1 from billing_detail d where d.team_member_id = m.id) as "isBilled",
       exists (select 1 from billing_detail d where d.team_member_id = m.id and d.holds) as "isHeld",
       exists (select 1 from participant p where p.team_member_id = m.id) as "isPaid",
       exists (select 1 from participant p join pool_unit_member u on u.participant_id = p.id
         where p.team_member_id = m.id) as "isDrawn"
     from team_member m where m.id = $1`,
    [id],
  );
  if (!member) throw notFound(teamMembersSentences.notFound);
  return member;
}
