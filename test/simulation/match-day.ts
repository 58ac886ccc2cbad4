// The day in the hall: a desk at each arena, now and then two hands on one match, wrong results, absent athletes, moves.
import * as arenaCalls from '@gelanggang/contract/calls/arena-control';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import type { ArenaQueue, StandingResult } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { winnerOver } from '@gelanggang/domain/results/barred';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import type { Books } from './books';
import { compareScore, JudgedMat, Scores } from './judged-mat';
import { JurusTable } from './jurus-table';
import type { Paperwork } from './paperwork';
import { Hands } from './hands';
import type { Person } from './person';
import type { Opened } from './opening';
import type { Registration } from './registration';
import { Replanning } from './replanning';
import type { Protests } from './protests';
import type { Screens } from './screens';
import type { Seni } from './seni';
import type { Spectators } from './spectators';
import type { World } from './world';

const WIN_KINDS = ['angka', 'teknik', 'mutlak', 'wmp', 'undur-diri', 'diskualifikasi'] as const;
/** Of one arena in one day; more is a day that does not end. */
const MOST_STEPS = 4_000;
type Arena = Opened['arenas'][number];
interface Ending {
  winner: Corner;
  win_kind: (typeof WIN_KINDS)[number];
}
type Named = Pick<StandingResult, 'id' | 'match_id' | 'winner'>;

/** Who and what a day needs. */
interface Hall {
  world: World;
  books: Books;
  opened: Opened;
  offices: readonly Person[];
  /** One to each arena. */
  desks: readonly Person[];
  registration: Registration;
  spectators: Spectators;
  paperwork: Paperwork;
  seni: Seni;
  protests: Protests;
  screens: Screens;
}

export class MatchDay {
  private readonly mats = new Map<number, JudgedMat>();
  private readonly hands: Hands;
  private readonly scores = new Scores();

  /** A result was taken away and nothing put in its place: whoever came from there is looked for before another one covers it. */
  private isWithdrawn = false;

  private readonly replanning: Replanning;
  private readonly table: JurusTable;

  constructor(private readonly day: Hall) {
    this.hands = new Hands(day.world, day.offices[1] as Person);
    this.table = new JurusTable(day.world, day.books, day.opened, day.offices[0] as Person);
    this.replanning = new Replanning(day.world, day.opened, day.offices);
  }

  /** `goOn` ends a day in which something is wrong. */
  async run(checked: () => Promise<void>, goOn: () => void): Promise<void> {
    const { world } = this.day;
    await world.turnTo('2026-11-28T01:00:00Z');
    for (const [at, arena] of this.day.opened.arenas.entries())
      this.mats.set(arena.id, await JudgedMat.open(world, arena, this.day.desks[at] as Person));
    await this.table.sitDown();
    let done = new Set<number>();
    for (let step = 1; ; step += 1) {
      if (done.size === this.day.opened.arenas.length) {
        if (!this.day.protests.isAnyOpen) break;
        // one more round may follow
        await this.day.protests.decideAll();
        done = new Set();
      }
      if (step > MOST_STEPS) return void world.broken.push('the day does not end');
      const at = world.one(this.day.opened.arenas.map((_, index) => index).filter((index) => !done.has(index)));
      const desk = this.day.desks[at] as Person;
      const { data } = await desk.must(arenaCalls.queue, { params: { id: (this.day.opened.arenas[at] as Arena).id } });
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
      await this.replanning.perhaps(desk, data);
      if (world.chance(60) || this.isWithdrawn) await checked();
      this.isWithdrawn = false;
      if (world.chance(50)) await world.trouble();
      if (world.chance(12)) this.day.spectators.wander();
      if (world.chance(60)) await this.day.paperwork.askForOne();
      if (world.chance(20)) await this.day.screens.aim();
      await this.day.protests.proceed();
      goOn();
    }
    await this.day.seni.finals(this.hands);
  }

  private async step(desk: Person, queue: ArenaQueue): Promise<void> {
    const { world } = this.day;
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
    const barred = queue.barred.filter((one) => one.match_id === match.id);
    if (barred.length > 0 && world.flip()) return this.absent(desk, match, winnerOver(barred) ?? undefined);
    if (match.status === 'scheduled') {
      const dice = world.random.int(14);
      if (dice < 2 && match.kind === 'seni') await this.day.seni.perform(desk, match, this.hands, true);
      else if (dice === 0) await this.absent(desk, match, world.one(CORNERS));
      else if (dice === 1) await this.absent(desk, match, undefined);
      else if (dice === 2 && !match.is_skipped) await desk.ask(arenaCalls.skip, { params });
      else await this.hands.twice((one, racer) => one.ask(arenaCalls.callUp, { params, body, racer }), desk);
    } else if (match.status === 'called') {
      if (world.chance(15)) await desk.ask(arenaCalls.bringBack, { params });
      else await this.hands.twice((one, racer) => one.ask(arenaCalls.start, { params, body, racer }), desk);
    } else if (match.kind === 'seni') await this.show(desk, match, queue.arena.id);
    else await this.fight(desk, match, queue.arena.id);
  }

  /** A performance on the mat. */
  private async show(desk: Person, match: LiveMatch, arenaId: number): Promise<void> {
    const { world, seni } = this.day;
    const params = { id: match.id };
    if (world.chance(20)) return void (await desk.ask(arenaCalls.unstart, { params }));
    await desk.ask(arenaCalls.stepClock, { params, body: { step: 'start' } });
    await world.wait(2 + world.random.int(3));
    const mat = this.table.isToday && !world.chance(4) ? this.mats.get(arenaId) : undefined;
    const judged = mat && (await this.table.judge(desk, mat, match, (judges) => seni.drawOf(match, judges)));
    await seni.perform(desk, match, this.hands, false, judged ?? undefined);
  }

  /** A running match: its clock, some points counted, and its end, which two may write at once. */
  private async fight(desk: Person, match: LiveMatch, arenaId: number): Promise<void> {
    const { world, books } = this.day;
    for (const corner of CORNERS)
      if (books.weighed.get(match[corner].name) === 'out-of-class')
        world.broken.push(`${match[corner].name} was out of class at the scales and fights`);
    const params = { id: match.id };
    if (world.chance(20)) return void (await desk.ask(arenaCalls.unstart, { params }));
    const isRunning = (await desk.ask(arenaCalls.stepClock, { params, body: { step: 'start' } })).isDone;
    if (isRunning && world.flip()) await this.mats.get(arenaId)?.judge(match, this.scores.of(match));
    else await this.countAtDesk(desk, match, arenaId);
    await world.wait(2 + world.random.int(4));
    const results = this.hands.drawn().map(() => this.ending());
    const [only] = results;
    if (results.length === 1 && only && world.chance(4)) return this.endTogether(desk, match, only);
    const isLost = results.length === 1 && world.chance(6);
    const answers = await this.hands.atOnce(
      results,
      (one, body, racer) => one.ask(arenaCalls.record, { params, body, racer, isLost }),
      desk,
    );
    const done = results.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) world.broken.push(`match ${match.id} has ended twice`);
    if (!done[0]) return;
    books.record(match.id, done[0].winner);
    if (world.chance(3)) await this.day.protests.question(match);
  }

  /** All matches that are on end in one moment, each at its own desk. */
  private async endTogether(desk: Person, match: LiveMatch, result: Ending): Promise<void> {
    const { world, opened, desks } = this.day;
    const ends = [{ by: desk, match, result }];
    for (const [at, { id }] of opened.arenas.entries()) {
      const other = desks[at] as Person;
      if (other === desk) continue;
      const { data } = await other.must(arenaCalls.queue, { params: { id } });
      const its = data.matches.find((one) => one.status === 'ongoing' && one.kind === 'tanding');
      if (its) ends.push({ by: other, match: its, result: this.ending() });
    }
    const answers = await world.race(
      ...ends.map(
        (one) => (racer: string) =>
          one.by.ask(arenaCalls.record, { params: { id: one.match.id }, body: one.result, racer }),
      ),
    );
    for (const [at, one] of ends.entries()) {
      if (answers[at]?.isDone) this.day.books.record(one.match.id, one.result.winner);
    }
  }

  private ending(): Ending {
    const { world } = this.day;
    return { winner: world.one(CORNERS), win_kind: world.one(WIN_KINDS.slice(1)) };
  }

  /** The desk counts by itself; what it sends again is counted once. */
  private async countAtDesk(desk: Person, match: LiveMatch, arenaId: number): Promise<void> {
    const { world } = this.day;
    const score = this.scores.of(match);
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
    if (answer.isDone) this.day.books.record(match.id, winner ?? null);
  }

  private async mishap(desk: Person, queue: ArenaQueue): Promise<void> {
    const { world } = this.day;
    const shown = queue.matches.filter((match) => match.kind === 'seni' && isOver(match));
    if (shown.length > 0 && world.flip()) return this.day.seni.mishap(desk, world.one(shown), this.hands);
    const dice = world.random.int(6);
    if (dice === 4) return this.rename(desk, queue);
    if (dice === 5) return this.undoCorrection(desk, queue);
    const fights = new Set(queue.matches.filter(({ kind }) => kind === 'tanding').map(({ id }) => id));
    const decided = queue.results.filter((one) => fights.has(one.match_id) && (one.winner !== null || one.is_walkover));
    if (dice === 3) {
      const waiting = queue.matches.filter(
        (match) => match.status === 'scheduled' && isFought(match) && match.kind === 'tanding',
      );
      const [arena] = queue.other_arenas;
      if (waiting.length === 0 || !arena) return;
      const params = { id: world.one(waiting).id };
      return void (await (this.day.offices[0] as Person).ask(arenaCalls.move, {
        params,
        body: { arena_id: arena.id },
      }));
    }
    if (decided.length === 0) return;
    const result = world.one(decided);
    if (dice === 0) await this.correct(desk, result);
    else await this.withdraw(desk, result, dice === 1);
  }

  /** A name was written wrong: the office puts it right while its match is called. */
  private async rename(desk: Person, queue: ArenaQueue): Promise<void> {
    const { world } = this.day;
    const waiting = queue.matches.filter((match) => match.status === 'scheduled' && isKnown(match));
    if (waiting.length === 0) return;
    const match = world.one(waiting);
    const athlete = [...this.day.books.athletes.values()].find(({ name }) =>
      match[match.corner ?? 'blue'].name.split(', ').includes(name),
    );
    if (!athlete) return;
    const save = await this.day.registration.renaming(athlete, this.day.offices[0] as Person);
    const name = `${athlete.name}H`;
    const params = { id: match.id };
    const [isSaved] = await world.race<unknown>(
      (racer) => save(name, racer),
      (racer) => desk.ask(arenaCalls.callUp, { params, body: { arena_id: queue.arena.id }, racer }),
    );
    if (isSaved === true) this.day.books.renameAthlete(athlete, name);
  }

  /** A correction was none: what it replaced stands again. */
  private async undoCorrection(desk: Person, queue: ArenaQueue): Promise<void> {
    const corrected = queue.results.filter((one) => one.is_correction && !one.is_final);
    if (corrected.length === 0) return;
    const { id, match_id: matchId } = this.day.world.one(corrected);
    const answer = await desk.ask(arenaCalls.undo, { params: { id: matchId }, body: { result_id: id } });
    if (answer.isDone) this.day.books.takeBack(matchId);
  }

  /** The desk and the office correct at once, by the same result: one of them only. */
  private async correct(desk: Person, result: Named): Promise<void> {
    const bodies = this.hands.drawn().map((_, at) => ({
      ...{ winner: at === 0 ? otherOf(result.winner) : (result.winner ?? 'blue'), win_kind: 'diskualifikasi' as const },
      ...{ corrects_result_id: result.id, reason: 'Salah sudut' },
    }));
    const params = { id: result.match_id };
    const answers = await this.hands.atOnce(
      bodies,
      (one, body, racer) => one.ask(arenaCalls.record, { params, body, racer }),
      desk,
    );
    const done = bodies.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) this.day.world.broken.push(`result ${result.id} was corrected twice`);
    if (done[0]) this.day.books.record(result.match_id, done[0].winner);
  }

  private async withdraw(desk: Person, result: Named, isRestored: boolean): Promise<void> {
    const params = { id: result.match_id };
    const taken = await desk.ask(arenaCalls.withdraw, { params, body: { result_id: result.id, reason: 'Diperiksa' } });
    if (!taken.isDone) return;
    this.day.books.withdraw(result.match_id);
    this.isWithdrawn = !isRestored;
    if (!isRestored) return;
    const back = await desk.ask(arenaCalls.undo, { params, body: { result_id: result.id } });
    if (back.isDone) this.day.books.takeBack(result.match_id);
  }
}

const isFought = (match: LiveMatch) => match.blue.state !== 'bye' && match.red.state !== 'bye';
const isKnown = (match: LiveMatch) =>
  match.kind === 'seni'
    ? match[match.corner ?? 'blue'].state === 'unit'
    : match.blue.state === 'unit' && match.red.state === 'unit';
const isOver = (match: LiveMatch) => match.status === 'finished' || match.status === 'walkover';
const otherOf = (corner: Corner | null): Corner => (corner === 'blue' ? 'red' : 'blue');
