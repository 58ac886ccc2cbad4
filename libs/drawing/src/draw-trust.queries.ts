// Reads what makes a draw checkable: every draw and change of a pool, round 1 as it stands, who is in which pool.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChangeKind } from '@gelanggang/contract/draw-trust';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { FirstRoundMatch, SlotPlace } from '@gelanggang/domain/draw/check-draw';
import type { DrawnMatch } from '@gelanggang/domain/draw/bracket';
import type { Chart } from '@gelanggang/domain/draw/draw-unit';
import type { Gender } from '@gelanggang/domain/words/genders';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { NamedInPublic } from '@gelanggang/domain/athletes/public-name';
import { chartFromWire, type MatchKind } from '@gelanggang/domain/words/labels';
import type { PoolUnit } from './entries.queries';

export interface DrawRecord {
  drawNumber: number;
  algorithm: number;
  seed: string;
  fingerprint: string;
  entries: PoolUnit[];
  bracket: BracketRecord | OrderRecord;
  reason: string | null;
  drawnAt: Date;
  drawnBy: string | null;
}

export interface BracketRecord {
  chart: Chart;
  hasThirdPlace: boolean;
  matches: DrawnMatch[];
  /** Of seni: the seed of the event that the draw's seed follows from; null for a pool drawn anew by itself. */
  drawingSeed?: string | null;
}

export interface OrderRecord {
  order: number[];
  drawingSeed?: string | null;
}

export interface ChangeRecord {
  number: number;
  drawNumber: number;
  kind: ChangeKind;
  /** Which of them are there depends on the kind (draw-changes.ts). */
  detail: Partial<{
    first: SlotPlace & { unitId: number | null };
    second: SlotPlace & { unitId: number | null };
    position: number;
    unitId: number;
    name: string;
    contingent: string;
    otherPool: string;
  }>;
  reason: string | null;
  changedAt: Date;
  changedBy: string | null;
}

export interface StandingUnit {
  id: number;
  poolId: number;
  name: string;
  publicName: string;
  contingent: string | null;
  contingentId: number | null;
  provinceId: number | null;
  seedRank: number | null;
  weight: number | null;
  isDummy: boolean;
}

export interface StandingPool {
  id: number;
  matchChart: Chart;
  isSwapped: boolean;
}

export interface OtherPool {
  id: number;
  name: string;
  unitsCount: number;
  isDrawn: boolean;
  isLocked: boolean;
}

export interface CheckedPool {
  id: number;
  kind: MatchKind;
  name: string;
  number: number;
  tournamentId: number;
  tournamentName: string;
  tournamentSlug: string;
  matchCategory: string;
  ageCategory: string;
  gender: Gender;
  /** null in seni. */
  className: string | null;
  /** Of seni: the event within the category. */
  nomorName: string;
  /** null for an order of performance. */
  chart: Chart | null;
  isDrawn: boolean;
  isChangedByHand: boolean;
  isLocked: boolean;
}

export interface PublicRecord {
  pool: CheckedPool;
  drawingSeed: string | null;
  draws: DrawRecord[];
  changes: ChangeRecord[];
  units: StandingUnit[];
  firstRound: (FirstRoundMatch & { poolId: number })[];
  /** Everybody of the tournament, where somebody is named by initials; else nobody. */
  people: NamedInPublic[];
}

@Injectable()
export class DrawTrustQueries {
  constructor(private readonly database: DataSource) {}

  /** Everything at one moment: what is read while somebody draws again would not fit together. */
  publicRecord(poolId: number): Promise<PublicRecord | null> {
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      const pool = await checkedPool(manager, poolId);
      if (!pool) return null;
      return {
        pool,
        drawingSeed: await drawingSeed(manager, poolId),
        draws: await draws(manager, poolId),
        changes: await changes(manager, poolId),
        units: await units(manager, [poolId]),
        firstRound: await firstRound(manager, [poolId]),
        people: await people(manager, pool.tournamentId),
      };
    });
  }

  /** What staff see of a pool beside its bracket; units of seni move by drawing anew, never to another pool. */
  async poolRecord(poolId: number): Promise<(PublicRecord & { otherPools: OtherPool[] }) | null> {
    const record = await this.publicRecord(poolId);
    if (!record) return null;
    return { ...record, otherPools: record.pool.kind === 'tanding' ? await this.otherPools(poolId) : [] };
  }

  /** Drawn tanding pools: of a tournament, of all, or one. */
  drawnPools(of: { tournamentId?: number; tournaments?: number[] | null; poolId?: number }): Promise<StandingPool[]> {
    return this.database.query(
      `select p.id, d.match_chart as "matchChart",
              exists (select 1 from draw_change h where h.pool_id = p.id and h.draw_number = p.draw_number
                        and h.kind = 'swap') as "isSwapped"
       from pool p
       join drawing d on d.id = p.drawing_id and d.match_category_id = 1
       join tournament t on t.id = p.tournament_id and t.deleted_at is null
       where p.status = 'ongoing' and ($1::bigint is null or p.tournament_id = $1) and ($2::bigint is null or p.id = $2)
         and ($3::bigint[] is null or p.tournament_id = any($3))
       order by p.id`,
      [of.tournamentId ?? null, of.poolId ?? null, of.tournaments ?? null],
    );
  }

  /** Units and first round of these pools, for their reports. */
  async standing(poolIds: readonly number[]): Promise<Pick<PublicRecord, 'units' | 'firstRound'>> {
    return { units: await units(this.database, poolIds), firstRound: await firstRound(this.database, poolIds) };
  }

  private otherPools(poolId: number): Promise<OtherPool[]> {
    return this.database.query(
      `select p.id, p.name, p.status = 'ongoing' as "isDrawn", p.is_locked as "isLocked",
              (select count(*)::int from pool_unit u where u.pool_id = p.id and not u.is_dummy) as "unitsCount"
       from pool own
       join drawing od on od.id = own.drawing_id
       join drawing d on d.tournament_id = od.tournament_id and d.match_category_id = od.match_category_id
         and d.age_category_id = od.age_category_id and d.category_class_id = od.category_class_id
       join pool p on p.drawing_id = d.id and p.id <> own.id
       where own.id = $1
       order by p.number, p.id`,
      [poolId],
    );
  }
}

type Reader = Pick<EntityManager, 'query'>;

async function checkedPool(database: Reader, poolId: number): Promise<CheckedPool | null> {
  const rows = await database.query<(Omit<CheckedPool, 'chart'> & { matchChart: Chart; bracketType: string | null })[]>(
    CHECKED_POOL,
    [poolId],
  );
  const [row] = rows;
  if (!row) return null;
  const { matchChart, bracketType, ...pool } = row;
  if (pool.kind === 'tanding') return { ...pool, chart: matchChart };
  return { ...pool, chart: bracketType === null ? null : (chartFromWire(bracketType) ?? 0) };
}

/** The newest first. */
function draws(database: Reader, poolId: number): Promise<DrawRecord[]> {
  return database.query(DRAWS, [poolId]);
}

/** In the order in which they were made. */
function changes(database: Reader, poolId: number): Promise<ChangeRecord[]> {
  return database.query(CHANGES, [poolId]);
}

/** Dummies included, by number. */
function units(database: Reader, poolIds: readonly number[]): Promise<StandingUnit[]> {
  return database.query(UNITS, [poolIds]);
}

/** A seni battle is two rows, each of which knows its own corner; a bye is the blue one alone. */
function firstRound(database: Reader, poolIds: readonly number[]): Promise<(FirstRoundMatch & { poolId: number })[]> {
  return database.query(FIRST_ROUND, [poolIds]);
}

/** null while a pool of the drawing is not drawn: its bracket could be foreseen. */
async function drawingSeed(database: Reader, poolId: number): Promise<string | null> {
  const rows = await database.query<{ seed: string }[]>(DRAWING_SEED, [poolId]);
  return rows[0]?.seed ?? null;
}

function people(database: Reader, tournamentId: number): Promise<NamedInPublic[]> {
  return database.query(PEOPLE, [tournamentId]);
}

const CHECKED_POOL = prepared(
  `select p.id, case when d.match_category_id = 1 then 'tanding' else 'seni' end as kind, p.name, p.number,
          t.id as "tournamentId", t.name as "tournamentName", t.slug as "tournamentSlug", mc.name as "matchCategory",
          a.name as "ageCategory", d.gender, cc.name as "className",
          ${nomorName('d.tournament_id', 'd.nomor')} as "nomorName", d.match_chart as "matchChart",
          d.bracket_type as "bracketType", p.status = 'ongoing' as "isDrawn",
          p.is_changed_by_hand as "isChangedByHand", p.is_locked as "isLocked"
   from pool p
   join drawing d on d.id = p.drawing_id
   join tournament t on t.id = p.tournament_id and t.deleted_at is null
   join match_category mc on mc.id = d.match_category_id
   join age_category a on a.id = d.age_category_id
   left join category_class cc on cc.id = d.category_class_id
   where p.id = $1`,
);
const DRAWS = prepared(
  `select h.draw_number as "drawNumber", h.algorithm, h.seed, h.entries_fingerprint as fingerprint, h.entries,
          h.bracket, h.reason, h.drawn_at as "drawnAt", ac.name as "drawnBy"
   from draw_history h left join account ac on ac.id = h.drawn_by
   where h.pool_id = $1 order by h.draw_number desc`,
);
const CHANGES = prepared(
  `select h.number, h.draw_number as "drawNumber", h.kind, h.detail, h.reason, h.changed_at as "changedAt",
          ac.name as "changedBy"
   from draw_change h left join account ac on ac.id = h.changed_by
   where h.pool_id = $1 order by h.number`,
);
const UNITS = prepared(
  `select u.id, u.pool_id as "poolId", coalesce(u.dummy_name, string_agg(tm.name, ', ' order by m.position)) as name,
          coalesce(u.dummy_name, string_agg(tm.public_name, ', ' order by m.position)) as "publicName",
          c.name as contingent, c.id as "contingentId", c.province_id as "provinceId", u.seed_rank as "seedRank",
          max(tm.body_weight)::float8 as weight, u.is_dummy as "isDummy"
   from pool_unit u
   left join contingent c on c.id = u.contingent_id
   left join pool_unit_member m on m.unit_id = u.id
   left join participant pa on pa.id = m.participant_id
   left join team_member tm on tm.id = pa.team_member_id
   where u.pool_id = any($1::bigint[])
   group by u.id, c.id
   order by u.pool_id, u.number`,
);
const FIRST_ROUND = prepared(
  `select m.pool_id as "poolId", m.position,
          jsonb_build_object('state', m.blue_state, 'unitId', m.blue_unit_id) as blue,
          jsonb_build_object('state', coalesce(r.red_state, m.red_state),
                             'unitId', coalesce(r.red_unit_id, m.red_unit_id)) as red
   from match m
   left join match r on r.pool_id = m.pool_id and r.battle_group = m.battle_group and r.corner = 'red'
   where m.pool_id = any($1::bigint[]) and m.round = 1 and not m.is_third_place and m.corner is distinct from 'red'
   order by m.pool_id, m.position`,
);
const DRAWING_SEED = prepared(
  `select d.seed from pool p join drawing d on d.id = p.drawing_id
   where p.id = $1 and not exists (select 1 from pool o where o.drawing_id = d.id and o.status = 'waiting')`,
);
const PEOPLE = prepared(
  `select distinct tm.name, tm.public_name as "publicName"
   from participant pa join team_member tm on tm.id = pa.team_member_id
   where pa.tournament_id = $1 and exists (
     select from participant o join team_member om on om.id = o.team_member_id
     where o.tournament_id = $1 and om.initials_asked_by is not null)`,
);
