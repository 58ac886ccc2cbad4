// What is wrong with a field that its request class refuses, each sentence with its code, and how the classes say it.
import type { ValidationArguments } from 'class-validator';
import { type Sentence, sentences } from '@gelanggang/domain/words/sentences';
import { validationTexts } from './validation-texts';

export const validationSentences = sentences('validation', validationTexts);

/** The message of a rule of class-validator, which knows texts alone: `sentence` is told beside it, with its code. */
export interface FieldMessage {
  (refused: ValidationArguments): string;
  readonly sentence: (refused: ValidationArguments) => Sentence;
}

export const says = (sentence: (refused: ValidationArguments) => Sentence): FieldMessage =>
  Object.assign((refused: ValidationArguments) => sentence(refused).text, { sentence });

export const isFieldMessage = (message: unknown): message is FieldMessage =>
  typeof message === 'function' && 'sentence' in message;
