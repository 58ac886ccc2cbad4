// Which point each tap serves, as it is kept: what has changed is written, all lanes of a sheet at once.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Agreed } from '@gelanggang/domain/scoring/agreement';

export interface KeptTap {
  id: number;
  /** As it is kept until now. */
  pointId: number | null;
}

/** The taps whose point may have changed, and all points that they serve now; `id` null: a new one. */
export interface Serving {
  run: readonly KeptTap[];
  points: readonly (Omit<Agreed, 'taps'> & { id: number | null; taps: readonly KeptTap[] })[];
}

const FREE = prepared('update tap set point_id = null where id = any($1::bigint[])');
const MOVE = prepared(
  `update score_point p set at = to_timestamp(m.at / 1000) from unnest($1::bigint[], $2::float8[]) as m (id, at)
   where p.id = m.id`,
);
const FORGET = prepared('delete from score_point where id = any($1::bigint[])');
const ASSIGN = prepared(
  `with made as materialized (
     select nextval(pg_get_serial_sequence('score_point', 'id')) as id, n, corner, kind, round, at
     from unnest($2::text[], $3::text[], $4::int[], $5::float8[]) with ordinality as p (corner, kind, round, at, n)
   ), stored as (
     insert into score_point (id, sheet_id, corner, kind, round, at)
     select id, $1, corner, kind, round, to_timestamp(at / 1000) from made
   )
   update tap set point_id = coalesce(s.point_id, made.id)
   from unnest($6::bigint[], $7::bigint[], $8::int[]) as s (tap_id, point_id, n) left join made on made.n = s.n
   where tap.id = s.tap_id`,
);

/** `makers`: so many taps make a point, the others back it. What is on its way; nothing when all of it stands already. */
export function savePoints(
  manager: EntityManager,
  { sheetId, makers }: { sheetId: number; makers: number },
  serving: readonly Serving[],
): Promise<unknown>[] {
  const points = serving.flatMap((lane) => lane.points).sort((a, b) => a.at - b.at);
  const made = points.filter(({ id }) => id === null);
  const changed = points.flatMap((point) =>
    point.taps
      .filter(({ pointId }) => point.id === null || pointId !== point.id)
      .map((tap) => ({ tap, pointId: point.id, n: point.id === null ? made.indexOf(point) + 1 : null })),
  );
  const served = new Set(points.flatMap(({ taps }) => taps));
  const run = serving.flatMap((lane) => lane.run);
  const left = run.filter((tap) => tap.pointId !== null && !served.has(tap));
  if (changed.length === 0 && left.length === 0) return [];

  const saved: Promise<unknown>[] = [];
  const freed = [...left, ...changed.map(({ tap }) => tap).filter(({ pointId }) => pointId !== null)];
  if (freed.length > 0) {
    saved.push(manager.query(FREE, [freed.map(({ id }) => id)]));
  }
  // valid from another tap on
  const moved = points.filter(({ id, taps }) => id !== null && taps.slice(0, makers).some((tap) => tap.pointId !== id));
  if (moved.length > 0) {
    saved.push(manager.query(MOVE, [moved.map(({ id }) => id), moved.map(({ at }) => at)]));
  }
  if (changed.length > 0) {
    const column = <K extends 'corner' | 'kind' | 'round' | 'at'>(name: K) => made.map((point) => point[name]);
    const assigned = manager.query(ASSIGN, [
      ...[sheetId, column('corner'), column('kind'), column('round'), column('at')],
      ...[changed.map(({ tap }) => tap.id), changed.map(({ pointId }) => pointId), changed.map(({ n }) => n)],
    ]);
    saved.push(assigned);
  }
  const kept = new Set(points.map(({ id }) => id));
  const gone = new Set(freed.flatMap(({ pointId }) => (pointId === null || kept.has(pointId) ? [] : [pointId])));
  if (gone.size > 0) saved.push(manager.query(FORGET, [[...gone]]));
  return saved;
}
