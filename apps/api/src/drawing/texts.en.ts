// The English words of what the API says of drawing.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const drawingTexts: InLanguage<typeof original.drawingTexts> = {
  allDrawn: 'Every pool is drawn already.',
  pairsMade: (pairs) => `${counted(pairs, 'pair was', 'pairs were')} made, one pool for each.`,
};
