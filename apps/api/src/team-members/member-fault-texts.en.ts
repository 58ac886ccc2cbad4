// The English words of what is wrong with the entry of an athlete.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './member-fault-texts';

const ofClass = (name: string): string =>
  /^(kelas|class) /i.test(name) ? name.replace(/^kelas/i, 'class') : `class ${name}`;
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const rightClass = (name: string | null): string => (name === null ? '' : `; the right one is ${ofClass(name)}`);
const anyOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');

export const memberFaultTexts: InLanguage<typeof original.memberFaultTexts> = {
  championshipUnknown: 'Kind of championship not found.',
  categoryUnknown: 'Match category not found.',
  categoryNotThere: (category) => `${category} is not part of that kind of championship.`,
  categoryNotHere: 'This category is not held here.',
  bornInFuture: 'The date of birth must not be in the future.',
  noAge: (tournament) => `The age fits no age group of ${tournament}.`,
  otherAge: (born, age, tournament) => `Born ${born}: not in ${age} at ${tournament}.`,
  otherAgeThan: (born, age, tournament, proper) =>
    `Born ${born}: not in ${age} at ${tournament}; the age group is ${proper}.`,
  heightMissing: 'Enter the height: in this class opponents are found by age, height and weight.',
  weightMissing: 'Enter the weight for tanding.',
  noClass: (age, weight) => `There is no class of ${age} for ${weight}.`,
  classRequired: (proper) => `Choose a class for tanding${rightClass(proper)}.`,
  classForSeni: (category) => `${category} has no classes; leave the class empty.`,
  classOtherAge: (name, age, proper) => `${begun(ofClass(name))} is not of ${age}${rightClass(proper)}.`,
  classOtherGender: (name, gender, proper) => `${begun(ofClass(name))} is not for ${gender}${rightClass(proper)}.`,
  classWeight: (weight, name, proper) => `${weight} is not in ${ofClass(name)}${rightClass(proper)}.`,
  eventRequired: (category, events) => `Choose the event of ${category}: ${anyOf(events)}.`,
  eventNone: (category) => `${category} is not divided into events; leave the event empty.`,
  eventOther: (category, events) => `${category} does not have this event; choose ${anyOf(events)}.`,
  teamNone: (category) => `${category} has no team names.`,
  teamFull: (athletes) => `This team has ${counted(athletes, 'athlete')} already.`,
  teamMixed: 'Gender and age group have to be those of the team.',
  entryFixed: 'This entry is billed, paid or drawn already; change it among the team members or ask the committee.',
};
