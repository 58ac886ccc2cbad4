// Cuts off a live socket that sends far more than a page does, or takes nothing of what it is sent, and keeps the doors of its address shut for a while when
// floods from there go on. A hall is one address: sockets that are open stay open, and new ones wait a minute at most.
import type { IncomingMessage } from 'node:http';
import { networkOf } from '../http/client-address';
import { type HoldTold, holdTold } from '../http/untaken';

/** A page that connects anew sends a handful; whoever passes this in one window is no page. */
export const MOST_PACKETS = 200;
/** What is sent and not taken: some minutes of a busy hall. Who sleeps is ended by its missing answers before that. */
export const MOST_UNTAKEN = 1000;
const PACKET_WINDOW_MS = 10_000;
/** Floods that an address may end with before its new connections wait: a page of ours that went wrong is one. */
const FREE_STRIKES = 2;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
/** What an address did is forgotten when it has been quiet for so long. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** More addresses than these are somebody filling the memory: the oldest go. */
const MOST_ADDRESSES = 10_000;

interface Strikes {
  count: number;
  last: number;
  opensAt: number;
}

/** Of Engine.IO's socket, what is needed here. */
export interface RawSocket {
  request: unknown;
  transport: {
    name: string;
    socket?: { terminate(): void };
    removeAllListeners(event: string): unknown;
    on(event: 'drain', listener: () => void): unknown;
  };
  /** What waits for the other side to take what was sent before. */
  writeBuffer: readonly unknown[];
  on(event: 'packet' | 'flush' | 'close', listener: () => void): unknown;
  on(event: 'packetCreate', listener: (packet: ToldPacket) => void): unknown;
  on(event: 'upgrading' | 'upgrade', listener: (transport: RawSocket['transport']) => void): unknown;
  close(discard: boolean): unknown;
}

interface ToldPacket {
  data?: unknown;
  options?: { wsPreEncodedFrame?: unknown };
}

export class FloodGuard {
  private readonly strikes = new Map<string, Strikes>();

  constructor(
    private readonly addressOf: (request: IncomingMessage) => string,
    private readonly now: () => number = () => performance.now(),
    private readonly hold: HoldTold = holdTold,
  ) {}

  /** Whether a new socket of this request's address is taken now. */
  isOpenFor(request: IncomingMessage): boolean {
    const found = this.strikes.get(networkOf(this.addressOf(request)));
    return !found || found.opensAt <= this.now();
  }

  /** Counts what comes in from here on, whatever it is. `request`: the one that opened the socket. */
  watch(raw: RawSocket, request: IncomingMessage): void {
    const network = networkOf(this.addressOf(request));
    let count = 0;
    let windowEnds = 0;
    let isCut = false;
    const cutWhenTooMany = (transport: RawSocket['transport']): void => {
      const now = this.now();
      if (now > windowEnds) {
        windowEnds = now + PACKET_WINDOW_MS;
        count = 0;
      }
      count += 1;
      if (count <= MOST_PACKETS || isCut) return;
      isCut = true;
      this.strike(network);
      cut(raw, transport);
    };
    raw.on('packet', () => cutWhenTooMany(raw.transport));
    // whoever answers our signs of life and reads nothing would have us keep all that is told
    const giveUp = () => {
      if (isCut) return;
      isCut = true;
      cut(raw, raw.transport);
    };
    raw.on('packetCreate', () => {
      if (raw.writeBuffer.length >= MOST_UNTAKEN) giveUp();
    });
    holdAnswers(raw, (text) => this.hold(network, text, giveUp));
    // a transport that is being tried sends through this
    raw.on('upgrading', (transport) => cutWhenTooMany(transport));
  }

  private strike(network: string): void {
    const now = this.now();
    const found = this.strikes.get(network);
    const before = found && now - found.last < FORGOTTEN_AFTER_MS ? found.count : 0;
    const count = before + 1;
    const past = count - FREE_STRIKES;
    const wait = past <= 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(past - 1, 10));
    this.strikes.delete(network);
    this.strikes.set(network, { count, last: now, opensAt: now + wait });
    const oldest = this.strikes.size > MOST_ADDRESSES ? this.strikes.keys().next().value : undefined;
    if (oldest !== undefined) this.strikes.delete(oldest);
  }
}

/** What one socket asked for, until it is handed on; what all are told lies in memory once, however many take nothing of it. */
function holdAnswers(raw: RawSocket, hold: (text: string) => () => void): void {
  let waiting: (() => void)[] = [];
  let underWay: (() => void)[] = [];
  raw.on('packetCreate', ({ data, options }) => {
    if (typeof data === 'string' && !options?.wsPreEncodedFrame) waiting.push(hold(data));
  });
  raw.on('flush', () => {
    underWay.push(...waiting);
    waiting = [];
  });
  const handedOn = () => {
    for (const leave of underWay) leave();
    underWay = [];
  };
  raw.transport.on('drain', handedOn);
  raw.on('upgrade', (transport) => transport.on('drain', handedOn));
  raw.on('close', () => {
    handedOn();
    for (const leave of waiting) leave();
    waiting = [];
  });
}

/** At once: a polite end would go on reading until the other side agrees. What has arrived already is not looked at. */
export function cut(raw: RawSocket, transport: RawSocket['transport']): void {
  for (const one of new Set([raw.transport, transport])) {
    one.removeAllListeners('packet');
    one.socket?.terminate();
  }
  raw.close(true);
}
