// What is done and what is missing before a tournament opens for registration (issue of set-up).
import { registrationRefusal } from '../athletes/registration';

export interface SetUpFacts {
  status: 'active' | 'inactive';
  hasTechnicalMeeting: boolean;
  /** Whether its last day is not over yet, in its own time zone. */
  isAhead: boolean;
  /** Whether the closing of registration lies ahead. */
  hasTimeLeft: boolean;
  hasLocation: boolean;
  hasDescription: boolean;
  hasDocument: boolean;
  hasImage: boolean;
  arenas: number;
  /** Registration fee of each match category that it offers, in rupiah. */
  fees: readonly number[];
  contacts: number;
  waysToPay: number;
  activities: number;
  classifications: number;
  offersTanding: boolean;
}

export const SET_UP_STEPS = [
  'dates',
  'closing',
  'arenas',
  'categories',
  'fees',
  'contacts',
  'document',
  'payment',
  'classifications',
  'location',
  'image',
  'description',
  'technical-meeting',
  'activities',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Those that can be missing; the others are advised. */
export const NEEDED_STEPS = [
  'dates',
  'closing',
  'arenas',
  'categories',
  'fees',
  'contacts',
  'document',
] as const satisfies readonly SetUpStep[];

/** `missing` keeps teams from entering or reaching anybody; `advised` makes the public page poorer, or a bill say nowhere to pay. */
export type StepState = 'done' | 'missing' | 'advised';

const needed = (isDone: boolean): StepState => (isDone ? 'done' : 'missing');
const advised = (isDone: boolean): StepState => (isDone ? 'done' : 'advised');

export function setUpSteps(facts: SetUpFacts): Record<SetUpStep, StepState> {
  return {
    dates: needed(facts.isAhead),
    // once it has been open, its closing is no lack
    closing: needed(facts.hasTimeLeft || facts.status === 'active'),
    arenas: needed(facts.arenas > 0),
    categories: needed(facts.fees.length > 0),
    // a category may be free of charge, but seldom is meant to be
    fees: facts.fees.length === 0 ? 'missing' : advised(facts.fees.every((fee) => fee > 0)),
    contacts: needed(facts.contacts > 0),
    document: needed(facts.hasDocument),
    // fees may be taken in cash
    payment: advised(facts.waysToPay > 0 || (facts.fees.length > 0 && facts.fees.every((fee) => fee === 0))),
    classifications: advised(facts.classifications > 0 || (facts.fees.length > 0 && !facts.offersTanding)),
    location: advised(facts.hasLocation),
    image: advised(facts.hasImage),
    description: advised(facts.hasDescription),
    'technical-meeting': advised(facts.hasTechnicalMeeting),
    activities: advised(facts.activities > 0),
  };
}

/** Those that are missing, in the order in which they are best done. */
export function missingSteps(facts: SetUpFacts): SetUpStep[] {
  const steps = setUpSteps(facts);
  return SET_UP_STEPS.filter((step) => steps[step] === 'missing');
}

export const isRegistrationOpen = (facts: SetUpFacts): boolean => registrationRefusal(facts) === null;
