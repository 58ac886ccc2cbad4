// The English words of why a match was won.
import type { InLanguage } from '../words/languages';
import type * as original from './reason-texts';

export const reasonTexts: InLanguage<typeof original.reasonTexts> = {
  disqualified: 'the opponent was disqualified',
  'injured-by-fault': 'injured by the opponent’s fault, stopped by the doctor',
  'gives-up': 'the opponent gave up',
  unfit: 'the opponent is unfit by the doctor’s word',
  'cannot-go-on': 'the opponent cannot go on after a legal attack',
  withdrawn: 'the opponent was withdrawn by the second',
  danger: 'the referee stopped the match for safety',
  count: 'the opponent was counted to ten',
  'own-fall': 'the opponent fell without an attack and was counted to ten',
  'three-counts': 'the opponent was counted three times in a row in one round',
  gap: 'difference in score',
  points: 'higher score',
  'fewer-penalties': 'fewer penalties',
  'more-throws': 'more takedowns',
  'more-kicks': 'more kicks',
  'more-punches': 'more punches',
  lighter: 'lower body weight',
  'both-counted-lighter': 'both were counted out, lower body weight',
  'both-counted-points': 'both were counted out, higher score',
  lot: 'by lot',
  absent: 'the opponent did not come after three calls',
  'out-of-class': 'the opponent was out of class at the scales',
  'absent-at-scales': 'the opponent did not come to the scales',
  'both-disqualified': 'both corners are disqualified',
  'both-out': 'neither corner can go on',
  'both-absent': 'neither corner came after three calls',
  'both-out-at-scales': 'both corners are out at the scales',
};
