// The English words of what the API says of seni.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const seniTexts: InLanguage<typeof original.seniTexts> = {
  reasonOnlyDisqualified: 'A reason is only for those who are disqualified.',
  penaltyTooLarge: 'The penalties are more than the whole score.',
  councilSteps: "The council's penalties are multiples of 0.50.",
  chooseReason: 'Choose the reason for the disqualification.',
  byeNotScored: 'A battle without an opponent (bye) is not scored.',
  nextStageDrawn: 'Those who went on are drawn into the next stage already. Delete that stage first.',
  onlyCalled: "This performance was only called. Start it first at the arena's desk, then save its score.",
  recordedMeanwhile: 'Somebody else has just scored this performance. Reload to see the score.',
  notOverTime: (article) => `This time is no disqualification (article ${article}): it costs 0.50 at most.`,
  overTime: (article) =>
    `The time is over the limit: disqualification (art. ${article}). Choose disqualification, or correct the time.`,
  notCalledThrice: 'Absence is recorded only once the third call is over (Article 12.1.e.3).',
  absentSaved: 'Recorded as absent: withdrawn (Article 12.1.e.3).',
  scoreSaved: 'The score is saved.',
  scoreWithdrawn: 'The score was withdrawn.',
  record: {
    'judge-count': 'The number of judges must be even, from 4 to 10.',
    'score-out-of-range': "A judge's score must be between 9.00 and 10.00.",
    'penalty-out-of-range': 'A penalty must be between 0 and 10.',
    'seconds-missing': 'Enter the time of the performance.',
    'not-performed': 'Whoever does not perform has no score, penalty or time.',
    'next-match-started': 'The next battle has begun, so this result can no longer be changed.',
    'corner-empty': 'The opponent of this battle is not known yet.',
    'not-decided': 'This battle cannot be scored.',
  },
  teams: {
    solo: 'In this category athletes perform alone, without a team.',
    'team-too-large': 'A team has too many athletes.',
    'member-twice': 'An athlete is chosen twice.',
    'foreign-member':
      'The list of participants has changed: somebody is drawn already or no longer takes part. Reload the page.',
    'member-missing': 'The list of participants has changed: somebody is not in a team yet. Reload the page.',
  },
};
