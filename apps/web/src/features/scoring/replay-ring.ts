// What a camera keeps of the last minutes: recordings that overlap, so that each moment lies whole within one of them.
import { REPLAY_KEEPS_MS } from '@gelanggang/contract/replay';

/** Only the first piece of a recording has its head: each one is played from its own beginning. */
export const TAKE_MS = 20_000;
/** A new one begins so often; a moment of TAKE_MS − EVERY_MS lies within one, wherever it begins. */
export const EVERY_MS = 10_000;

/** On the server's clock, in milliseconds since 1970. */
export interface Take<Piece> {
  startedAt: number;
  endedAt: number | null;
  pieces: Piece[];
}

export class ReplayRing<Piece> {
  private takes: Take<Piece>[] = [];

  begin(startedAt: number): Take<Piece> {
    const take: Take<Piece> = { startedAt, endedAt: null, pieces: [] };
    this.takes = [...this.takes.filter((one) => !isOld(one, startedAt)), take];
    return take;
  }

  /** The recording in which `from` lies longest before its end; else one in which a part of the moment lies; else null. */
  find(from: number, to: number): Take<Piece> | null {
    const endOf = ({ endedAt }: Take<Piece>) => endedAt ?? Infinity;
    const whole = this.takes.filter((one) => one.startedAt <= from && endOf(one) >= to);
    if (whole.length > 0) return whole[whole.length - 1] ?? null;
    const shared = (one: Take<Piece>) => Math.min(endOf(one), to) - Math.max(one.startedAt, from);
    return this.takes.reduce<Take<Piece> | null>(
      (best, one) => (shared(one) > Math.max(0, best ? shared(best) : 0) ? one : best),
      null,
    );
  }

  /** Since when something of every moment is kept; null while nothing is. */
  get since(): number | null {
    return this.takes[0]?.startedAt ?? null;
  }
}

const isOld = <Piece>({ endedAt }: Take<Piece>, now: number): boolean =>
  endedAt !== null && endedAt < now - REPLAY_KEEPS_MS;
