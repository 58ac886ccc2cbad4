// The English words of what scores in tanding.
import type { InLanguage } from '../words/languages';
import type * as original from './hit-texts';

export const hitTexts: InLanguage<typeof original.hitTexts> = { punch: 'Punch', kick: 'Kick', throw: 'Takedown' };
