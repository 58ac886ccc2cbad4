// Plans made anew while the day is on: by machine for everything that has not begun, taken by two at once or while a desk calls
// the next match; and the moves that bring the arenas together.
import * as arenaCalls from '@gelanggang/contract/calls/arena-control';
import * as planCalls from '@gelanggang/contract/calls/auto-schedule';
import * as jobCalls from '@gelanggang/contract/calls/jobs';
import * as paceCalls from '@gelanggang/contract/calls/pace';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { Answered, Person } from './person';
import { isAnyLeft, planFaults, type Slot } from './plan-truth';
import { readLive } from './planning';
import type { Opened } from './opening';
import { readSeni } from './seni';
import type { World } from './world';

const DAY = '2026-11-28';
/** The tournament's clock is ahead of the world's. */
const AHEAD_MINUTES = 7 * 60;
/** Later on it is not worth it. */
const LATEST = 20 * 60;
const LENGTHS = { tanding: 4, seni: 2, changeOver: 1, rest: 8 } as const;
const MOST_PLANS = 2;
const MOST_SCHEDULES = 100;

export class Replanning {
  private plans = 0;
  private readonly isToday: boolean;

  constructor(
    private readonly world: World,
    private readonly opened: Opened,
    private readonly offices: readonly Person[],
  ) {
    this.isToday = world.isToday('plans are made anew', 4);
  }

  /** Between two steps at the desks. */
  async perhaps(desk: Person, queue: ArenaQueue): Promise<void> {
    if (!this.isToday) return;
    const { world } = this;
    if (this.plans < MOST_PLANS && world.chance(12)) await this.planAnew(desk, queue);
    else if (world.chance(12)) await this.movePace();
  }

  private async planAnew(desk: Person, queue: ArenaQueue): Promise<void> {
    const { world, opened } = this;
    const now = this.minuteOf(world.time.now);
    if (now > LATEST) return;
    this.plans += 1;
    if (!(await this.plan())) return;
    const params = { id: opened.tournamentId };
    const { data: plan } = await this.office.must(planCalls.open, { params });
    if (!plan) return void world.broken.push('a plan was made, and none is open');
    const matches = await this.matches();
    const before = await this.slots();
    const hasNoRoom = plan.tasks.some(({ place }) => place === null);
    if (hasNoRoom || world.chance(8)) return this.discard(plan.id);
    const take = (one: Person, racer?: string) =>
      one.ask(planCalls.take, { params: { id: plan.id }, body: { version: plan.version, publish: true }, racer });
    const next = queue.matches.find(({ id, status }) => id === queue.next_match_id && status === 'scheduled');
    const isBesideCall = next !== undefined && world.chance(3);
    const call = (racer: string) =>
      desk.ask(arenaCalls.callUp, { params: { id: next?.id ?? 0 }, body: { arena_id: queue.arena.id }, racer });
    const answers: Answered<unknown>[] = await world.race<Answered<unknown>>(
      (racer) => take(this.office, racer),
      isBesideCall ? call : (racer) => take(this.offices[1] as Person, racer),
    );
    const [taken, other] = answers.map(({ isDone }) => isDone);
    if (!isBesideCall && taken && other) world.broken.push(`plan ${plan.id} was taken twice`);
    if (!taken && !other && answers.every(({ status }) => status > 0))
      world.broken.push(`plan ${plan.id} was not taken: ${answers.map(({ sentence }) => sentence).join(' ')}`);
    if (!taken && (isBesideCall || !other)) return this.discard(plan.id);
    const called = new Set(isBesideCall && other ? matches.filter((one) => isOf(one, next)).map(({ id }) => id) : []);
    const wanted = { ...LENGTHS, date: DAY, now };
    world.broken.push(...planFaults(matches, before, await this.slots(), wanted, called));
  }

  /** Whether a plan was made. */
  private async plan(): Promise<boolean> {
    const { world, opened } = this;
    const { tournamentId, arenas, classes } = opened;
    const session = { date: DAY, start_time: '00:00', end_time: '23:59', arena_ids: [], age_category_ids: [] };
    const { tanding, seni, changeOver, rest } = LENGTHS;
    const lengths = [{ age_category_id: classes[0]?.ageId ?? 0, tanding_minutes: tanding, seni_minutes: seni }];
    const params = {
      ...{ tournament_id: tournamentId, scope: 'all' as const, arena_ids: arenas.map(({ id }) => id) },
      ...{ sessions: [session], lengths, rest_minutes: rest, change_over_minutes: changeOver },
    };
    const asked = await this.office.ask(jobCalls.create, { body: { kind: 'auto-schedule', params } });
    if (!asked.isDone) return false;
    let job = asked.body.data;
    await world.until('the new plan', async () => {
      job = (await this.office.must(jobCalls.read, { params: { id: job.id } })).data;
      return job.status !== 'queued' && job.status !== 'running';
    });
    const isMade = job.status === 'done';
    if (isMade !== isAnyLeft(await this.matches()))
      world.broken.push(`the plan of job ${job.id} is ${job.status}: ${job.error}`);
    return isMade;
  }

  private async discard(id: number): Promise<void> {
    await this.office.ask(planCalls.discard, { params: { id } });
  }

  /** Both at the office do what the pace suggests, at once. */
  private async movePace(): Promise<void> {
    const { world, opened } = this;
    const params = { id: opened.tournamentId };
    const { data } = await this.office.must(paceCalls.pace, { params });
    if (data.moves.length === 0) return;
    const before = await this.slots();
    const moves = data.moves.map(({ match_id, from_arena, to_arena }) => ({
      ...{ match_id, from_arena_id: from_arena.id, to_arena_id: to_arena.id },
    }));
    const answers = await world.race(
      ...this.offices.map((one) => (racer: string) => one.ask(paceCalls.move, { params, body: { moves }, racer })),
    );
    const done = answers.filter(({ isDone }) => isDone);
    if (done.length > 1) world.broken.push('the moves of one pace were made twice');
    const after = await this.slots();
    const isMoved = (id: number) => moves.some((one) => one.match_id === id);
    for (const { match_id: id, to_arena_id: to } of done.length > 0 ? moves : []) {
      const at = after.filter(({ matchId }) => matchId === id).map(({ arenaId }) => arenaId);
      if (at.join() !== String(to))
        world.broken.push(`match ${id} was moved to arena ${to}, it stands in ${at.join()}`);
    }
    const left = (slots: readonly Slot[]) =>
      slots
        .filter(({ matchId }) => done.length === 0 || !isMoved(matchId))
        .map(({ matchId, arenaId }) => `${matchId} in ${arenaId}`)
        .sort()
        .join();
    if (left(before) !== left(after))
      world.broken.push(`moves of the pace have moved others: ${left(before)}; then ${left(after)}`);
  }

  private async matches(): Promise<LiveMatch[]> {
    const { world, opened, office } = this;
    const { tournamentId, slug } = opened;
    const tanding = await world.upToDate(tournamentId, () => readLive(office, slug));
    const seni = await world.upToDate(tournamentId, () => readSeni(office, slug));
    return [...tanding.matches, ...seni.matches];
  }

  private async slots(): Promise<Slot[]> {
    const query = { tournament_id: this.opened.tournamentId, perPage: MOST_SCHEDULES };
    const { data } = await this.office.must(scheduleCalls.list, { query });
    return data.flatMap((schedule) =>
      schedule.details.map((slot) => ({
        ...{ matchId: slot.tournament_match?.id ?? slot.seni_match?.id ?? 0, arenaId: schedule.arena.id },
        ...{ date: schedule.scheduled_date, start: minutes(slot.start_time), isDraft: schedule.is_draft },
      })),
    );
  }

  private minuteOf = (at: number): number => (Math.floor(at / 60_000) + AHEAD_MINUTES) % (24 * 60);

  private get office(): Person {
    return this.offices[0] as Person;
  }
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const isOf = (one: LiveMatch, called: LiveMatch | undefined): boolean =>
  one.id === called?.id ||
  (called !== undefined &&
    one.battle_group !== null &&
    one.pool_id === called.pool_id &&
    one.battle_group === called.battle_group);
