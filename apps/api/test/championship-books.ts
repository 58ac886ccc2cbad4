// What a class of tanding comes to by the rulebook, of the facts alone: who stands where, who has won, and whose the medals are.
// Written apart from the product's rules: simple, slow, and without any of them.
import { type Corner as Side, CORNERS as SIDES } from '@gelanggang/domain/words/corners';

export type Medal = 'gold' | 'silver' | 'bronze';
const OTHER = { blue: 'red', red: 'blue' } as const;

/** A match as it was drawn. */
export interface DrawnMatch {
  id: number;
  round: number;
  blue: Drawn;
  red: Drawn;
  /** Whose winners come, and of the battle for the third place whose losers. */
  from: Record<Side, { id: number; isLoser: boolean } | null>;
  isThirdPlace: boolean;
}

/** A name, `-` nobody, `?` whoever comes. */
type Drawn = string;

/** `null`: nobody has won; undefined: it is still to be fought. */
type Winner = string | null | undefined;

/** `null`: nobody comes; undefined: not known yet. */
type Entrant = string | null | undefined;

export interface Standing extends Record<Side, Entrant> {
  winner: Winner;
}

export class ClassBooks {
  /** Entered, and neither put right nor lifted since. */
  readonly heavy = new Set<string>();
  readonly doped = new Set<string>();
  /** By match: what was fought, or said by people who saw that somebody did not come. */
  private readonly said = new Map<number, { winner: string | null; isFought: boolean }>();
  /** What stood of the matches before one that has begun: it stays, whatever is found later. */
  private readonly kept = new Map<number, string | null>();

  constructor(readonly matches: readonly DrawnMatch[]) {}

  /** Who stood in the matches before has come here, so that those stay as they are. */
  say(id: number, winner: string | null, isFought: boolean): void {
    this.keepBefore(id);
    this.said.set(id, { winner, isFought });
  }

  hasBegun(id: number): boolean {
    return this.said.has(id);
  }

  /** The next match, and the one for the third place. */
  after(id: number): DrawnMatch[] {
    return this.matches.filter(({ from }) => SIDES.some((side) => from[side]?.id === id));
  }

  private keepBefore(id: number): void {
    for (const side of SIDES) {
      const feeder = this.match(id).from[side];
      if (!feeder || this.kept.has(feeder.id)) continue;
      this.keepBefore(feeder.id);
      this.kept.set(feeder.id, this.standing(feeder.id).winner ?? null);
    }
  }

  match(id: number): DrawnMatch {
    return this.matches.find((one) => one.id === id)!;
  }

  isBarred(name: string): boolean {
    return this.heavy.has(name) || this.doped.has(name);
  }

  private entrant(match: DrawnMatch, side: Side): Entrant {
    if (match[side] === '-') return null;
    const feeder = match.from[side];
    if (!feeder) return match[side];
    const before = this.standing(feeder.id);
    if (before.winner === undefined) return undefined;
    if (!feeder.isLoser) return before.winner;
    // who did not come, or may not fight, does not come to the battle for the third place either
    if (!this.said.get(feeder.id)?.isFought || before.winner === null) return null;
    return before.blue === before.winner ? before.red : before.blue;
  }

  /** As it is once the desk has saved all that nobody has to fight for. */
  standing(id: number): Standing {
    const match = this.match(id);
    const [blue, red] = [this.entrant(match, 'blue'), this.entrant(match, 'red')];
    return { blue, red, winner: this.winner(match, blue, red) };
  }

  private winner(match: DrawnMatch, blue: Entrant, red: Entrant): Winner {
    const said = this.said.get(match.id);
    if (said) return said.winner;
    if (this.kept.has(match.id)) return this.kept.get(match.id);
    if (blue === undefined || red === undefined) return undefined;
    const came = [blue, red].filter((one) => one !== null);
    // who was drawn against nobody stands in the next match
    if (match.round === 1 && came.length === 1) return came[0];
    const may = came.filter((one) => !this.isBarred(one));
    if (may.length === 2) return undefined;
    return may[0] ?? null;
  }

  isOver(): boolean {
    return this.matches.every(({ id }) => this.standing(id).winner !== undefined);
  }

  /**
   * Who has the place for which a match was fought, once those found doped have never been there: whoever they had beaten last
   * has it, then whoever they had beaten before that.
   */
  private first(id: number): string | null {
    const { winner, ...who } = this.alone(id);
    if (typeof winner !== 'string') return null;
    if (!this.doped.has(winner)) return winner;
    const side = who.blue === winner ? 'blue' : 'red';
    return this.held(id, OTHER[side]) ?? this.heir(id, side);
  }

  private second(id: number): string | null {
    const { winner, ...who } = this.alone(id);
    if (typeof winner !== 'string') return null;
    const side = who.blue === winner ? 'blue' : 'red';
    const lost = this.held(id, OTHER[side]);
    if (!this.doped.has(winner)) return lost;
    return lost === null ? null : this.heir(id, side);
  }

  /** Who was left alone in a match and is doped is read as its winner. */
  private alone(id: number): Standing {
    const { from } = this.match(id);
    const standing = this.standing(id);
    const at = (side: Side): Entrant => {
      const feeder = from[side];
      return standing[side] ?? (feeder && !feeder.isLoser ? this.alone(feeder.id).winner : standing[side]);
    };
    const [blue, red] = [at('blue'), at('red')];
    if (standing.winner !== null) return { ...standing, blue, red };
    const came = [blue, red].filter((one) => typeof one === 'string');
    const [lone] = came;
    return { blue, red, winner: came.length === 1 && lone && this.doped.has(lone) ? lone : null };
  }

  private held(id: number, side: Side): string | null {
    const name = this.alone(id)[side];
    return typeof name === 'string' && this.doped.has(name) ? this.heir(id, side) : (name ?? null);
  }

  private heir(id: number, side: Side): string | null {
    const feeder = this.match(id).from[side];
    return feeder && !feeder.isLoser ? this.first(feeder.id) : null;
  }

  /** 'gold A', of what is decided. */
  medals(): string[] {
    const final = this.matches.find((one) => !one.isThirdPlace && this.after(one.id).length === 0)!;
    const [gold, silver] = [this.first(final.id), this.second(final.id)];
    const third = this.matches.find((one) => one.isThirdPlace);
    const semis = SIDES.flatMap((side) => final.from[side]?.id ?? []);
    const isEmpty = this.alone(final.id).winner === null;
    const bronzes = third
      ? [this.bronzeOf(third.id, [gold, silver])]
      : semis.map((id) => {
          const { winner } = this.alone(id);
          // nobody has won the final: whoever was beaten by somebody doped has the place that is left
          return isEmpty && typeof winner === 'string' && this.doped.has(winner) ? this.first(id) : this.second(id);
        });
    const won: [Medal, string | null][] = [
      ['gold', gold],
      ['silver', silver],
      ...bronzes.map((name): [Medal, string | null] => ['bronze', name]),
    ];
    return won.flatMap(([medal, name]) => (name === null ? [] : [`${medal} ${name}`])).sort();
  }

  private bronzeOf(id: number, promoted: readonly (string | null)[]): string | null {
    const { winner, blue, red } = this.standing(id);
    if (typeof winner !== 'string') return null;
    const all = winner === blue ? [blue, red] : [red, blue];
    return all.find((name) => typeof name === 'string' && !this.doped.has(name) && !promoted.includes(name)) ?? null;
  }
}
