// News of matches that change who fights whom, or what came of it: of all that a loud day tells, one event in ten.
import type { LoggedEvent } from '@gelanggang/contract/events';

/** A result that came or went, somebody who came into a match, or a match told whole; no call, clock or protest. */
export const changesPairs = (event: LoggedEvent): boolean =>
  event.type === 'matches.changed' &&
  event.data.matches.some(({ winner, blue, red }) => [winner, blue, red].some((told) => told !== undefined));
