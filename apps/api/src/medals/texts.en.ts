// The English words of what the API says of medals.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const medalsTexts: InLanguage<typeof original.medalsTexts> = {
  unknownPlace: 'There is no such place for a picture on the certificate.',
  pictureNotFound: 'Picture not found.',
  certificateSaved: "The certificate's text is saved.",
  alreadyDisqualified: (names) => `${names}: disqualified already.`,
  disqualified: (names) => `${names}: disqualified; the medals move on.`,
  disqualifiedOnly: (names) => `${names}: disqualified.`,
  disqualificationNotFound: 'This disqualification was not found.',
  disqualificationLifted: (names) => `The disqualification of ${names} is lifted; the medals are back.`,
  liftedOnly: (names) => `The disqualification of ${names} is lifted.`,
  liftedTooLate: 'The opponent stays the winner: the next match has started.',
  fightsNow: (names) => `${names}: fighting now. End the match at the arena's desk first.`,
  performsNow: (names) => `${names}: performing now. End the performance at the arena's desk first.`,
  jurusLiftedTooLate: 'The performance stays as it was recorded: the next round has started or is drawn.',
  entrantNotHere: 'This entrant is not in this tournament.',
  silverAboveGold: 'Silver must not count more than gold.',
  bronzeAboveSilver: 'Bronze must not count more than silver.',
  rankingSaved: 'How the overall champion is decided is saved.',
  certificateNotFound: 'There is no certificate with this number. Check the number.',
  nameAndTitle: 'Enter both the name and the title, or leave both empty.',
  secondSignerFirst: 'Enter the second signer first.',
  pictureBroken: 'This picture is damaged or cut off. Send the original file again.',
  pictureSaved: "The certificate's picture is saved.",
  pictureDeleted: "The certificate's picture was deleted.",
};
