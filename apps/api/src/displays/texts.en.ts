// The English words of what the API says of displays.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const displaysTexts: InLanguage<typeof original.displaysTexts> = {
  streamWaits: 'The broadcast waits for its caster.',
  streamInstant: 'The broadcast shows results as soon as they are recorded.',
  languageSet: 'The language of the screens is saved. Open screens change by themselves.',
  noSuchCode: 'There is no screen with this code.',
  directed: (screen) => `Screen ${screen} shows what you chose.`,
  reloaded: 'The screen reloads.',
  removed: 'The screen was removed.',
  codesUsedUp: 'There are no screen codes left. Please try again.',
  chooseArena: 'Choose an arena of this tournament.',
  chooseBracket: 'Choose a bracket of this tournament.',
  manySponsors: (most) => `At most ${counted(most, 'sponsor picture', 'sponsor pictures')}.`,
  sponsorsChanged: 'Somebody else has just changed the sponsor pictures. Please reload.',
  sponsorNotFound: 'Sponsor picture not found.',
  messageRequired: 'Write the message.',
  sponsorAdded: 'The sponsor picture was added.',
  sponsorSaved: 'The sponsor picture is saved.',
  sponsorsOrdered: 'The order of the sponsor pictures is saved.',
  sponsorDeleted: 'The sponsor picture was deleted.',
};
