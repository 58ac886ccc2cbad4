// The English words of requests that the API cannot take, and of things that are not there.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const requestTexts: InLanguage<typeof original.requestTexts> = {
  unreadable: 'The request could not be read.',
  notThere: 'There is no such record.',
  tooLarge: 'What was sent is too large.',
  wrongType: 'This type of data is not supported.',
  tooMany: 'Too many tries. Please try again later.',
  failed: 'Something went wrong on the server. Please try again.',
  away: 'The service is not available right now. Please try again in a moment.',
  invalid: 'Some of the fields are not right yet.',
  notSignedIn: 'Please sign in first.',
  notAllowed: 'You are not allowed to do this.',
  tooEarlySeconds: (seconds) => `Too many tries. Try again in ${counted(seconds, 'second', 'seconds')}.`,
  tooEarlyMinutes: (minutes) => `Too many tries. Try again in ${counted(minutes, 'minute', 'minutes')}.`,
  manyJobs: (most) =>
    `You already have ${counted(most, 'job', 'jobs')} waiting. Wait until some are done, or cancel those you do not need.`,
  busy: 'The server is busy. Please try again in a moment.',
  filesAway: 'The file storage does not answer right now. Please try again.',
  diskFull: "The server's storage is full. Tell whoever runs the server.",
  databaseAway: 'The database cannot be reached right now. Please try again in a moment.',
  unstorable: 'One of the fields holds something that cannot be saved.',
  changedMeanwhile: 'Somebody else is changing this right now. Please try again.',
  outdated: 'Somebody else has just changed this. Please reload.',
  tooManyAtOnce: 'Too many requests at once. Please try again in a moment.',
  badActionKey: 'The action key could not be read.',
  usedActionKey: 'This key was already used for another action.',
  notMultipart: 'Send this as multipart/form-data.',
};

export const thingTexts: InLanguage<typeof original.thingTexts> = {
  arena: 'Arena not found.',
  match: 'Match not found.',
  arenaOfTournament: 'This tournament has no such arena.',
  tournament: 'Tournament not found.',
  event: 'Tournament not found.',
  schedule: 'Schedule not found.',
  class: 'Class not found.',
  contingent: 'Contingent not found.',
  participant: 'Participant not found.',
  ageGroup: 'Age group not found.',
  job: 'Job not found.',
  performance: 'Performance not found.',
  athlete: 'Athlete not found.',
  file: 'File not found.',
};

export const commonTexts: InLanguage<typeof original.commonTexts> = {
  notYourArena: 'You do not work at this arena.',
  battleUnknown: 'It is not known yet who takes part in this battle.',
  reasonRequired: 'Give the reason.',
  winnerRequired: 'Choose the winner.',
  methodRequired: 'Choose how the match was won.',
  emailTaken: 'This e-mail address is already registered.',
  badColumns: 'The choice of columns is not right.',
  accountDisabled: 'The account with this e-mail address is disabled at the moment.',
  fileRequired: 'Choose a file.',
  oneFile: 'Send one file only.',
  sameJobRuns: 'The same job is already running.',
  cardOpen: 'The protest card before this one is not decided yet.',
  penaltyNotHere: 'This penalty does not exist in this event.',
  reasonNotHere: 'This reason does not apply to this event.',
  letterInFuture: "The letter's date must not be in the future.",
  choosePicture: 'Choose a JPEG, PNG or WebP picture.',
  pictureTooLarge: 'The picture is larger than 10 MB.',
  picturePixels: (megapixels) => `A picture has at most ${megapixels} megapixels.`,
  listIsRead: 'Another list of yours is being read. Wait until that is done.',
  fileIsRead: 'Another file of yours is being read. Wait until that is done.',
  fileTooLarge: (megabytes) => `The file is larger than ${megabytes} MB.`,
  gigabytes: (most) => `The file is larger than ${most} GB.`,
};

export const httpTexts: InLanguage<typeof original.httpTexts> = {
  seatNotAllowed: 'This seat may not do that.',
  keyNeeded: 'This address is opened with a program key.',
  notForKeys: 'A program key does not open this address.',
  keyInvalid: 'This program key is not valid.',
  keyNotAllowed: 'This program key may not read that.',
  filesFull:
    'Your files have reached 500 MB, or 50,000 of them. Delete those you do not need; exports go by themselves after 7 days.',
};
