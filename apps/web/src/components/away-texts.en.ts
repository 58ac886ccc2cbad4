// The English words of a tournament that another installation holds just now.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './away-texts';

export const awayTexts: InLanguage<typeof original.awayTexts> = {
  given: (name, place, since) =>
    `${name} was handed over ${place ? `to ${place}` : 'to another installation'} on ${since}.`,
  givenBack: (name, since) => `${name} was handed back to the main server on ${since}.`,
  onlyLook: 'Here it can only be looked at: changes are refused until it is handed back.',
  doneHere: 'Here it can only be looked at: go on at the main server.',
  page: 'Open Handover',
  how: 'How to bring it back from the terminal',
  howAgain: 'How to go on here from the terminal',
  steps: (slug) => [
    [
      'At the venue, after all is done, the tournament is written to one file:',
      `npm run handover -- give ${slug} hasil.gelanggang`,
    ],
    ['Bring that file to this server, then here:', 'npm run handover -- take hasil.gelanggang'],
  ],
  orElse: (slug) => [
    'Or, only if the laptop at the venue is lost or broken (what was done there is lost with it):',
    `npm run handover -- take-back ${slug}`,
  ],
  stepsAgain: (slug) => [
    [
      'For the next day, at the main server, after the results were taken in there:',
      `npm run handover -- give ${slug} lanjutan.gelanggang`,
    ],
    ['Bring the file here, then:', 'npm run handover -- take lanjutan.gelanggang'],
  ],
  orElseAgain: (slug, file) => [
    `Or, only if ${file} was not taken in at the main server:`,
    `npm run handover -- take-back ${slug}`,
  ],
  thatFile: 'that file',
  went: (file) => `The file that went along: ${file}.`,
};
