// Registration is over: every class is divided and drawn; on some days classes are merged and parted again, and somebody pays
// while the draw is on, or when all pools are drawn.
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { drawingRefusalTexts } from '@gelanggang/drawing/refusal-texts';
import * as mergeCalls from '@gelanggang/contract/calls/merge';
import * as settingCalls from '@gelanggang/contract/calls/tournament-settings';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { PoolRow } from '@gelanggang/contract/drawing';
import type { Corner } from '@gelanggang/domain/words/corners';
import { GENDERS } from '@gelanggang/domain/words/genders';
import type { Athlete, Books } from './books';
import type { DrawnMatch } from './brackets';
import { classesOf, roomIn } from './draw-books';
import { HandsOnDraws } from './hands-on-draws';
import type { Answered, Person } from './person';
import type { Opened } from './opening';
import { readLive, readStanding } from './planning';
import type { Registration } from './registration';
import { seedFaults } from './seed-truth';
import type { World } from './world';

const TANDING = 1;
const CHARTS: readonly MatchChart[] = [0, 0, 4, 8, 16, 2];
type Class = Opened['classes'][number];

export class Drawing {
  /** By class: names, the strongest first. */
  private readonly seeds = new Map<number, string[]>();

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly registration: Registration,
    private readonly offices: readonly Person[],
  ) {}

  async run(): Promise<void> {
    const { world, opened, books } = this;
    const isLate = world.isToday('somebody pays late', 3);
    await this.office.must(settingCalls.switchRegistration, {
      ...{ params: { id: opened.tournamentId }, body: { is_open: false } },
    });
    books.draws.begin(opened.classes);
    for (const one of opened.classes) if (this.paidOf([one.id]).length > 0) await this.divide(one.id, one.ageId);
    if (world.isToday('classes are merged', 3)) await this.merge();
    if (isLate) await this.comeLate();
    const hands = new HandsOnDraws(world, opened, this.offices);
    const isByHand = world.isToday('draws are changed by hand', 3);
    if (isByHand) await hands.move((await this.pools()).filter(isWaiting));
    for (const { id } of await this.pools()) {
      await this.draw(id, isLate && world.chance(3));
      if (world.chance(6))
        await this.office.ask(drawingCalls.regenerate, { params: { id }, body: { reason: 'Diulang' } });
    }
    if (isLate) {
      await this.comeLate();
      await this.drawLeft();
    }
    for (const one of opened.classes) books.drawn.set(one.id, this.paidOf([one.id]));
    if (isByHand) for (const { id } of await this.pools()) await (world.flip() ? hands.exchange(id) : hands.lock(id));
    await this.note();
    await this.judgeSeeds(hands.changed);
  }

  /** Of a class of which all are in one bracket that nobody has changed. */
  private async judgeSeeds(changed: ReadonlySet<number>): Promise<void> {
    const pools = await this.pools();
    for (const [classId, seeds] of this.seeds) {
      const own = pools.filter((pool) => this.classesOf(pool).includes(classId));
      const [pool] = own;
      if (!pool || own.length > 1 || changed.has(pool.id) || this.classesOf(pool).length > 1) continue;
      const contingents = this.paidOf([classId]).map(({ contingentId }) => contingentId);
      const isApart = new Set(contingents).size === contingents.length;
      for (const fault of seedFaults(this.books.pools.get(pool.id) ?? [], seeds, isApart))
        this.world.broken.push(`pool ${pool.id}: ${fault}`);
    }
  }

  /** Who was strongest last year; the others are drawn around them. */
  private async chooseSeeds(classId: number, ageId: number): Promise<number[]> {
    const { world, opened } = this;
    if (!world.isToday('there are seeds', 3)) return [];
    const { data } = await this.office.must(mergeCalls.participants, {
      query: { tournament_id: opened.tournamentId, age_category_id: ageId, category_class_id: classId },
    });
    const seeds = world.random.shuffle([...data]).slice(0, Math.min(4, data.length));
    this.seeds.set(
      classId,
      seeds.map(({ name }) => name),
    );
    return seeds.map(({ participant_id: id }) => id);
  }

  /** Both at the office press the button for this class at once: one of them only. */
  private async divide(classId: number, ageId: number): Promise<Outcome> {
    const seeds = await this.chooseSeeds(classId, ageId);
    const body = {
      ...{ tournament_id: this.opened.tournamentId, match_category_id: TANDING, age_category_id: ageId },
      ...{ category_class_id: classId, match_chart: this.world.one(CHARTS) },
      ...(seeds.length > 0 ? { seeds } : {}),
    };
    const outcome = await this.atOnce((one, racer) => one.ask(drawingCalls.createPools, { body, racer }));
    if (outcome === 'twice') this.world.broken.push(`class ${classId} was divided twice`);
    return outcome;
  }

  /** Both draw one pool at once, or one draws it while the other takes somebody's money. */
  private async draw(id: number, isBesidePayment = false): Promise<void> {
    const params = { id };
    if (isBesidePayment)
      await this.registration.comeLate((racer) => this.office.ask(drawingCalls.generate, { params, racer }));
    // the payment may have found nobody to pay
    await this.atOnce((one, racer) => one.ask(drawingCalls.generate, { params, racer }));
  }

  /** Too few in two classes: they fight as one. Two at the office may think of other classes at once. */
  private async merge(): Promise<void> {
    const { world, opened, books } = this;
    const sorts = GENDERS.map((gender) => opened.classes.filter((one) => one.gender === gender));
    const fitting = sorts.filter((classes) => classes.length > 1);
    if (fitting.length === 0) return;
    const [x, y, z] = world.random.shuffle([...world.one(fitting)]) as [Class, Class, Class | undefined];
    const [pool] = await this.pools();
    // one that is drawn already gives way too
    if (pool && world.flip()) await this.draw(pool.id);
    const isOther = z !== undefined && world.flip();
    const sets = [[x.id, y.id], isOther ? [y.id, z.id] : [x.id, y.id]];
    const bodies = sets.map((category_class_ids) => ({
      ...{ tournament_id: opened.tournamentId, age_category_id: x.ageId, category_class_ids },
      ...{ match_chart: world.one(CHARTS), reason: 'Peserta terlalu sedikit' },
    }));
    const answers = await world.race(
      ...bodies.map(
        (body, at) => (racer: string) => (this.offices[at] as Person).ask(mergeCalls.merge, { body, racer }),
      ),
    );
    const done = sets.filter((_, at) => answers[at]?.isDone);
    if (isOther && done.length > 1) world.broken.push(`class ${y.id} was merged with two others at once`);
    if (done.some((set) => this.paidOf(set).length === 0))
      world.broken.push('classes were merged of which nobody paid');
    // whose answer was lost has merged them all the same, and is told so at the second try
    const stands = answers.findIndex(({ sentence }) => sentence === drawingRefusalTexts['classes-merged']);
    const merged = done[0] ?? sets[stands];
    if (merged) {
      books.draws.merge(merged);
      if (world.chance(3)) await this.part(merged, x.ageId);
    } else if (answers.every(({ status }) => status > 0) && sets.every((set) => this.paidOf(set).length > 0))
      world.broken.push(`classes cannot be merged: ${answers.map(({ sentence }) => sentence).join(' ')}`);
  }

  /** Somebody has entered in time after all: both dissolve it at once, and its classes are divided again. */
  private async part(ids: readonly number[], ageId: number): Promise<void> {
    const { world, books } = this;
    const drawing = (await this.pools()).find((pool) => this.classesOf(pool).length > 1)?.drawing_id;
    if (drawing === undefined) return void world.broken.push('classes were merged, and no pool says so');
    const asked = { params: { id: drawing }, body: { reason: 'Peserta bertambah' } };
    const outcome = await this.atOnce((one, racer) => one.ask(mergeCalls.dissolve, { ...asked, racer }));
    if (outcome === 'twice') world.broken.push(`drawing ${drawing} was dissolved twice`);
    if (outcome === 'refused') world.broken.push(`drawing ${drawing} cannot be dissolved`);
    if (outcome !== 'done') return;
    books.draws.part(ids);
    for (const id of ids) if (this.paidOf([id]).length > 0) await this.divide(id, ageId);
  }

  /** Who pays when the classes are divided stands in an undrawn pool of the own class with room, if there is one. */
  private async comeLate(): Promise<void> {
    const before = await this.pools();
    const late = await this.registration.comeLate();
    const after = await this.pools();
    for (const group of this.books.draws.all) {
      const own = (pools: readonly PoolRow[]) =>
        pools.filter((pool) => this.classesOf(pool).some((id) => group.includes(id)));
      const count = (pools: readonly PoolRow[]) => own(pools).reduce((sum, pool) => sum + pool.units_count, 0);
      const room = own(before).reduce((sum, pool) => sum + (isWaiting(pool) ? roomIn(pool) : 0), 0);
      const come = late.filter(({ classId }) => group.includes(classId)).length;
      const joined = count(after) - count(before);
      if (joined !== Math.min(room, come))
        this.world.broken.push(
          `${come} pay late in ${group.join('+')} with room for ${room}, ${joined} stand in its pools`,
        );
    }
  }

  /** Who found no pool is divided by itself; of other classes nobody is left. */
  private async drawLeft(): Promise<void> {
    const { world, opened, books } = this;
    const standing = [...(await readStanding(world, opened, this.office)).values()].flat();
    const pools = await this.pools();
    for (const group of books.draws.all) {
      const left = this.paidOf(group).filter(({ name }) => !standing.includes(name));
      if (left.length === 0 && !world.chance(3)) continue;
      // classes that are merged have one class for all of them
      const own = pools.find((pool) => this.classesOf(pool).some((id) => group.includes(id)));
      const outcome = await this.divide(own?.category_class.id ?? group[0] ?? 0, opened.classes[0]?.ageId ?? 0);
      if (outcome === (left.length > 0 ? 'refused' : 'done'))
        world.broken.push(
          `${left.length} of the classes ${group.join('+')} stand in no pool, dividing them is ${outcome}`,
        );
    }
    for (const pool of await this.pools()) if (isWaiting(pool)) await this.draw(pool.id);
  }

  private async note(): Promise<void> {
    const { world, opened, office } = this;
    const live = await world.upToDate(opened.tournamentId, () => readLive(office, opened.slug));
    for (const { id } of await this.pools()) {
      const matches = live.matches.filter((match) => match.pool_id === id);
      const drawn = matches.map((match): DrawnMatch => {
        const name = (corner: Corner) =>
          match.round > 1 || match[corner].state === 'tbd'
            ? null
            : match[corner].state === 'bye'
              ? ''
              : match[corner].name;
        return {
          ...{ id: match.id, round: match.round, blue: name('blue'), red: name('red') },
          ...{ nextId: match.next_match_id, nextCorner: match.next_corner },
        };
      });
      this.books.pools.set(id, drawn);
    }
  }

  private async atOnce(ask: (one: Person, racer: string) => Promise<Answered<unknown>>): Promise<Outcome> {
    const answers = await this.world.race(...this.offices.map((one) => (racer: string) => ask(one, racer)));
    const done = answers.filter(({ isDone }) => isDone).length;
    if (done > 0) return done > 1 ? 'twice' : 'done';
    return answers.some(({ status }) => status === 0) ? 'left out' : 'refused';
  }

  private async pools(): Promise<PoolRow[]> {
    const query = { tournament_id: this.opened.tournamentId };
    return (await this.office.must(drawingCalls.list, { query })).data;
  }

  private classesOf = (pool: PoolRow): number[] => classesOf(pool, this.opened.classes);

  private paidOf(classIds: readonly number[]): Athlete[] {
    const { books } = this;
    return [...books.athletes.values()].filter((one) => classIds.includes(one.classId) && books.isPaid(one));
  }

  private get office(): Person {
    return this.offices[0] as Person;
  }
}

/** What two at once have come to. */
type Outcome = 'done' | 'twice' | 'refused' | 'left out';

const isWaiting = (pool: PoolRow): boolean => pool.drawing_status === 'Not Generated';
