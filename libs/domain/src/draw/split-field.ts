// Places a field in a bracket by halving it again and again (domain-rules, Draw (tanding)).
//
// Each halving pairs the units twice. The first pairing joins two of a contingent, what is left over two of a province,
// what is left over any two. The second joins neighbours in the order of seeds, then two with byes. Two pairings
// together form only paths and even rings, so the units can be parted with both of every pair on different sides: then
// each contingent, each province, the seeds and the byes all differ by at most one between the halves, and so on down to
// the matches. Only when the odd unit of a field with an odd number of byes stands on the wrong side is a bye passed on.
import type { Random } from '../random';
import type { DrawUnit } from './draw-unit';
import { placesOfSeeds, planByes } from './bye-plan';
import type { OrderedField } from './separation-order';

const NOBODY = -1;
const LEFT = 0;
const RIGHT = 1;
const UNDECIDED = 2;

/**
 * Places of the field, slot by slot, top to bottom: match i has slots 2i and 2i + 1; −1 is a bye, always the second slot.
 * `matchCount`: a power of two, at least half the field, at most all of it.
 */
export function placeField(field: OrderedField<DrawUnit>, matchCount: number, random: Random): Int32Array {
  return new FieldSplitter(field, matchCount, random).run();
}

class FieldSplitter {
  private readonly size: number;
  private readonly slots: Int32Array;
  private readonly line: Int32Array;
  private readonly spare: Int32Array;
  private readonly side: Uint8Array;
  private readonly mate: Int32Array;
  private readonly level: Uint8Array;
  private readonly secondMate: Int32Array;
  private readonly hasBye: Uint8Array;
  /** 1 for the strongest seed of the field and so on; 0 for an unseeded unit. */
  private readonly rank: Int32Array;
  /** Byes of a contingent beyond its share, times the size of the field. */
  private readonly surplus: Int32Array;
  private filled = 0;
  /** The unit that the first pairing leaves over, or nobody. */
  private odd = NOBODY;

  constructor(
    private readonly field: OrderedField<DrawUnit>,
    private readonly matchCount: number,
    private readonly random: Random,
  ) {
    this.size = field.units.length;
    const byeCount = 2 * matchCount - this.size;
    this.slots = new Int32Array(2 * matchCount).fill(NOBODY);
    this.line = Int32Array.from(field.units, (_, place) => place);
    this.spare = new Int32Array(this.size);
    this.side = new Uint8Array(this.size);
    this.mate = new Int32Array(this.size);
    this.level = new Uint8Array(this.size);
    this.secondMate = new Int32Array(this.size);
    this.hasBye = planByes(field, byeCount, matchCount - byeCount, random);
    this.rank = new Int32Array(this.size);
    placesOfSeeds(field.units).forEach((place, index) => (this.rank[place] = index + 1));
    this.surplus = new Int32Array(field.contingentCount);
    for (let place = 0; place < this.size; place++) {
      this.addSurplus(place, (this.hasBye[place] ? this.size : 0) - byeCount);
    }
  }

  run(): Int32Array {
    this.split(0, this.size, this.matchCount, 2 * this.matchCount - this.size, false);
    return this.slots;
  }

  private split(from: number, to: number, matches: number, byes: number, isLower: boolean): void {
    if (matches === 1) return this.fillMatch(from, to);
    const best = this.bestSeed(from, to);
    this.pairForSeparation(from, to);
    if (best === NOBODY && (byes === 0 || byes === matches)) this.flipPairs(from, to);
    else this.partByBothPairings(from, to, matches, byes);
    const isWhole = matches === this.matchCount;
    if (best !== NOBODY) this.turn(from, to, best, isLower ? RIGHT : LEFT);
    const middle = this.partition(from, to);
    const upperByes = matches - (middle - from);
    this.split(from, middle, matches / 2, upperByes, isLower);
    this.split(middle, to, matches / 2, byes - upperByes, isWhole || isLower);
  }

  private fillMatch(from: number, to: number): void {
    const first = this.line[from] as number;
    const second = to - from === 2 ? (this.line[from + 1] as number) : NOBODY;
    const isSeeded = second === NOBODY || this.rankOf(first) !== this.rankOf(second);
    const isTurned = isSeeded ? second !== NOBODY && this.isStronger(second, first) : this.random.flip();
    this.slots[this.filled] = isTurned ? second : first;
    this.slots[this.filled + 1] = isTurned ? first : second;
    this.filled += 2;
  }

  /** First pairing: within contingents (level 0), of what is left within provinces (1), of what is left at all (2). */
  private pairForSeparation(from: number, to: number): void {
    let ofContingent = NOBODY;
    let ofProvince = NOBODY;
    let left = NOBODY;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      ofContingent = ofContingent === NOBODY ? unit : this.pair(ofContingent, unit, 0);
      const following = i + 1 < to ? (this.line[i + 1] as number) : NOBODY;
      if (following !== NOBODY && this.contingentOf(following) === this.contingentOf(unit)) continue;
      if (ofContingent !== NOBODY) {
        ofProvince = ofProvince === NOBODY ? ofContingent : this.pair(ofProvince, ofContingent, 1);
        ofContingent = NOBODY;
      }
      if (following !== NOBODY && this.provinceOf(following) === this.provinceOf(unit)) continue;
      if (ofProvince !== NOBODY) {
        left = left === NOBODY ? ofProvince : this.pair(left, ofProvince, 2);
        ofProvince = NOBODY;
      }
    }
    this.odd = left;
    if (left !== NOBODY) this.mate[left] = NOBODY;
  }

  private pair(a: number, b: number, level: number): typeof NOBODY {
    this.mate[a] = b;
    this.mate[b] = a;
    this.level[a] = level;
    this.level[b] = level;
    return NOBODY;
  }

  private flipPairs(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      const mate = this.mate[unit] as number;
      if (mate < unit) continue;
      const side = this.random.flip() ? RIGHT : LEFT;
      this.side[unit] = side;
      this.side[mate] = 1 - side;
    }
  }

  private partByBothPairings(from: number, to: number, matches: number, byes: number): void {
    if (this.odd !== NOBODY && this.hasBye[this.odd]) this.leaveOverOneWithoutBye(from, to);
    const lastBye = this.pairSeedsAndByes(from, to);
    for (let i = from; i < to; i++) this.side[this.line[i] as number] = UNDECIDED;
    if (lastBye !== NOBODY) this.colour(lastBye, this.random.flip() ? RIGHT : LEFT);
    if (this.odd !== NOBODY && this.side[this.odd] === UNDECIDED) {
      // the half with one bye more has one unit less
      this.colour(this.odd, lastBye === NOBODY ? LEFT : 1 - (this.side[lastBye] as number));
    }
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      if (this.side[unit] === UNDECIDED) this.colour(unit, this.random.flip() ? RIGHT : LEFT);
    }
    this.passByeOn(from, to, matches, byes);
  }

  /** Lets a unit without bye be the odd one, where contingents and provinces stay as even as they are. */
  private leaveOverOneWithoutBye(from: number, to: number): void {
    const odd = this.odd;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      if (unit === odd || this.hasBye[unit]) continue;
      const level = this.level[unit] as number;
      if (level === 0 && this.contingentOf(unit) !== this.contingentOf(odd)) continue;
      if (level === 1 && this.provinceOf(unit) !== this.provinceOf(odd)) continue;
      this.pair(odd, this.mate[unit] as number, level);
      this.mate[unit] = NOBODY;
      this.odd = unit;
      return;
    }
  }

  /** Second pairing. Answers the unit with the bye that no other bye balances, if the number of byes is odd. */
  private pairSeedsAndByes(from: number, to: number): number {
    const seeds: number[] = [];
    const others: number[] = [];
    let byes = 0;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      this.secondMate[unit] = NOBODY;
      if (this.rankOf(unit) > 0) seeds.push(unit);
      else if (this.hasBye[unit]) others.push(unit);
      if (this.hasBye[unit]) byes++;
    }
    seeds.sort((a, b) => this.rankOf(a) - this.rankOf(b));
    this.random.shuffle(others);
    this.keepOddApart(others);
    // an odd seed without bye stands alone, so that the byes pair among themselves
    const last = seeds[seeds.length - 1];
    const order = last !== undefined && seeds.length % 2 === 1 && !this.hasBye[last] ? others : [...seeds, ...others];
    if (order === others) this.pairNeighbours(seeds);
    this.pairNeighbours(order);
    if (byes % 2 === 0) return NOBODY;
    const unbalanced = (unit: number) => {
      const mate = this.secondMate[unit] as number;
      return this.hasBye[unit] === 1 && (mate === NOBODY || !this.hasBye[mate]);
    };
    return order.find(unbalanced) ?? seeds.find(unbalanced) ?? NOBODY;
  }

  private pairNeighbours(order: readonly number[]): void {
    for (let i = 0; i + 1 < order.length; i += 2) {
      this.secondMate[order[i] as number] = order[i + 1] as number;
      this.secondMate[order[i + 1] as number] = order[i] as number;
    }
  }

  /**
   * An odd unit with a bye must end opposite the unbalanced bye. Two byes whose mates have none make it so: one is paired
   * with the odd unit, the other is left unbalanced.
   */
  private keepOddApart(byes: number[]): void {
    const at = byes.indexOf(this.odd);
    if (at < 0) return;
    const loose = byes.filter((unit) => unit !== this.odd && !this.hasBye[this.mate[unit] as number]);
    const [partner, unbalanced] = loose;
    if (partner === undefined || unbalanced === undefined) return;
    const rest = byes.filter((unit) => unit !== this.odd && unit !== partner && unit !== unbalanced);
    byes.splice(0, byes.length, ...rest, this.odd, partner, unbalanced);
  }

  /** Gives a unit its side, and with it everybody joined to it by pairs. */
  private colour(unit: number, side: number): void {
    this.side[unit] = side;
    this.follow(unit, this.mate, this.secondMate);
    this.follow(unit, this.secondMate, this.mate);
  }

  private follow(start: number, first: Int32Array, second: Int32Array): void {
    let unit = start;
    for (let useFirst = true; ; useFirst = !useFirst) {
      const following = (useFirst ? first : second)[unit] as number;
      if (following === NOBODY || this.side[following] !== UNDECIDED) return;
      this.side[following] = 1 - (this.side[unit] as number);
      unit = following;
    }
  }

  /** Each half needs a bye for each slot that it cannot fill: what one has too many the other takes over. */
  private passByeOn(from: number, to: number, matches: number, byes: number): void {
    let upper = 0;
    let upperByes = 0;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      if (this.side[unit] === RIGHT) continue;
      upper++;
      if (this.hasBye[unit]) upperByes++;
    }
    const excess = upperByes - (matches - upper);
    if (byes === 0 || excess === 0) return;
    const giverSide = excess > 0 ? LEFT : RIGHT;
    for (let moved = Math.abs(excess); moved > 0; moved--) {
      this.moveBye(this.giver(from, to, giverSide), this.taker(from, to, 1 - giverSide));
    }
  }

  private moveBye(giver: number, taker: number): void {
    this.hasBye[giver] = 0;
    this.hasBye[taker] = 1;
    this.addSurplus(giver, -this.size);
    this.addSurplus(taker, this.size);
  }

  /** Of those with a bye: an unseeded one before the weakest seed, then the contingent furthest above its share. */
  private giver(from: number, to: number, side: number): number {
    let best = NOBODY;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      if (this.side[unit] !== side || !this.hasBye[unit]) continue;
      if (best === NOBODY || this.isStronger(best, unit)) best = unit;
      else if (this.rankOf(unit) === this.rankOf(best) && this.surplusOf(unit) > this.surplusOf(best)) best = unit;
    }
    return best;
  }

  /** Of those without: the strongest seed before the others, then the contingent furthest below its share. */
  private taker(from: number, to: number, side: number): number {
    let best = NOBODY;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      if (this.side[unit] !== side || this.hasBye[unit]) continue;
      if (best === NOBODY || this.isStronger(unit, best)) best = unit;
      else if (this.rankOf(unit) === this.rankOf(best) && this.surplusOf(unit) < this.surplusOf(best)) best = unit;
    }
    return best;
  }

  /** Seed 1 stands at the very top, seed 2 at the very bottom, as usual: the strongest goes to the outer half. */
  private turn(from: number, to: number, unit: number, side: number): void {
    if (this.side[unit] === side) return;
    for (let i = from; i < to; i++) {
      const other = this.line[i] as number;
      this.side[other] = 1 - (this.side[other] as number);
    }
  }

  /** Moves the left side to the front, both in their order, so that contingents and provinces stay runs. */
  private partition(from: number, to: number): number {
    let front = from;
    let held = 0;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      if (this.side[unit] === LEFT) this.line[front++] = unit;
      else this.spare[held++] = unit;
    }
    for (let i = 0; i < held; i++) this.line[front + i] = this.spare[i] as number;
    return front;
  }

  private bestSeed(from: number, to: number): number {
    let best = NOBODY;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      if (this.rankOf(unit) > 0 && (best === NOBODY || this.isStronger(unit, best))) best = unit;
    }
    return best;
  }

  private isStronger(a: number, b: number): boolean {
    const [rankA, rankB] = [this.rankOf(a), this.rankOf(b)];
    return rankA > 0 && (rankB === 0 || rankA < rankB);
  }

  private rankOf(unit: number): number {
    return this.rank[unit] as number;
  }

  private contingentOf(unit: number): number {
    return this.field.contingent[unit] as number;
  }

  private provinceOf(unit: number): number {
    return this.field.province[unit] as number;
  }

  private surplusOf(unit: number): number {
    return this.surplus[this.contingentOf(unit)] as number;
  }

  private addSurplus(unit: number, amount: number): void {
    const contingent = this.contingentOf(unit);
    this.surplus[contingent] = (this.surplus[contingent] as number) + amount;
  }
}
