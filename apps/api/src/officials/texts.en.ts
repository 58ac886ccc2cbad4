// The English words of what the API says of officials.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const officialsTexts: InLanguage<typeof original.officialsTexts> = {
  linkInvalid: 'This link to duties is not valid. Ask the committee for a new one.',
  noOfficials: 'There are no officials yet. Add their list first.',
  noMatches: 'There is no scheduled match that has not begun.',
  ratesSaved: 'The rates are saved.',
  assigned: (name, role) => `${name} is assigned as ${role}.`,
  dutyGone: 'This assignment is no longer there. Please reload.',
  chooseOther: 'Choose another official.',
  dutyRemoved: (left) =>
    `The assignment was removed.${left > 0 ? ` ${counted(left, 'seat')} in matches empty now.` : ''}`,
  unknownSeat: 'Unknown seat.',
  seated: (seat, name) => `${seat}: ${name}.`,
  seatEmptied: (seat) => `${seat} is empty now.`,
  notInTournament: 'There is no such official in this tournament.',
  fileType: 'Choose an Excel (.xlsx) or CSV file.',
  noneInFile: 'There is no official below the column headings.',
  manyOfficials: (most) => `At most ${counted(most, 'official', 'officials')} at once.`,
  notFound: 'Official not found.',
  added: 'The official was added.',
  saved: 'The official is saved.',
  stillAssigned: (uses) => `It cannot be deleted: still assigned to ${uses}. Put another official there first.`,
  deleted: 'The official was deleted.',
  dayOutside: 'The tournament does not take place on this day.',
  districtElsewhere: 'This regency or city is not in that province.',
  seatWithoutName: 'This seat has no name.',
  sitsHere: (name) => `${name} sits on this seat.`,
  seatNameless: 'Nobody is named on this seat.',
  noNames: 'There is no column of names in this file. Use the template, or give the columns headings.',
  planned: (seats, unfilled, ownRegion, tired) =>
    `${[
      `${counted(seats, 'seat')} filled`,
      ...(unfilled > 0 ? [`${unfilled} without anybody`] : []),
      ownRegion > 0 ? `${ownRegion} in their own region for want of officials` : 'nobody in their own region',
      ...(tired > 0 ? [`${tired} without a rest`] : []),
    ].join(', ')}.`,
  replaced: (name, seats, left) =>
    [
      `Replaced by ${name}.`,
      ...(seats > 0 ? [`${counted(seats, 'seat')} in matches went along.`] : []),
      ...(left > 0 ? [`${counted(left, 'seat')} empty now: ${name} sits in those matches already.`] : []),
    ].join(' '),
  takenIn: (added, changed) =>
    `${[
      ...(added > 0 ? [`${counted(added, 'official')} added`] : []),
      ...(changed > 0 ? [`${changed} updated`] : []),
    ].join(', ')}.`,
};
