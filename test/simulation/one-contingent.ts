// Two contingents turn out to be one: the office makes one of them, both at once, while a manager still enters; on some days it
// was a mistake, and is undone within the day.
import * as mergeCalls from '@gelanggang/contract/calls/contingent-merges';
import type { Books } from './books';
import type { Team } from './payments';
import type { Answered, Person } from './person';
import type { Registration } from './registration';
import type { World } from './world';

export class OneContingent {
  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly registration: Registration,
    private readonly offices: readonly Person[],
  ) {}

  async join(): Promise<void> {
    const { world, registration } = this;
    const [kept, gone] = world.random.shuffle([...registration.all]) as [Team, Team];
    const came = this.athletesOf(gone);
    const [first, second] = await this.both(kept, gone, true);
    // somebody was entered after it was shown: it is shown and done once more
    const merged = first ?? second ?? (await this.both(kept, gone, false)).find(Boolean);
    if (!merged) return;
    if (first && second) return void world.broken.push('two contingents were made one twice');
    const { data } = merged.body;
    const stays = data.kept_id === kept.contingentId ? kept : gone;
    const leaves = stays === kept ? gone : kept;
    const moved = stays === kept ? [...came, ...this.athletesOf(gone)] : this.athletesOf(kept);
    const ids = new Set(moved.map(({ id }) => id));
    for (const id of ids) this.move(id, stays.contingentId);
    registration.leave(leaves);
    for (const { manager } of [stays, leaves]) this.books.tell(manager.accountId, 'contingent.merged');
    if (world.chance(3)) await this.undo(data.id, stays, leaves, ids);
  }

  /** Both at the office press at once, for the same two or the other way round; the manager of one enters meanwhile. */
  private async both(kept: Team, gone: Team, isBesideEntry: boolean): Promise<(Merged | undefined)[]> {
    const { world } = this;
    const isTurned = world.flip();
    const ways = [[kept, gone] as const, isTurned ? ([gone, kept] as const) : ([kept, gone] as const)];
    const asked: Asked[] = [];
    for (const [at, [stays, leaves]] of ways.entries()) asked.push(await this.shown(at, stays, leaves));
    const entering = isBesideEntry && world.flip();
    const answers = await world.race<unknown>(
      ...asked.map(
        (one, at) => (racer: string) => (this.offices[at] as Person).ask(mergeCalls.merge, { ...one, racer }),
      ),
      ...(entering ? [(racer: string) => this.registration.enterMaybe(gone, racer)] : []),
    );
    return (answers.slice(0, 2) as Merged[]).map((one) => (one.isDone ? one : undefined));
  }

  private async shown(at: number, kept: Team, gone: Team): Promise<Asked> {
    const params = { id: kept.contingentId };
    const office = this.offices[at] as Person;
    const query = { merged_id: gone.contingentId };
    const { data } = await office.must(mergeCalls.preview, { params, query });
    const own = this.athletesOf(gone).map(({ name }) => name);
    const told = data.moved.map(({ name }) => name);
    if (data.obstacles.length > 0 || [...own].sort().join() !== [...told].sort().join())
      this.world.broken.push(
        `of contingent ${gone.contingentId} ${told.join(', ')} would move, ${own.join(', ')} are in it (${data.obstacles.join(' ')})`,
      );
    return { params, body: { merged_id: gone.contingentId, fingerprint: data.fingerprint } };
  }

  /** Both undo it at once. Who was entered in the meantime stays. */
  private async undo(id: number, stays: Team, leaves: Team, moved: ReadonlySet<number>): Promise<void> {
    const { world, books, registration } = this;
    if (world.flip()) await registration.enterMaybe(stays);
    await world.wait(60);
    const answers = await world.race(
      ...this.offices.map((one) => (racer: string) => one.ask(mergeCalls.undo, { params: { id }, racer })),
    );
    const done = answers.filter(({ isDone }) => isDone).length;
    if (done > 1) world.broken.push(`merge ${id} was undone twice`);
    if (done === 0) {
      if (answers.every(({ status }) => status > 0))
        world.broken.push(`merge ${id} cannot be undone: ${answers.map(({ sentence }) => sentence).join(' ')}`);
      return;
    }
    for (const one of moved) this.move(one, leaves.contingentId);
    registration.comeBack(leaves);
    for (const { manager } of [stays, leaves]) books.tell(manager.accountId, 'contingent.merge-undone');
  }

  private move(id: number, contingentId: number): void {
    const athlete = this.books.athletes.get(id);
    if (athlete) athlete.contingentId = contingentId;
  }

  private athletesOf = (team: Team) =>
    [...this.books.athletes.values()].filter(({ contingentId }) => contingentId === team.contingentId);
}

interface Asked {
  params: { id: number };
  body: { merged_id: number; fingerprint: string };
}

type Merged = Answered<{ data: { id: number; kept_id: number } }>;
