// Seni in the simulated day: events are drawn as pools of performances and as battles, shown at the desks, put right, taken
// back, and the best of pools go on to a final.
import * as seniCalls from '@gelanggang/contract/calls/seni';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import * as liveCalls from '@gelanggang/contract/calls/live-snapshot';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { SeniDrawAnswer, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { Books } from './books';
import type { DrawnMatch } from './brackets';
import type { Hands } from './hands';
import type { Answered, Person } from './person';
import type { Opened } from './opening';
import { compareShown, isOut, type Row, type Shown } from './seni-books';
import { bodyOf, eventOf, frameOf, poolFrame, sizesOf, unitsOf } from './seni-events';
import type { World } from './world';

const DAY = '2026-11-28';
/** At least four, an even number (rulebook 2025, art. 10.4). */
const JUDGES = [4, 4, 6, 8] as const;

/** Seconds beside the time that performances are drawn with. */
const BESIDE = [0, 0, 0, 3, 5, 6, 8, 10, 11] as const;

export async function readSeni(person: Person, slug: string): Promise<LiveSnapshot> {
  return (await person.must(liveCalls.snapshot, { params: { slug, kind: 'seni' } })) as unknown as LiveSnapshot;
}

export class Seni {
  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly offices: readonly Person[],
  ) {}

  async drawAll(): Promise<void> {
    const { world, books, opened } = this;
    for (const event of opened.seni) {
      const paid = [...books.athletes.values()].filter((one) => one.classId === event.id && books.isPaid(one));
      if (paid.length === 0) continue;
      const units = unitsOf(paid, event.size);
      if (units.length === 0) continue;
      const isBattle = event.gender === 'female' && units.length > 1;
      const size = world.one(sizesOf(units.length));
      // fewer go on than the smallest pool has; of pools of one each is its own final
      const least = units.length % size || size;
      const advance = size < units.length && least > 1 ? { advance_count: 1 + world.random.int(least - 1) } : {};
      const body = {
        ...{ tournament_id: opened.tournamentId, match_category_id: event.categoryId, age_category_id: event.ageId },
        gender: event.gender,
        ...(isBattle
          ? { mode: 'battle' as const, bracket_type: 'full_prestasi' as const }
          : { mode: 'default' as const, pool_size: size, ...advance }),
      };
      const made = await this.once((one, racer) => one.ask(seniCalls.generate, { body, racer }), 'an event was drawn');
      if (!made) continue;
      const names = await this.note(made, units.length, event.categoryId);
      const wanted = units.map((unit) => unit.map(({ name }) => name).join(', '));
      if (sorted(names) !== sorted(wanted))
        world.broken.push(
          `of ${event.name} ${event.gender} are drawn ${sorted(names)}; whole by the books: ${sorted(wanted)}`,
        );
    }
  }

  /** Pools before the first match of tanding, battles after the last one. */
  async scheduleAll(): Promise<void> {
    const { opened } = this;
    const { matches } = await this.live();
    for (const mode of ['default', 'battle'] as const) {
      const own = matches
        .filter((match) => match.mode === mode && match.blue.state !== 'bye' && match.red.state !== 'bye')
        .sort((a, b) => a.round - b.round || a.id - b.id);
      const arena = mode === 'default' ? opened.arenas.at(-1) : opened.arenas[0];
      if (own.length === 0 || !arena) continue;
      const hour = mode === 'default' ? 5 : 20;
      const time = (order: number) =>
        `${String(hour + Math.floor(order / 60)).padStart(2, '0')}:${String(order % 60).padStart(2, '0')}`;
      await this.office.must(scheduleCalls.create, {
        body: {
          ...{ tournament_id: opened.tournamentId, tournament_arena_id: arena.id, scheduled_date: DAY, mode },
          ...{ start_time: time(0), end_time: time(150), age_category_id: 'all', match_category_id: 'all' },
          ...{ category_class_id: 'all', is_confirmed: true },
          matches: own.map(({ id }, order) => ({ seni_match_id: id, order: order + 1, start_time: time(order) })),
        },
      });
    }
  }

  /** On the mat, or not there at all: what the desk hands in, which two may do at once. */
  async perform(desk: Person, match: LiveMatch, hands: Hands, isAbsent = false, judged?: Shown): Promise<void> {
    const { world } = this;
    const row = this.books.seni.rows.get(match.id);
    if (!row) return void world.broken.push(`performance ${match.id} was never drawn`);
    const given = judged ? [judged] : (isAbsent ? [0] : hands.drawn()).map(() => (isAbsent ? ABSENT : this.draw(row)));
    const isLost = given.length === 1 && world.chance(6);
    const answers = await hands.atOnce(
      given,
      (one, shown, racer) =>
        one.ask(seniCalls.record, { params: { id: row.id }, body: this.bodyOf(row, shown), racer, isLost: isLost }),
      desk,
    );
    this.take(row, given, answers);
  }

  /** Of so many judges at their panels. */
  drawOf(match: LiveMatch, judges: number): Shown {
    const row = this.books.seni.rows.get(match.id);
    return row ? this.draw(row, judges) : ABSENT;
  }

  /** A score was wrong: it is put right, by two at once, or taken back, so that it is shown again. */
  async mishap(desk: Person, match: LiveMatch, hands: Hands): Promise<void> {
    const { world } = this;
    const row = this.books.seni.rows.get(match.id);
    if (!row) return;
    const stands = (await this.pool(row.poolId)).matches.find((one) => one.id === row.id)?.performance;
    if (!stands) return;
    const params = { id: row.id };
    if (world.chance(3)) {
      const body = { performance_id: stands.id, reason: 'Diperiksa' };
      if ((await desk.ask(seniCalls.withdraw, { params, body })).isDone) this.books.seni.show(row.id, null);
      return;
    }
    const given = hands.drawn().map(() => this.draw(row));
    const answers = await hands.atOnce(
      given,
      (one, shown, racer) =>
        one.ask(seniCalls.record, { params, body: { ...this.bodyOf(row, shown), corrects_id: stands.id }, racer }),
      desk,
    );
    this.take(row, given, answers);
  }

  /** When everything else is over: the best of the pools go on, and show the whole jurus. */
  async finals(hands: Hands): Promise<void> {
    const { world, books } = this;
    const pooled = [...books.seni.pools.values()].filter(({ advance }) => advance !== null);
    for (const drawingId of new Set(pooled.map((pool) => pool.drawingId))) {
      const going = books.seni.goingOn(drawingId);
      const body =
        going.length > 1 && world.flip()
          ? { mode: 'battle' as const, bracket_type: 'full_prestasi' as const }
          : { mode: 'default' as const };
      const params = { id: drawingId };
      const made = await this.once(
        (one, racer) => one.ask(seniCalls.advance, { params, body, racer }),
        'the best of one drawing went on',
      );
      if (!made) {
        if (going.length > 1) world.broken.push(`the best of drawing ${drawingId} cannot go on`);
        continue;
      }
      const before = pooled.find((pool) => pool.drawingId === drawingId);
      const names = await this.note(made, before?.entrants ?? 0, before?.categoryId ?? 0);
      if (sorted(names) !== sorted(going))
        world.broken.push(`${going.join()} of drawing ${drawingId} should go on, ${names.join()} do`);
      await this.showFinals(made, hands);
    }
  }

  private async showFinals(made: SeniDrawAnswer, hands: Hands): Promise<void> {
    for (const { id } of made.data.pools) {
      for (let turn = 0; turn < 64; turn += 1) {
        const { matches } = await this.live();
        const next = matches
          .filter((one) => one.pool_id === id && one.status === 'scheduled' && this.isReady(one, matches))
          .sort((a, b) => a.round - b.round || a.id - b.id)[0];
        if (!next) break;
        await this.world.wait(1 + this.world.random.int(4));
        await this.perform(this.office, next, hands, this.world.chance(9));
      }
    }
  }

  private isReady(match: LiveMatch, all: readonly LiveMatch[]): boolean {
    const rows = match.battle_group === null ? [match] : all.filter((one) => isBeside(one, match));
    return (
      rows.every((one) => one[one.corner ?? 'blue'].state === 'unit') && (match.mode === 'default' || rows.length > 1)
    );
  }

  private take(row: Row, given: readonly Shown[], answers: readonly Answered<unknown>[]): void {
    const { world, books } = this;
    const done = given.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) world.broken.push(`performance ${row.id} was recorded twice`);
    const [taken] = done;
    if (!taken) return;
    if (taken.outcome === 'performed' && isOut(taken.seconds ?? 0, row.frame))
      world.broken.push(`performance ${row.id} was taken with ${taken.seconds} seconds`);
    books.seni.show(row.id, taken);
  }

  /** What is handed in; never such that only the lot parts it from another one. */
  private draw(row: Row, judges?: number): Shown {
    const { world, books } = this;
    const event = eventOf(books.seni.categoryOf(row));
    const { min, max, isByLength } = row.frame;
    const outcome = world.chance(9) ? ('disqualified' as const) : ('performed' as const);
    const isStopped = outcome === 'disqualified';
    for (;;) {
      const beside = world.one(BESIDE) * (world.flip() ? 1 : -1);
      const whole = Math.max(0, (beside < 0 ? min : max) + beside);
      const shown: Shown = {
        ...{ outcome, items: world.chance(4) ? 1 + world.random.int(2) : 0 },
        scores: isStopped ? [] : Array.from({ length: judges ?? world.one(JUDGES) }, () => 935 + world.random.int(30)),
        seconds: !isStopped ? whole : isByLength ? world.random.int(min) : null,
        reached: isStopped && !isByLength ? world.random.int(event.jurus) : null,
      };
      const same = books.seni.besides(row).filter((other) => other.shown.outcome === outcome);
      if (same.every((other) => compareShown(shown, other.shown, row.frame) !== 0)) return shown;
    }
  }

  /** Both at the office at once: one of them only. */
  private async once(
    ask: (one: Person, racer: string) => Promise<Answered<SeniDrawAnswer>>,
    what: string,
  ): Promise<SeniDrawAnswer | null> {
    const { world } = this;
    const answers = await world.race(...this.offices.map((one) => (racer: string) => ask(one, racer)));
    const [done, twice] = answers.filter(({ isDone }) => isDone);
    if (twice) world.broken.push(`${what} twice`);
    return done?.body ?? null;
  }

  /** Writes down what was drawn; who stands in it. */
  private async note({ data }: SeniDrawAnswer, entrants: number, categoryId: number): Promise<string[]> {
    const { seni } = this.books;
    const { matches } = await this.live();
    const event = eventOf(categoryId);
    const names: string[] = [];
    for (const { id } of data.pools) {
      const own = matches.filter((match) => match.pool_id === id);
      seni.pools.set(id, { id, drawingId: data.id, categoryId, entrants, advance: data.advance_count });
      const rounds = Math.max(...own.map((match) => match.round));
      for (const match of own) {
        const corner = match.corner ?? 'blue';
        const battleId = match.mode === 'battle' ? battleOf(match, own) : null;
        const frame =
          match.mode === 'battle'
            ? frameOf(event, match.round, rounds, data.stage)
            : poolFrame(event, data.advance_count);
        seni.rows.set(match.id, { id: match.id, poolId: id, name: match[corner].name, frame, battleId, corner });
        // whoever has nobody to meet stands in the next round already
        if (match.round === 1 && match[corner].state === 'unit') names.push(match[corner].name);
      }
      if (data.mode === 'battle') seni.battles.pools.set(id, battlesOf(own));
    }
    return names;
  }

  private bodyOf(row: Row, shown: Shown) {
    return bodyOf(shown, eventOf(this.books.seni.categoryOf(row)));
  }

  private async pool(id: number): Promise<SeniPoolAnswer> {
    return (await this.office.must(seniCalls.pool, { params: { id } })).data;
  }

  private live(): Promise<LiveSnapshot> {
    return this.world.upToDate(this.opened.tournamentId, () => readSeni(this.office, this.opened.slug));
  }

  private get office(): Person {
    return this.offices[0] as Person;
  }
}

const ABSENT: Shown = { outcome: 'absent', scores: [], items: 0, seconds: null, reached: null };

/** Units by their members, whatever their order. */
const sorted = (units: readonly string[]): string =>
  units
    .map((unit) => unit.split(', ').sort().join('+'))
    .sort()
    .join(' ');

const isBeside = (one: LiveMatch, other: LiveMatch): boolean =>
  one.pool_id === other.pool_id && one.battle_group === other.battle_group;

/** The lower of its two rows. */
const battleOf = (match: LiveMatch, all: readonly LiveMatch[]): number =>
  Math.min(...all.filter((one) => isBeside(one, match)).map(({ id }) => id));

function battlesOf(own: readonly LiveMatch[]): DrawnMatch[] {
  return own
    .filter((match) => battleOf(match, own) === match.id)
    .map((match): DrawnMatch => {
      const rows = own.filter((one) => isBeside(one, match));
      const name = (corner: Corner) => {
        const row = rows.find((one) => one.corner === corner);
        // who has no opponent stands alone in its row
        if (!row) return match.round === 1 ? '' : null;
        return row.round > 1 || row[corner].state !== 'unit' ? null : row[corner].name;
      };
      const next = own.find(({ id }) => id === match.next_match_id);
      return {
        ...{ id: match.id, round: match.round, blue: name('blue'), red: name('red') },
        ...{ nextId: next ? battleOf(next, own) : null, nextCorner: match.next_corner },
      };
    });
}
