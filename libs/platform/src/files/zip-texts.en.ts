// The English words of why a zip file is not read.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './zip-texts';

export const zipTexts: InLanguage<typeof original.zipTexts> = {
  cut: 'This ZIP file is cut off or damaged. Download it again from where it came from.',
  tooMuch: 'What is in this ZIP file is too large for an archive.',
};
