// Who is followed stays the same when a name is corrected.
import {
  asCalledNow,
  contingentLines,
  followedOf,
  type FollowedOne,
  isFollowedIn,
  isSameFollowed,
  type Standing,
} from './who-is-followed';

const corner = (name: string, entry_ids: number[] = [], contingent = 'Rajawali', contingent_id = 3): Standing => ({
  ...{ state: 'unit', name, contingent, entry_ids, contingent_id },
});
const raka: FollowedOne = followedOf('athlete', corner('Raka', [7]));
const rajawali: FollowedOne = followedOf('contingent', corner('Raka', [7]));

it('is kept with the numbers that everybody is told', () => {
  expect(raka).toEqual({ kind: 'athlete', name: 'Raka', contingent: 'Rajawali', entry_ids: [7], contingent_id: 3 });
  expect(rajawali).toEqual({ kind: 'contingent', name: 'Rajawali', contingent: 'Rajawali', contingent_id: 3 });
});

it('is found by the number after the name, or the name of the contingent, was corrected', () => {
  expect(isFollowedIn(raka, corner('Raka Aditya', [7]))).toBe(true);
  expect(isFollowedIn(raka, corner('Raka', [7], 'Rajawali Muda'))).toBe(true);
  expect(isFollowedIn(rajawali, corner('Bagas', [8], 'Rajawali Muda'))).toBe(true);
  expect(isFollowedIn(raka, corner('Bagas', [8]))).toBe(false);
  expect(isFollowedIn(rajawali, corner('Raka', [7], 'Garuda', 4))).toBe(false);
});

it('is found by the name in another event, and where no number is known yet', () => {
  expect(isFollowedIn(raka, corner('Raka', [9]))).toBe(true);
  expect(isFollowedIn({ kind: 'athlete', name: 'Raka', contingent: 'Rajawali' }, corner('Raka', [7]))).toBe(true);
  expect(isFollowedIn(raka, corner('Raka', [9], 'Garuda', 4))).toBe(false);
  expect(isFollowedIn(raka, { ...corner('Raka', [7]), state: 'tbd' })).toBe(false);
});

it('an athlete is not its contingent, and not another one of the name elsewhere', () => {
  expect(isSameFollowed(raka, rajawali)).toBe(false);
  expect(isSameFollowed(raka, followedOf('athlete', corner('Raka', [9], 'Garuda', 4)))).toBe(false);
  expect(isSameFollowed(raka, followedOf('athlete', corner('Raka Aditya', [7])))).toBe(true);
  expect(isSameFollowed(rajawali, { kind: 'contingent', name: 'Rajawali', contingent: 'Rajawali' })).toBe(true);
});

it('a pair stays the one that is followed when one of it is replaced', () => {
  const pair = followedOf('athlete', corner('Ayu, Sari', [20, 21]));
  expect(asCalledNow(pair, [corner('Ayu, Nia', [20, 22])])).toEqual({ ...pair, name: 'Ayu, Nia', entry_ids: [20, 22] });
});

it('is called as now, takes its number from where its name stands, and stays itself where nothing changed', () => {
  const renamed = { ...raka, name: 'Raka Aditya' };
  expect(asCalledNow(raka, [corner('Bagas', [8]), corner('Raka Aditya', [7])])).toEqual(renamed);
  expect(asCalledNow({ kind: 'athlete', name: 'Raka', contingent: 'Rajawali' }, [corner('Raka', [7])])).toEqual(raka);
  expect(asCalledNow(rajawali, [corner('Raka', [7], 'Rajawali Muda')]).name).toBe('Rajawali Muda');
  expect(asCalledNow(raka, [corner('Raka', [7])])).toBe(raka);
  expect(asCalledNow(raka, [])).toBe(raka);
  // of another event, or of whom the names were exchanged with
  expect(asCalledNow(raka, [corner('Raka', [9])])).toBe(raka);
});

it('is asked for by the name and by the number of its contingent', () => {
  expect(contingentLines(raka)).toEqual(['Rajawali', '#3']);
  expect(contingentLines({ contingent: 'Rajawali' })).toEqual(['Rajawali']);
  expect(contingentLines({ contingent: '' })).toEqual([]);
});
