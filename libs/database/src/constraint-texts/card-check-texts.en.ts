// The English words of what the checks of protest cards, of a corner and of a performance refuse.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './card-check-texts';

const KEY = 'The mark of the press is not right.';
const CORNER = 'The corner must be blue or red.';

export const cardCheckTexts: InLanguage<typeof original.cardCheckTexts> = {
  jurus_card_check: 'The decision on the protest card is not complete.',
  jurus_card_check1: 'A cancellation needs a reason.',
  jurus_card_check2: 'This penalty does not fit its protest.',
  jurus_card_check3: 'A verification by the judges needs a verdict.',
  jurus_card_claim_check: 'The claim of the protest is not known.',
  jurus_card_key_check: KEY,
  jurus_card_outcome_check: 'The decision on the protest card is not known.',
  var_request_check: 'The decision on the protest card is not complete.',
  var_request_check1: 'The protest card is not complete.',
  var_request_check2: 'Only a card that was upheld is given back.',
  var_request_check3: 'A cancellation needs a reason.',
  var_request_check4: 'This takedown does not fit its protest.',
  var_request_check5: 'This penalty does not fit its protest.',
  var_request_claim_check: 'The claim of the protest is not known.',
  var_request_key_check: KEY,
  var_request_number_check: 'Each corner has two protest cards in a match.',
  var_request_corner_check: CORNER,
  var_request_outcome_check: 'The decision on the protest card is not known.',
  var_request_round_check: 'The round must be above 0.',
};
