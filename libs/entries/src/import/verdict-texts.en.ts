// The English words of what is said of the rows of an entry list.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './verdict-texts';

export const rowTexts: InLanguage<typeof original.rowTexts> = {
  line: (line) => `row ${line}`,
  lineOfSheet: (sheet, line) => `sheet ${sheet} row ${line}`,
  mixedScripts: (word) => `'${word}' mixes in letters of another script that only look alike.`,
  more: (count) => `${count} more`,
  copy: (row) => `Exactly the same as ${row}; one of them counts.`,
  copyOfFuller: (row) => `Already written in ${row}, which says as much or more; one of them counts.`,
  formula: 'The name begins with the sign of a formula; it is kept as plain text.',
  tooLong: (header, most) => `${header} has more than ${counted(most, 'letter')}.`,
};

export const athleteVerdictTexts: InLanguage<typeof original.athleteVerdictTexts> = {
  noName: 'The name of the athlete is empty.',
  notName: (cell) => `'${cell}' is no name.`,
  nameOfTwo: (cell) => `'${cell}' names two people. Write who competes alone.`,
  nameRemark: (cell) => `'${cell}' holds more than a name; so it is written in brackets and on certificates.`,
  unknownBlood: (cell) => `There is no blood group '${cell}'.`,
  familyCard: 'The number of the family card',
  number: (fault) => `${fault}.`,
  unknownPayment: (cell) => `There is no payment status '${cell}'.`,
  nikTwice: (nik, category, rows) => `NIK ${nik} stands twice in category ${category} (${rows}).`,
  nikOfAnother: (nik, rival, category) => `NIK ${nik} was entered by ${rival} in category ${category} already.`,
  alreadyDrawn: (name) => `${name} is drawn in another age group or class already.`,
  heightMissing: (age) => `The height is empty: ${age} is paired by age, height and weight.`,
  noBirthDate: 'The date of birth is empty.',
  noSuchDate: (cell) => `There is no date '${cell}'.`,
  yearAlone: (cell) => `Only the year of birth is written: ${cell}. Add the day and the month.`,
  monthFirst: (cell, date) => `The month of '${cell}' is past 12. Is it ${date}?`,
  bornTooEarly: (date) => `The date of birth ${date} makes an age above 100 years. Check the year.`,
  tooYoung: (date, least) => `The date of birth ${date} makes an age below ${least} years. Check the year.`,
  swapped: (date, ofNik) => `Born ${date}, but the NIK says ${ofNik}. Day and month may have changed places.`,
  nikOfTwo: (nik, rows) => `NIK ${nik} also stands for another name or date of birth (${rows}). Check the NIK.`,
  samePerson: (name, rows) =>
    `${name} with the same date of birth and category, but another NIK, is also in ${rows}. One person or two?`,
  standsByOtherNik: (name, nik) =>
    `${name} with the same date of birth and category is entered already with NIK ${nik}. If that NIK is wrong, correct it in the athlete's data; taking this row in enters the person twice.`,
  bornTooLate: (date) => `The date of birth ${date} is not before the tournament.`,
  measures: {
    weight: {
      empty: 'The weight is empty.',
      noNumber: (cell) => `The weight '${cell}' is not a number of kg.`,
      impossible: (cell, least, most) => `The weight ${cell} is impossible (${least}–${most} kg).`,
    },
    height: {
      empty: 'The height is empty.',
      noNumber: (cell) => `The height '${cell}' is not a number of cm.`,
      impossible: (cell, least, most) => `The height ${cell} is impossible (${least}–${most} cm).`,
    },
    swapped: (weight, height) =>
      `The weight ${weight} kg is more than the height ${height} cm. They may have changed places.`,
  },
};

export const contingentVerdictTexts: InLanguage<typeof original.contingentVerdictTexts> = {
  empty: 'The contingent is empty.',
  tooLong: (most) => `The name of the contingent has more than ${counted(most, 'letter')}.`,
  ofAnother: (contingent) => `${contingent} was entered by another account already. Ask the committee.`,
  similar: (contingent, like) =>
    `The new contingent '${contingent}' is like ${like.join(', ')}, which is there already.`,
  similarInList: (contingent, like) =>
    `'${contingent}' is like ${like.join(', ')} in this list. One contingent or two?`,
  noPic: 'The person in charge is empty.',
  picTooLong: (most) => `The name of the person in charge has more than ${counted(most, 'letter')}.`,
  noEmail: 'The email address is empty.',
  notEmail: (cell) => `'${cell}' is not an email address.`,
  noPhone: 'The telephone number is empty.',
  notPhone: (cell) => `'${cell}' is not a telephone number.`,
  unknownProvince: (cell) => `There is no province '${cell}'.`,
  several: (cell, places) => `There is more than one '${cell}': ${places.join(' or ')}?`,
  notInIndonesia: (cell) => `There is no '${cell}' in Indonesia.`,
  notInProvince: (cell, province) => `There is no '${cell}' in the province ${province}.`,
  noProvince: 'The province is empty.',
  noDistrict: (contingent, guessed) =>
    `The regency or city of ${contingent} is empty.${guessed.length > 0 ? ` Perhaps ${guessed.join(' or ')}?` : ''}`,
};

export const groupVerdictTexts: InLanguage<typeof original.groupVerdictTexts> = {
  noCategory: 'The category is empty.',
  unknownCategory: (cell) => `There is no category '${cell}'.`,
  notOffered: (category) => `This tournament does not hold ${category}.`,
  noGender: 'The gender is empty.',
  unknownGender: (cell) => `There is no gender '${cell}' (male or female?).`,
  otherGender: (cell, other) => `The gender is '${cell}', but the class or age group is for ${other.toLowerCase()}.`,
  unknownAge: (cell) => `There is no age group '${cell}'.`,
  ageAndClass: (age, cell) => `The age group is ${age}, but the class '${cell}'.`,
  otherAge: (born, age, tournament, proper) =>
    `Born ${born}: not in age group ${age} at ${tournament}${proper === null ? '' : `; the age group is ${proper}`}.`,
  noAge: 'The age group is empty.',
  classForSeni: (category) => `A class is given, but ${category} has no classes.`,
  noClass: (age, weight) => `There is no class of ${age} for ${weight} kg.`,
  unknownClass: (cell, age) => `Age group ${age} has no class '${cell}'.`,
  classWeight: (weight, name, proper) =>
    `${weight} kg is not in class ${name}${proper === null ? '' : `; the class is ${proper}`}.`,
  noEvents: (category, age, cell) => `${category} ${age} is not divided into events; there is no '${cell}'.`,
  unknownEvent: (cell, category, age) => `${category} ${age} has no event '${cell}'.`,
  eventMissing: (category, age, events) => `The event of ${category} ${age} is not told yet: ${events.join(' or ')}.`,
};

export const teamVerdictTexts: InLanguage<typeof original.teamVerdictTexts> = {
  unit: (category, team, contingent, reason) => `${category} ${team} of ${contingent}: ${reason}.`,
  noLabel: 'without a team name',
  incomplete: (members, size) => `${members} of ${counted(size, 'person', 'people')} so far`,
  tooBig: (members, size) => `${counted(members, 'person', 'people')} instead of ${size}`,
  mixed: 'the members are of several age groups or genders',
};
