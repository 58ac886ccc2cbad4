// The words that a check of the database allows are those of the list in domain or contract, neither more nor less.
import { DELIVERY_STATES } from '@gelanggang/contract/webhooks';
import { WEBHOOK_KINDS } from '@gelanggang/domain/programs/webhook-rules';
import { GIVEN_ROLES, MEMBER_ROLES } from '@gelanggang/contract/member-roles';
import { CLAIM_OUTCOMES } from '@gelanggang/contract/contingent-owners';
import { DISPLAY_SHOWS } from '@gelanggang/contract/displays';
import { JOB_STATUSES } from '@gelanggang/contract/jobs';
import { BLOOD_TYPES } from '@gelanggang/contract/person-request';
import { TOURNAMENT_STATUSES } from '@gelanggang/contract/tournament-settings';
import { AGE_COUNTINGS } from '@gelanggang/domain/athletes/age';
import { REGISTER_PAPERS } from '@gelanggang/domain/athletes/register-papers';
import { WEIGH_IN_OUTCOMES } from '@gelanggang/domain/athletes/weigh-in';
import { REFUND_WAYS } from '@gelanggang/domain/billing/accounts';
import { BEFORE_CASH, BILLING_STATUSES } from '@gelanggang/domain/billing/billing-steps';
import { FEE_PER } from '@gelanggang/domain/billing/fee-per';
import { ONLINE_STATES, UNBILLED_REASONS } from '@gelanggang/domain/billing/online-payment';
import { AFTER_DUE } from '@gelanggang/domain/entry-check/check-rule';
import { ENTRY_FIELDS } from '@gelanggang/domain/entry-check/differences';
import { TICKET_KINDS, TICKET_STATES } from '@gelanggang/domain/entry-check/ticket';
import { EVENT_LEVELS } from '@gelanggang/domain/past-events/levels';
import { REMEDIES } from '@gelanggang/domain/protests/protests';
import { CERTIFICATE_SLOTS } from '@gelanggang/domain/results/certificates';
import { LONE_RULES } from '@gelanggang/domain/results/lone-entrants';
import { CLOCK_PHASES, CLOCK_STEPS } from '@gelanggang/domain/results/match-clock';
import { MATCH_STATUSES } from '@gelanggang/domain/results/match-steps';
import { MEDALS, OVERALL_RULES } from '@gelanggang/domain/results/medal-table';
import { WIN_KINDS } from '@gelanggang/domain/results/win-kinds';
import { ARENA_ROLES } from '@gelanggang/domain/officials/roles';
import { COUNCIL_ITEMS, DISQUALIFICATIONS, JURUS } from '@gelanggang/domain/rules/jurus-rules';
import { RULE_KINDS, RULE_ROUNDS } from '@gelanggang/domain/schedule/auto/plan-rules';
import { PARTAI_NUMBERINGS } from '@gelanggang/domain/schedule/partai-numbers';
import { HIT_KINDS } from '@gelanggang/domain/scoring/hit-kinds';
import { PENALTY_STEPS } from '@gelanggang/domain/scoring/penalty-steps';
import { CARD_CLAIMS, CARD_OUTCOMES } from '@gelanggang/domain/scoring/protest-cards';
import { STOP_KINDS } from '@gelanggang/domain/scoring/stops';
import { TIMER_KINDS, TIMER_OUTCOMES } from '@gelanggang/domain/scoring/table-timers';
import { VERDICTS, VERIFICATION_KINDS } from '@gelanggang/domain/scoring/verdicts';
import { DECIDED_BY } from '@gelanggang/domain/seni/decided-by';
import { JURUS_CARD_CLAIMS } from '@gelanggang/domain/seni/jurus-cards';
import { PERFORMANCE_OUTCOMES } from '@gelanggang/domain/seni/performance-score';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { HOSTING_TIERS } from '@gelanggang/domain/tournament/places';
import { LANGUAGES, WORDINGS } from '@gelanggang/domain/words/languages';
import { GENDERS } from '@gelanggang/domain/words/genders';
import { MATCH_KINDS, SENI_MODES } from '@gelanggang/domain/words/labels';
import { testDatabase } from '../../../test/setup/database';

/** By the ends of the checks' names, the longest that fits: `match_next_corner_check` is one of `corner_check`. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  age_category_counting_check: AGE_COUNTINGS,
  corner_check: CORNERS,
  score_sheet_lot_winner_check: CORNERS,
  gender_check: GENDERS,
  hosting_tier_check: HOSTING_TIERS,
  refund_way_check: REFUND_WAYS,
  mode_check: SENI_MODES,
  match_kind_check: MATCH_KINDS,
  match_category_kind_check: MATCH_KINDS,
  schedule_kind_check: MATCH_KINDS,
  match_status_check: MATCH_STATUSES,
  match_clock_phase_check: CLOCK_PHASES,
  // a match that ends stops its clock
  match_clock_step_step_check: [...CLOCK_STEPS, 'stop'],
  result_win_kind_check: WIN_KINDS,
  score_point_kind_check: HIT_KINDS,
  tap_kind_check: HIT_KINDS,
  stoppage_kind_check: STOP_KINDS,
  table_timer_kind_check: TIMER_KINDS,
  table_timer_outcome_check: TIMER_OUTCOMES,
  verification_kind_check: VERIFICATION_KINDS,
  verification_verdict_check: VERDICTS,
  verification_answer_answer_check: VERDICTS,
  certificate_picture_slot_check: CERTIFICATE_SLOTS,
  protest_ruling_remedy_check: REMEDIES,
  entry_check_setting_after_due_check: AFTER_DUE,
  entry_ticket_change_field_check: ENTRY_FIELDS,
  entry_ticket_kind_check: TICKET_KINDS,
  entry_ticket_state_check: TICKET_STATES,
  var_request_outcome_check: CARD_OUTCOMES,
  var_request_claim_check: CARD_CLAIMS,
  performance_outcome_check: PERFORMANCE_OUTCOMES,
  performance_reason_check: DISQUALIFICATIONS,
  jurus_card_outcome_check: CARD_OUTCOMES,
  jurus_card_claim_check: JURUS_CARD_CLAIMS,
  jurus_item_reason_check: DISQUALIFICATIONS,
  // the time's own item is the clock's
  jurus_item_item_check: COUNCIL_ITEMS.filter((item) => item !== 'time'),
  jurus_lot_winner_check: CORNERS,
  jurus_lot_first_check: CORNERS,
  jurus_lot_jurus_check: JURUS,
  result_decided_by_check: DECIDED_BY,
  weigh_in_outcome_check: WEIGH_IN_OUTCOMES,
  certificate_medal_check: [...MEDALS, 'none'],
  medal_rule_lone_entrant_check: LONE_RULES,
  medal_rule_overall_by_check: OVERALL_RULES,
  tournament_partai_numbering_check: PARTAI_NUMBERINGS,
  tournament_status_check: TOURNAMENT_STATUSES,
  tournament_match_category_fee_per_check: FEE_PER,
  team_member_blood_type_check: BLOOD_TYPES,
  athlete_blood_type_check: BLOOD_TYPES,
  athlete_file_kind_check: REGISTER_PAPERS,
  display_shows_check: DISPLAY_SHOWS,
  job_status_check: JOB_STATUSES,
  wording_check: WORDINGS,
  language_check: LANGUAGES,
  billing_detail_fee_per_check: FEE_PER,
  billing_status_check: BILLING_STATUSES,
  cash_receipt_billing_before_check: BEFORE_CASH,
  statement_payment_billing_before_check: BEFORE_CASH,
  online_payment_state_check: ONLINE_STATES,
  online_payment_unbilled_because_check: UNBILLED_REASONS,
  penalty_step_check: PENALTY_STEPS,
  penalty_proposed_step_check: PENALTY_STEPS,
  contingent_claim_outcome_check: CLAIM_OUTCOMES,
  official_duty_role_check: ARENA_ROLES,
  official_rate_role_check: ARENA_ROLES,
  schedule_plan_rule_kind_check: RULE_KINDS,
  schedule_plan_rule_round_check: RULE_ROUNDS,
  past_event_level_check: EVENT_LEVELS,
  ranking_source_level_check: EVENT_LEVELS,
  webhook_delivery_kind_check: [...WEBHOOK_KINDS, 'test'],
  webhook_delivery_state_check: DELIVERY_STATES,
  tournament_member_role_check: Object.keys(MEMBER_ROLES),
  tournament_invitation_role_check: GIVEN_ROLES,
};

/** Words that one table and its own queries alone use, and those whose list is a type only. */
const WITHOUT_LIST: ReadonlySet<string> = new Set([
  'account_link_purpose_check',
  'certificate_picture_content_type_check',
  'contingent_invitation_outcome_check',
  'replay_clip_kind_check',
  'draw_change_kind_check',
  'drawing_bracket_type_check',
  'handover_direction_check',
  'list_word_kind_check',
  'match_blue_state_check',
  'match_red_state_check',
  'menu_type_check',
  'official_seat_seated_by_check',
  'pool_status_check',
  'schedule_plan_status_check',
  'schedule_plan_slot_reason_check',
  'tap_refused_check',
  'tournament_invitation_outcome_check',
]);

const listOf = (check: string): readonly string[] | undefined => {
  const [longest] = Object.keys(LISTS)
    .filter((end) => check === end || check.endsWith(`_${end}`))
    .sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : LISTS[longest];
};

describe('The words of the database', () => {
  const database = testDatabase();
  let checks: { name: string; words: string[] }[];
  beforeAll(async () => {
    const rows = await database.dataSource.query<{ name: string; definition: string }[]>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    checks = rows.flatMap(({ name, definition }) => {
      const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[('[^\]]*)\]\)\)\)$/.exec(definition) ?? [];
      return list === undefined ? [] : [{ name, words: [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word) }];
    });
  });

  it('are those of the lists that the programs use', () => {
    const known = checks.filter(({ name }) => listOf(name));
    expect(known.length).toBeGreaterThan(40);
    for (const { name, words } of known) {
      expect({ name, words: [...words].sort() }).toEqual({ name, words: [...(listOf(name) ?? [])].sort() });
    }
  });

  it('have their list, or stand here without one', () => {
    const names = checks.map(({ name }) => name).filter((name) => !listOf(name));
    expect(names.sort()).toEqual([...WITHOUT_LIST].sort());
  });
});
