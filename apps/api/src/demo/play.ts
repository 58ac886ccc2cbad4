// What playing an arena of the demo stands on: who asks, how fast, and which matches are still to be held.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ClockStep } from '@gelanggang/domain/results/match-clock';
import { CallRefused, type OperatorClient } from './operator-client';

export interface Play {
  client: OperatorClient;
  /** How many seconds of the tournament pass in one. */
  speed: number;
  signal: AbortSignal;
  say: (text: string) => void;
}

/** Neither decided nor a bye. */
export function isOpen(match: LiveMatch): boolean {
  const isBye = match.blue.state === 'bye' || match.red.state === 'bye';
  return !isBye && match.status !== 'finished' && match.status !== 'walkover';
}

/** A clock also turns, and stops, by itself: at its true speed a moment before it is pressed, or long ago. */
export async function press({ client }: Play, matchId: number, step: ClockStep): Promise<void> {
  try {
    await client.clock(matchId, step);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status !== 409) throw error;
  }
}
