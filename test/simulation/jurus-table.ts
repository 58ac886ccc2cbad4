// The judges of seni at their panels: four or more of them who enter mistakes or criteria, late, twice, two at once, one in another
// one's place; the council takes off and gives back. What the desk has to find is counted here by the words of the rulebook.
import * as arenaCalls from '@gelanggang/contract/calls/arena-control';
import * as councilCalls from '@gelanggang/contract/calls/jurus-council';
import * as panelCalls from '@gelanggang/contract/calls/panel';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import type { JudgeScoreRequest } from '@gelanggang/contract/jurus-panels';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { Books } from './books';
import type { Judge, JudgedMat } from './judged-mat';
import type { Person } from './person';
import type { Opened } from './opening';
import { eventOf } from './seni-events';
import { isOut, type Shown } from './seni-books';
import type { World } from './world';

/** Correctness begins at 9.90, each mistake takes 0.01, steadiness adds up to 0.10; criteria begin at 9.10 (art. 12.1, 12.3). */
const CORRECT = 990;
const CRITERIA = 910;
const MOST_OF_ONE = 30;
const GANDA = 3;
/** Of the tanding rule nothing changes. */
const TANDING_RULE = { judges: 3, agree: 2, within_ms: 3000 } as const;

export class JurusTable {
  readonly isToday: boolean;
  private judges = 0;
  private presses = 0;

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly office: Person,
  ) {
    this.isToday = world.isToday('judges of seni have panels', 3);
  }

  async sitDown(): Promise<void> {
    if (!this.isToday) return;
    this.judges = this.world.one([4, 6]);
    await this.office.must(scoringCalls.saveRule, {
      params: { id: this.opened.tournamentId },
      body: { ...TANDING_RULE, seni_judges: this.judges },
    });
  }

  /** What the judges and the council make of this performance, if it is on the mat; null: the desk writes it by itself. */
  async judge(desk: Person, mat: JudgedMat, match: LiveMatch, draw: (judges: number) => Shown): Promise<Shown | null> {
    const { world } = this;
    const shown = draw(this.judges);
    const row = this.books.seni.rows.get(match.id);
    // a time beyond its limits is refused at the desk alone: judged twice, the council would take off twice
    if (shown.outcome !== 'performed' || !row || isOut(shown.seconds ?? 0, row.frame)) return null;
    const stopped = await desk.ask(arenaCalls.stepClock, { params: { id: match.id }, body: { step: 'pause' } });
    const started = stopped.isDone ? await this.startOf(match) : null;
    if (started === null) return null;
    if (world.chance(4)) await mat.replace(1 + world.random.int(this.judges));
    const seats: Judge[] = [];
    for (let seat = 1; seat <= this.judges; seat += 1) seats.push(await mat.seat(seat));
    const enter = ({ device, tab }: Judge, score: number, more: { racer?: string; isLost?: boolean } = {}) =>
      device.ask(panelCalls.score, {
        body: { tab, match_id: match.id, started_at: started, ...this.entryOf(match, score) },
        ...more,
      });
    // one thinks better of it
    const first = seats[0] as Judge;
    if (world.flip()) await enter(first, 950);
    const [second] = seats.slice(1) as [Judge];
    const given = (seat: Judge) => shown.scores[seats.indexOf(seat)] ?? 0;
    const answers = await world.race(
      ...[first, second].map((seat) => (racer: string) => enter(seat, given(seat), { racer })),
    );
    for (const seat of seats.slice(2)) answers.push(await enter(seat, given(seat), { isLost: world.chance(6) }));
    await this.takeOff(mat, match, shown.items);
    if (answers.some(({ status }) => status === 0)) return null;
    const { data } = await desk.must(scoringCalls.judgeScores, { params: { id: match.id } });
    const told = data.scores.map(({ seat, score }) => `${seat} ${Math.round(100 * score)}`).join();
    const wanted = shown.scores.map((score, at) => `${at + 1} ${score}`).join();
    if (told !== wanted)
      world.broken.push(`the desk is told of performance ${match.id}: ${told}; judges gave ${wanted}`);
    if (data.items.length !== shown.items)
      world.broken.push(
        `the council took off ${shown.items} of performance ${match.id}, the desk is told ${data.items.length}`,
      );
    return shown;
  }

  /** The council presses, now and then once too often, and takes that back. */
  private async takeOff(mat: JudgedMat, match: LiveMatch, items: number): Promise<void> {
    const { world } = this;
    const { device: council } = await mat.seat(0);
    const row = this.books.seni.rows.get(match.id);
    const known = row ? eventOf(this.books.seni.categoryOf(row)).items : [];
    const press = (item: (typeof known)[number], isLost: boolean) => {
      this.presses += 1;
      const body = { match_id: match.id, item, at: 1_000 * this.presses, key: `jurus-press-${this.presses}` };
      return council.ask(councilCalls.takeOff, { body, isLost });
    };
    for (const item of known.slice(0, items)) await press(item, world.chance(4));
    const [wrong] = known;
    if (!wrong || !world.chance(3)) return;
    // whoever takes it back has read in the answer what there is to take back
    const pressed = await press(wrong, false);
    const id = pressed.isDone ? Math.max(...pressed.body.data.items.map((one) => one.id)) : 0;
    if (id > 0) await council.ask(councilCalls.takeBack, { params: { id: match.id, entryId: id } });
  }

  private entryOf(match: LiveMatch, score: number): Pick<JudgeScoreRequest, 'mistakes' | 'steadiness' | 'criteria'> {
    const { world } = this;
    const row = this.books.seni.rows.get(match.id);
    if (row && this.books.seni.categoryOf(row) === GANDA) {
      const above = score - CRITERIA;
      const first = Math.min(MOST_OF_ONE, above - 2);
      const second = Math.min(MOST_OF_ONE, above - first - 1);
      return { criteria: [first, second, above - first - second].map((one) => one / 100) };
    }
    const steadiness = 1 + world.random.int(10);
    const mistakes = Array.from({ length: CORRECT + steadiness - score }, (_, at) => 700 * at);
    return { mistakes, steadiness: steadiness / 100 };
  }

  private async startOf(match: LiveMatch): Promise<string | null> {
    const [row] = await this.world.rows<{ at: Date | null }>('select started_at as at from match where id = $1', [
      match.id,
    ]);
    return row?.at?.toISOString() ?? null;
  }
}
