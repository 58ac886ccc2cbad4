// Connections of the live socket that have opened and joined nothing yet: no socket stands for them, so they are counted here.
import { Injectable } from '@nestjs/common';
import { FairPlaces, type Place } from './fair-places';
import { cut, type RawSocket } from './flood-guard';

/** A page joins with its first message; so many may be about to, when a hall comes back all at once. */
const MOST_NOT_JOINED = 4_000;
/** A page on a bad line, before its first message has come. */
export const JOINS_WITHIN_MS = 20_000;

@Injectable()
export class NotJoined {
  readonly places = new FairPlaces(MOST_NOT_JOINED);
  private readonly held = new WeakMap<object, Place>();

  /** Where all places are taken, the oldest of the network that has most gives way: who means to join has joined by then. */
  hold(raw: RawSocket, network: string): void {
    const place = this.places.takeOrReplace(network);
    if (!place) return cut(raw, raw.transport);
    this.held.set(raw, place);
    raw.on('close', () => place.leave());
    void place.gaveWay.then(() => cut(raw, raw.transport));
  }

  /** `raw`: what the socket that joined goes over. It is counted as a socket now. */
  joined(raw: object): void {
    this.held.get(raw)?.leave();
    this.held.delete(raw);
  }
}
