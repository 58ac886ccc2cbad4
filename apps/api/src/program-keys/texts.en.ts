// The English words of what the API says of program keys.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const programKeysTexts: InLanguage<typeof original.programKeysTexts> = {
  manyKeys: (most) => `At most ${counted(most, 'key', 'keys')}. Revoke those you do not use first.`,
  made: 'The key was made. Copy it now: it is not shown again.',
  alreadyRevoked: 'This key was revoked already.',
  revoked: 'The key was revoked. Programs that use it can no longer read.',
  endPassed: 'Choose today or a later day.',
  endTooFar: 'A key is valid for at most one year.',
};
