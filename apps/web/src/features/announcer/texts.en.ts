// The English words of what the announcer reads.
import { partaiTitle } from '@gelanggang/domain/schedule/partai-names';
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const announcerTexts: InLanguage<typeof original.announcerTexts> = {
  empty: 'There is no match schedule yet.',
  done: 'All matches of today are over.',
  now: 'On now',
  called: 'Called',
  next: 'Next',
  about: (time) => `about ${time}`,
  call: 'Call',
  corner: (corner) => `${corner} corner: `,
  result: 'Result',
  announce: 'Announce the result',
  moreResults: (count) => `${counted(count, 'more result')} waiting to be announced.`,
  noWinner: 'No winner',
  winner: (corner) => `Winner, ${corner.toLowerCase()} corner`,
  read: 'Read this call aloud',
  voiceOff: 'Read new calls aloud',
  voiceOn: 'Stop the voice',
  voiceIsOff: 'The browser is silent. It only speaks when you ask it to.',
  voiceIsOn: 'Each new call is read once, as long as this page is open.',
  noVoice: 'This device has no English voice, so the browser cannot read the calls aloud.',
  late: (minutes) => `${counted(minutes, 'minute')} late`,
  partai: partaiTitle,
  classOf: (name) => (/^(class|kelas|merged|under|open)\b/i.test(name) ? name : `Class ${name}`),
};
