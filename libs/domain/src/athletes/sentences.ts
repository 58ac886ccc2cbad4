// What is said of entries and of athletes, each sentence with its code.
import { type Sentence, sentences } from '../words/sentences';
import type { RegistrationRefusal } from './registration';
import { registrationTexts } from './registration-texts';

export const registrationSentences = sentences('registration', registrationTexts);

/** `tournament` is its name; without one it is 'this tournament'. */
export function registrationRefusalSentence(refusal: RegistrationRefusal, tournament?: string): Sentence {
  const of = tournament ?? (() => registrationTexts.thisTournament);
  return refusal === 'closed' ? registrationSentences.closed(of) : registrationSentences.notOpen(of);
}
