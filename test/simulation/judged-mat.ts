// The panels of one arena: three judges who tap late, twice, apart and together, and the council with throws, penalties and
// questions. What the score has to be is counted here by its own simple rule.
import * as councilCalls from '@gelanggang/contract/calls/council';
import * as panelCalls from '@gelanggang/contract/calls/panel';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';
import type { LiveMatch } from '@gelanggang/contract/live';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import type { Person } from './person';
import type { World } from './world';

/** Two of three judges within three seconds, this very distance still counts (specification 1, §1). */
const WINDOW_MS = 3_000;
const JUDGES = [1, 2, 3] as const;
const WORTH = { punch: 1, kick: 2, throw: 3 } as const;
/** Rulebook 2025, art. 11.6.d.4. */
const COSTS = { pembinaan: 0, 'teguran-1': -1, 'teguran-2': -2, 'peringatan-1': -5, 'peringatan-2': -10 } as const;
const STEPS = Object.keys(COSTS) as (keyof typeof COSTS)[];
const GAPS_MS = [0, 700, WINDOW_MS - 1, WINDOW_MS, WINDOW_MS + 1, WINDOW_MS + 900];
/** From the press to its arrival; the server's own thinking has room before and after it. */
const TRAVELS_MS = [1_600, 2_000, 2_400];
const TOO_LATE_MS = WINDOW_MS + 5_000;

/** A match since it was started the last time. */
type Fought = Pick<LiveMatch, 'id' | 'started_at'>;

export interface Judge {
  device: Person;
  tab: string;
  taps: number;
}

/** What matches stand at by what was answered; one more round after a protest goes on from there. */
export class Scores {
  private readonly all = new Map<string, Record<Corner, number>>();

  of({ id, started_at: startedAt }: Fought): Record<Corner, number> {
    const key = `${id} ${startedAt}`;
    const score = this.all.get(key) ?? { blue: 0, red: 0 };
    this.all.set(key, score);
    return score;
  }
}

export class JudgedMat {
  private presses = 0;

  /** By number; 0 is the council. Who sits in more of them than tanding needs judges seni. */
  private readonly seats = new Map<number, Judge>();
  private devices = 0;

  private constructor(
    private readonly world: World,
    private readonly arena: { id: number; name: string },
    private readonly desk: Person,
  ) {}

  static async open(world: World, arena: { id: number; name: string }, desk: Person): Promise<JudgedMat> {
    const mat = new JudgedMat(world, arena, desk);
    for (const seat of [0, ...JUDGES]) await mat.seat(seat);
    return mat;
  }

  async seat(seat: number): Promise<Judge> {
    const judge = this.seats.get(seat) ?? (await this.signIn(seat));
    this.seats.set(seat, judge);
    return judge;
  }

  /** Another one sits down there with a device of their own; what the one before enters counts no more. */
  async replace(seat: number): Promise<void> {
    const before = this.seats.get(seat);
    this.seats.set(seat, await this.signIn(seat));
    if (!before) return;
    const { device, tab } = before;
    const { isDone } = await device.ask(panelCalls.open, { body: { tab } });
    if (isDone) this.world.broken.push(`seat ${seat} of ${this.arena.name} has two devices`);
  }

  private async signIn(seat: number): Promise<Judge> {
    const { world, arena, desk } = this;
    const { data } = await desk.must(scoringCalls.issue, { params: { id: arena.id }, body: { seat } });
    const code = data.find((one) => one.seat === seat)?.code ?? '';
    const name = seat === 0 ? `Dewan ${arena.name}` : `Juri ${seat} ${arena.name}`;
    const { data: given } = await world.device(name, null).must(panelCalls.signIn, { body: { code } });
    const device = world.device(name, `Panel ${given.token}`);
    this.devices += 1;
    const tab = `page${arena.id}seat${seat}x${this.devices}x`.padEnd(12, '0').slice(0, 24);
    await device.must(panelCalls.open, { body: { tab } });
    return { device, tab, taps: 0 };
  }

  private get judges(): Judge[] {
    return JUDGES.map((seat) => this.seats.get(seat) as Judge);
  }

  private get council(): Person {
    return (this.seats.get(0) as Judge).device;
  }

  /** The match on the mat is judged for a minute; its score has to be what was agreed on. */
  async judge(match: Fought, score: Record<Corner, number>): Promise<void> {
    const { world } = this;
    const given = { blue: new Set<string>(), red: new Set<string>() };
    if (world.chance(12)) await this.replace(world.one(JUDGES));
    for (let hits = world.random.int(4); hits > 0; hits -= 1) await this.hit(score, world.one(CORNERS));
    if (world.chance(2)) await this.giveThrow(score);
    if (world.chance(2)) await this.question(score);
    for (let faults = world.random.int(3); faults > 0; faults -= 1) await this.fault(score, given);
    await compareScore(world, this.arena.id, match, score);
  }

  /** One to three judges see the same; how far apart and how late they press is drawn. */
  private async hit(score: Record<Corner, number>, corner: Corner): Promise<void> {
    const { world } = this;
    const kind = world.one(['punch', 'kick'] as const);
    let at = world.time.now + 200;
    const taps = world.random
      .shuffle([...this.judges])
      .slice(0, 1 + world.random.int(3))
      .map((judge, order) => {
        if (order > 0) at += world.one(GAPS_MS);
        const isLate = world.chance(8);
        return { judge, at, isLate, arrives: at + (isLate ? TOO_LATE_MS : world.one(TRAVELS_MS)) };
      });
    for (const { judge, at: pressedAt, arrives } of [...taps].sort((a, b) => a.arrives - b.arrives)) {
      await world.turnTo(arrives);
      judge.taps += 1;
      const body = { tab: judge.tab, taps: [{ number: judge.taps, corner, kind, at: pressedAt }] };
      const isLost = world.chance(6);
      const [first] = (await judge.device.ask(panelCalls.tap, { body, isLost })).body?.data ?? [];
      if (!world.chance(5)) continue;
      const [again] = (await judge.device.ask(panelCalls.tap, { body })).body?.data ?? [];
      if (first && again && first.fate !== again.fate)
        world.broken.push(`one tap was answered '${first.fate}', and sent again '${again.fate}'`);
    }
    const counted = taps.filter(({ isLate }) => !isLate);
    const isPoint = counted.some((tap, order) => order > 0 && tap.at - (counted[order - 1]?.at ?? 0) <= WINDOW_MS);
    if (isPoint) score[corner] += WORTH[kind];
    // whatever waits for a second judge waits no longer
    await world.turnTo(world.time.now + 2 * WINDOW_MS);
  }

  private async giveThrow(score: Record<Corner, number>): Promise<void> {
    const { world } = this;
    const corner = world.one(CORNERS);
    const body = { corner, key: this.nextKey() };
    const answer = await this.council.ask(councilCalls.giveThrow, { body, isLost: world.chance(4) });
    if (!answer.isDone) return;
    score[corner] += WORTH.throw;
    const [last] = answer.body.data.points;
    if (!last || !world.chance(4)) return;
    const asking = { params: { id: last.id }, body: { reason: 'Salah tekan' } };
    if ((await this.council.ask(councilCalls.withdrawPoint, asking)).isDone) score[corner] -= WORTH.throw;
  }

  /** Was it a throw? What two of three say counts, three different answers are none. */
  private async question(score: Record<Corner, number>): Promise<void> {
    const { world } = this;
    const asked = await this.council.ask(councilCalls.ask, { body: { kind: 'throw' } });
    const id = asked.isDone ? asked.body.data.verification?.id : undefined;
    if (id === undefined) return;
    const said = this.judges.map(() => world.one(['blue', 'red', 'none'] as const));
    const answers = await world.race(
      ...this.judges.map(
        ({ device }, at) =>
          (racer: string) =>
            device.ask(panelCalls.answer, { params: { id }, body: { answer: said[at] ?? 'none' }, racer }),
      ),
    );
    const heard = said.filter((_, at) => answers[at]?.isDone);
    const confirmed = await this.council.ask(councilCalls.confirm, { params: { id } });
    const verdict = CORNERS.find((corner) => heard.filter((one) => one === corner).length >= 2);
    if (confirmed.isDone && verdict) score[verdict] += WORTH.throw;
    if (!confirmed.isDone) await this.council.ask(councilCalls.close, { params: { id } });
  }

  private async fault(score: Record<Corner, number>, given: Record<Corner, Set<string>>): Promise<void> {
    const { world } = this;
    const [corner, step] = [world.one(CORNERS), world.one(STEPS)];
    const body = { corner, step, fault: 'g-keluar', reason: 'Lihat video', key: this.nextKey() };
    const answer = await this.council.ask(councilCalls.penalty, { body, isLost: world.chance(4) });
    if (!answer.isDone) return;
    if (step !== 'pembinaan' && given[corner].has(step)) world.broken.push(`${step} was given twice to ${corner}`);
    given[corner].add(step);
    score[corner] += COSTS[step];
  }

  private nextKey(): string {
    this.presses += 1;
    return `press-${this.arena.id}-${this.presses}`;
  }
}

/** Everybody sees this score of the match on the mat. */
export async function compareScore(
  world: World,
  arenaId: number,
  { id, started_at: startedAt }: Fought,
  wanted: Record<Corner, number>,
): Promise<void> {
  const visitor = world.device('Penonton', null);
  let shown: string | null = null;
  for (let tries = 0; tries < 300; tries += 1) {
    const { data } = await visitor.must(scoringCalls.score, { params: { id: arenaId } });
    const isOfNow = data.score?.match_id === id && data.score.started_at === startedAt;
    // nobody has scored since it was started
    if (!isOfNow && wanted.blue === 0 && wanted.red === 0) return;
    shown = isOfNow && data.score ? `${data.score.blue.score}:${data.score.red.score}` : null;
    if (shown === `${wanted.blue}:${wanted.red}`) return;
  }
  world.broken.push(`what was counted for match ${id} is ${wanted.blue}:${wanted.red}, everybody sees ${shown}`);
}
