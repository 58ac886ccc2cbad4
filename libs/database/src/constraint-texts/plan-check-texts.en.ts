// The English words of what the checks of the auto-schedule's plans refuse.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './plan-check-texts';

export const planCheckTexts: InLanguage<typeof original.planCheckTexts> = {
  schedule_plan_rule_cost_check: 'The cost of a rule of the draft must not be below 0.',
  schedule_plan_rule_fields_check: 'The fields of a rule of the draft are not complete.',
  schedule_plan_rule_hours_check: 'The end must be after the start.',
  schedule_plan_rule_kind_check: 'The rule of the draft is not known.',
  schedule_plan_rule_most_check: 'From 1 to 9 matches for each athlete and day.',
  schedule_plan_rule_position_check: 'The position of a rule of the draft must be above 0.',
  schedule_plan_rule_round_check: 'The round is not known.',
  schedule_plan_slot_check: 'Enter arena, date and time.',
  schedule_plan_slot_check1: 'A match without a place needs a reason.',
  schedule_plan_slot_length_minutes_check: 'The length of a match must be above 0 minutes.',
  schedule_plan_slot_reason_check: 'The reason is not known.',
  schedule_plan_status_check: 'The status of the draft is not known.',
};
