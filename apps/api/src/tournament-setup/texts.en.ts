// The English words of what the API says of tournament setup.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const tournamentSetupTexts: InLanguage<typeof original.tournamentSetupTexts> = {
  classNotHere: 'This class is not in this category.',
  placesSaved: 'The number of places of the class is saved.',
  categoryNotFound: 'Category of the tournament not found.',
  chooseOther: 'Choose another tournament.',
  hoursSaved: 'The hours of the matches are saved.',
  lateFeeAfter: 'The late fee begins after the early fee has ended.',
  feesSaved: 'The fees are saved.',
  discountMade: 'The discount code was made.',
  openOrClosed: 'Choose open or closed.',
  discountOpened: 'The discount code is open.',
  discountClosed: 'The discount code is closed.',
  discountNotFound: 'Discount code not found.',
  paymentSaved: 'The ways to pay are saved.',
  packageSaved: "The tournament's package is saved.",
  notInPreset: (ages) => `Not an age group of this preset: ${ages}.`,
  sharedByMasters: 'Shared age groups and classes can only be made by who keeps the master data.',
  staysInTournament: 'This cannot move to another tournament.',
  activityNotFound: 'Activity not found.',
  activityStands: 'The tournament has an activity with this name and these dates already.',
  contactStands: 'The tournament has a contact person with this name and number already.',
  contactNotFound: 'Contact person not found.',
  bankAccountNotFound: 'Bank account not found.',
  categoryInUse: (uses) => `The match category cannot be changed: it still has ${uses}.`,
  stillUsed: (uses) => `It cannot be deleted: it still has ${uses}.`,
  chooseCategory: 'Choose at least one category.',
  categoryGone: 'Category not found.',
  percentOrAmount: 'Enter a percentage or an amount, only one of them.',
  arenaStands: 'This arena is there already.',
  nameTwice: 'This name is written twice.',
  categoryStands: 'This category is there already. Its fee is changed in the list of categories.',
  categoryTwice: 'This category was chosen twice.',
  arenasAdded: (count) => `${counted(count, 'arena')} added`,
  categoriesMade: (count) => counted(count, 'new category', 'new categories'),
  offerSaved: (made) => `Saved: ${made}`,
  allStood: 'all of it was there already',
  presetApplied: (preset, made) => `Preset ${preset}: ${made}.`,
  ages: (count) => counted(count, 'age group'),
  classes: (count) => counted(count, 'class', 'classes'),
  classifications: (count) => counted(count, 'classification'),
  madeNew: (made) => `new: ${made}`,
  copied: (count) =>
    count > 0
      ? `${counted(count, 'entry was', 'entries were')} copied.`
      : 'All of it was there already, nothing was copied.',
};
