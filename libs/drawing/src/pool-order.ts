// The order in which pools are listed and drawn: by age, then Putra, Putri, then class, then the pool's number.
import type { EntityManager } from 'typeorm';
import type { NamedPool } from './pool-name';

/** For queries over pool p, drawing d, age_category a and category_class cc. */
export const POOL_ORDER = `d.tournament_id, a.position, a.id, d.gender desc, cc.position, cc.id, p.number, p.id`;

const TANDING_POOLS = `
  from pool p
  join drawing d on d.id = p.drawing_id and d.match_category_id = 1
  join age_category a on a.id = d.age_category_id
  join category_class cc on cc.id = d.category_class_id
  join tournament t on t.id = d.tournament_id and t.deleted_at is null`;

export interface UndrawnPool extends NamedPool {
  id: number;
}

/** The undrawn tanding pools of a tournament, in order. */
export function undrawnPools(manager: EntityManager, tournamentId: number): Promise<UndrawnPool[]> {
  return manager.query(
    `select p.id, p.name, a.name as "ageCategory", d.gender, cc.name as "className" ${TANDING_POOLS}
     where p.tournament_id = $1 and p.status = 'waiting' order by ${POOL_ORDER}`,
    [tournamentId],
  );
}

/** How many pools the account of a job has drawn in its tournament since the job was asked for. */
export async function drawnByJob(
  manager: EntityManager,
  job: { tournamentId: number; accountId: number; id: number },
): Promise<number> {
  const rows: { count: number }[] = await manager.query(
    `select count(*)::int as count from pool p
     where p.tournament_id = $1 and p.drawn_by = $2
       and p.drawn_at >= (select created_at from job where id = $3)`,
    [job.tournamentId, job.accountId, job.id],
  );
  return rows[0]?.count ?? 0;
}

/** How many classes of its tournament the account of a job has divided since the job was asked for. */
export async function dividedByJob(
  manager: EntityManager,
  job: { tournamentId: number; accountId: number; id: number },
): Promise<number> {
  const rows: { count: number }[] = await manager.query(
    `select count(*)::int as count from drawing d
     where d.tournament_id = $1 and d.created_by = $2 and d.match_category_id = 1
       and d.created_at >= (select created_at from job where id = $3)`,
    [job.tournamentId, job.accountId, job.id],
  );
  return rows[0]?.count ?? 0;
}

/** The undrawn pool that follows this one in its tournament; null at the end (spec 2 §4, "Auto generate"). */
export async function nextUndrawnPool(manager: Pick<EntityManager, 'query'>, poolId: number): Promise<number | null> {
  const rows: { id: number }[] = await manager.query(
    `with ordered as (
       select p.id, p.status, row_number() over (order by ${POOL_ORDER}) as place ${TANDING_POOLS}
       where p.tournament_id = (select tournament_id from pool where id = $1)
     )
     select o.id from ordered o
     where o.status = 'waiting' and o.place > (select place from ordered where id = $1)
     order by o.place limit 1`,
    [poolId],
  );
  return rows[0]?.id ?? null;
}
