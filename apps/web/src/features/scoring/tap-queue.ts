// Sends a judge's taps: each at once, again while it is not acknowledged and can still count, and never late.
import type { LivePoint, TapAnswer, TapFate } from '@gelanggang/contract/scoring';
import type { HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import type { Corner } from '@gelanggang/domain/words/corners';

export type TapState =
  | 'sending'
  | 'waiting'
  | 'counted'
  | 'withdrawn'
  | 'uncounted'
  | 'clock'
  | 'late'
  | 'no-match'
  /** It could not be sent in time, so it was not sent at all. */
  | 'held'
  | 'refused';

export interface OwnTap {
  number: number;
  key: string;
  corner: Corner;
  kind: HitKind;
  /** On the server's clock, in milliseconds since 1970. */
  at: number;
  state: TapState;
}

export interface TapQueueOptions {
  tab: string;
  /** The server's present, in milliseconds since 1970. */
  now(): number;
  withinMs(): number;
  send(taps: Pick<OwnTap, 'number' | 'corner' | 'kind' | 'at'>[]): Promise<TapAnswer[]>;
  /** A refusal that sending again does not mend. */
  isFinal(error: unknown): boolean;
  onChange(): void;
}

const RETRY_MS = 400;
/** What the judge sees of the past. */
const KEPT = 12;
/** A point is told a moment after it became valid. */
const TOLD_WITHIN_MS = 1_000;

export class TapQueue {
  /** Newest first. */
  taps: readonly OwnTap[] = [];
  /** The last attempt did not reach the server. */
  isUnreachable = false;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private points: readonly LivePoint[] = [];

  constructor(private readonly options: TapQueueOptions) {}

  tap(corner: Corner, kind: HitKind): void {
    this.last += 1;
    const at = Math.round(this.options.now());
    const tap: OwnTap = {
      number: this.last,
      key: `${this.options.tab}-${this.last}`,
      corner,
      kind,
      at,
      state: 'sending',
    };
    this.taps = [tap, ...this.taps].slice(0, KEPT);
    void this.attempt([tap]);
    this.changed();
  }

  /** The points that are known of the match: those that this judge gave are counted. */
  show(points: readonly LivePoint[]): void {
    this.points = points;
    this.settle();
  }

  /** The server has answered something else of this panel. */
  reached(): void {
    if (!this.isUnreachable) return;
    this.isUnreachable = false;
    this.changed();
    const open = this.taps.filter((tap) => tap.state === 'sending');
    if (open.length > 0) void this.attempt(open);
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private async attempt(taps: readonly OwnTap[]): Promise<void> {
    try {
      const answers = await this.options.send(
        taps.map(({ number, corner, kind, at }) => ({ number, corner, kind, at })),
      );
      this.isUnreachable = false;
      const fates = new Map(answers.map(({ number, fate }) => [number, fate]));
      this.update((tap) => {
        const fate = fates.get(tap.number);
        // an answer that came late tells more than our guess
        return (tap.state === 'sending' || tap.state === 'held') && fate ? { ...tap, state: stateOf(fate) } : tap;
      });
    } catch (error) {
      const isFinal = this.options.isFinal(error);
      this.isUnreachable = !isFinal;
      const numbers = new Set(taps.map((tap) => tap.number));
      if (isFinal) {
        this.update((tap) => (numbers.has(tap.number) && tap.state === 'sending' ? { ...tap, state: 'refused' } : tap));
      }
    }
    this.settle();
  }

  /** Decides what time has decided, and comes back while something is open. */
  private settle(): void {
    const now = this.options.now();
    const withinMs = this.options.withinMs();
    this.update((tap) => {
      if (tap.state === 'sending') return now - tap.at > withinMs ? { ...tap, state: 'held' } : tap;
      const point = this.points.find((one) => one.taps.includes(tap.key));
      if (point) return withState(tap, point.withdrawn_reason === null ? 'counted' : 'withdrawn');
      const isOver = now - tap.at > withinMs + TOLD_WITHIN_MS;
      return tap.state === 'waiting' && isOver ? { ...tap, state: 'uncounted' } : tap;
    });
    this.close();
    if (this.taps.some((tap) => tap.state === 'sending' || tap.state === 'waiting')) {
      this.timer = setTimeout(() => this.again(), RETRY_MS);
    }
  }

  private again(): void {
    this.settle();
    const open = this.taps.filter((tap) => tap.state === 'sending');
    if (open.length > 0 && this.isUnreachable) void this.attempt(open);
  }

  private update(change: (tap: OwnTap) => OwnTap): void {
    const next = this.taps.map(change);
    const isSame = next.every((tap, index) => tap === this.taps[index]);
    this.taps = isSame ? this.taps : next;
    this.changed();
  }

  private changed(): void {
    this.options.onChange();
  }
}

const stateOf = (fate: TapFate): TapState => (fate === 'kept' ? 'waiting' : fate);
const withState = (tap: OwnTap, state: TapState): OwnTap => (tap.state === state ? tap : { ...tap, state });
