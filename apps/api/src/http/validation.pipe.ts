// Checks bodies and queries against their request classes; a fault answers 422 with sentences per field, by full path.
import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { isFieldMessage, validationSentences } from '@gelanggang/contract/validation-sentences';
import { Sentence } from '@gelanggang/domain/words/sentences';
import { invalid, type Said, textOf } from './refusals';
import { constraintSentences, otherFaultSentences } from './sentences';
import { UNSTORABLE } from './unstorable';

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
  const faults: Record<string, Said[]> = {};
  let count = 0;
  const look = (value: unknown, path: string): void => {
    if (count >= MOST_NAMED) return;
    if (typeof value === 'string' && UNSTORABLE.test(value)) {
      faults[path || 'body'] = [validationSentences.unstorable];
      count += 1;
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, one] of Object.entries(value)) look(one, path ? `${path}.${key}` : key);
    }
  };
  look(given, '');
  if (count > 0) throw invalid(faults);
}

/**
 * The rules of a class are complete once it is loaded; class-validator looks for those of its parents among all classes, at each
 * object anew: a fifth of what a judge's tap took, and of a list of entries so much for each row.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, Map<string, ReturnType<typeof find>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, isStrict, groups) => {
    // as the pipe below and `ruleOf` ask; nobody else does
    if (always || isStrict || (groups?.length ?? 0) > 0) return find(target, schema, always, isStrict, groups);
    const rules = known.get(target) ?? new Map<string, ReturnType<typeof find>>();
    known.set(target, rules);
    // an object within another one is asked for with the name of the other's class
    const within = schema ?? '';
    const these = rules.get(within) ?? find(target, schema, always, isStrict, groups);
    rules.set(within, these);
    return these;
  };
}
rememberRules();

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
    exceptionFactory: (errors) => invalid(Object.fromEntries(errors.flatMap((error) => faultsOf(error, '')))),
  });
}

/** `matches.0.order` → what is wrong with it, each once. */
function faultsOf(error: ValidationError, parent: string): [string, Said[]][] {
  const path = parent ? `${parent}.${error.property}` : (error.property ?? 'body');
  const own = Object.entries(error.constraints ?? {}).map(([name, text]) => faultOf(error, name, text));
  const below = (error.children ?? []).flatMap((child) => faultsOf(child, path));
  const byText = new Map(own.map((said) => [textOf(said), said]));
  return own.length > 0 ? [[path, [...byText.values()]], ...below] : below;
}

/** They say how a value is written; of one that is not there, only that it has to be. */
const OF_WRITING = ['matches', 'maxLength', 'isDay', 'isIn'];

/** `limits` are the constraint's arguments. */
function sentenceOf(constraint: string, limits: readonly unknown[]): Sentence {
  if (constraint === 'isNotEmpty') return validationSentences.required;
  if (constraint === 'isIn' || constraint === 'isEnum') return validationSentences.unknownChoice;
  const known: Readonly<Record<string, Sentence | ((limits: readonly unknown[]) => Sentence)>> = constraintSentences;
  const said = known[constraint] ?? otherFaultSentences.wrong;
  return said instanceof Sentence ? said : said(limits);
}

function faultOf(error: ValidationError, constraint: string, given: string): Said {
  const rule = ruleOf(error, constraint);
  const { value, target, property } = error;
  const isMissing = value === undefined || value === null || value === '';
  if (isMissing && OF_WRITING.includes(constraint)) return validationSentences.required;
  if (isFieldMessage(rule?.message) && target) {
    const { constraints = [] } = rule;
    return rule.message.sentence({ value, object: target, property, constraints, targetName: target.constructor.name });
  }
  if (rule?.message) return given;
  if (isMissing) return validationSentences.required;
  return sentenceOf(constraint, rule?.constraints ?? []);
}

function ruleOf(error: ValidationError, constraint: string) {
  if (!error.target) return undefined;
  return getMetadataStorage()
    .getTargetValidationMetadatas(error.target.constructor, '', false, false)
    .find((rule) => rule.propertyName === error.property && rule.name === constraint);
}
