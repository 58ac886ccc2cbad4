// Reads seni pools with their event, counts and draw, and their performances: one query each, however many there are.
import { roundCountOf } from '@gelanggang/database/queries/round-count';
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import type { PartaiNumbering } from '@gelanggang/domain/schedule/partai-numbers';
import type { BracketType, SeniMatchType, SeniMode } from '@gelanggang/contract/seni-options';
import type { PerformanceOutcome } from '@gelanggang/domain/seni/performance-score';
import type { Disqualification, JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { DrawnLot } from '@gelanggang/domain/rules/rules-of-performance';
import type { DecidedBy } from '@gelanggang/domain/seni/decided-by';
import type { TakenOff } from '@gelanggang/domain/seni/council-items';
import {
  LOT_OF_MATCH,
  type PerformanceRow,
  readJurusRuleSets,
  rulesOfRow,
} from '@gelanggang/database/queries/performance-rules.queries';
import { partaiSql } from '@gelanggang/database/queries/partai-name';
import { ENDS_HERE } from '@gelanggang/database/queries/ends-here';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';

export interface SeniPoolRecord {
  id: number;
  name: string;
  number: number;
  drawingId: number;
  tournamentId: number;
  tournamentName: string;
  tournamentSlug: string;
  mode: SeniMode;
  stage: number;
  bracketType: BracketType | null;
  poolSize: number | null;
  advanceCount: number | null;
  nextDrawingId: number | null;
  matchCategoryId: number;
  matchCategory: string;
  matchType: SeniMatchType;
  ageCategoryId: number;
  ageCategory: string;
  /** The event within the category, and its name; both empty where there is only one. */
  nomor: string;
  nomorName: string;
  upToYears: number | null;
  gender: Gender;
  unitsCount: number;
  /** Of the event's first stage. */
  entrantCount: number;
  startedCount: number;
  openCount: number;
  /** Of all pools of the drawing. */
  drawingOpenCount: number;
  /** Its best were to go on, and fewer than two are left. */
  endsHere: boolean;
  seed: string | null;
  fingerprint: string | null;
  drawNumber: number;
  drawnAt: Date | null;
  drawnBy: string | null;
  isChangedByHand: boolean;
  isLocked: boolean;
}

export interface SeniMatchRecord extends AgeBounds {
  id: number;
  poolId: number;
  poolName: string;
  tournamentId: number;
  drawingStage: number;
  advanceCount: number | null;
  mode: SeniMode;
  corner: Corner | null;
  battleGroup: number | null;
  round: number;
  roundCount: number | null;
  position: number;
  isThirdPlace: boolean;
  isFinal: boolean;
  lot: DrawnLot | null;
  /** By which it is judged, as far as it is known. */
  rules: JurusRules;
  /** Those that its record keeps; null where none stands, or from before rules were kept. */
  judgedBy: JurusRules | null;
  state: 'unit' | 'tbd';
  hasBye: boolean;
  unitId: number | null;
  /** Disqualified for doping. */
  isOut: boolean;
  members: string[];
  contingent: string | null;
  matchType: SeniMatchType;
  ageCategoryId: number;
  ageCategory: string;
  gender: Gender;
  status: MatchStatus;
  nextMatchId: number | null;
  nextCorner: Corner | null;
  loserMatchId: number | null;
  loserCorner: Corner | null;
  /** Of the battle; stands at its blue row. */
  winner: Corner | null;
  winKind: string | null;
  decidedBy: DecidedBy | null;
  /** Its battle has a result; stands at its blue row too. */
  isDecided: boolean;
  number: number | null;
  partai: string | null;
  numbering: PartaiNumbering;
  scheduledDate: string | null;
  startTime: string | null;
  arenaId: number | null;
  arenaName: string | null;
  performanceId: number | null;
  outcome: PerformanceOutcome | null;
  scores: number[] | null;
  penalty: number | null;
  seconds: number | null;
  items: TakenOff[] | null;
  reason: Disqualification | null;
  reached: number | null;
  recordedBy: string | null;
  recordedAt: Date | null;
}

const POOLS = `
  with chosen as materialized (
    select p.*, d.mode, d.stage, d.bracket_type, d.pool_size, d.advance_count, d.match_category_id, d.age_category_id,
           d.gender, d.nomor, n.id as next_drawing_id, ${ENDS_HERE} as ends_here
    from pool p
    join drawing d on d.id = p.drawing_id and d.match_category_id <> 1
    join tournament t on t.id = p.tournament_id and t.deleted_at is null
    left join drawing n on n.from_drawing_id = d.id
    where CONDITION
  ), tally as (
    select m.pool_id, count(*) filter (where m.status in ('ongoing', 'finished', 'walkover'))::int as started,
           count(*) filter (where m.status not in ('finished', 'walkover')
             and 'bye' not in (m.blue_state, m.red_state))::int as open
    from match m join pool p on p.id = m.pool_id
    where p.drawing_id in (select drawing_id from chosen) group by m.pool_id
  ), open_drawing as (
    select p.drawing_id, sum(coalesce(y.open, 0))::int as open
    from pool p left join tally y on y.pool_id = p.id
    where p.drawing_id in (select drawing_id from chosen) group by p.drawing_id
  ), unit_count as (
    select u.pool_id, count(*)::int as count from pool_unit u where u.pool_id in (select id from chosen) group by u.pool_id
  ), entrant as (
    select d.tournament_id, d.match_category_id, d.age_category_id, d.gender, d.nomor, count(u.id)::int as count
    from drawing d join pool p on p.drawing_id = d.id join pool_unit u on u.pool_id = p.id
    where d.stage = 1 and (d.tournament_id, d.match_category_id, d.age_category_id, d.gender, d.nomor) in (
      select tournament_id, match_category_id, age_category_id, gender, nomor from chosen)
    group by d.tournament_id, d.match_category_id, d.age_category_id, d.gender, d.nomor
  )
  select p.id, p.name, p.number, p.drawing_id as "drawingId", p.tournament_id as "tournamentId",
         t.name as "tournamentName", t.slug as "tournamentSlug", p.mode, p.stage, p.bracket_type as "bracketType",
         p.pool_size as "poolSize", p.advance_count as "advanceCount", p.next_drawing_id as "nextDrawingId",
         p.ends_here as "endsHere",
         mc.id as "matchCategoryId", mc.name as "matchCategory", mc.key as "matchType", a.id as "ageCategoryId",
         a.name as "ageCategory", a.up_to_years as "upToYears", p.gender, p.nomor,
         ${nomorName('p.tournament_id', 'p.nomor')} as "nomorName", coalesce(uc.count, 0) as "unitsCount",
         coalesce(e.count, 0) as "entrantCount", coalesce(y.started, 0) as "startedCount",
         coalesce(y.open, 0) as "openCount", coalesce(o.open, 0) as "drawingOpenCount", p.seed,
         p.entries_fingerprint as fingerprint, p.draw_number as "drawNumber", p.drawn_at as "drawnAt",
         ac.name as "drawnBy", p.is_changed_by_hand as "isChangedByHand", p.is_locked as "isLocked"
  from chosen p
  join tournament t on t.id = p.tournament_id
  join match_category mc on mc.id = p.match_category_id
  join age_category a on a.id = p.age_category_id
  left join tally y on y.pool_id = p.id
  left join open_drawing o on o.drawing_id = p.drawing_id
  left join unit_count uc on uc.pool_id = p.id
  left join entrant e on e.tournament_id = p.tournament_id and e.match_category_id = p.match_category_id
    and e.age_category_id = p.age_category_id and e.gender = p.gender and e.nomor = p.nomor
  left join account ac on ac.id = p.drawn_by
  order by p.tournament_id, mc.id, a.position, a.id, p.nomor, p.gender desc, p.stage, p.mode desc, p.drawing_id, p.number`;

const MATCHES = `
  with chosen as materialized (
    select p.id, p.name, d.tournament_id, d.match_category_id, d.age_category_id, d.gender, d.nomor, d.advance_count, d.stage
    from pool p
    join drawing d on d.id = p.drawing_id and d.match_category_id <> 1
    join tournament t on t.id = p.tournament_id and t.deleted_at is null
    where CONDITION
  ), round_count as (
    select m.pool_id, (${roundCountOf('m')})::int as count
    from match m where m.pool_id in (select id from chosen) group by m.pool_id
  ), unit as (
    select u.id, c.name as contingent, jsonb_agg(tm.public_name order by um.position) as members
    from pool_unit u
    join contingent c on c.id = u.contingent_id
    join pool_unit_member um on um.unit_id = u.id
    join participant pa on pa.id = um.participant_id
    join team_member tm on tm.id = pa.team_member_id
    where u.pool_id in (select id from chosen) group by u.id, c.id
  )
  select m.id, p.id as "poolId", p.name as "poolName", p.tournament_id as "tournamentId", p.stage as "drawingStage",
         p.advance_count as "advanceCount", ${LOT_OF_MATCH} as lot, f.rules as "judgedBy",
         coalesce(f.rules, case when m.status = 'ongoing' then ck.rules end) as "keptRules", m.mode, m.corner, m.battle_group as "battleGroup", m.round,
         rc.count as "roundCount", m.position, m.is_third_place as "isThirdPlace",
         case when m.mode = 'battle' then m.next_match_id is null else p.advance_count is null end as "isFinal",
         case when m.corner = 'red' then m.red_state else m.blue_state end as state,
         'bye' in (m.blue_state, m.red_state) as "hasBye", u.id as "unitId",
         exists (select 1 from disqualified_unit q where q.unit_id = u.id) as "isOut", coalesce(u.members, '[]') as members,
         u.contingent, mc.key as "matchType", a.id as "ageCategoryId", a.name as "ageCategory",
         ${ageBounds()}, p.nomor, p.gender, m.status, m.next_match_id as "nextMatchId",
         m.next_corner as "nextCorner", m.loser_match_id as "loserMatchId", m.loser_corner as "loserCorner",
         res.winner_corner as winner, res.win_kind as "winKind", res.decided_by as "decidedBy", res.id is not null as "isDecided",
         sd.number, ${partaiSql('sa.code', 'sd.number')} as partai, t.partai_numbering as numbering,
         s.scheduled_date as "scheduledDate", to_char(sd.start_time, 'HH24:MI') as "startTime", ar.id as "arenaId",
         ar.name as "arenaName", f.id as "performanceId", f.outcome, f.scores, f.penalty, f.seconds,
         f.items, f.reason, f.reached,
         ac.name as "recordedBy", f.recorded_at as "recordedAt"
  from match m
  join chosen p on p.id = m.pool_id
  join round_count rc on rc.pool_id = m.pool_id
  join match_category mc on mc.id = p.match_category_id
  join age_category a on a.id = p.age_category_id
  left join unit u on u.id = case when m.corner = 'red' then m.red_unit_id else m.blue_unit_id end
  left join result res on res.match_id = m.id and res.withdrawn_at is null
  left join (schedule_detail sd join schedule s on s.id = sd.schedule_id and not s.is_draft) on sd.match_id = m.id
  left join tournament_arena sa on sa.id = s.tournament_arena_id
  left join tournament_arena ar on ar.id = coalesce(m.arena_id, s.tournament_arena_id)
  join tournament t on t.id = p.tournament_id
  left join performance f on f.match_id = m.id and f.withdrawn_at is null
  left join match_clock ck on ck.match_id = m.id
  left join account ac on ac.id = f.recorded_by
  order by m.pool_id, m.round, m.is_third_place, m.position, m.corner`;

const where = (sql: string, condition: string): string => sql.replace('CONDITION', condition);

@Injectable()
export class SeniPoolsQueries {
  /** A manager instead: reads at the moment of its transaction. */
  constructor(@Inject(DataSource) private readonly database: Pick<EntityManager, 'query'>) {}

  /** Of a tournament: by kind, age, Putra before Putri, stage, pool. */
  pools(tournamentId: number): Promise<SeniPoolRecord[]> {
    return this.database.query(where(POOLS, 'p.tournament_id = $1'), [tournamentId]);
  }

  async pool(poolId: number): Promise<SeniPoolRecord | null> {
    const rows = await this.database.query<SeniPoolRecord[]>(where(POOLS, 'p.id = $1'), [poolId]);
    return rows[0] ?? null;
  }

  poolsOfDrawing(drawingId: number): Promise<SeniPoolRecord[]> {
    return this.database.query(where(POOLS, 'p.drawing_id = $1'), [drawingId]);
  }

  /** By pool, round, place, blue before red. */
  matches(tournamentId: number): Promise<SeniMatchRecord[]> {
    return this.ruled('p.tournament_id = $1', tournamentId);
  }

  matchesOfPool(poolId: number): Promise<SeniMatchRecord[]> {
    return this.ruled('p.id = $1', poolId);
  }

  matchesOfDrawing(drawingId: number): Promise<SeniMatchRecord[]> {
    return this.ruled('p.drawing_id = $1', drawingId);
  }

  /** With the rules of each: one statement more, whatever their number. */
  private async ruled(condition: string, id: number): Promise<SeniMatchRecord[]> {
    const rows = await this.database.query<(Omit<SeniMatchRecord, 'rules'> & PerformanceRow)[]>(
      where(MATCHES, condition),
      [id],
    );
    const sets = await readJurusRuleSets(
      this.database,
      rows.map((row) => row.tournamentId),
    );
    return rows.map((row) => ({ ...row, rules: rulesOfRow(row, sets) }));
  }

  async tournamentStands(tournamentId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>('select 1 from tournament where id = $1 and deleted_at is null', [
      tournamentId,
    ]);
    return rows.length > 0;
  }
}
