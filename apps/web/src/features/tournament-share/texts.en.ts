// English texts of the page from which a tournament is shared.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const shareTexts: InLanguage<typeof original.shareTexts> = {
  title: 'Share',
  loadFailed: 'Could not load the tournament.',
  page: 'Page to open',
  site: 'Address of the site',
  siteHint:
    'The address that spectators type. Without internet, give the hall network’s address, for example http://192.168.1.10:3000.',
  siteWrong: 'Give a whole address that begins with http:// or https://.',
  siteLocal: 'This address opens on this computer only. Give one that spectators’ phones can open.',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'Selected. Press Ctrl+C to copy.',
  open: 'Open the page',
  poster: 'Poster for the hall',
  posterHint: 'One sheet of A4. Put it up at the entrance, in the stands and at the arena desks.',
  print: 'Print the poster',
  embed: 'Show it on another site',
  embedHint:
    'Put this piece into the site of a school or federation. Schedule, results and brackets are shown there, and stay live.',
  noEmbed: 'This page cannot be shown on another site. Choose the schedule, the live schedule or the brackets.',
  headline: 'Follow it live on your phone',
  scan: 'Scan with your phone’s camera. No app, no account.',
  benefits: [
    'When and in which arena a match takes place',
    'Results and brackets at the same moment as the committee’s desk',
    'Follow only your own athlete or contingent',
  ],
  qr: (address) => `QR code to ${address}`,
};
