// The English words of what is said of a match that somebody follows.
import type { InLanguage } from '../words/languages';
import type * as original from './followed-texts';

export const FOLLOWED_TEXTS: InLanguage<typeof original.FOLLOWED_TEXTS> = {
  drawn: (className) => `Bracket of ${className} published`,
  manyDrawn: (count) => `${count} brackets published`,
  allDrawn: 'See the opponents and times of whom you follow.',
  close: (partai) => `Match ${partai ?? '–'} is close`,
  called: (partai) => `Match ${partai ?? '–'} is called`,
  moved: (partai) => `Match ${partai ?? '–'} has moved`,
  result: (partai) => `Result of match ${partai ?? '–'}`,
  calledTo: (arena) => `Go to ${arena} now.`,
  closeAt: (arena, clock) => `${arena}, ± ${clock}.`,
  movedTo: (place, from) => `Now ${place}, before ${from}.`,
  won: (name, score) => `${name} wins${score ? ` ${score}` : ''}.`,
  scored: (score) => `Score ${score}.`,
  over: 'It is over.',
};
