// When connections that are accepted now may have come: a turn of the loop accepts one of them, however many wait, so that a
// process with long turns lets them stand in line for seconds while it answers all others. Connections are accepted in the order
// in which they came; one that this process makes to itself tells up to which moment the line has been worked off.
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { KEEPS_UP_MS } from './network-looks';

/** So many may stand in line; where it is full a connection is tried again by its own side, seconds later. As Linux has it. */
export const BACKLOG = 4_096;

const PROBE_EVERY_MS = 100;
/** After one that could not be made. */
const NEXT_TRY_MS = 1_000;
/** It costs little, and is needed while somebody is judged by their time. */
const WATCHES_MS = 30_000;
/** Ports of connections that were accepted just now: a probe may be accepted before it is told that it stands. */
const MOST_RECENT = 2_000;

const keyOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/** All moments in milliseconds of `performance.now()`. */
export class AcceptTimes {
  /** Connections that waited, and since when at the earliest; until their first call. */
  private readonly waited = new Map<string, number>();
  private readonly lines: Line[] = [];

  watch(server: Server): void {
    const line = new Line(server);
    this.lines.push(line);
    server.on('connection', (socket: Socket) => {
      const now = performance.now();
      const earliest = line.accepted(socket, now);
      if (earliest === now) return;
      const key = keyOf(socket);
      this.waited.set(key, earliest);
      socket.once('close', () => this.waited.delete(key));
    });
  }

  /** Somebody calls whose time counts: lines are watched from now on, for a while. */
  needed(): void {
    for (const line of this.lines) line.watchUntil(performance.now() + WATCHES_MS);
  }

  /** When the first call of a connection that had to wait may have come; null for all others. */
  takeFirst(socket: Socket): number | null {
    if (this.waited.size === 0) return null;
    const key = keyOf(socket);
    const earliest = this.waited.get(key) ?? null;
    this.waited.delete(key);
    return earliest;
  }

  stop(): void {
    for (const line of this.lines) line.stop();
  }
}

/** Of one server. */
class Line {
  /** All that came before have been accepted; null while nobody watches, or nothing is known. */
  private until: number | null = null;
  private watched = 0;
  private timer: NodeJS.Timeout | null = null;
  private probe: { socket: Socket; began: number; port: number | null } | null = null;
  private readonly recent = new Set<number>();

  constructor(private readonly server: Server) {}

  /** When this connection may have come, at the earliest; `now` while the line is short. */
  accepted({ remotePort }: Socket, now: number): number {
    if (this.probe && remotePort !== undefined) {
      this.recent.add(remotePort);
      const [first] = this.recent;
      if (this.recent.size > MOST_RECENT && first !== undefined) this.recent.delete(first);
      if (this.probe.port === remotePort) this.isAccepted();
    }
    return this.until === null || now - this.until <= KEEPS_UP_MS ? now : this.until;
  }

  watchUntil(moment: number): void {
    this.watched = moment;
    if (!this.probe && !this.timer) this.begin();
  }

  stop(): void {
    this.watched = 0;
    this.until = null;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.end();
  }

  private begin(): void {
    const address = this.server.address() as AddressInfo | null;
    if (!address || performance.now() > this.watched) {
      this.until = null;
      return;
    }
    const { port, family, address: own } = address;
    const anywhere = family === 'IPv6' ? '::' : '0.0.0.0';
    const host = own === anywhere ? (family === 'IPv6' ? '::1' : '127.0.0.1') : own;
    const probe = { socket: connect({ port, host }), began: performance.now(), port: null as number | null };
    this.probe = probe;
    probe.socket.unref();
    probe.socket.once('connect', () => {
      probe.port = probe.socket.localPort ?? null;
      if (this.probe === probe && probe.port !== null && this.recent.has(probe.port)) this.isAccepted();
    });
    probe.socket.once('error', () => {
      if (this.probe !== probe) return;
      // nothing is known of the line: what comes is taken as it comes
      this.until = null;
      this.end();
      this.next(NEXT_TRY_MS);
    });
  }

  private isAccepted(): void {
    this.until = this.probe?.began ?? this.until;
    this.end();
    this.next(PROBE_EVERY_MS);
  }

  private end(): void {
    this.probe?.socket.destroy();
    this.probe = null;
    this.recent.clear();
  }

  private next(afterMs: number): void {
    this.timer = setTimeout(() => {
      this.timer = null;
      this.begin();
    }, afterMs).unref();
  }
}

const all = new WeakMap<Server, AcceptTimes>();

/** Those of the application that this server belongs to. */
export function acceptTimesOf(server: Server): AcceptTimes {
  const known = all.get(server);
  if (known) return known;
  const made = new AcceptTimes();
  made.watch(server);
  all.set(server, made);
  return made;
}
