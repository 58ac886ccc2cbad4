// What the simulation knows of seni: who showed what, what that is worth and whom it carries on, by the words of the rulebook
// (2025, art. 12) and without any code of the product.
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import { Brackets, type Medal, type Winner } from './brackets';

/** As it was handed in and taken. */
export interface Shown {
  outcome: 'performed' | 'disqualified' | 'absent';
  /** Hundredths, one per judge; an even number of them. */
  scores: readonly number[];
  /** How often the council took 0.50 off. */
  items: number;
  seconds: number | null;
  /** Of one that was disqualified: how many jurus it had shown. */
  reached: number | null;
}

/** Seconds. */
export interface Frame {
  min: number;
  max: number;
  /** Two that were disqualified are parted by how long they performed, not by how far they got (art. 12.3.f.2.e). */
  isByLength?: boolean;
}

/** One row of seni: a performance in a pool, or one side of a battle. */
export interface Row {
  id: number;
  poolId: number;
  /** In a pool; of a battle the bracket says who it is. */
  name: string;
  frame: Frame;
  /** Of a battle: its id in the bracket. */
  battleId: number | null;
  corner: Corner;
}

export interface SeniPool {
  id: number;
  drawingId: number;
  /** Tunggal, ganda or regu. */
  categoryId: number;
  /** Of its event, over all pools. */
  entrants: number;
  /** How many go on; null: a final. */
  advance: number | null;
}

/** Of the grown: beside the time by more than five seconds costs 0.50, by more than ten is out. */
const TOLERANCE = 5;
const OUT_AFTER = 10;
const COST = 50;
/** Of an event of two there are gold and silver, which the table does not count (art. 12.1.b.6). */
const FEWEST_FOR_MEDALS = 2;

export class SeniBooks {
  readonly pools = new Map<number, SeniPool>();
  readonly rows = new Map<number, Row>();
  readonly battles = new Brackets();
  private readonly shown = new Map<number, Shown>();

  /** null: it was taken back. */
  show(rowId: number, shown: Shown | null): void {
    if (shown) this.shown.set(rowId, shown);
    else this.shown.delete(rowId);
    const battleId = this.rows.get(rowId)?.battleId ?? null;
    if (battleId === null) return;
    const [blue, red] = this.sidesOf(battleId).map((row) => row && this.shown.get(row.id));
    const winner = battleWinner(blue, red, this.sidesOf(battleId)[0]?.frame);
    if (winner === undefined) this.battles.withdraw(battleId);
    else this.battles.record(battleId, winner);
  }

  of(rowId: number): Shown | undefined {
    return this.shown.get(rowId);
  }

  /** Others of the same pool that stand, so that nothing has to be parted by lot. */
  besides({ id, poolId }: Row): { shown: Shown; frame: Frame }[] {
    return this.rowsOf(poolId).flatMap((row) => {
      const shown = this.shown.get(row.id);
      return shown && row.id !== id ? [{ shown, frame: row.frame }] : [];
    });
  }

  categoryOf({ poolId }: Row): number {
    return this.pools.get(poolId)?.categoryId ?? 0;
  }

  rowsOf(poolId: number): Row[] {
    return [...this.rows.values()].filter((row) => row.poolId === poolId);
  }

  sidesOf(battleId: number): (Row | undefined)[] {
    const rows = [...this.rows.values()].filter((row) => row.battleId === battleId);
    return CORNERS.map((corner) => rows.find((row) => row.corner === corner));
  }

  /** One of a pair or a team too. */
  rename(was: string, name: string): void {
    const before = [...this.rows.values()].map((row) => row.name).find((all) => all.split(', ').includes(was));
    if (before === undefined) return;
    const after = before
      .split(', ')
      .map((one) => (one === was ? name : one))
      .join(', ');
    for (const row of this.rows.values()) if (row.name === before) row.name = after;
    this.battles.rename(before, after);
  }

  /** Of a pool of performances: those with a rank, the best first. */
  ranking(poolId: number): { row: Row; points: number }[] {
    return this.rowsOf(poolId)
      .flatMap((row) => {
        const shown = this.shown.get(row.id);
        return shown?.outcome === 'performed' ? [{ row, shown, points: pointsOf(shown, row.frame) }] : [];
      })
      .sort((a, b) => compareShown(a.shown, b.shown, a.row.frame));
  }

  isOver(poolId: number): boolean {
    return this.rowsOf(poolId).every((row) => this.shown.has(row.id));
  }

  /** Of the pools of one drawing: who goes on. */
  goingOn(drawingId: number): string[] {
    return [...this.pools.values()]
      .filter((pool) => pool.drawingId === drawingId && pool.advance !== null)
      .flatMap(({ id, advance }) => this.ranking(id).slice(0, advance ?? 0))
      .map(({ row }) => row.name);
  }

  /** Everybody has performed, and fewer than two are left to go on: nothing comes after it. */
  private endsAt(drawingId: number): boolean {
    const pools = [...this.pools.values()].filter((pool) => pool.drawingId === drawingId);
    return pools.every(({ id }) => this.isOver(id)) && this.goingOn(drawingId).length < 2;
  }

  medals(poolId: number): Map<string, Medal> {
    const pool = this.pools.get(poolId);
    const none = new Map<string, Medal>();
    if (!pool || pool.entrants < FEWEST_FOR_MEDALS) return none;
    if (this.battles.pools.has(poolId)) return this.battles.medals(poolId);
    if ((pool.advance !== null && !this.endsAt(pool.drawingId)) || !this.isOver(poolId)) return none;
    const medals: readonly Medal[] = ['gold', 'silver', 'bronze'];
    return new Map(this.ranking(poolId).flatMap(({ row }, at) => (medals[at] ? [[row.name, medals[at]]] : [])));
  }
}

const offBy = (seconds: number, { min, max }: Frame): number => Math.max(0, min - seconds, seconds - max);

/** Whether the time of it can be taken as performed at all. */
export const isOut = (seconds: number, frame: Frame): boolean => offBy(seconds, frame) > OUT_AFTER;

const costOf = ({ items, seconds }: Shown, frame: Frame): number =>
  COST * (items + (offBy(seconds ?? 0, frame) > TOLERANCE ? 1 : 0));

/** In thousandths: the mean of the two judges in the middle, less what was taken off, never below nothing. */
export function pointsOf(shown: Shown, frame: Frame): number {
  const rising = [...shown.scores].sort((a, b) => a - b);
  const half = rising.length / 2;
  const middle = ((rising[half - 1] ?? 0) + (rising[half] ?? 0)) / 2;
  return Math.max(0, 10 * (middle - costOf(shown, frame)));
}

/** Below 0: `a` stands before `b`; 0: only a lot parts them. Both of the same outcome. */
export function compareShown(a: Shown, b: Shown, frame: Frame): number {
  if (a.outcome === 'disqualified')
    return frame.isByLength
      ? (b.seconds ?? 0) - (a.seconds ?? 0)
      : (b.reached ?? 0) - (a.reached ?? 0) || a.items - b.items;
  const spread = ({ scores }: Shown) => {
    const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
    return Math.round((1e6 * scores.reduce((sum, one) => sum + (one - mean) ** 2, 0)) / scores.length);
  };
  return (
    pointsOf(b, frame) - pointsOf(a, frame) ||
    costOf(a, frame) - costOf(b, frame) ||
    offBy(a.seconds ?? 0, frame) - offBy(b.seconds ?? 0, frame) ||
    spread(a) - spread(b)
  );
}

/** undefined while the battle is open; null where nobody goes on. */
function battleWinner(
  blue: Shown | undefined,
  red: Shown | undefined,
  frame: Frame = { min: 0, max: 0 },
): Winner | undefined {
  if (blue?.outcome === 'absent' || red?.outcome === 'absent') {
    const there = blue?.outcome === 'absent' ? red : blue;
    const corner: Corner = blue?.outcome === 'absent' ? 'red' : 'blue';
    return !there || there.outcome === 'performed' ? corner : null;
  }
  if (!blue || !red) return undefined;
  if (blue.outcome !== red.outcome) return blue.outcome === 'performed' ? 'blue' : 'red';
  return compareShown(blue, red, frame) < 0 ? 'blue' : 'red';
}
