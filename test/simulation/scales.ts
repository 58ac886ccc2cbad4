// The morning at the scales: who is too heavy or does not come loses by walkover; now and then two record at once, or it was wrong.
import * as weighInCalls from '@gelanggang/contract/calls/weigh-in';
import type { WeighInAthlete } from '@gelanggang/contract/weigh-in';
import type { Books } from './books';
import type { Person } from './person';
import type { Opened } from './opening';
import type { World } from './world';

const DAY = '2026-11-28';

export async function weighAll(
  world: World,
  books: Books,
  { tournamentId }: Opened,
  offices: readonly Person[],
): Promise<void> {
  await world.turnTo('2026-11-27T23:00:00Z');
  const [office] = offices as [Person];
  const { data } = await office.must(weighInCalls.day, { params: { id: tournamentId }, query: { date: DAY } });
  for (const athlete of data.athletes) await weigh(world, books, athlete, offices);
  const { data: after } = await office.must(weighInCalls.day, { params: { id: tournamentId }, query: { date: DAY } });
  for (const { name, state } of after.athletes) {
    const said = books.weighed.get(name);
    if (said && said !== state)
      world.broken.push(`${name} was answered '${said}' at the scales, the list says '${state}'`);
  }
}

async function weigh(world: World, books: Books, athlete: WeighInAthlete, offices: readonly Person[]): Promise<void> {
  const { name, participant_id, weight_min: least, weight_max: most } = athlete;
  if (least === null || most === null) return;
  const dice = world.random.int(16);
  // the class includes its upper bound; 100 g more is another class, and nobody is tolerant (rulebook 2025)
  const said = dice === 0 ? 'absent' : dice === 1 ? 'out-of-class' : 'present';
  const fitting = dice === 2 ? most : Math.round((least + most) * 5) / 10;
  const weight = said === 'absent' ? undefined : said === 'out-of-class' ? most + 0.1 : fitting;
  const body = { participant_id, date: DAY, ...(weight === undefined ? {} : { weight: Math.round(weight * 10) / 10 }) };
  const [office, other] = offices as [Person, Person];
  const answers = await (world.chance(8)
    ? world.race(
        (racer) => office.ask(weighInCalls.record, { body, racer }),
        (racer) => other.ask(weighInCalls.record, { body, racer }),
      )
    : Promise.all([office.ask(weighInCalls.record, { body })]));
  const done = answers.filter(({ isDone }) => isDone);
  if (done.length > 1) world.broken.push(`${name} was weighed twice`);
  const [first] = done;
  if (!first) return;
  const record = first.body.data.record;
  if (first.body.data.outcome !== said)
    world.broken.push(`${name} with ${weight} kg in ${least}–${most} kg is '${first.body.data.outcome}'`);
  books.weighed.set(name, said);
  if (said === 'present') return;
  const isOut = (other: string) => (books.weighed.get(other) ?? 'present') !== 'present';
  const matchId = books.forfeit(name, isOut);
  if ((matchId !== null) !== (record?.gave_walkover ?? false))
    world.broken.push(`the walkover of ${name} is ${record?.gave_walkover}, by the bracket match ${matchId}`);
  if (!record || !world.chance(4)) return;
  const correction = { weight: fitting, reason: 'Timbangan salah' };
  const back = await office.ask(weighInCalls.correct, { params: { id: record.id }, body: correction });
  if (!back.isDone) return;
  books.weighed.set(name, 'present');
  if (matchId !== null) books.mayFight(name, matchId, isOut);
}
