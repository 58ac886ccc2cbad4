// The English words of what the API says of handover.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const handoverTexts: InLanguage<typeof original.handoverTexts> = {
  handedOver: (tournament) => `${tournament} was handed over. Download its file and take it to the venue.`,
  fileNotHere: 'There is no handover file on this server.',
  heldAgain: (tournament) => `This server holds ${tournament} again.`,
  otherUpload: 'Another handover file is being read. Wait until that is done.',
  uploadGone: 'This file is no longer on the server. Send it once more.',
  receivedBefore: (tournament) => `${tournament}: this file was received before.`,
  heldHere: (tournament) => `This server now holds ${tournament}.`,
};
