// The words of the sport and of the office, explained in English.
import type { InLanguage } from './languages';
import type * as original from './glossary-texts';

export const glossaryTexts: InLanguage<typeof original.glossaryTexts> = {
  bagan: 'The bracket: who meets whom, from the first round to the final.',
  bye: 'On to the next round without an opponent, because the number of entrants does not fill the bracket.',
  gelanggang: 'The arena where matches are held. Its code begins the name of a match: the A of A24.',
  kelas: 'The weight class within one age and gender, such as Class A. Those of one class meet each other.',
  klasifikasi: 'The classification: which tanding classes this tournament opens for an age.',
  kontingen: 'The contingent: a school or region that sends athletes, with one manager who enters them.',
  nomor: 'The kind of performance within a seni category, such as tunggal with empty hands or with weapons.',
  partai: 'One match or one performance of the schedule. Its name is the code of the arena and a number, such as A24.',
  pool: 'Entrants of one class who are drawn together in one bracket. A large class is divided into several pools.',
  seed: 'The random number that decides the draw. It is announced, so that anybody can repeat the draw and check it.',
  sesi: 'The session: part of a day at one arena, with a start time and an order of matches.',
  unit: 'Who performs and is scored together in seni: one athlete, a pair, or a team.',
};

/** The words themselves, as a heading says them. */
export const glossaryWordTexts: InLanguage<typeof original.glossaryWordTexts> = {
  bagan: 'Bracket',
  bye: 'Bye',
  gelanggang: 'Gelanggang (arena)',
  kelas: 'Class',
  klasifikasi: 'Classification',
  kontingen: 'Contingent',
  nomor: 'Nomor (event)',
  partai: 'Partai (match)',
  pool: 'Pool',
  seed: 'Seed',
  sesi: 'Session',
  unit: 'Unit',
};
