// The day in the hall: a desk at each arena, now and then two hands on one match, wrong results, absent athletes, moves.
import * as arenaCalls from '@gelanggang/contract/calls/arena-control';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import type { ArenaQueue, StandingResult } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import type { Books } from './books';
import { compareScore, JudgedMat } from './judged-mat';
import type { Paperwork } from './paperwork';
import type { Answered, Person } from './person';
import type { Opened, Registration } from './registration';
import type { Spectators } from './spectators';
import type { World } from './world';

const WIN_KINDS = ['angka', 'teknik', 'mutlak', 'wmp', 'undur-diri', 'diskualifikasi'] as const;
/** Of one arena in one day; more is a day that does not end. */
const MOST_STEPS = 4_000;
type Arena = Opened['arenas'][number];
type Named = Pick<StandingResult, 'id' | 'match_id' | 'winner'>;

export class MatchDay {
  private readonly mats = new Map<number, JudgedMat>();

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly offices: readonly Person[],
    private readonly desks: readonly Person[],
    private readonly registration: Registration,
    private readonly spectators: Spectators,
    private readonly paperwork: Paperwork,
  ) {}

  async run(checked: () => Promise<void>): Promise<void> {
    const { world } = this;
    await world.turnTo('2026-11-28T01:00:00Z');
    for (const [at, arena] of this.opened.arenas.entries())
      this.mats.set(arena.id, await JudgedMat.open(world, arena, this.desks[at] as Person));
    let done = new Set<number>();
    for (let step = 1; done.size < this.opened.arenas.length; step += 1) {
      if (step > MOST_STEPS) return void world.broken.push('the day does not end');
      const at = world.one(this.opened.arenas.map((_, index) => index).filter((index) => !done.has(index)));
      const desk = this.desks[at] as Person;
      const { data } = await desk.must(arenaCalls.queue, { params: { id: (this.opened.arenas[at] as Arena).id } });
      if (!data.matches.some((match) => isFought(match) && !isOver(match))) {
        done.add(at);
        continue;
      }
      // what is done here may open another arena again
      done = new Set();
      // no two acts of an arena are in one moment: a match that is started anew is another start
      await world.turnTo(world.time.now + 1_000);
      await world.wait(world.random.int(3));
      await this.step(desk, data);
      if (world.chance(60)) await checked();
      if (world.chance(50)) await world.trouble();
      if (world.chance(12)) this.spectators.wander();
      if (world.chance(60)) await this.paperwork.askForOne();
    }
  }

  private async step(desk: Person, queue: ArenaQueue): Promise<void> {
    const { world } = this;
    if (world.chance(9)) return this.mishap(desk, queue);
    const id = queue.current_match_id ?? queue.next_match_id;
    const match = queue.matches.find((one) => one.id === id);
    if (!match) {
      // it waits for a winner of another arena, or for one that was set back
      const skipped = queue.matches.find((one) => one.is_skipped && isKnown(one) && !isOver(one));
      if (skipped)
        await desk.ask(arenaCalls.callUp, { params: { id: skipped.id }, body: { arena_id: queue.arena.id } });
      return;
    }
    const body = { arena_id: queue.arena.id };
    const params = { id: match.id };
    if (match.status === 'scheduled') {
      const dice = world.random.int(14);
      if (dice === 0) await this.absent(desk, match, world.one(CORNERS));
      else if (dice === 1) await this.absent(desk, match, undefined);
      else if (dice === 2 && !match.is_skipped) await desk.ask(arenaCalls.skip, { params });
      else await this.twice((one, racer) => one.ask(arenaCalls.callUp, { params, body, racer }), desk);
    } else if (match.status === 'called') {
      if (world.chance(15)) await desk.ask(arenaCalls.bringBack, { params });
      else await this.twice((one, racer) => one.ask(arenaCalls.start, { params, body, racer }), desk);
    } else await this.fight(desk, match, queue.arena.id);
  }

  /** A running match: its clock, some points counted, and its end, which two may write at once. */
  private async fight(desk: Person, match: LiveMatch, arenaId: number): Promise<void> {
    const { world } = this;
    const params = { id: match.id };
    if (world.chance(20)) return void (await desk.ask(arenaCalls.unstart, { params }));
    const isRunning = (await desk.ask(arenaCalls.stepClock, { params, body: { step: 'start' } })).isDone;
    if (isRunning && world.flip()) await this.mats.get(arenaId)?.judge(match);
    else await this.countAtDesk(desk, match, arenaId);
    await world.wait(2 + world.random.int(4));
    const results = this.hands().map(() => ({
      winner: world.one(CORNERS),
      win_kind: world.one(WIN_KINDS.slice(1)),
    }));
    const isLost = results.length === 1 && world.chance(6);
    const answers = await this.atOnce(
      results,
      (one, body, racer) => one.ask(arenaCalls.record, { params, body, racer, isLost }),
      desk,
    );
    const done = results.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) world.broken.push(`match ${match.id} has ended twice`);
    if (done[0]) this.books.record(match.id, done[0].winner);
  }

  /** The desk counts by itself; what it sends again is counted once. */
  private async countAtDesk(desk: Person, match: LiveMatch, arenaId: number): Promise<void> {
    const { world } = this;
    const score = { blue: 0, red: 0 };
    for (let points = world.random.int(4); points > 0; points -= 1) {
      const body = { corner: world.one(CORNERS), by: 1 + world.random.int(3) };
      const answer = await desk.ask(scoringCalls.count, { params: { id: match.id }, body, isLost: world.chance(6) });
      if (answer.isDone) score[body.corner] += body.by;
    }
    await compareScore(world, arenaId, match, score);
  }

  private async absent(desk: Person, match: LiveMatch, winner: Corner | undefined): Promise<void> {
    const asking = { params: { id: match.id }, body: { winner, reason: 'Tidak hadir' } };
    const answer = await desk.ask(arenaCalls.walkover, asking);
    if (answer.isDone) this.books.record(match.id, winner ?? null);
  }

  private async mishap(desk: Person, queue: ArenaQueue): Promise<void> {
    const { world } = this;
    const dice = world.random.int(6);
    if (dice === 4) return this.rename(desk, queue);
    if (dice === 5) return this.undoCorrection(desk, queue);
    const decided = queue.results.filter((one) => one.winner !== null || one.is_walkover);
    if (dice === 3) {
      const waiting = queue.matches.filter((match) => match.status === 'scheduled' && isFought(match));
      const [arena] = queue.other_arenas;
      if (waiting.length === 0 || !arena) return;
      const params = { id: world.one(waiting).id };
      return void (await (this.offices[0] as Person).ask(arenaCalls.move, { params, body: { arena_id: arena.id } }));
    }
    if (decided.length === 0) return;
    const result = world.one(decided);
    if (dice === 0) await this.correct(desk, result);
    else await this.withdraw(desk, result, dice === 1);
  }

  /** A name was written wrong: the office puts it right while its match is called. */
  private async rename(desk: Person, queue: ArenaQueue): Promise<void> {
    const { world } = this;
    const waiting = queue.matches.filter((match) => match.status === 'scheduled' && isKnown(match));
    if (waiting.length === 0) return;
    const match = world.one(waiting);
    const athlete = [...this.books.athletes.values()].find(({ name }) => name === match.blue.name);
    if (!athlete) return;
    const save = await this.registration.renaming(athlete, this.offices[0] as Person);
    const name = `${athlete.name}H`;
    const params = { id: match.id };
    const [isSaved] = await world.race<unknown>(
      (racer) => save(name, racer),
      (racer) => desk.ask(arenaCalls.callUp, { params, body: { arena_id: queue.arena.id }, racer }),
    );
    if (isSaved === true) this.books.rename(athlete, name);
  }

  /** A correction was none: what it replaced stands again. */
  private async undoCorrection(desk: Person, queue: ArenaQueue): Promise<void> {
    const corrected = queue.results.filter((one) => one.is_correction && !one.is_final);
    if (corrected.length === 0) return;
    const { id, match_id: matchId } = this.world.one(corrected);
    const answer = await desk.ask(arenaCalls.undo, { params: { id: matchId }, body: { result_id: id } });
    if (answer.isDone) this.books.takeBack(matchId);
  }

  /** The desk and the office correct at once, by the same result: one of them only. */
  private async correct(desk: Person, result: Named): Promise<void> {
    const bodies = this.hands().map((_, at) => ({
      ...{ winner: at === 0 ? otherOf(result.winner) : (result.winner ?? 'blue'), win_kind: 'diskualifikasi' as const },
      ...{ corrects_result_id: result.id, reason: 'Salah sudut' },
    }));
    const params = { id: result.match_id };
    const answers = await this.atOnce(
      bodies,
      (one, body, racer) => one.ask(arenaCalls.record, { params, body, racer }),
      desk,
    );
    const done = bodies.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) this.world.broken.push(`result ${result.id} was corrected twice`);
    if (done[0]) this.books.record(result.match_id, done[0].winner);
  }

  private async withdraw(desk: Person, result: Named, isRestored: boolean): Promise<void> {
    const params = { id: result.match_id };
    const taken = await desk.ask(arenaCalls.withdraw, { params, body: { result_id: result.id, reason: 'Diperiksa' } });
    if (!taken.isDone) return;
    this.books.withdraw(result.match_id);
    if (!isRestored) return;
    const back = await desk.ask(arenaCalls.undo, { params, body: { result_id: result.id } });
    if (back.isDone) this.books.takeBack(result.match_id);
  }

  /** Whose hands are on the button: the desk's, and once in a while the office's too. */
  private hands(): number[] {
    return this.world.chance(6) ? [0, 1] : [0];
  }

  private atOnce<Body, Answer>(
    bodies: readonly Body[],
    ask: (one: Person, body: Body, racer?: string) => Promise<Answered<Answer>>,
    desk: Person,
  ): Promise<Answered<Answer>[]> {
    const people = [desk, this.offices[1] as Person];
    const [only] = bodies;
    const isLosing = this.world.chance(9);
    if (bodies.length === 1 && only !== undefined && !isLosing) return Promise.all([ask(desk, only)]);
    const acts = bodies.map((body, at) => (racer: string) => ask(people[at] as Person, body, racer));
    return isLosing ? this.world.raceWithLoss(...acts) : this.world.race(...acts);
  }

  private twice<Answer>(
    ask: (one: Person, racer?: string) => Promise<Answered<Answer>>,
    desk: Person,
  ): Promise<Answered<Answer>[]> {
    return this.atOnce(this.hands(), (one, _, racer) => ask(one, racer), desk);
  }
}

const isFought = (match: LiveMatch) => match.blue.state !== 'bye' && match.red.state !== 'bye';
const isKnown = (match: LiveMatch) => match.blue.state === 'unit' && match.red.state === 'unit';
const isOver = (match: LiveMatch) => match.status === 'finished' || match.status === 'walkover';
const otherOf = (corner: Corner | null): Corner => (corner === 'blue' ? 'red' : 'blue');
