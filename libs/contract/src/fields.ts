// How fields of requests are read from the wire: ids and flags that come as text in a query or as JSON in a body.
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { seenLine, seenText } from '@gelanggang/domain/seen-text';
import { mixedWord } from '@gelanggang/domain/words/mixed-scripts';
import { isEmptyName } from '@gelanggang/domain/words/empty-names';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { EVERY } from './every';
import { messageSentences } from './message-sentences';
import { type FieldMessage, says, validationSentences } from './validation-sentences';

/** Decorators of a field under one name. */
export const All =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

/** In quotes a local part may have blanks and signs that programs of mail read as several addresses. */
export const IsMailAddress = (options?: ValidationOptions) => IsEmail({ blacklisted_chars: '"' }, options);

/** Digits become a number; empty means not given (forms send blank filters); the rest is left for the validator. */
function toNumber({ value }: TransformFnParams): unknown {
  if (value === '' || value === null) return undefined;
  return ofDigits(value);
}

const ofDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^-?[0-9]{1,16}$/.test(value.trim()) ? Number(value) : value;

function toBoolean({ value }: TransformFnParams): unknown {
  if (value === '' || value === null) return undefined;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return value;
}

/** What people read of an id: the bounds of the number say nothing to them. 0 is how forms write that none was chosen. */
const ofIds = (each: boolean) => ({
  each,
  message: says(({ value }) => (value ? validationSentences.unknownChoice : validationSentences.required)),
});

const isIds = (each: boolean) => All(IsInt({ each }), Min(1, ofIds(each)), Max(Number.MAX_SAFE_INTEGER, ofIds(each)));

/** A required id. */
export const IsId = () => All(Transform(toNumber), isIds(false));

const toNumbers = ({ value }: TransformFnParams): unknown => (Array.isArray(value) ? value.map(ofDigits) : value);

/** Each of a list is an id; what else is true of the list stands beside it. As with one id, digits may come as text. */
export const AreIds = () => All(Transform(toNumbers), isIds(true));

/**
 * No two of a list are the same, or (`of`) the same in this. In place of class-validator's, which holds each against all
 * others: a body has room for hundreds of thousands, and how many may be is looked at by another rule.
 */
export const AreUnique = (options?: ValidationOptions, of: (one: never) => unknown = (one) => one) =>
  ValidateBy(
    {
      name: 'arrayUnique',
      validator: {
        validate: (value) =>
          Array.isArray(value) && new Set(value.map((one: unknown) => of(one as never))).size === value.length,
      },
    },
    options,
  );

/** An id that may be left out or blank. */
export const IsOptionalId = () => All(IsOptional(), IsId());

/** An id, or 'all'. */
export const IsIdOrEvery = () =>
  All(
    Transform(toNumber),
    ValidateBy(
      {
        name: 'isIdOrEvery',
        validator: { validate: (value) => value === EVERY || (Number.isSafeInteger(value) && Number(value) > 0) },
      },
      ofIds(false),
    ),
  );

/** A whole number within bounds that fit the database's integer. */
export const IsWholeNumber = (min: number, max: number) => All(Transform(toNumber), IsInt(), Min(min), Max(max));

/** The same, or none: blank takes away what stands, left out leaves it. */
export const IsWholeNumberOrNone = (min: number, max: number) =>
  All(
    IsOptional(),
    Transform((given) => {
      const value: unknown = given.value;
      return value === null || (typeof value === 'string' && value.trim() === '') ? null : toNumber(given);
    }),
    IsInt(),
    Min(min),
    Max(max),
  );

/** One of these numbers; `message` says which, of any other. */
export const IsOneOf = (numbers: readonly number[], message: FieldMessage) =>
  All(Transform(toNumber), IsIn(numbers, { message }));

/** A flag that may be left out. */
export const IsOptionalFlag = () => All(IsOptional(), Transform(toBoolean), IsBoolean());

/** For `@Transform`: a text of one line, as it is seen. */
export const toLine = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? seenLine(value) : value);

/** For `@Transform`: each of a list. */
export const eachLine = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value) ? value.map((one: unknown) => toLine({ value: one })) : value;

/** For `@Transform`: a text that may have several lines. */
export const toText = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? seenText(value) : value);

/** Blank means not given. */
export const blankIsAbsent = ({ value }: TransformFnParams): unknown => {
  const text: unknown = typeof value === 'string' ? seenText(value) : value;
  return text === '' || text === null ? undefined : text;
};

/** A required text of one line, without the blanks around it. */
export const IsText = (maxLength: number) => All(Transform(toLine), IsString(), IsNotEmpty(), MaxLength(maxLength));

/** A required name of somebody: what means nobody ('BYE', '-', 'N/A') is empty (specification 2, § 9). */
export const IsName = (maxLength: number) => All(IsText(maxLength), Transform(nobodyIsEmpty), IsOfOneScript());

/** A word of letters that look alike in several scripts makes a twin of a name, which no search finds. */
const IsOfOneScript = () =>
  ValidateBy(
    {
      name: 'isOfOneScript',
      validator: { validate: (value) => typeof value !== 'string' || mixedWord(value) === undefined },
    },
    {
      message: says(({ value }) => {
        const name = typeof value === 'string' ? value : '';
        return validationSentences.mixedScripts(mixedWord(name) ?? name);
      }),
    },
  );

const nobodyIsEmpty = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && isEmptyName(value) ? '' : value;

/** A text that may be left out or blank. */
export const IsOptionalText = (maxLength: number) =>
  All(IsOptional(), Transform(blankIsAbsent), IsString(), MaxLength(maxLength));

/** A text that may be left out; blank it stays, so that it can be emptied. */
export const IsTextOrBlank = (maxLength: number) =>
  All(IsOptional(), Transform(toText), IsString(), MaxLength(maxLength));

/** Capitals and digits as `ARENA_CODE`; blank stays blank. */
export const IsArenaCode = () =>
  All(
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? value.trim().toUpperCase() : value,
    ),
    MaxLength(4),
    Matches(/^[A-Z0-9]*$/, { message: says(() => validationSentences.arenaCode) }),
  );

/** Digits; the blanks, dots and dashes between them, as people write them, fall away. */
export const IsAccountNumber = () =>
  All(
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? value.replace(/[\s.-]/g, '') : value,
    ),
    MaxLength(30),
    Matches(/^[0-9]{5,30}$/, { message: says(() => validationSentences.accountNumber) }),
  );

/** 62.5 or 62,5, with at most two decimals; blank means not given. */
export const IsMeasure = (min: number, max: number) =>
  All(
    Transform(({ value }: TransformFnParams): unknown => {
      if (typeof value !== 'string') return value === null ? undefined : value;
      return value.trim() === '' ? undefined : decimalOf(value);
    }),
    IsNumber({ maxDecimalPlaces: 2 }),
    Min(min),
    Max(max),
  );

/** `YYYY-MM-DD`, be there such a day or not. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Nobody was born before, and nothing is planned after: another year is a slip of the hand. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'] as const;

/** A day of the calendar within three centuries: `2026-02-30` is written like one, but is none. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !DAY.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const noSuchDate = says(() => validationSentences.noSuchDate);

/** `YYYY-MM-DD`, a day that there is. */
export const IsDay = (message = noSuchDate) =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message });

/** A list of days. */
export const AreDays = () =>
  ValidateBy({ name: 'isDay', validator: { validate: isDay } }, { message: noSuchDate, each: true });

/** A day that may be left out or blank. */
export const IsOptionalDay = (message?: FieldMessage) => All(IsOptional(), Transform(blankIsAbsent), IsDay(message));

/**
 * The last day of something is its first one (field `first`) or later, and no more than so many days long, both included; a
 * day that cannot be read is another rule's.
 */
export const IsLastDayOf = (first: string, mostDays = Infinity) => {
  const validate = (value: unknown, object: object | undefined): boolean => {
    const from = (object as Record<string, unknown> | undefined)?.[first];
    if (!isDay(value) || !isDay(from)) return true;
    const days = (Date.parse(value) - Date.parse(from)) / 86_400_000 + 1;
    return days > 0 && days <= mostDays;
  };
  const message = says(({ value, object }) =>
    String(value) < String((object as Record<string, unknown>)[first])
      ? messageSentences.endBeforeStart
      : validationSentences.longest(mostDays),
  );
  return ValidateBy(
    {
      name: 'isLastDayOf',
      constraints: [first, mostDays],
      validator: { validate: (value, args) => validate(value, args?.object) },
    },
    { message },
  );
};
