// The English words of dates.
import type * as original from './date-texts';
import type { InLanguage } from './languages';

export const dateTexts: InLanguage<typeof original.dateTexts> = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  at: (day, time) => `${day} at ${time}`,
};
