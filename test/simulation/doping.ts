// After the last match: somebody who has a medal is disqualified for doping, by two at the office at once, and now and then it was
// an error (rulebook 2025, art. 11.6.g.6.e: the medals move). Which ones move is said by the books before the product is asked.
import * as medalCalls from '@gelanggang/contract/calls/medals';
import type { Books } from './books';
import type { Person } from './person';
import type { Opened } from './opening';
import type { World } from './world';

const UNIT = `select u.id::int from pool_unit u join pool_unit_member m on m.unit_id = u.id
  join participant p on p.id = m.participant_id where p.team_member_id = $1`;
const MOST = 3;

export class Doping {
  private readonly isToday: boolean;

  constructor(
    private readonly world: World,
    private readonly books: Books,
    private readonly opened: Opened,
    private readonly offices: readonly Person[],
  ) {
    this.isToday = world.isToday('somebody is found doped', 3);
  }

  async test(): Promise<void> {
    if (!this.isToday) return;
    for (let found = 0; found < MOST; found += 1) await this.find();
  }

  private async find(): Promise<void> {
    const { world, books, opened, offices } = this;
    const before = books.allMedals();
    if (before.size === 0) return;
    const name = world.one([...before.keys()].sort());
    const athlete = [...books.athletes.values()].find((one) => one.name === name);
    const [unit] = await world.rows<{ id: number }>(UNIT, [athlete?.id]);
    if (!unit) return void world.broken.push(`${name} has a medal and was never drawn`);
    const params = { id: opened.tournamentId };
    const [office] = offices as [Person];
    const { data } = await office.must(medalCalls.previewDisqualification, { params, body: { unit_id: unit.id } });
    const body = { unit_id: unit.id, reason: 'Hasil laboratorium' };
    const answers = await world.race(
      ...offices.map((one) => (racer: string) => one.ask(medalCalls.disqualify, { params, body, racer })),
    );
    const done = answers.filter(({ isDone }) => isDone).length;
    if (done > 1) world.broken.push(`${name} was disqualified twice`);
    if (done === 0) return;
    books.doped.add(name);
    const after = books.allMedals();
    const moves = [...new Set([...before.keys(), ...after.keys()])]
      .filter((one) => before.get(one) !== after.get(one))
      .map((one) => `${one}: ${before.get(one) ?? null} to ${after.get(one) ?? null}`);
    const wanted = moves.sort().join(', ');
    const told = data.map((one) => `${one.names.join()}: ${one.before} to ${one.after}`).sort();
    if (told.join(', ') !== wanted)
      world.broken.push(`with ${name} disqualified medals move so: ${told.join(', ')}; by the books: ${wanted}`);
    if (!world.chance(4)) return;
    const asked = { params: { ...params, unitId: unit.id } };
    if ((await office.ask(medalCalls.withdrawDisqualification, asked)).isDone) books.doped.delete(name);
  }
}
