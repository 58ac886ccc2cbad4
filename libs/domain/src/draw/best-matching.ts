// The pairs of a graph: as many as possible, and of all such choices the cheapest (Edmonds' blossoms with dual weights, O(n³)).

export interface Edge {
  a: number;
  b: number;
  /** A whole number, 0 or more, of at most a thousand million. */
  cost: number;
}

/** Costs above are refused: sums must stay exact. */
export const MOST_COST = 1_000_000_000;
export const MOST_VERTICES = 1000;

/**
 * Vertices are 0 to `count` − 1. Answers for each the one it is paired with, or null. Deterministic: the same edges in the
 * same order give the same pairs. Throws RangeError for what is no such graph.
 */
export function bestMatching(count: number, edges: readonly Edge[]): (number | null)[] {
  if (!Number.isInteger(count) || count < 0 || count > MOST_VERTICES) throw new RangeError(`${count} vertices`);
  if (count === 0) return [];
  const search = new BlossomSearch(count);
  // one pair more is worth more than all costs together
  const worth = MOST_COST * Math.ceil(count / 2) + 1;
  for (const { a, b, cost } of edges) {
    const isEdge = a !== b && [a, b].every((one) => Number.isInteger(one) && one >= 0 && one < count);
    if (!isEdge || !Number.isInteger(cost) || cost < 0 || cost > MOST_COST) throw new RangeError('no edge');
    search.join(a + 1, b + 1, worth - cost);
  }
  return search.run();
}

const FREE = -1;
const OUTER = 0;
const INNER = 1;

/**
 * Vertices 1 to n, blossoms above n; 0 is nobody. `weight`, `from` and `to` hold of each pair of (blossoms of) vertices the
 * edge that is nearest to tight, by its own two vertices. `label` are the duals, doubled to stay whole.
 */
class BlossomSearch {
  private readonly size: number;
  private readonly weight: Float64Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly label: Float64Array;
  private readonly match: Int32Array;
  private readonly slack: Int32Array;
  private readonly top: Int32Array;
  private readonly parent: Int32Array;
  private readonly side: Int8Array;
  private readonly seen: Int32Array;
  private readonly petals: number[][];
  /** By blossom and vertex: the petal that holds the vertex. */
  private readonly petalOf: Int32Array;
  private queue: number[] = [];
  private used: number;
  private round = 0;

  constructor(private readonly n: number) {
    // at most n / 2 blossoms at once
    this.size = n + (n >> 1) + 2;
    const { size } = this;
    this.weight = new Float64Array(size * size);
    this.from = new Int32Array(size * size);
    this.to = new Int32Array(size * size);
    this.label = new Float64Array(size);
    this.match = new Int32Array(size);
    this.slack = new Int32Array(size);
    this.top = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.side = new Int8Array(size);
    this.seen = new Int32Array(size);
    this.petals = Array.from({ length: size }, () => []);
    this.petalOf = new Int32Array(size * size);
    this.used = n;
    for (let u = 1; u <= n; u += 1) {
      this.top[u] = u;
      this.petalOf[this.at(u, u)] = u;
      for (let v = 1; v <= n; v += 1) {
        this.from[this.at(u, v)] = u;
        this.to[this.at(u, v)] = v;
      }
    }
  }

  /** Of two edges between the same vertices the better one counts. */
  join(u: number, v: number, weight: number): void {
    const best = Math.max(this.weight[this.at(u, v)]!, weight);
    this.weight[this.at(u, v)] = best;
    this.weight[this.at(v, u)] = best;
  }

  run(): (number | null)[] {
    const most = this.weight.reduce((all, one) => Math.max(all, one), 0);
    for (let u = 1; u <= this.n; u += 1) this.label[u] = most;
    while (this.grow());
    return Array.from({ length: this.n }, (_, index) => {
      const mate = this.match[index + 1]!;
      return mate === 0 ? null : mate - 1;
    });
  }

  private at(u: number, v: number): number {
    return u * this.size + v;
  }

  /** How far the edge that stands for u and v is from tight: 0 is tight. */
  private distance(u: number, v: number): number {
    const edge = this.at(u, v);
    const [a, b] = [this.from[edge]!, this.to[edge]!];
    return this.label[a]! + this.label[b]! - 2 * this.weight[this.at(a, b)]!;
  }

  private tryFor(u: number, x: number): void {
    if (this.slack[x] === 0 || this.distance(u, x) < this.distance(this.slack[x]!, x)) this.slack[x] = u;
  }

  private findSlack(x: number): void {
    this.slack[x] = 0;
    for (let u = 1; u <= this.n; u += 1) {
      if (this.weight[this.at(u, x)]! > 0 && this.top[u] !== x && this.side[this.top[u]!] === OUTER) this.tryFor(u, x);
    }
  }

  private enqueue(x: number): void {
    if (x <= this.n) this.queue.push(x);
    else for (const petal of this.petals[x]!) this.enqueue(petal);
  }

  private setTop(x: number, blossom: number): void {
    this.top[x] = blossom;
    if (x > this.n) for (const petal of this.petals[x]!) this.setTop(petal, blossom);
  }

  /** An even way from the blossom's base to a petal: how many steps. Turns the blossom around where that way is odd. */
  private evenWay(blossom: number, petal: number): number {
    const petals = this.petals[blossom]!;
    const place = petals.indexOf(petal);
    if (place % 2 === 0) return place;
    this.petals[blossom] = [petals[0]!, ...petals.slice(1).reverse()];
    return petals.length - place;
  }

  private setMatch(u: number, v: number): void {
    const edge = this.at(u, v);
    this.match[u] = this.to[edge]!;
    if (u <= this.n) return;
    const petal = this.petalOf[this.at(u, this.from[edge]!)]!;
    const way = this.evenWay(u, petal);
    const petals = this.petals[u]!;
    for (let step = 0; step < way; step += 1) this.setMatch(petals[step]!, petals[step ^ 1]!);
    this.setMatch(petal, v);
    this.petals[u] = [...petals.slice(way), ...petals.slice(0, way)];
  }

  private augment(u: number, v: number): void {
    for (;;) {
      const next = this.top[this.match[u]!]!;
      this.setMatch(u, v);
      if (next === 0) return;
      const before = this.top[this.parent[next]!]!;
      this.setMatch(next, before);
      u = before;
      v = next;
    }
  }

  /** Where the ways of two outer vertices to their roots meet; 0: nowhere. */
  private meeting(u: number, v: number): number {
    this.round += 1;
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.seen[u] === this.round) return u;
        this.seen[u] = this.round;
        u = this.top[this.match[u]!]!;
        if (u !== 0) u = this.top[this.parent[u]!]!;
      }
      [u, v] = [v, u];
    }
    return 0;
  }

  private addBlossom(u: number, base: number, v: number): void {
    let b = this.n + 1;
    while (b <= this.used && this.top[b] !== 0) b += 1;
    if (b > this.used) this.used = b;
    this.label[b] = 0;
    this.side[b] = OUTER;
    this.match[b] = this.match[base]!;
    const wayOf = (start: number): number[] => {
      const way: number[] = [];
      for (let x = start; x !== base;) {
        const y = this.top[this.match[x]!]!;
        way.push(x, y);
        this.enqueue(y);
        x = this.top[this.parent[y]!]!;
      }
      return way;
    };
    this.petals[b] = [base, ...wayOf(u).reverse(), ...wayOf(v)];
    this.setTop(b, b);
    for (let x = 1; x <= this.used; x += 1) {
      this.weight[this.at(b, x)] = 0;
      this.weight[this.at(x, b)] = 0;
    }
    for (let x = 1; x <= this.n; x += 1) this.petalOf[this.at(b, x)] = 0;
    for (const petal of this.petals[b]!) {
      for (let x = 1; x <= this.used; x += 1) {
        if (this.weight[this.at(b, x)] === 0 || this.distance(petal, x) < this.distance(b, x)) {
          this.copyEdge(b, x, petal, x);
          this.copyEdge(x, b, x, petal);
        }
      }
      for (let x = 1; x <= this.n; x += 1) {
        if (this.petalOf[this.at(petal, x)] !== 0) this.petalOf[this.at(b, x)] = petal;
      }
    }
    this.findSlack(b);
  }

  private copyEdge(u: number, v: number, ofU: number, ofV: number): void {
    const [into, out] = [this.at(u, v), this.at(ofU, ofV)];
    this.weight[into] = this.weight[out]!;
    this.from[into] = this.from[out]!;
    this.to[into] = this.to[out]!;
  }

  private expand(b: number): void {
    for (const petal of this.petals[b]!) this.setTop(petal, petal);
    const entry = this.petalOf[this.at(b, this.from[this.at(b, this.parent[b]!)]!)]!;
    const way = this.evenWay(b, entry);
    const petals = this.petals[b]!;
    for (let step = 0; step < way; step += 2) {
      const [inner, outer] = [petals[step]!, petals[step + 1]!];
      this.parent[inner] = this.from[this.at(outer, inner)]!;
      this.side[inner] = INNER;
      this.side[outer] = OUTER;
      this.slack[inner] = 0;
      this.findSlack(outer);
      this.enqueue(outer);
    }
    this.side[entry] = INNER;
    this.parent[entry] = this.parent[b]!;
    for (let step = way + 1; step < petals.length; step += 1) {
      this.side[petals[step]!] = FREE;
      this.findSlack(petals[step]!);
    }
    this.top[b] = 0;
  }

  /** An edge became tight: the tree grows, a blossom closes, or two free vertices are joined (true). */
  private takeEdge(x: number, y: number): boolean {
    const edge = this.at(x, y);
    const [a, b] = [this.from[edge]!, this.to[edge]!];
    const [u, v] = [this.top[a]!, this.top[b]!];
    if (this.side[v] === FREE) {
      this.parent[v] = a;
      this.side[v] = INNER;
      const next = this.top[this.match[v]!]!;
      this.slack[v] = 0;
      this.slack[next] = 0;
      this.side[next] = OUTER;
      this.enqueue(next);
      return false;
    }
    if (this.side[v] !== OUTER) return false;
    const base = this.meeting(u, v);
    if (base === 0) {
      this.augment(u, v);
      this.augment(v, u);
      return true;
    }
    this.addBlossom(u, base, v);
    return false;
  }

  /** One pair more; false when there is none to be had. */
  private grow(): boolean {
    this.side.fill(FREE, 0, this.used + 1);
    this.slack.fill(0, 0, this.used + 1);
    this.queue = [];
    for (let x = 1; x <= this.used; x += 1) {
      if (this.top[x] !== x || this.match[x] !== 0) continue;
      this.parent[x] = 0;
      this.side[x] = OUTER;
      this.enqueue(x);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.followTight()) return true;
      if (!this.changeLabels()) return false;
      this.queue = [];
      for (let x = 1; x <= this.used; x += 1) {
        const u = this.slack[x]!;
        const isTight = this.top[x] === x && u !== 0 && this.top[u] !== x && this.distance(u, x) === 0;
        if (isTight && this.takeEdge(u, x)) return true;
      }
      for (let b = this.n + 1; b <= this.used; b += 1) {
        if (this.top[b] === b && this.side[b] === INNER && this.label[b] === 0) this.expand(b);
      }
    }
  }

  private followTight(): boolean {
    for (let next = 0; next < this.queue.length; next += 1) {
      const u = this.queue[next]!;
      if (this.side[this.top[u]!] === INNER) continue;
      for (let v = 1; v <= this.n; v += 1) {
        if (this.weight[this.at(u, v)]! <= 0 || this.top[u] === this.top[v]) continue;
        if (this.distance(u, v) !== 0) this.tryFor(u, this.top[v]!);
        else if (this.takeEdge(u, v)) return true;
      }
    }
    return false;
  }

  /** False once a free vertex has nothing left to give: no pair more is possible. */
  private changeLabels(): boolean {
    let step = Infinity;
    for (let b = this.n + 1; b <= this.used; b += 1) {
      if (this.top[b] === b && this.side[b] === INNER) step = Math.min(step, this.label[b]! / 2);
    }
    for (let x = 1; x <= this.used; x += 1) {
      if (this.top[x] !== x || this.slack[x] === 0) continue;
      const distance = this.distance(this.slack[x]!, x);
      if (this.side[x] === FREE) step = Math.min(step, distance);
      else if (this.side[x] === OUTER) step = Math.min(step, distance / 2);
    }
    for (let u = 1; u <= this.n; u += 1) {
      const side = this.side[this.top[u]!];
      if (side === OUTER) {
        if (this.label[u]! <= step) return false;
        this.label[u] = this.label[u]! - step;
      } else if (side === INNER) this.label[u] = this.label[u]! + step;
    }
    for (let b = this.n + 1; b <= this.used; b += 1) {
      if (this.top[b] !== b) continue;
      if (this.side[b] === OUTER) this.label[b] = this.label[b]! + 2 * step;
      else if (this.side[b] === INNER) this.label[b] = this.label[b]! - 2 * step;
    }
    return true;
  }
}
