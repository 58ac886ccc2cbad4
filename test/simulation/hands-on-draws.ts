// What the office changes of draws by hand: an athlete goes to another pool before they are drawn, two places are exchanged
// after it, a pool is locked. Both at the office do it at once, and only what was asked for may have changed.
import * as trustCalls from '@gelanggang/contract/calls/draw-trust';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { CORNERS, type Corner } from '@gelanggang/domain/words/corners';
import type { Opened } from './opening';
import type { Person } from './person';
import { readLive } from './planning';
import type { World } from './world';

/** A place of a first round; `name` '' of a bye. */
interface Slot {
  matchId: number;
  corner: Corner;
  name: string;
}

const REASON = 'Permintaan rapat teknis';

export class HandsOnDraws {
  /** Pools in which places were exchanged. */
  readonly changed = new Set<number>();

  constructor(
    private readonly world: World,
    private readonly opened: Opened,
    private readonly offices: readonly Person[],
  ) {}

  /** Somebody goes to another pool of the class; both say so of the same athlete at once, maybe to different pools. */
  async move(pools: readonly PoolRow[]): Promise<void> {
    const { world, offices } = this;
    const from = pools.find(
      (pool) => pool.units_count > 1 && pools.some((other) => other !== pool && other.drawing_id === pool.drawing_id),
    );
    if (!from) return;
    const { data } = await this.office.must(trustCalls.draws, { params: { id: from.id } });
    const unit = world.one(data.units);
    const others = pools.filter(({ id, drawing_id }) => id !== from.id && drawing_id === from.drawing_id);
    const answers = await world.race(
      ...offices.map((one) => {
        const asked = { params: { id: unit.unit_id }, body: { pool_id: world.one(others).id, reason: REASON } };
        return (racer: string) => one.ask(trustCalls.move, { ...asked, racer });
      }),
    );
    const done = answers.filter(({ isDone }) => isDone).map(({ body }) => body.pool_id);
    const standing = [];
    for (const pool of pools.filter(({ drawing_id }) => drawing_id === from.drawing_id)) {
      const read = await this.office.ask(trustCalls.draws, { params: { id: pool.id } });
      if (read.isDone && read.body.data.units.some(({ name }) => name === unit.name)) standing.push(pool.id);
    }
    const may = done.length > 0 ? done : [from.id];
    if (standing.length !== 1 || !may.includes(standing[0] ?? 0))
      world.broken.push(`${unit.name} was moved to pool ${may.join(' or ')}, and stands in ${standing.join(', ')}`);
  }

  /** Two places are exchanged, and both at the office have the same sight of them. */
  async exchange(poolId: number): Promise<void> {
    const { world } = this;
    const before = await this.slots(poolId);
    const [one, two, three] = world.random.shuffle([...before]);
    if (!one || !two) return;
    const { data } = await this.office.must(trustCalls.draws, { params: { id: poolId } });
    const seen = ({ matchId, corner, name }: Slot) => ({
      ...{ match_id: matchId, corner },
      unit_id: data.units.find((unit) => unit.name === name)?.unit_id ?? null,
    });
    const pairs = [[one, two] as const, [one, world.flip() && three ? three : two] as const];
    const answers = await world.race(
      ...pairs.map(([first, second], at) => {
        const body = { first: seen(first), second: seen(second), reason: REASON };
        const office = this.offices[at] as Person;
        return (racer: string) => office.ask(trustCalls.swap, { params: { id: poolId }, body, racer });
      }),
    );
    const done = pairs.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) world.broken.push(`in pool ${poolId} a place was exchanged twice by what stood there before`);
    const [changed] = done;
    const isPlain = one.name !== '' && two.name !== '' && one.matchId !== two.matchId;
    if (!changed && isPlain && answers.every(({ status }) => status > 0))
      world.broken.push(`places of pool ${poolId} cannot be exchanged: ${answers[0]?.sentence}`);
    if (changed) this.changed.add(poolId);
    const nameOf = (slot: Slot) =>
      (slot === changed?.[0] ? changed[1] : slot === changed?.[1] ? changed[0] : slot).name;
    const wanted = withByeRed(before.map((slot) => ({ ...slot, name: nameOf(slot) }))).map(
      ({ matchId, corner, name }) => `${matchId} ${corner} ${name}`,
    );
    const found = (await this.slots(poolId)).map(({ matchId, corner, name }) => `${matchId} ${corner} ${name}`);
    if (wanted.join() !== found.join())
      world.broken.push(`pool ${poolId} stands as ${found.join(', ')}; by what was exchanged: ${wanted.join(', ')}`);
  }

  /** What is locked is drawn by nobody, until it is unlocked. */
  async lock(poolId: number): Promise<void> {
    const { world, office } = this;
    const asked = { params: { id: poolId }, body: { reason: REASON } };
    const locked = await office.ask(trustCalls.lock, asked);
    if (!locked.isDone) return;
    const before = await this.slots(poolId);
    const [, other] = this.offices as [Person, Person];
    const drawn = await other.ask(drawingCalls.regenerate, asked);
    const undone = await other.ask(trustCalls.undo, asked);
    if (drawn.isDone || undone.isDone) world.broken.push(`pool ${poolId} is locked, and was drawn anew`);
    const after = await this.slots(poolId);
    if (JSON.stringify(before) !== JSON.stringify(after))
      world.broken.push(`pool ${poolId} is locked, and was changed`);
    const unlocked = await office.ask(trustCalls.unlock, asked);
    if (!unlocked.isDone && unlocked.status > 0) world.broken.push(`pool ${poolId} cannot be unlocked`);
  }

  private async slots(poolId: number): Promise<Slot[]> {
    const { matches } = await this.world.upToDate(this.opened.tournamentId, () =>
      readLive(this.office, this.opened.slug),
    );
    return matches
      .filter((match) => match.pool_id === poolId && match.round === 1)
      .sort((a, b) => a.id - b.id)
      .flatMap((match) =>
        CORNERS.map((corner) => {
          const { state, name } = match[corner];
          return { matchId: match.id, corner, name: state === 'unit' ? name : '' };
        }),
      );
  }

  private get office(): Person {
    return this.offices[0] as Person;
  }
}

/** Who is left alone in a match stands in its blue corner, whichever of the two was exchanged. */
function withByeRed(slots: readonly Slot[]): Slot[] {
  const isAlone = (id: number) => slots.some((one) => one.matchId === id && one.corner === 'blue' && one.name === '');
  const nameIn = (id: number, corner: Corner) =>
    slots.find((one) => one.matchId === id && one.corner === corner)?.name ?? '';
  return slots.map((slot) =>
    isAlone(slot.matchId) ? { ...slot, name: nameIn(slot.matchId, slot.corner === 'blue' ? 'red' : 'blue') } : slot,
  );
}
