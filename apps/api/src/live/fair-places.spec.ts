// Where all places are taken they are parted between networks, and nobody is kept out by one that has most.
import { FairPlaces, type Place } from './fair-places';

let places: FairPlaces;
beforeEach(() => (places = new FairPlaces(10)));

/** Which of them gave way by now. */
async function gone(taken: readonly (Place | null)[]): Promise<number[]> {
  const are = await Promise.all(
    taken.map((one) => Promise.race([one?.gaveWay.then(() => true), Promise.resolve().then(() => false)])),
  );
  return are.flatMap((is, at) => (is ? [at] : []));
}
const take = (network: string, times: number) => Array.from({ length: times }, () => places.take(network));

it('one network has all that nobody else wants', () => {
  expect(take('hall', 12).map((one) => one !== null)).toEqual([...Array<boolean>(10).fill(true), false, false]);
});

it('who comes from another network takes the oldest of the one that has most, until both have as many', async () => {
  const flood = take('flood', 10);
  const hall = take('hall', 6);
  expect(hall.map((one) => one !== null)).toEqual([true, true, true, true, true, false]);
  expect(await gone(flood)).toEqual([0, 1, 2, 3, 4]);
  expect(places.take('flood')).toBeNull();
  expect(places.take('phone')).not.toBeNull();
  expect(await gone([...flood, ...hall])).toHaveLength(6);
});

it('who has gone leaves the place once, also where it was given away before', async () => {
  const [first, ...flood] = take('flood', 10);
  places.take('phone');
  expect(await gone([first!])).toEqual([0]);
  first?.leave();
  expect(places.take('flood')).toBeNull();
  for (const one of flood) {
    one?.leave();
    one?.leave();
  }
  expect(take('hall', 10).filter((one) => one === null)).toHaveLength(1);
});

it('counts as it should after thousands that come and go', () => {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const open: Place[] = [];
  for (let n = 0; n < 20_000; n += 1) {
    if (next(3) > 0) {
      const place = places.take(`network ${next(6)}`);
      if (place) open.push(place);
    } else open.splice(next(open.length || 1), 1)[0]?.leave();
  }
  for (const place of open) place.leave();
  expect(take('hall', 11).filter((one) => one === null)).toHaveLength(1);
});

it('who may replace its own takes its own oldest where no other network has more', async () => {
  const flood = Array.from({ length: 10 }, () => places.takeOrReplace('hall'));
  const page = places.takeOrReplace('hall');
  expect(page).not.toBeNull();
  expect(await gone([...flood, page])).toEqual([0]);
  expect(places.takeOrReplace('phone')).not.toBeNull();
  expect(await gone([...flood, page])).toEqual([0, 1]);
});

it('who has nothing to replace is refused where each network has one', () => {
  for (let at = 0; at < 10; at++) places.takeOrReplace(`network ${at}`);
  expect(places.takeOrReplace('phone')).toBeNull();
});
