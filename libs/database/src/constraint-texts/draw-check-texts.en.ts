// The English words of what the checks of the records of draws refuse.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './draw-check-texts';

export const drawCheckTexts: InLanguage<typeof original.drawCheckTexts> = {
  draw_change_draw_number_check: 'The number of the draw must not be below 0.',
  draw_change_kind_check: 'The kind of change to the draw is not known.',
  draw_change_number_check: 'The number of the change must be above 0.',
  draw_history_algorithm_check: 'The version of the draw must be above 0.',
  draw_history_draw_number_check: 'The number of the draw must be above 0.',
  draw_history_entries_fingerprint_check: 'The fingerprint of the draw is not right.',
};
