// The rules of a plan as they are sent, and the fields that they share with what else an auto-schedule is asked for.
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  Matches,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import {
  type PlanRuleKind,
  RULE_KINDS,
  RULE_ROUNDS,
  type RuleRound,
  SINGLE_RULES,
} from '@gelanggang/domain/schedule/auto/plan-rules';
import { AreUnique, isDay, IsText, IsWholeNumber } from './fields';
import { says, validationSentences } from './validation-sentences';

export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
export const TIME_TEXT = { message: says(() => validationSentences.timeAsWritten) };

/** Later than the `start_time` beside it. */
export const IsAfterStart = () =>
  ValidateBy(
    {
      name: 'isAfterStart',
      validator: {
        validate: (end: unknown, args?: ValidationArguments) =>
          typeof end === 'string' && end > ((args?.object as { start_time: string | null }).start_time ?? ''),
      },
    },
    { message: says(() => validationSentences.endAfterStart) },
  );

const isIds = (max: number): PropertyDecorator[] => [
  IsArray(),
  ArrayMaxSize(max),
  AreUnique(),
  IsInt({ each: true, message: says(() => validationSentences.unknownChoice) }),
];

export const IsIds =
  (max: number): PropertyDecorator =>
  (target, key) =>
    isIds(max).forEach((decorate) => decorate(target, key));

type RuleFields = Pick<AutoScheduleRule, 'kind' | 'date' | 'start_time' | 'arena_ids'>;

const RULE_NAME_LENGTH = 60;
const IsOf = (...kinds: PlanRuleKind[]) => ValidateIf(({ kind }: RuleFields) => kinds.includes(kind));
const blankIsNull = Transform(({ value }: { value: unknown }) => (value === '' || value === undefined ? null : value));
const isGiven = (value: unknown) => value !== null && value !== undefined;

/** A ceremony has one; the others where it is given, or where nothing else says what the rule wants. */
const needsDate = ({ kind, date, start_time, arena_ids }: RuleFields) =>
  kind === 'ceremony' ||
  ((kind === 'round-from' || kind === 'finals-at') && isGiven(date)) ||
  (kind === 'round-from' && !isGiven(start_time)) ||
  (kind === 'finals-at' && !(Array.isArray(arena_ids) && arena_ids.length > 0));
const needsStart = ({ kind, start_time }: RuleFields) =>
  kind === 'ceremony' || kind === 'age-hours' || (kind === 'round-from' && isGiven(start_time));

const IsSomeAge = () =>
  ValidateBy(
    {
      name: 'isSomeAge',
      validator: {
        validate: (ages: unknown, args?: ValidationArguments) =>
          (args?.object as RuleFields).kind !== 'age-hours' || (Array.isArray(ages) && ages.length > 0),
      },
    },
    { message: says(() => validationSentences.chooseAge) },
  );

/** Of some kinds a plan has one rule, and each age has hours once. */
export const AreOnce = () =>
  ValidateBy(
    { name: 'areOnce', validator: { validate: (rules: unknown) => !Array.isArray(rules) || areOnce(rules) } },
    { message: says(() => validationSentences.ruleOnce) },
  );

function areOnce(rules: readonly unknown[]): boolean {
  const known = rules.filter((rule): rule is AutoScheduleRule => rule instanceof AutoScheduleRule);
  const names = known.flatMap(({ kind, age_category_ids: ages }): string[] => {
    if (kind === 'age-hours') return Array.isArray(ages) ? ages.map(String) : [];
    return SINGLE_RULES.includes(kind) ? [kind] : [];
  });
  return new Set(names).size === names.length;
}

const IsRuleDate = () =>
  ValidateBy(
    { name: 'isRuleDate', validator: { validate: isDay } },
    {
      message: says(({ object }) => {
        const { kind, date } = object as RuleFields;
        if (isGiven(date)) return validationSentences.noSuchDate;
        if (kind === 'round-from') return validationSentences.dateOrTime;
        return kind === 'finals-at' ? validationSentences.dateOrArena : validationSentences.dateMissing;
      }),
    },
  );

/** One rule of a plan; of the fields those of its kind count. */
export class AutoScheduleRule {
  @IsIn(RULE_KINDS)
  kind: PlanRuleKind;

  /** most-per-day: matches of an athlete. */
  @IsOf('most-per-day')
  @IsWholeNumber(1, 9)
  most: number | null = null;

  /** round-from */
  @IsOf('round-from')
  @IsIn(RULE_ROUNDS)
  round: RuleRound | null = null;

  /** round-from: from that day on; finals-at: on that day; ceremony. */
  @blankIsNull
  @ValidateIf(needsDate)
  @IsRuleDate()
  date: string | null = null;

  /** round-from: not before, without a date on each day; age-hours and ceremony: from. */
  @blankIsNull
  @ValidateIf(needsStart)
  @Matches(TIME, TIME_TEXT)
  start_time: string | null = null;

  @blankIsNull
  @IsOf('age-hours', 'ceremony')
  @Matches(TIME, TIME_TEXT)
  @IsAfterStart()
  end_time: string | null = null;

  /** finals-at and ceremony; empty: all. */
  @IsIds(100)
  arena_ids: number[] = [];

  /** age-hours */
  @IsIds(100)
  @IsSomeAge()
  age_category_ids: number[] = [];

  /** ceremony */
  @IsOf('ceremony')
  @IsText(RULE_NAME_LENGTH)
  name: string | null = null;
}
