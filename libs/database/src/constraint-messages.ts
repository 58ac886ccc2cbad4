// What people read when the database refuses a row: one sentence per unique index, foreign key and check, by its name.
import { type FullPlace, fullSentence, type PlaceFault } from '@gelanggang/domain/tournament/places';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { CONSTRAINT_FIELDS } from './constraint-texts/constraint-fields';
import { FOREIGN_KEYS } from './constraint-texts/foreign-keys';
import * as said from './constraint-texts/sentences';

/** Of unique indexes and constraints, of checks and of triggers. */
export const CONSTRAINT_SENTENCES: Readonly<Record<string, Sentence>> = {
  ...said.athleteCheckSentences,
  ...said.cardCheckSentences,
  ...said.certificateCheckSentences,
  ...said.checkSentences,
  ...said.drawCheckSentences,
  ...said.feedCheckSentences,
  ...said.memberCheckSentences,
  ...said.pastCheckSentences,
  ...said.paymentCheckSentences,
  ...said.planCheckSentences,
  ...said.pushCheckSentences,
  ...said.triggerSentences,
  ...said.uniqueSentences,
};

export interface ConstraintMessage {
  text: Sentence;
  /** The field of the request that is at fault (422); without it the state of the data forbids the step (409). */
  field?: string;
}

/** Raised at the end of a transaction that takes more places than there are, with what is full in its detail. */
const FULL: Readonly<Record<string, PlaceFault>> = {
  tournament_is_full: 'tournament-full',
  class_is_full: 'class-full',
  contingent_is_full: 'contingent-full',
};

export interface FullMessage {
  text: Sentence;
  /** Of an entry: what another choice would help; of a full tournament none does. */
  field: 'category_class_id' | 'nomor' | 'match_category_id' | null;
}

/** What is full, where that is what the database refuses. */
export function fullMessage(constraint = '', detail = ''): FullMessage | null {
  const fault = FULL[constraint];
  if (!fault) return null;
  const of = JSON.parse(detail) as FullPlace;
  const field = of.class !== null ? 'category_class_id' : of.nomor !== '' ? 'nomor' : 'match_category_id';
  return { text: fullSentence(fault, of), field: fault === 'tournament-full' ? null : field };
}

/** `detail` is PostgreSQL's: it tells a missing parent from a row that others still refer to. */
export function constraintMessage(constraint: string, detail = ''): ConstraintMessage | null {
  const foreignKey = FOREIGN_KEYS[constraint];
  if (foreignKey) {
    const [thing, field] = foreignKey;
    if (detail.includes('still referenced')) return { text: said.rowSentences.stillUsed };
    return { text: said.missingSentences[thing], ...(field ? { field } : {}) };
  }
  const text = CONSTRAINT_SENTENCES[constraint];
  const field = CONSTRAINT_FIELDS[constraint];
  if (text) return { text, ...(field ? { field } : {}) };
  return constraint.endsWith('_pkey') ? { text: said.rowSentences.alreadyRecorded } : null;
}
