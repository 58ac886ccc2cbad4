// The English words of the page on which a device learns to trust a hall's own https.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const hallTexts: InLanguage<typeof original.hallTexts> = {
  title: 'Secure connection at this venue',
  lead: 'Browsers allow the camera, pages without a network and notifications only over https. At a venue without internet this system makes a certificate of its own: trust it once on your device. Whoever needs none of these goes on using the plain address.',
  none: 'This system has no certificate of its own.',
  noneHint: 'On the competition laptop it is made by: npm start -- --hall',
  trusted: 'This device uses the secure connection already. There is nothing more to do.',
  download: 'Download certificate',
  downloadStep: '1. Download the certificate',
  compare: "Compare this fingerprint with the one on the committee's laptop before you trust it.",
  fingerprint: 'SHA-256 fingerprint',
  owner: (name, until) => `${name}, valid until ${until}`,
  only: 'This certificate holds for names and addresses of the local network only, not for other sites. After the tournament you may remove it in the same place.',
  trustStep: '2. Trust it once',
  openStep: '3. Open over https',
  open: 'Open over https',
  openHint: 'If the browser still warns you, repeat step 2.',
  forOthers: 'For other devices',
  scan: "Point a phone's camera at this code.",
  qr: (address) => `QR code to ${address}`,
};

export const deviceTexts: InLanguage<typeof original.deviceTexts> = {
  android: {
    name: 'Android',
    steps: [
      'Download the certificate above. If asked, choose Keep.',
      'Open Settings and search for "CA certificate" (Security & privacy → More security & privacy → Encryption & credentials → Install a certificate).',
      "Choose CA certificate, press Install anyway, and enter the phone's PIN.",
      'Choose the file gelanggang.crt from Downloads.',
    ],
  },
  apple: {
    name: 'iPhone and iPad',
    steps: [
      'Download the certificate above with Safari and press Allow.',
      "Open Settings → Profile Downloaded, press Install, and enter the iPhone's passcode.",
      'Open Settings → General → About → Certificate Trust Settings.',
      "Turn on the switch beside this certificate's name.",
    ],
  },
  windows: {
    name: 'Windows',
    steps: [
      'Download the certificate above and open the file gelanggang.crt.',
      'Press Install Certificate and choose Current User.',
      'Choose Place all certificates in the following store → Browse → Trusted Root Certification Authorities.',
      'Press Finish, answer Yes, then close the browser and open it again.',
    ],
  },
  mac: {
    name: 'Mac',
    steps: [
      'Download the certificate above and open the file gelanggang.crt: Keychain Access opens.',
      'If asked, add it to the login keychain.',
      'Double-click this certificate in the category Certificates, then open the section Trust.',
      'Under "When using this certificate" choose Always Trust, close the window, and enter the Mac\'s password.',
    ],
  },
};
