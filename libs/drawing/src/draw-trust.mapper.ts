// Shapes the reports, histories and public records of draws for the wire.
import type {
  PublicChange,
  PublicDraw,
  PublicDrawRecord,
  PublicMatch,
  PublicSlot,
} from '@gelanggang/contract/draw-check';
import type { ChangeRow, DrawReportRow, DrawRow, NamedUnit, PoolDrawsAnswer } from '@gelanggang/contract/draw-trust';
import type { DrawnMatch, MatchLink, Slot } from '@gelanggang/domain/draw/bracket';
import { type NamedInPublic, unitInPublic } from '@gelanggang/domain/athletes/public-name';
import type { FirstRoundMatch } from '@gelanggang/domain/draw/check-draw';
import { compareDraws } from '@gelanggang/domain/draw/compare-draws';
import { reportOnDraw } from '@gelanggang/domain/draw/draw-report';
import { chartLabel, type MatchKind } from '@gelanggang/domain/words/labels';
import type {
  ChangeRecord,
  CheckedPool,
  DrawRecord,
  OtherPool,
  PublicRecord,
  StandingPool,
  StandingUnit,
} from './draw-trust.queries';
import type { PoolUnit } from './entries.queries';
import { poolTitle } from './pool-name';
import { seniTitle } from './seni/seni-pool-draw';

type RoundOfPool = FirstRoundMatch & { poolId: number };

/** One report for each pool, in their order. */
export function reportRows(
  pools: readonly StandingPool[],
  units: readonly StandingUnit[],
  firstRound: readonly RoundOfPool[],
): DrawReportRow[] {
  const unitsOf = byPool(units);
  const matchesOf = byPool(firstRound);
  return pools.map((pool) => reportRow(pool, unitsOf.get(pool.id) ?? [], matchesOf.get(pool.id) ?? []));
}

function byPool<T extends { poolId: number }>(rows: readonly T[]): Map<number, T[]> {
  const pools = new Map<number, T[]>();
  for (const row of rows) {
    const own = pools.get(row.poolId);
    if (own) own.push(row);
    else pools.set(row.poolId, [row]);
  }
  return pools;
}

function reportRow(pool: StandingPool, units: readonly StandingUnit[], firstRound: readonly RoundOfPool[]) {
  const report = reportOnDraw({ chart: pool.matchChart, isSwapped: pool.isSwapped, units, firstRound });
  const named = (id: number) => namedUnit(units, id);
  return {
    pool_id: pool.id,
    unit_count: report.unitCount,
    is_pool_of_one: report.isPoolOfOne,
    without_opponent: report.withoutOpponent.map(named),
    byes: report.byes.map(named),
    own_pairs: report.ownPairs.map((pair) => ({
      position: pair.position,
      blue: named(pair.unitIds[0]),
      red: named(pair.unitIds[1]),
      own_count: pair.ownCount,
      match_count: pair.matchCount,
      cause: pair.cause,
    })),
    least_own_pairs: report.leastOwnPairs,
    weight_gap: report.weightGap && {
      lightest: named(report.weightGap.lightest),
      heaviest: named(report.weightGap.heaviest),
      kilograms: report.weightGap.kilograms,
    },
  } satisfies DrawReportRow;
}

function namedUnit(units: readonly { id: number; name: string; contingent: string | null }[], id: number): NamedUnit {
  const unit = units.find((one) => one.id === id);
  return { unit_id: id, name: unit?.name ?? '', contingent: unit?.contingent ?? '' };
}

export function poolDraws(
  { pool, ...of }: PublicRecord & { otherPools: readonly OtherPool[] },
  report: DrawReportRow | null,
): PoolDrawsAnswer {
  const known = [...of.units, ...of.draws.flatMap((draw) => draw.entries)];
  return {
    pool_id: pool.id,
    is_locked: pool.isLocked,
    is_changed_by_hand: pool.isChangedByHand,
    report,
    draws: of.draws.map((draw, index) => drawRow(draw, of.draws[index + 1], pool.kind)),
    changes: of.changes.map((change) => changeRow(change, known)).reverse(),
    units: of.units
      .filter((unit) => !unit.isDummy)
      .map((unit) => ({ ...namedUnit(of.units, unit.id), seed_rank: unit.seedRank })),
    other_pools: of.otherPools.map((other) => ({
      pool_id: other.id,
      name: other.name,
      units_count: other.unitsCount,
      is_drawn: other.isDrawn,
      is_locked: other.isLocked,
    })),
  };
}

function drawRow(draw: DrawRecord, before: DrawRecord | undefined, kind: MatchKind): DrawRow {
  const recorded = (one: DrawRecord) => ({ entries: one.entries, matches: matchesOf(one) });
  // a new draw of seni forms its units anew
  const keyOf = kind === 'seni' ? (unit: PoolUnit) => `${unit.contingentId} ${unit.name}` : undefined;
  const change = before && compareDraws(recorded(before), recorded(draw), keyOf);
  const names = (units: readonly PoolUnit[], ids: readonly number[]) => ids.map((id) => namedUnit(units, id).name);
  return {
    draw_number: draw.drawNumber,
    algorithm: draw.algorithm,
    seed: draw.seed,
    fingerprint: draw.fingerprint,
    reason: draw.reason,
    drawn_at: draw.drawnAt.toISOString(),
    drawn_by: draw.drawnBy,
    units_count: draw.entries.length,
    change:
      before && change
        ? {
            added: names(draw.entries, change.added),
            removed: names(before.entries, change.removed),
            same_pairs: change.samePairs,
            pairs: change.pairs,
          }
        : null,
  };
}

function changeRow(
  change: ChangeRecord,
  known: readonly { id: number; name: string; contingent: string | null }[],
): ChangeRow {
  const { first, second } = change.detail;
  const nameOf = (id: number | null) => (id === null ? null : namedUnit(known, id).name || null);
  return {
    number: change.number,
    draw_number: change.drawNumber,
    kind: change.kind,
    slots: [first, second].flatMap((slot) =>
      slot ? [{ position: slot.position, corner: slot.corner, name: nameOf(slot.unitId) }] : [],
    ),
    unit:
      change.detail.name === undefined
        ? null
        : { name: change.detail.name, contingent: change.detail.contingent ?? '' },
    position: change.detail.position ?? null,
    other_pool: change.detail.otherPool ?? null,
    reason: change.reason,
    changed_at: change.changedAt.toISOString(),
    changed_by: change.changedBy,
  };
}

const ORDER_LABEL = 'Urutan penampilan';

const titleOf = ({ className, ...pool }: CheckedPool): string =>
  className === null ? seniTitle(pool) : poolTitle({ ...pool, className });

const matchesOf = ({ bracket }: DrawRecord): DrawnMatch[] => ('order' in bracket ? [] : bracket.matches);

/** Names of units as everybody may read them now, whatever was written down when they were drawn. */
type PublicNameOf = (unit: { id?: number; name: string }) => string;

function publicNameIn(units: readonly StandingUnit[], people: readonly NamedInPublic[]): PublicNameOf {
  if (people.length === 0) return ({ name }) => name;
  const standing = new Map(units.map(({ id, publicName }) => [id, publicName]));
  return ({ id, name }) => standing.get(id ?? 0) ?? unitInPublic(name, people);
}

/** Names, contingents and the class; nothing else of a person, and no name of staff. */
export function publicDraw({ pool, ...of }: PublicRecord): PublicDraw {
  const nameOf = publicNameIn(of.units, of.people);
  return {
    pool_id: pool.id,
    kind: pool.kind,
    title: titleOf(pool),
    pool_name: pool.name,
    pool_number: pool.number,
    tournament_id: pool.tournamentId,
    tournament_name: pool.tournamentName,
    tournament_slug: pool.tournamentSlug,
    bracket_type: pool.chart === null ? ORDER_LABEL : chartLabel(pool.chart),
    is_drawn: pool.isDrawn,
    is_locked: pool.isLocked,
    is_changed_by_hand: pool.isChangedByHand,
    draws: of.draws.map((draw) => publicRecord(draw, pool.kind === 'tanding' ? of.drawingSeed : null, nameOf)),
    changes: of.changes.map((change) => publicChange(change, nameOf)),
    standing: of.firstRound.map(({ position, blue, red }) => ({ position, blue: slot(blue), red: slot(red) })),
    dummies: of.units.filter((unit) => unit.isDummy).map((unit) => namedUnit(of.units, unit.id)),
  };
}

/** `classSeed`: in tanding the first draw follows from it; a draw of seni has kept the one that it follows from. */
function publicRecord(draw: DrawRecord, classSeed: string | null, nameOf: PublicNameOf): PublicDrawRecord {
  const { bracket } = draw;
  return {
    draw_number: draw.drawNumber,
    algorithm: draw.algorithm,
    seed: draw.seed,
    fingerprint: draw.fingerprint,
    drawing_seed: bracket.drawingSeed ?? (draw.drawNumber === 1 ? classSeed : null),
    match_chart: 'order' in bracket ? null : bracket.chart,
    has_third_place: 'order' in bracket ? false : bracket.hasThirdPlace,
    reason: draw.reason,
    drawn_at: draw.drawnAt.toISOString(),
    entries: draw.entries.map((unit) => ({
      unit_id: unit.id,
      name: nameOf(unit),
      contingent: unit.contingent,
      contingent_id: unit.contingentId,
      province_id: unit.provinceId,
      seed_rank: unit.seedRank,
    })),
    matches: matchesOf(draw).map(publicMatch),
    order: 'order' in bracket ? bracket.order : null,
  };
}

function publicMatch(match: DrawnMatch): PublicMatch {
  return {
    round: match.round,
    position: match.position,
    is_third_place: match.isThirdPlace,
    blue: slot(match.blue),
    red: slot(match.red),
    next: link(match.next),
    loser: link(match.loser),
  };
}

const slot = ({ state, unitId }: Slot): PublicSlot => ({ state, unit_id: unitId });
const link = (to: MatchLink | null) => to && { round: to.round, position: to.position, corner: to.corner };

function publicChange({ detail, ...change }: ChangeRecord, nameOf: PublicNameOf): PublicChange {
  const place = (one: ChangeRecord['detail']['first']) =>
    one ? { position: one.position, corner: one.corner, unit_id: one.unitId } : null;
  return {
    number: change.number,
    draw_number: change.drawNumber,
    kind: change.kind,
    first: place(detail.first),
    second: place(detail.second),
    position: detail.position ?? null,
    unit:
      detail.unitId === undefined
        ? null
        : {
            unit_id: detail.unitId,
            name: nameOf({ id: detail.unitId, name: detail.name ?? '' }),
            contingent: detail.contingent ?? '',
          },
    other_pool: detail.otherPool ?? null,
    reason: change.reason,
    changed_at: change.changedAt.toISOString(),
  };
}
