// Places a field in a bracket by halving it again and again (domain-rules, Draw (tanding)).
// As version 1 drew: nothing here changes any more (algorithms.ts).
//
// Each halving pairs the units: two of a contingent, what is left over two of a province, what is left over any two; and
// a second time the seeds, neighbours in rank. Two pairings together form only paths and even rings, so the units can be
// parted with both of every pair on different sides: then each contingent, each province and the seeds differ by at most
// one between the halves, and so on down to the matches. Sizes differ by at most one as well, so byes are level and no
// two meet. Which of a pair goes to the half with more byes is decided by who has had fewer chances of one so far.
import type { Random } from '../../random';
import type { DrawUnit } from '../draw-unit';
import type { OrderedField } from '../separation-order';

/** No unit: the other side of a bye, or nobody to be paired with. */
export const NOBODY = -1;
const LEFT = 0;
const RIGHT = 1;
const UNDECIDED = 2;
/** More than any contingent can be ahead or behind. */
const SEED_LEAD = 1e9;

export class FieldSplitter {
  private readonly size: number;
  private slots = new Int32Array(0);
  /** The units, a subtree in one piece, contingents and provinces as runs within it. */
  private readonly line: Int32Array;
  private readonly spare: Int32Array;
  private readonly side: Uint8Array;
  private readonly mate: Int32Array;
  private readonly seedMate: Int32Array;
  /** 1 for the strongest seed of the field and so on; 0 for an unseeded unit. */
  private readonly rank: Int32Array;
  private readonly hasSeeds: boolean;
  /** By contingent: the byes it may expect as the halving goes on, less its share. */
  private readonly byeLead: Float64Array;
  private readonly left: number[] = [];
  private readonly leftInProvince: number[] = [];
  private filled = 0;
  /** The unit that the pairing leaves over, or nobody. */
  private odd = NOBODY;

  constructor(
    private readonly field: OrderedField<DrawUnit>,
    private readonly matchCount: number,
    private readonly random: Random,
  ) {
    this.size = field.units.length;
    this.line = new Int32Array(this.size);
    this.spare = new Int32Array(this.size);
    this.side = new Uint8Array(this.size);
    this.byeLead = new Float64Array(field.contingentCount);
    const seeds = seededPlaces(field.units);
    this.hasSeeds = seeds.length > 0;
    // most fields have no seeds, and full ones no byes: what only those need is not made
    const seeded = this.hasSeeds ? this.size : 0;
    this.mate = new Int32Array(this.size < 2 * matchCount ? this.size : seeded);
    this.seedMate = new Int32Array(seeded).fill(NOBODY);
    this.rank = new Int32Array(seeded);
    seeds.forEach((place, index) => (this.rank[place] = index + 1));
  }

  run(): Int32Array {
    this.slots = new Int32Array(2 * this.matchCount).fill(NOBODY);
    this.filled = 0;
    this.byeLead.fill(0);
    for (let place = 0; place < this.size; place++) this.line[place] = place;
    this.split(0, this.size, this.matchCount, false);
    return this.slots;
  }

  private split(from: number, to: number, matches: number, isLower: boolean): void {
    if (matches === 1) return this.fillMatch(from, to);
    const byes = 2 * matches - (to - from);
    const seeds = this.hasSeeds ? this.seedsIn(from, to) : [];
    const isByLead = byes > 0 && byes < matches;
    if (seeds.length === 0 && !isByLead) {
      this.partAtRandom(from, to);
    } else {
      this.pairUp(from, to, isByLead);
      if (seeds.length > 0) this.partWithSeeds(from, to, seeds, isLower ? RIGHT : LEFT);
      else this.partByLead(from, to, byes);
      if (isByLead && byes % 2 === 1) this.countChances(from, to, byes);
    }
    const middle = this.bringLeftToFront(from, to);
    this.split(from, middle, matches / 2, isLower);
    this.split(middle, to, matches / 2, isLower || matches === this.matchCount);
  }

  /** Where every half has as many byes as the other: the pairing of `pairUp` and a flip for each pair, in one pass. */
  private partAtRandom(from: number, to: number): void {
    const { line, random } = this;
    const { contingent, province } = this.field;
    let [ofContingent, ofProvince, left] = [NOBODY, NOBODY, NOBODY];
    for (let i = from; i < to; i++) {
      const unit = line[i] as number;
      const following = i + 1 < to ? (line[i + 1] as number) : unit;
      const isLast = following === unit;
      if (ofContingent === NOBODY) ofContingent = unit;
      else ofContingent = this.oppose(ofContingent, unit, random.flip());
      if (!isLast && contingent[following] === contingent[unit]) continue;
      if (ofContingent !== NOBODY) {
        ofProvince = ofProvince === NOBODY ? ofContingent : this.oppose(ofProvince, ofContingent, random.flip());
        ofContingent = NOBODY;
      }
      if (!isLast && province[following] === province[unit]) continue;
      if (ofProvince !== NOBODY) {
        left = left === NOBODY ? ofProvince : this.oppose(left, ofProvince, random.flip());
        ofProvince = NOBODY;
      }
    }
  }

  private oppose(a: number, b: number, isTurned: boolean): typeof NOBODY {
    this.side[a] = isTurned ? RIGHT : LEFT;
    this.side[b] = isTurned ? LEFT : RIGHT;
    return NOBODY;
  }

  private fillMatch(from: number, to: number): void {
    const first = this.line[from] as number;
    const second = to - from === 2 ? (this.line[from + 1] as number) : NOBODY;
    let isTurned = second !== NOBODY && this.random.flip();
    if (second !== NOBODY && this.isStronger(first, second)) isTurned = false;
    if (second !== NOBODY && this.isStronger(second, first)) isTurned = true;
    this.slots[this.filled] = isTurned ? second : first;
    this.slots[this.filled + 1] = isTurned ? first : second;
    this.filled += 2;
  }

  /** Joins within contingents, then who is left over within provinces, then who is still left over. */
  private pairUp(from: number, to: number, isByLead: boolean): void {
    let ofContingent = NOBODY;
    this.left.length = 0;
    this.leftInProvince.length = 0;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      ofContingent = ofContingent === NOBODY ? unit : this.pair(ofContingent, unit);
      const following = i + 1 < to ? (this.line[i + 1] as number) : NOBODY;
      if (following !== NOBODY && this.contingentOf(following) === this.contingentOf(unit)) continue;
      if (ofContingent !== NOBODY) this.leftInProvince.push(ofContingent);
      ofContingent = NOBODY;
      if (following !== NOBODY && this.provinceOf(following) === this.provinceOf(unit)) continue;
      const ofProvince = this.pairAmong(this.leftInProvince, isByLead);
      if (ofProvince !== NOBODY) this.left.push(ofProvince);
    }
    this.odd = this.pairAmong(this.left, isByLead);
    if (this.odd !== NOBODY) this.mate[this.odd] = NOBODY;
  }

  /** Pairs units of different contingents and empties the list. Answers who is left over, or nobody. */
  private pairAmong(units: number[], isByLead: boolean): number {
    const last = units.length - 1;
    const over = last % 2 === 0 ? last : NOBODY;
    // neighbours by lead: what each half then still owes its contingents is alike
    if (isByLead && last > 1) this.sortByLead(units);
    for (let i = 0; i < last; i += 2) this.pair(units[i] as number, units[i + 1] as number);
    const left = over === NOBODY ? NOBODY : (units[over] as number);
    units.length = 0;
    return left;
  }

  /** Most often all are alike, since they came the same way. */
  private sortByLead(units: number[]): void {
    const lead = this.leadOf(units[0] as number);
    if (units.some((unit) => this.leadOf(unit) !== lead)) units.sort((a, b) => this.leadOf(a) - this.leadOf(b));
  }

  private pair(a: number, b: number): typeof NOBODY {
    this.mate[a] = b;
    this.mate[b] = a;
    return NOBODY;
  }

  private partByLead(from: number, to: number, byes: number): void {
    const isEven = byes % 2 === 0;
    const fewerByes = this.random.flip() ? RIGHT : LEFT;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      const mate = this.mate[unit] as number;
      if (mate === NOBODY) this.side[unit] = fewerByes;
      if (mate < unit) continue;
      const lead = isEven ? 0 : this.leadOf(unit) - this.leadOf(mate);
      const toFewer = lead === 0 ? this.random.flip() : lead > 0;
      this.side[unit] = toFewer ? fewerByes : 1 - fewerByes;
      this.side[mate] = toFewer ? 1 - fewerByes : fewerByes;
    }
  }

  /**
   * With seeds: 1 and 2 apart, 3 and 4 apart, …; the strongest to the outer half (seed 1 at the very top, seed 2 at the
   * very bottom of the bracket) and, as far as the pairing leaves it open, to the half with more byes.
   */
  private partWithSeeds(from: number, to: number, seeds: readonly number[], outer: number): void {
    for (let i = from; i < to; i++) {
      this.side[this.line[i] as number] = UNDECIDED;
      this.seedMate[this.line[i] as number] = NOBODY;
    }
    for (let i = 0; i + 1 < seeds.length; i += 2) {
      this.seedMate[seeds[i] as number] = seeds[i + 1] as number;
      this.seedMate[seeds[i + 1] as number] = seeds[i] as number;
    }
    this.colour(seeds[0] as number, outer);
    if (this.odd !== NOBODY && this.side[this.odd] === UNDECIDED) this.colour(this.odd, 1 - outer);
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      if (this.side[unit] !== UNDECIDED) continue;
      const lead = this.odd === NOBODY ? 0 : this.leadOf(unit) - this.leadOf(this.mate[unit] as number);
      const fewerByes = this.odd === NOBODY ? LEFT : (this.side[this.odd] as number);
      const toFewer = lead === 0 ? this.random.flip() : lead > 0;
      this.colour(unit, toFewer ? fewerByes : 1 - fewerByes);
    }
  }

  /** Gives a unit its side, and with it everybody joined to it by pairs of either kind. */
  private colour(unit: number, side: number): void {
    this.side[unit] = side;
    this.follow(unit, this.mate, this.seedMate);
    this.follow(unit, this.seedMate, this.mate);
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

  /** Counts what this halving did to each contingent's chances; the odd unit stands in the half with fewer byes. */
  private countChances(from: number, to: number, byes: number): void {
    const count = to - from;
    const before = byes / count;
    const chanceMore = (byes + 1) / (count - 1) - before;
    const chanceFewer = (byes - 1) / (count + 1) - before;
    const fewerByes = this.side[this.odd] as number;
    for (let i = from; i < to; i++) {
      const unit = this.line[i] as number;
      const contingent = this.contingentOf(unit);
      const change = this.side[unit] === fewerByes ? chanceFewer : chanceMore;
      this.byeLead[contingent] = (this.byeLead[contingent] as number) + change;
    }
  }

  /** Both sides keep their order, so that contingents and provinces stay runs. Answers where the right side begins. */
  private bringLeftToFront(from: number, to: number): number {
    const { line, spare, side } = this;
    let front = from;
    let held = 0;
    for (let i = from; i < to; i++) {
      const unit = line[i] as number;
      // both are written, so that no branch depends on chance
      line[front] = unit;
      spare[held] = unit;
      const isRight = side[unit] as number;
      held += isRight;
      front += 1 - isRight;
    }
    for (let i = 0; i < held; i++) line[front + i] = spare[i] as number;
    return front;
  }

  /** The seeds among these, strongest first. */
  private seedsIn(from: number, to: number): number[] {
    const seeds: number[] = [];
    for (let i = from; i < to; i++) if (this.rankOf(this.line[i] as number) > 0) seeds.push(this.line[i] as number);
    return seeds.sort((a, b) => this.rankOf(a) - this.rankOf(b));
  }

  private isStronger(a: number, b: number): boolean {
    const [rankA, rankB] = [this.rankOf(a), this.rankOf(b)];
    return rankA > 0 && (rankB === 0 || rankA < rankB);
  }

  private rankOf(unit: number): number {
    return this.hasSeeds ? (this.rank[unit] as number) : 0;
  }

  private contingentOf(unit: number): number {
    return this.field.contingent[unit] as number;
  }

  private provinceOf(unit: number): number {
    return this.field.province[unit] as number;
  }

  /** Seeds come before everybody else when byes are given, in order of rank. */
  private leadOf(unit: number): number {
    const rank = this.rankOf(unit);
    return rank > 0 ? rank - SEED_LEAD : (this.byeLead[this.contingentOf(unit)] as number);
  }
}

/** Places of the seeded units, the strongest first. */
function seededPlaces(units: readonly DrawUnit[]): number[] {
  const places: number[] = [];
  for (let place = 0; place < units.length; place++) if (units[place]?.seedRank) places.push(place);
  const rank = (place: number) => units[place]?.seedRank ?? 0;
  return places.sort((a, b) => rank(a) - rank(b));
}
