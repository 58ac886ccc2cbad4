// The English words of what the API says of classes.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const classesTexts: InLanguage<typeof original.classesTexts> = {
  ageAndGenderStay: (uses) => `The age group and gender of this class cannot be changed: it still has ${uses}.`,
  stillUsed: (uses) => `It cannot be deleted: it still has ${uses}.`,
};
