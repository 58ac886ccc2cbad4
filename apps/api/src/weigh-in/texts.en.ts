// The English words of what the API says of weigh in.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const weighInTexts: InLanguage<typeof original.weighInTexts> = {
  notDrawn: 'Participant not found, or the class is not drawn yet.',
  notOnThatDay: 'This participant does not fight on that day.',
  ageNotWeighed: 'This age group is not weighed.',
  recordedMeanwhile: (athlete, time, what) => `${athlete} was recorded at ${time}: ${what}.`,
  recordedBy: (athlete, by, time, what) => `${athlete} was recorded by ${by} at ${time}: ${what}.`,
  tournamentOver: 'This tournament is over.',
  papersComplete: 'All papers are complete.',
  remindedBefore: (hours) =>
    `All of these contingents were reminded within the last ${counted(hours, 'hour', 'hours')} already.`,
  reminded: (count) => `${counted(count, 'contingent was', 'contingents were')} reminded.`,
  noStatement: 'No statement is asked of this athlete.',
  notBeforeDraw: 'This athlete is not weighed before the draw.',
  deadlineSaved: 'The deadline is saved.',
  ongoing: (athlete) => `A match of ${athlete} is going on at the arena.`,
  cannotWithdraw: "The opponent's walkover cannot be withdrawn: the next match has begun.",
  cardOfOther: 'This card is not an athlete card of this tournament.',
  weighed: (name, outcome) => `${name}: ${outcome}.`,
  notFound: 'Weigh-in not found.',
  changed: 'Somebody else has just changed this weigh-in. Please reload.',
  opponentUnknown: 'The opponent is not known yet: the walkover is recorded from this list as soon as there is one.',
  noMatchLeft: 'There is no match left to fight.',
  walkoverTakenBack: (match) => `The walkover in ${match} was taken back.`,
  nobodyWins: (match) => `Neither corner fights in ${match}: nobody wins.`,
  andOn: (match, round) => ` and goes on to ${match} (${round})`,
  wonByWalkover: (name, contingent, match, onward) => `${name} (${contingent}) wins ${match} by walkover${onward}.`,
  allPapers: (athlete) => `${athlete}: all papers are there.`,
  papersLacking: (athlete, papers) => `${athlete}: not there yet: ${papers}.`,
  afterTournament: 'It must not be after the end of the tournament.',
};
