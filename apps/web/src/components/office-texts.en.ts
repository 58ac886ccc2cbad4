// English words of small parts that pages of the office have in common.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './office-texts';

export const noTournamentTexts: InLanguage<typeof original.noTournamentTexts> = {
  none: 'No tournament yet.',
  hint: 'Everything begins with a tournament: dates, arenas, categories, then entries.',
  add: 'New tournament',
  take: 'Take over from the main server',
};

export const chosenTournamentTexts: InLanguage<typeof original.chosenTournamentTexts> = { tournament: 'Tournament' };

export const wordHelpTexts: InLanguage<typeof original.wordHelpTexts> = { meanings: 'What it means:' };

export const changedMeanwhileTexts: InLanguage<typeof original.changedMeanwhileTexts> = {
  title: 'Somebody else has just changed this.',
  same: 'It is the same as what you typed.',
  theirs: 'Saved',
  mine: 'Yours',
  keep: 'Save mine',
  take: 'Use what is saved',
};

export const unsavedTexts: InLanguage<typeof original.unsavedTexts> = {
  unsaved: 'Changes not saved yet.',
  leaveTitle: 'Leave this page?',
  leaveText: 'Changes that are not saved will be lost.',
  leave: 'Leave',
  stay: 'Stay here',
  saving: 'Saving…',
  sending: (percent) => `Sending… ${percent}%`,
};

export const unusualTexts: InLanguage<typeof original.unusualTexts> = {
  title: 'Save this change?',
  question: 'Something is unusual. Save it if that is what you want.',
  save: 'Save anyway',
};

export const shareLinkTexts: InLanguage<typeof original.shareLinkTexts> = { share: 'Share the link' };

export const choiceTexts: InLanguage<typeof original.choiceTexts> = {
  noChoice: 'Nothing matches.',
  clearChoice: 'Clear the choice',
  showChoices: 'Show the choices',
};
