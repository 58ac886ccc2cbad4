// Checks bodies and queries against their request classes; a fault answers 422 with texts per field, by full path.
import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { MESSAGES } from '@gelanggang/contract/messages';
import { invalid } from './refusals';
import { UNSTORABLE } from './unstorable';
import { constraintTexts, otherFaultTexts } from './validation-texts';

/** A path's parts stay the text that they are: read as JavaScript reads numbers, `0x1` and `1e0` would be the id 1. */
class RequestPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param') return value;
    if (metadata.type === 'body' || metadata.type === 'query') refuseUnstorable(value);
    return super.transform(value, metadata);
  }
}

const MOST_NAMED = 20;

/** 422 with each field that holds such a text, by its full path. The body is no deeper than `body-bounds.ts` lets it be. */
function refuseUnstorable(given: unknown): void {
  const faults: Record<string, string[]> = {};
  let count = 0;
  const look = (value: unknown, path: string): void => {
    if (count >= MOST_NAMED) return;
    if (typeof value === 'string' && UNSTORABLE.test(value)) {
      faults[path || 'body'] = [MESSAGES.unstorable];
      count += 1;
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, one] of Object.entries(value)) look(one, path ? `${path}.${key}` : key);
    }
  };
  look(given, '');
  if (count > 0) throw invalid(faults);
}

/** Fields that a request class does not know are dropped: clients may send more than we read (cache-busters, labels). */
export function createValidationPipe(): ValidationPipe {
  return new RequestPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    // to know which rule failed; neither reaches the answer
    validationError: { target: true, value: true },
    // a blank that a field reads as "not given" leaves the field's default standing
    transformOptions: { exposeUnsetFields: false },
    exceptionFactory: (errors) => invalid(Object.fromEntries(errors.flatMap((error) => textsOf(error, '')))),
  });
}

/** `matches.0.order` → its texts. */
function textsOf(error: ValidationError, parent: string): [string, string[]][] {
  const path = parent ? `${parent}.${error.property}` : (error.property ?? 'body');
  const own = Object.entries(error.constraints ?? {}).map(([name, text]) => textOf(error, name, text));
  const below = (error.children ?? []).flatMap((child) => textsOf(child, path));
  return own.length > 0 ? [[path, [...new Set(own)]], ...below] : below;
}

/** They say how a value is written; of one that is not there, only that it has to be. */
const OF_WRITING = ['matches', 'maxLength', 'isDay', 'isIn'];

/** `limits` are the constraint's arguments. */
function textOfConstraint(constraint: string, limits: readonly unknown[]): string {
  if (constraint === 'isNotEmpty') return MESSAGES.required;
  if (constraint === 'isIn' || constraint === 'isEnum') return MESSAGES.unknownChoice;
  const texts: Readonly<Record<string, string | ((limits: readonly unknown[]) => string)>> = constraintTexts;
  const text = texts[constraint] ?? otherFaultTexts.wrong;
  return typeof text === 'string' ? text : text(limits);
}

function textOf(error: ValidationError, constraint: string, given: string): string {
  const rule = ruleOf(error, constraint);
  const isMissing = error.value === undefined || error.value === null || error.value === '';
  if (isMissing && OF_WRITING.includes(constraint)) return MESSAGES.required;
  if (rule?.message) return given;
  if (isMissing) return MESSAGES.required;
  return textOfConstraint(constraint, rule?.constraints ?? []);
}

function ruleOf(error: ValidationError, constraint: string) {
  if (!error.target) return undefined;
  return getMetadataStorage()
    .getTargetValidationMetadatas(error.target.constructor, '', false, false)
    .find((rule) => rule.propertyName === error.property && rule.name === constraint);
}
