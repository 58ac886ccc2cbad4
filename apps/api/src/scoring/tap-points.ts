// Which point each tap serves, as it is kept: what has changed is written, all lanes of all sheets at once.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { Agreed } from '@gelanggang/domain/scoring/agreement';

export interface KeptTap {
  id: number;
  /** As it is kept until now. */
  pointId: number | null;
}

interface KeptPoint extends Omit<Agreed, 'taps'> {
  /** null: a new one. */
  id: number | null;
  taps: readonly KeptTap[];
}

/** Of one sheet: the taps whose point may have changed, and all points that they serve now. */
export interface Serving {
  sheetId: number;
  /** So many taps make a point, the others back it. */
  makers: number;
  run: KeptTap[];
  points: KeptPoint[];
}

const FREE = prepared('update tap set point_id = null where id = any($1::bigint[])');
const MOVE = prepared(
  `update score_point p set at = to_timestamp(m.at / 1000) from unnest($1::bigint[], $2::float8[]) as m (id, at)
   where p.id = m.id`,
);
const FORGET = prepared('delete from score_point where id = any($1::bigint[])');
const ASSIGN = prepared(
  `with made as materialized (
     select nextval(pg_get_serial_sequence('score_point', 'id')) as id, n, sheet_id, corner, kind, round, at
     from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::float8[]) with ordinality
       as p (sheet_id, corner, kind, round, at, n)
   ), stored as (
     insert into score_point (id, sheet_id, corner, kind, round, at)
     select id, sheet_id, corner, kind, round, to_timestamp(at / 1000) from made
   )
   update tap set point_id = coalesce(s.point_id, made.id)
   from unnest($6::bigint[], $7::bigint[], $8::int[]) as s (tap_id, point_id, n) left join made on made.n = s.n
   where tap.id = s.tap_id`,
);

/** Taps that serve another point than before, or none any more. */
const movedOf = ({ run, points }: Serving) => {
  const served = new Set(points.flatMap(({ taps }) => taps));
  return {
    changed: points.flatMap((point) =>
      point.taps.flatMap((tap) => (point.id === null || tap.pointId !== point.id ? [{ tap, point }] : [])),
    ),
    left: run.filter((tap) => tap.pointId !== null && !served.has(tap)),
  };
};

/** Whether it does not stand so already. */
export function isChange(serving: Serving): boolean {
  const { changed, left } = movedOf(serving);
  return changed.length > 0 || left.length > 0;
}

/** What is on its way. */
export function savePoints(manager: EntityManager, serving: readonly Serving[]): Promise<unknown>[] {
  const moved = serving.map(movedOf);
  const changed = moved.flatMap((one) => one.changed);
  const points = serving.flatMap(({ points: all, sheetId, makers }) =>
    all.map((point) => ({ sheetId, point, makers: point.taps.slice(0, makers) })),
  );
  const saved: Promise<unknown>[] = [];
  const freed = [
    ...moved.flatMap(({ left }) => left),
    ...changed.map(({ tap }) => tap).filter(({ pointId }) => pointId !== null),
  ];
  if (freed.length > 0) {
    saved.push(manager.query(FREE, [freed.map(({ id }) => id)]));
  }
  // valid from another tap on
  const later = points.flatMap(({ point: { id, at }, makers }) =>
    id !== null && makers.some((tap) => tap.pointId !== id) ? [{ id, at }] : [],
  );
  if (later.length > 0) {
    saved.push(manager.query(MOVE, [later.map(({ id }) => id), later.map(({ at }) => at)]));
  }
  if (changed.length > 0) {
    const made = points.filter(({ point }) => point.id === null).sort((a, b) => a.point.at - b.point.at);
    const column = <K extends 'corner' | 'kind' | 'round' | 'at'>(name: K) => made.map(({ point }) => point[name]);
    const numberOf = new Map(made.map(({ point }, n) => [point, n + 1]));
    const assigned = manager.query(ASSIGN, [
      ...[made.map(({ sheetId }) => sheetId), column('corner'), column('kind'), column('round'), column('at')],
      ...[changed.map(({ tap }) => tap.id), changed.map(({ point }) => point.id)],
      changed.map(({ point }) => numberOf.get(point) ?? null),
    ]);
    saved.push(assigned);
  }
  const kept = new Set(points.map(({ point }) => point.id));
  const gone = new Set(freed.flatMap(({ pointId }) => (pointId === null || kept.has(pointId) ? [] : [pointId])));
  if (gone.size > 0) saved.push(manager.query(FORGET, [[...gone]]));
  return saved;
}
