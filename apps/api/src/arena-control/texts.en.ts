// The English words of what the API says of arena control.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const arenaControlTexts: InLanguage<typeof original.arenaControlTexts> = {
  codeMade: (arena, minutes) => `The code for ${arena} is valid for ${counted(minutes, 'minute', 'minutes')}.`,
  codeInvalid: 'This code is not valid. Ask the committee for a new one.',
  codeNotFound: 'Code not found.',
  laptopRemoved: 'The laptop was signed out.',
  codeCancelled: 'The code was cancelled.',
  clockPressTooOld: "The clock's button took too long to reach the server. Check the clock, then press it again.",
  lotWon: (corner) => `The ${corner} corner won the draw.`,
  lotFirst: 'First draw who may choose.',
  jurusNotOffered: 'This jurus cannot be chosen.',
  jurusRequired: 'Choose the jurus to be performed.',
  jurusInLastRounds: 'Jurus and order are drawn in semi-finals and finals only.',
  battleStarted: 'This battle has begun: its draw stands.',
  isElsewhere: (match, arena) => `${match} is at ${arena}.`,
  justMoved: (match) => `${match} was just moved.`,
  seniHasNoRounds: 'A seni performance has no rounds.',
  noResultYet: (match) => `${match} has no result yet.`,
  notComplete: (match) => `The entrants of ${match} are not complete yet.`,
  alreadySkipped: (match) => `${match} was skipped already.`,
  notSkipped: (match) => `${match} was not skipped.`,
  chooseArena: 'Choose the arena of this match.',
  otherOngoing: (match, arena) => `${match} is going on at ${arena}.`,
  doctorNeeded: (corner, match) =>
    `${corner} won because the doctor stopped the match: ${match} needs the doctor's permission.`,
  matchesMoved: (matches) => `${counted(matches, 'match was', 'matches were')} moved.`,
  cardOpen: (card) => `${card}. The match waits for its decision.`,
  jurusCardOpen: (card) => `${card}. The performance waits for its decision.`,
  resultSaved: (match) => `The result of ${match} is saved.`,
  notCalledThrice: 'The opponent is not yet recorded as absent after the third call.',
  recordChanged: 'The record of the match has changed, and with it the result. Check again, then save.',
  hasResult: (match) => `The result of ${match} is recorded already.`,
  hasNoResult: (match) => `${match} has no result yet.`,
  nextStarted: (match) => `The result of ${match} cannot be changed: the next match has begun.`,
  reasonOfOtherMethod: 'This reason does not belong to that way of winning.',
  entrantsChanged: (match) => `The entrants of ${match} are no longer the same: record its result as a new one.`,
  notACorrection: (match) => `The result of ${match} is no correction.`,
  isNow: (match, status) => `${match} is now ${status}.`,
  recordedMeanwhile: (match, by, time, outcome) => `The result of ${match} was recorded${by} at ${time}: ${outcome}.`,
};
