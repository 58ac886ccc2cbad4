// The pieces of public streams by the API's calls; loaded only where a page follows without a socket.
import * as livePieceCalls from '@gelanggang/contract/calls/live-pieces';
import { callApi } from '../lib/calls';
import { HttpError } from '../lib/http';
import { PieceFeed, type FeedOwner, type PieceAnswer, type PieceSource } from './piece-feed';

const GONE = 410;
const NOT_FOUND = 404;

const hasStatus = (error: unknown, status: number) => error instanceof HttpError && error.status === status;

/** One connection carries all that a page asks: HTTP/2 and newer. */
function isMultiplexed(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && /^h[23]/.test(navigation.nextHopProtocol);
}

const source: PieceSource = {
  async head(topic, signal) {
    try {
      return await callApi(livePieceCalls.head, { params: { stream: topic } }, signal);
    } catch (error) {
      if (hasStatus(error, NOT_FOUND)) return null;
      throw error;
    }
  },
  async piece(epoch, topic, seq, hold, signal): Promise<PieceAnswer> {
    try {
      return await callApi(livePieceCalls.piece, { params: { epoch, stream: topic, seq }, query: { hold } }, signal);
    } catch (error) {
      if (hasStatus(error, GONE) || hasStatus(error, NOT_FOUND)) return 'gone';
      throw error;
    }
  },
  holds: (topic) => /^(tournament|display):\w+$/.test(topic) || isMultiplexed(),
};

export const feedFor = (owner: FeedOwner): PieceFeed => new PieceFeed(source, owner);
