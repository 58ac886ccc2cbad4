// Who is drawn: the paid athletes of a class that stand in no pool yet, and the units of a pool.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';

/** A class as a tournament draws it. */
export interface DrawnClass {
  tournamentId: number;
  matchCategoryId: number;
  ageCategoryId: number;
  categoryClassId: number;
}

export interface UndrawnParticipant {
  participantId: number;
  contingentId: number;
  provinceId: number | null;
  name: string;
  contingent: string;
  /** Among the seeds of the drawing that is divided anew. */
  seedRank: number | null;
}

/**
 * In order of participant id (domain-rules, Draw (tanding): input); of a merged class, those of the classes in it. With `anewId`, those of that drawing's pools count
 * as undrawn too.
 */
export function undrawnParticipants(
  manager: Pick<EntityManager, 'query'>,
  drawn: DrawnClass,
  anewId: number | null = null,
): Promise<UndrawnParticipant[]> {
  return manager.query(
    prepared(`select pa.id as "participantId", c.id as "contingentId", c.province_id as "provinceId", tm.name,
            c.name as contingent, own.seed_rank as "seedRank"
     from participant pa
     join team_member tm on tm.id = pa.team_member_id
     join contingent c on c.id = tm.contingent_id
     left join lateral (
       select u.seed_rank from pool_unit_member m join pool_unit u on u.id = m.unit_id
       join pool p on p.id = u.pool_id and p.drawing_id = $5
       where m.participant_id = pa.id
     ) own on true
     where pa.tournament_id = $1 and tm.match_category_id = $2 and tm.age_category_id = $3
       and tm.category_class_id = any(array(
         select $4::bigint union all select source_class_id from merged_class where class_id = $4))
       and not exists (
         select 1 from pool_unit_member m
         join pool_unit u on u.id = m.unit_id
         join pool p on p.id = u.pool_id
         where m.participant_id = pa.id and p.drawing_id is distinct from $5::bigint)
     order by pa.id`),
    [drawn.tournamentId, drawn.matchCategoryId, drawn.ageCategoryId, drawn.categoryClassId, anewId],
  );
}

export interface PoolUnit {
  id: number;
  number: number;
  seedRank: number | null;
  contingentId: number;
  provinceId: number | null;
  contingent: string;
  name: string;
}

/** The units that a draw places, in order of their number; dummies are not drawn. */
export function poolUnits(manager: EntityManager, poolId: number): Promise<PoolUnit[]> {
  return manager.query(
    prepared(`select u.id, u.number, u.seed_rank as "seedRank", c.id as "contingentId", c.province_id as "provinceId",
            c.name as contingent, string_agg(tm.name, ', ' order by m.position) as name
     from pool_unit u
     join contingent c on c.id = u.contingent_id
     join pool_unit_member m on m.unit_id = u.id
     join participant pa on pa.id = m.participant_id
     join team_member tm on tm.id = pa.team_member_id
     where u.pool_id = (select $1::bigint) and not u.is_dummy
     group by u.id, c.id
     order by u.number`),
    [poolId],
  );
}
