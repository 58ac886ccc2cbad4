// The English words of what the API says of text messages.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const textMessagesTexts: InLanguage<typeof original.textMessagesTexts> = {
  code: (code) => `Gelanggang code: ${code}. It holds for 15 minutes. Ignore it if you did not ask for it.`,
  noGateway: 'This site has no message gateway yet.',
  wrongCode: 'The code is wrong or no longer valid. Ask for a new one if need be.',
  gatewaySaved: 'The message gateway is saved.',
  gatewayDeleted: 'The message gateway was deleted.',
  addressRequired: 'Enter an https address on the internet without a port, such as https://pesan.contoh.id/kirim.',
  keyRequired: 'Enter the key of this address.',
  codeSent: 'A code was sent to this number.',
  numberConfirmed: 'The number is confirmed. Your notifications go to it too.',
  messagesOff: 'Messages to the phone are off.',
};
