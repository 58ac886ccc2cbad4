// The English words of fields that are refused without words of their own.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './validation-texts';

export const constraintTexts: InLanguage<typeof original.constraintTexts> = {
  arrayMaxSize: ([max]) => `At most ${counted(Number(max), 'choice')}.`,
  arrayMinSize: ([min]) => `Choose at least ${String(min)}.`,
  arrayNotEmpty: 'Choose at least 1.',
  arrayUnique: 'No two may be the same.',
  isArray: 'Must be a list.',
  isBoolean: 'Must be yes or no.',
  isEmail: 'This is not an email address.',
  isInt: 'Must be a whole number.',
  isISO8601: 'This is not a date.',
  isNumber: 'Must be a number.',
  isObject: 'This is not right.',
  isString: 'Must be text.',
  isUrl: 'This is not a link.',
  isUuid: 'This is not right.',
  matches: 'This is not right.',
  max: ([max]) => (max === Number.MAX_SAFE_INTEGER ? 'This number is too large.' : `At most ${String(max)}.`),
  maxLength: ([max]) => `At most ${counted(Number(max), 'character')}.`,
  min: ([min]) => `At least ${String(min)}.`,
  minLength: ([min]) => `At least ${counted(Number(min), 'character')}.`,
  nestedValidation: 'This is not right.',
  unknownValue: 'This is not right.',
  whitelistValidation: 'This field is not known.',
};

export const otherFaultTexts: InLanguage<typeof original.otherFaultTexts> = { wrong: 'This is not right.' };
