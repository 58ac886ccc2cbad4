// Shapes pools and their draws for the wire.
import type { DrawHistoryRow, DrawingSummary, PoolAnswer, PoolDraw, PoolRow } from '@gelanggang/contract/drawing';
import { chartLabel, className } from '@gelanggang/domain/words/labels';
import { poolTitle } from './pool-name';
import type { DrawingRecord, HistoryRecord, PoolRecord } from './pools.queries';

export function poolRow(pool: PoolRecord): PoolRow {
  const name = className(pool.className);
  return {
    id: pool.id,
    pool_id: pool.id,
    drawing_id: pool.drawingId,
    drawing_version: pool.drawingVersion,
    tournament_id: pool.tournamentId,
    tournament_name: pool.tournamentName,
    name: pool.name,
    title: poolTitle(pool),
    number: pool.number,
    match_category: { id: pool.matchCategoryId, name: pool.matchCategory },
    age_category: { id: pool.ageCategoryId, name: pool.ageCategory },
    category_class: {
      id: pool.classId,
      name,
      gender: pool.gender,
      weight_min: pool.weightMin,
      weight_max: pool.weightMax,
      merged_names: pool.mergedNames,
      available_athletes: pool.unitsCount,
    },
    age_category_name: pool.ageCategory,
    gender: pool.gender,
    class_name: name,
    weight_min: pool.weightMin,
    weight_max: pool.weightMax,
    match_chart: pool.matchChart,
    bracket_type: chartLabel(pool.matchChart),
    match_duration: pool.matchDuration,
    has_own_duration: pool.hasOwnDuration,
    status: pool.status,
    // spec 2 §4, "Pool drawing status"
    drawing_status: pool.matchesCount > 0 ? 'Generated' : 'Not Generated',
    matches_count: pool.matchesCount,
    units_count: pool.unitsCount,
    draw: drawOf(pool),
  };
}

type DrawnPool = Pick<
  PoolRecord,
  'seed' | 'fingerprint' | 'drawNumber' | 'drawnAt' | 'drawnBy' | 'isChangedByHand' | 'isLocked'
> & { changedBy?: string | null };

/** null: not drawn yet. Who changed a draw by hand is not told of seni. */
export function drawOf(pool: DrawnPool): PoolDraw | null {
  if (pool.seed === null || pool.fingerprint === null || pool.drawnAt === null) return null;
  return {
    seed: pool.seed,
    fingerprint: pool.fingerprint,
    draw_number: pool.drawNumber,
    drawn_at: pool.drawnAt.toISOString(),
    drawn_by: pool.drawnBy,
    is_changed_by_hand: pool.isChangedByHand,
    changed_by: pool.changedBy ?? null,
    is_locked: pool.isLocked,
  };
}

export function poolAnswer(pool: PoolRecord, history: readonly HistoryRecord[]): PoolAnswer {
  return { ...poolRow(pool), history: history.map(historyRow) };
}

function historyRow(row: HistoryRecord): DrawHistoryRow {
  return {
    draw_number: row.drawNumber,
    seed: row.seed,
    fingerprint: row.fingerprint,
    reason: row.reason,
    drawn_at: row.drawnAt.toISOString(),
    drawn_by: row.drawnBy,
  };
}

export function drawingSummary(drawing: DrawingRecord): DrawingSummary {
  return {
    id: drawing.id,
    tournament_id: drawing.tournamentId,
    match_category_id: drawing.matchCategoryId,
    age_category_id: drawing.ageCategoryId,
    category_class_id: drawing.categoryClassId,
    gender: drawing.gender,
    match_chart: drawing.matchChart,
    match_duration: drawing.matchDuration,
    has_own_duration: drawing.hasOwnDuration,
    seed: drawing.seed,
    pools: drawing.pools.map(({ units, ...pool }) => ({ ...pool, units_count: units })),
  };
}
