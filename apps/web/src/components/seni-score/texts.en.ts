// The English words of the judges' table of a performance.
import { counted } from '@gelanggang/domain/words/english';
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';
import { minutes } from './window-text';

export const performanceTexts: InLanguage<typeof original.performanceTexts> = {
  title: 'Performance score',
  outcome: 'Outcome',
  judges: 'Number of judges',
  judgeCount: (count) => counted(count, 'judge'),
  judge: (number) => `Judge ${number}`,
  penalty: 'Penalty',
  penaltyHint: 'Without the time penalty, for example 0.50',
  penaltyExample: '0.00',
  scoreExample: '9.50',
  minutes: 'Minutes',
  seconds: 'Seconds',
  time: 'Performance time',
  median: 'Median',
  totalPenalty: 'Penalties',
  final: 'Final score',
  outOfTime: 'Outside the tolerance: −0.50',
  withdraw: 'Withdraw the score',
  save: 'Save the score',
  failed: 'The score was not saved.',
  scoreHint: 'Scores from 9.00 to 10.00.',
  scoresMissing: 'Give each judge’s score, from 9.00 to 10.00.',
  penaltyWrong: 'The penalty is between 0 and 10.',
  secondsMissing: 'Give the time of the performance.',
  tbd: 'Waiting for the winner of the battle before',
  bye: 'BYE, straight to the next round',
  winner: 'Winner',
  reason: 'Reason for disqualification',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Choose the reason for disqualification.',
  reached: 'Last jurus completed',
  reachedWrong: 'Give a number from 0 to 99.',
  reachedHint: 'Used if both corners are disqualified.',
  items: 'Council’s penalties, 0.50 each',
  takeOff: (item) => `Add the penalty ${item}`,
  takeBack: (item) => `Take back the penalty ${item}`,
  disqualifyForTime: 'Disqualify for the time',
  farOut: (article) => `The time is past the limit: disqualification is proposed (article ${article}).`,
  formerFarOut: 'Far outside the time: score 0.00',
  jurusAndTime: (jurus, rule) => [jurus, timeText(rule)].join(' · '),
  timeRule: (rule) => timeText(rule),
};

function timeText({ min, max, tolerance, isCosted }: TimeRule): string {
  const time = min === max ? minutes(max) : min === 0 ? `up to ${minutes(max)}` : `${minutes(min)}–${minutes(max)}`;
  return `Time ${time}, ${isCosted ? `tolerance ${counted(tolerance, 'second')}` : 'no time penalty'}`;
}
