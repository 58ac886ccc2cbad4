// Places that many may hold at once. Where all are taken, who comes from a network that has fewer takes one of the network that
// has most, whose oldest gives way: one network may have all that nobody else wants, and keeps nobody out.

export interface Place {
  /** Fulfilled once it was given to another. */
  gaveWay: Promise<void>;
  leave(): void;
}

export class FairPlaces {
  /** By network, the oldest first; the number is told to whoever holds the place. */
  private readonly networks = new Map<string, Set<() => void>>();
  /** Networks by how many places they have, so that the one that has most is found however many there are. */
  private readonly byCount = new Map<number, Set<string>>();
  private highest = 0;
  private taken = 0;

  constructor(public most: number) {}

  /** How many are taken. */
  get held(): number {
    return this.taken;
  }

  /** Null where all are taken and no network has more than this one would have. */
  take(network: string): Place | null {
    if (this.taken >= this.most && !this.makeRoom(this.countOf(network) + 1)) return null;
    let giveWay = (): void => undefined;
    const gaveWay = new Promise<void>((given) => (giveWay = given));
    this.count(network, 1, (own) => own.add(giveWay));
    return { gaveWay, leave: () => this.leave(network, giveWay) };
  }

  /** Where no other network has more than this one, its own oldest gives way; null only where it has none either. */
  takeOrReplace(network: string): Place | null {
    const place = this.take(network);
    if (place) return place;
    const [oldest] = this.networks.get(network) ?? [];
    if (!oldest) return null;
    this.leave(network, oldest);
    oldest();
    return this.take(network);
  }

  private makeRoom(newcomer: number): boolean {
    const [network] = this.byCount.get(this.highest) ?? [];
    const [oldest] = network === undefined ? [] : (this.networks.get(network) ?? []);
    if (network === undefined || !oldest || this.highest <= newcomer) return false;
    this.leave(network, oldest);
    oldest();
    return true;
  }

  private countOf(network: string): number {
    return this.networks.get(network)?.size ?? 0;
  }

  private leave(network: string, place: () => void): void {
    if (this.networks.get(network)?.has(place)) this.count(network, -1, (own) => own.delete(place));
  }

  private count(network: string, change: 1 | -1, make: (own: Set<() => void>) => unknown): void {
    const own = this.networks.get(network) ?? new Set();
    this.move(network, own.size, own.size + change);
    make(own);
    if (own.size > 0) this.networks.set(network, own);
    else this.networks.delete(network);
    this.taken += change;
  }

  private move(network: string, from: number, to: number): void {
    const before = this.byCount.get(from);
    before?.delete(network);
    if (before?.size === 0) this.byCount.delete(from);
    if (to > 0) this.byCount.set(to, (this.byCount.get(to) ?? new Set()).add(network));
    // one step at a time: whoever had most has most still, or one less
    if (to > this.highest || (from === this.highest && !this.byCount.has(from))) this.highest = to;
  }
}
