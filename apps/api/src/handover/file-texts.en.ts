// The English words of why a tournament is not given away, and why a file of one is not taken.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './file-texts';

export const handoverFileTexts: InLanguage<typeof original.handoverFileTexts> = {
  thisFile: 'This file',
  contentBroken: (key) => `The content of file ${key} is damaged: it does not fit its checksum.`,
  broken: (key) => `The handover file is damaged: ${key}.`,
  unreadable: (path, why) => `${path} cannot be read: ${why}`,
  damaged: (path) =>
    `${path} cannot be read: it is damaged or no handover file. Copy it again from where it came from.`,
  rowsRefused: (table) => `Table ${table} of this file cannot be saved: the file is damaged. Nothing was changed.`,
  rowsOfOthers: (table) =>
    `Table ${table} of this file holds data that are not this tournament's. Nothing was changed.`,
  ownFile: (tournament) =>
    `With this file this very instance hands over ${tournament}: take it on the instance in the hall. Here the file is taken that is brought home.`,
  unfoldsTooFar: 'This file unfolds to far more than a tournament: it is no handover file.',
  notWhole: (path) => `${path} is not whole: copy the file again.`,
  otherFormat: (field) => `This is not a handover file of a tournament from this version (${field}).`,
  noTournament: (slug) => `There is no tournament '${slug}'.`,
  notAway: (tournament) => `${tournament} is not handed over.`,
  exists: (path) => `${path} is there already.`,
  passwordsOfMain: 'Only the main server can include the passwords of officers.',
  rehearsalStays: 'A practice tournament stays on this server: there is nothing to carry.',
  alreadyAway: (tournament) =>
    `${tournament} is handed over and not back yet. If its file is not used, cancel that handover first (take-back).`,
  running: (tournament) => `A match of ${tournament} is still running: finish it first, then try again.`,
  otherVersions: 'Both instances have to run the same version of Gelanggang: update the older one first.',
  otherTournament: (slug) =>
    `This instance has another tournament ('${slug}') of the same number: this file is not for this instance.`,
  notAwayFromHere: (tournament) => `${tournament} is not handed over from this instance: changes here would be lost.`,
  doesNotFollow: (at) =>
    `This file does not follow the last handover from this instance (${at}): there is a newer one.`,
  changedHere: (changes) =>
    `Since it was handed over these data were changed here and would be overwritten:\n${changes}`,
  neverGiven: (tournament) => `${tournament} was never handed over from this instance.`,
  notEmpty:
    'The instance in the hall has to be empty (npm start -- --no-demo); here are tournaments or contingents already.',
  tableDiffers: (table) => `Table ${table} is not as it was once it is taken; nothing is kept.`,
};

export const rowChangeTexts: InLanguage<typeof original.rowChangeTexts> = {
  added: (count) => `${count} new`,
  changed: (count) => `${count} changed`,
  removed: (count) => `${count} gone`,
};
