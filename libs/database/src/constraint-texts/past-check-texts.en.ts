// The English words of what the checks of old events and rankings refuse.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './past-check-texts';

export const pastCheckTexts: InLanguage<typeof original.pastCheckTexts> = {
  past_event_check: 'The end date is before the start date.',
  past_event_level_check: 'The level of the tournament is not known.',
  past_event_name_check: 'Enter the name.',
  past_result_gender_check: 'The gender is not known.',
  past_result_names_check: 'A result needs a name.',
  past_result_place_check: 'The place must be between 1 and 999.',
  ranking_name_check: 'Enter the name.',
  ranking_source_check: 'Choose one tournament.',
  ranking_source_level_check: 'The level of the tournament is not known.',
};
