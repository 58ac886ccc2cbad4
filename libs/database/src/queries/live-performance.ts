// A performance as everybody may see it: what is shown, who has judged, and once it is told, how its score was made.
import type { LiveJurusCard, LiveMatch, LiveSeni, PerformanceItem } from '@gelanggang/contract/live';
import type { AgeCounting } from '@gelanggang/domain/athletes/age';
import type { Disqualification, JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import type { DrawnLot } from '@gelanggang/domain/rules/rules-of-performance';
import type { DecidedBy } from '@gelanggang/domain/seni/decided-by';
import { ITEM_COST, type TakenOff } from '@gelanggang/domain/seni/council-items';
import { MIN_JUDGES, type PerformanceOutcome, worthOf } from '@gelanggang/domain/seni/performance-score';
import { type SeniMatchType, formerTimeRule, timeFault } from '@gelanggang/domain/seni/performance-time';
import type { EntityManager } from 'typeorm';
import { judgesOfNomor } from './nomor.queries';
import { type JurusRuleSets, rulesOfRow } from './performance-rules.queries';

/** What a row of a match has of it. */
export interface PerformanceFields extends Pick<LiveMatch, 'mode' | 'round'> {
  tournament_id: number;
  match_type: SeniMatchType;
  is_final: boolean;
  above_years: number | null;
  up_to_years: number | null;
  counting: AgeCounting;
  advance_count: number | null;
  lot: DrawnLot | null;
  kept_rules: JurusRules | null;
  judged_by: JurusRules | null;
  items: TakenOff[] | null;
  dq_reason: Disqualification | null;
  reached: number | null;
  decided_by: DecidedBy | null;
  is_decided: boolean;
  judges: { of: number; entered: number } | null;
  card: LiveJurusCard | null;
  outcome: PerformanceOutcome | null;
  scores: number[] | null;
  penalty: number | null;
  seconds: number | null;
  stage: number;
  seed: string | null;
  performing_unit_id: number | null;
  /** Disqualified for doping. */
  is_out: boolean;
  round_count: number | null;
  is_third_place: boolean;
  nomor: string;
}

/** Of a performance on the mat: how many judge it, and how many have given theirs. */
export const JUDGES_SO_FAR = `(select json_build_object('of', jn.of, 'entered', (select count(*)::int from judge_score js
    where js.match_id = m.id and js.started_at = m.started_at and js.seat <= jn.of))
  from (select coalesce(${judgesOfNomor('m.id')}, (select ss.seni_judges from scoring_setting ss where ss.tournament_id = m.tournament_id),
    ${MIN_JUDGES}) as of) jn)`;

/** The card of the present start of a performance `m`; of one that was taken back nobody is told. */
export const CARD_OF_PERFORMANCE = `(select json_build_object('id', jc.id, 'claim', jc.claim, 'is_against', jc.is_against,
    'item', ji.item, 'requested_at', ${cardMoment('jc.requested_at')}, 'outcome', jc.outcome,
    'decided_at', ${cardMoment('jc.decided_at')})
  from jurus_card jc left join jurus_item ji on ji.id = jc.item_id
  where jc.match_id = m.id and jc.started_at = m.started_at and jc.withdrawn_at is null)`;

/** null: none was raised, or it was taken back. */
export async function readJurusCard(manager: EntityManager, matchId: number): Promise<LiveJurusCard | null> {
  const [row] = await manager.query<{ card: LiveJurusCard | null }[]>(
    `select ${CARD_OF_PERFORMANCE} as card from match m where m.id = $1`,
    [matchId],
  );
  return row?.card ?? null;
}

function cardMoment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** As everybody may see it. */
export function livePerformance(
  { outcome, scores, penalty, seconds, stage, seed, ...row }: PerformanceFields,
  sets: JurusRuleSets,
): LiveSeni {
  const now = rulesOfRow(placeOf(row, stage), sets);
  // what was recorded before rules were kept shows the time of then
  const rule = outcome === null || row.judged_by ? now : formerTimeRule(row.match_type, row.is_final, row.up_to_years);
  // what the first of a battle came to is told with the other's
  const isHeld = row.mode === 'battle' && outcome !== null && !row.is_decided;
  const told = {
    ...{ outcome, stage, seed, unit_id: row.performing_unit_id, jurus: now.jurus, jurus_stage: now.stage },
    event: row.match_type,
    time: { min: rule.min, max: rule.max, tolerance: rule.tolerance, outAfter: rule.outAfter, isCosted: rule.isCosted },
    ...(row.lot ? { lot: row.lot } : {}),
    ...(row.judges ? { judges: row.judges } : {}),
    ...(row.card ? { card: row.card } : {}),
    ...(isHeld ? { is_held: true as const } : {}),
    ...(row.decided_by ? { decided_by: row.decided_by } : {}),
    ...(row.dq_reason ? { reason: row.dq_reason } : {}),
  };
  if (outcome === null || outcome === 'absent' || isHeld) return { ...told, score: null, worth: null };
  const isScored = outcome === 'performed';
  const worth = isScored ? worthOf({ outcome, scores: scores ?? [], penalty: penalty ?? 0, seconds }, rule) : null;
  return {
    ...told,
    score: worth && worth.final / 1000,
    judged: {
      scores: (scores ?? []).map((one) => one / 100),
      median: worth && worth.median / 1000,
      seconds,
      time_fault: seconds === null ? 'none' : timeFault(seconds, rule),
      items: itemsOf(row.items ?? [], penalty ?? 0),
      ...(row.reached === null ? {} : { reached: row.reached }),
    },
    worth:
      worth === null || row.is_out
        ? null
        : {
            final: worth.final,
            penalty: worth.penalty,
            seconds_off: worth.secondsOff,
            deviation: worth.deviation,
          },
  };
}

/** Each item with its time; what was only entered as a sum is told as one of no name. */
function itemsOf(items: readonly TakenOff[], penalty: number): PerformanceItem[] {
  if (items.length === 0) return penalty > 0 ? [{ item: null, penalty: penalty / 100, at: null }] : [];
  return items.map(({ item, at }) => ({ item, penalty: ITEM_COST / 100, at }));
}

const placeOf = (
  row: Omit<PerformanceFields, 'outcome' | 'scores' | 'penalty' | 'seconds' | 'stage' | 'seed'>,
  stage: number,
) => ({
  tournamentId: row.tournament_id,
  mode: row.mode,
  drawingStage: stage,
  advanceCount: row.advance_count,
  round: row.round,
  roundCount: row.round_count,
  isThirdPlace: row.is_third_place,
  matchType: row.match_type,
  nomor: row.nomor,
  aboveYears: row.above_years,
  upToYears: row.up_to_years,
  counting: row.counting,
  lot: row.lot,
  keptRules: row.kept_rules,
});
