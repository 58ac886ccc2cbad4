// Whole championships of small classes, by lot: every match ends in any way, in any order, and ranks and medals are what the rulebook says.
import { createRandom, deriveSeed, type Random } from '@gelanggang/domain/random';
import { testApi } from '../../../test/setup/api';
import { type Championship, championship, type Class } from './championship-stage';

const api = testApi();

const SEED = process.env.CHAMPIONSHIP_SEED ?? '00000000000007e9';
const RUNS = Number(process.env.CHAMPIONSHIPS ?? 3);
const CLUBS = 4;
const KINDS = ['angka', 'teknik', 'mutlak', 'wmp', 'diskualifikasi', 'undur-diri'] as const;
const OTHER = { blue: 'red', red: 'blue' } as const;

class Play {
  readonly log: string[] = [];

  constructor(
    private readonly day: Championship,
    private readonly random: Random,
    /** The fewer, the more is found at the scales and for doping. */
    private readonly calm: number,
  ) {}

  private one<T>(from: readonly T[]): T {
    return from[this.random.int(from.length)] as T;
  }

  private same(found: unknown, wanted: unknown): void {
    const [is, be] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (is !== be) throw new Error(`${this.log.join('\n')}\nis:     ${is}\nwanted: ${be}`);
  }

  private of(one: Class): string {
    return `class ${this.day.classes.indexOf(one) + 1}`;
  }

  /** Nothing was left to do where it answers false. */
  async step(): Promise<boolean> {
    const open = this.day.classes.filter(({ books }) => !books.isOver());
    if (open.length === 0) return false;
    const one = this.one(open);
    const lot = this.random.int(this.calm);
    if (lot < 2) await this.weigh(one);
    else if (lot < 4) await this.dope(one);
    else if (lot < 5) await this.putRight(one);
    else if (lot < 6) await this.lift(one);
    else if (lot < 8) await this.correct(one);
    else await this.match(one);
    return true;
  }

  /** Fought, or won over who did not come or cannot go on; what nobody may fight is saved by the desk. */
  private async match(one: Class): Promise<void> {
    const ready = (await this.day.matchesOf(one)).filter(
      ({ id, status, blue, red }) =>
        status === 'scheduled' &&
        blue.state === 'unit' &&
        red.state === 'unit' &&
        ![blue.name, red.name].some((name) => one.books.isBarred(name)) &&
        !one.books.hasBegun(id),
    );
    if (ready.length === 0) return this.desk();
    const { id, ...who } = this.one(ready);
    const winner = this.one(['blue', 'red'] as const);
    const lot = this.random.int(10);
    const name = lot === 0 ? null : who[winner].name;
    this.log.push(`${this.of(one)}: ${who.blue.name} ${who.red.name} ${lot < 3 ? 'absent' : 'fought'}, ${name}`);
    if (lot < 3) await this.day.absent(id, name === null ? null : winner);
    else await this.day.fight(id, winner, this.one(KINDS));
    one.books.say(id, name, lot >= 3);
  }

  private async desk(): Promise<void> {
    this.log.push('desk');
    await this.day.desk();
  }

  private async weigh(one: Class): Promise<void> {
    const name = this.one([...one.fighters.keys()].sort());
    if (one.books.heavy.has(name)) return;
    const what = this.one(['out-of-class', 'absent'] as const);
    const { status, message } = await this.day.weigh(one, name, what);
    this.log.push(`${this.of(one)}: ${name} ${what} ${status} ${message}`);
    if (status === 200) one.books.heavy.add(name);
  }

  private async putRight(one: Class): Promise<void> {
    const heavy = [...one.books.heavy].sort();
    if (heavy.length === 0) return;
    const name = this.one(heavy);
    const { status, message } = await this.day.putRight(one, name);
    this.log.push(`${this.of(one)}: ${name} put right ${status} ${message}`);
    if (status === 200) one.books.heavy.delete(name);
  }

  async dope(one: Class): Promise<void> {
    const clean = [...one.fighters.keys()].filter((name) => !one.books.doped.has(name)).sort();
    if (clean.length === 0) return;
    const name = this.one(clean);
    this.log.push(`${this.of(one)}: ${name} doped`);
    await this.day.disqualify(one, name);
    one.books.doped.add(name);
  }

  private async lift(one: Class): Promise<void> {
    const doped = [...one.books.doped].sort();
    if (doped.length === 0) return;
    const name = this.one(doped);
    this.log.push(`${this.of(one)}: ${name} lifted`);
    await this.day.lift(one, name);
    one.books.doped.delete(name);
  }

  /** By the desk, which is refused once somebody has fought, or was let win, what follows. */
  private async correct(one: Class): Promise<void> {
    const fought = (await this.day.matchesOf(one)).filter(({ status }) => status === 'finished');
    if (fought.length === 0) return;
    const { id, winner, ...who } = this.one(fought);
    const other = OTHER[winner!];
    const { status, message } = await this.day.correct(id, other);
    this.log.push(`${this.of(one)}: ${who.blue.name} ${who.red.name} put right ${status} ${message}`);
    const isFollowed = one.books.after(id).some((next) => one.books.hasBegun(next.id));
    if (isFollowed) this.same(status, 409);
    if (status === 200) one.books.say(id, who[other].name, true);
  }

  async compare(): Promise<void> {
    await this.desk();
    const told = await this.day.medals();
    const won: [club: number, medal: string][] = [];
    for (const one of this.day.classes) {
      const { books, fighters } = one;
      const all = await this.day.matchesOf(one);
      const found = books.matches.map(({ id }) => {
        const match = all.find((live) => live.id === id)!;
        const named = (side: 'blue' | 'red') => (match[side].state === 'unit' ? match[side].name : '-');
        const isOver = match.status === 'finished' || match.status === 'walkover';
        const isBye = match.blue.state === 'bye' || match.red.state === 'bye';
        return isBye
          ? 'bye'
          : `${named('blue')}:${named('red')} ${isOver ? match.winner && named(match.winner) : 'open'}`;
      });
      const wanted = books.matches.map(({ id, blue, red }) => {
        if (blue === '-' || red === '-') return 'bye';
        const at = books.standing(id);
        return `${at.blue ?? '-'}:${at.red ?? '-'} ${at.winner === undefined ? 'open' : at.winner}`;
      });
      this.same(found, wanted);
      const medals = told.events
        .flatMap(({ pools }) => pools.flatMap(({ winners }) => winners))
        .filter(({ unit_id: id }) => [...fighters.values()].some(({ unitId }) => unitId === id))
        .map(({ medal, names }) => `${medal} ${names.join()}`)
        .sort();
      this.same(medals, books.medals());
      for (const line of books.medals()) {
        const [medal = '', ...name] = line.split(' ');
        won.push([fighters.get(name.join(' '))!.club, medal]);
      }
    }
    const rows = told.standings
      .map((row) => [row.rank, row.contingent_id, row.gold, row.silver, row.bronze])
      .sort(byRank);
    this.same(rows, table(won, this.day.clubs));
    this.same(
      told.is_over,
      this.day.classes.every(({ books }) => books.isOver()),
    );
  }
}

/** By golds, then silver, then bronze; who is level shares the rank. */
function table(won: readonly [number, string][], clubs: readonly number[]): number[][] {
  const rows = clubs
    .map((id, club) => {
      const of = (medal: string) => won.filter(([one, what]) => one === club && what === medal).length;
      return [id, of('gold'), of('silver'), of('bronze')];
    })
    .filter(([, ...medals]) => medals.some((count) => count > 0));
  const isBetter = (a: number[], b: number[]) => {
    const at = [1, 2, 3].find((place) => a[place] !== b[place]);
    return at !== undefined && a[at]! > b[at]!;
  };
  const ranked = rows.map((row) => [1 + rows.filter((one) => isBetter(one, row)).length, ...row]);
  return ranked.sort(byRank);
}

/** Who is level in any order. */
const byRank = (a: number[], b: number[]): number => a[0]! - b[0]! || a[1]! - b[1]!;

it.each(Array.from({ length: RUNS }, (_, run) => deriveSeed(SEED, String(run))))(
  'championship %s has the ranks and medals of the rulebook at every moment',
  async (seed) => {
    const random = createRandom(seed);
    const classes = Array.from({ length: 3 }, () => Array.from({ length: 2 + random.int(7) }, () => random.int(CLUBS)));
    const day = await championship(api, { classes, clubs: CLUBS, hasThirdPlaceMatch: random.int(3) === 0 });
    const play = new Play(day, random, 12 + random.int(12));
    for (let steps = 0; (await play.step()) && steps < 200; steps += 1) {
      if (random.int(5) === 0) await play.compare();
    }
    await play.compare();
    for (const one of day.classes) {
      for (let found = random.int(3); found > 0; found -= 1) {
        await play.dope(one);
        await play.compare();
      }
    }
  },
);
