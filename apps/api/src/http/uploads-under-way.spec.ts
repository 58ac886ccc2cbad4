// Uploads in memory are bounded for each account and for all, and no account keeps the others out.
import { TryAgain } from './refusals';
import { UploadsUnderWay } from './uploads-under-way';

const BOUNDS = { ofOwner: 60, together: 200 };
const room = () => new UploadsUnderWay(BOUNDS);
const stays = () => {
  throw new Error('it had to give way');
};
const statusOf = (work: () => unknown): [number, number] | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof TryAgain)) throw error;
    return [error.getStatus(), error.seconds];
  }
};

it('are refused beyond what one account may have under way, and taken again once one is through', () => {
  const uploads = room();
  const { leave } = uploads.enter('a', 40, stays);
  uploads.enter('a', 20, stays);
  expect(statusOf(() => uploads.enter('a', 1, stays))).toEqual([429, 5]);
  uploads.enter('b', 60, stays);
  leave();
  leave();
  expect(uploads.bytes).toBe(80);
  uploads.enter('a', 40, stays);
  expect(uploads.bytes).toBe(120);
});

it('are taken one at a time where a single one is larger than that', () => {
  const uploads = room();
  const { leave } = uploads.enter('a', 100, stays);
  expect(statusOf(() => uploads.enter('a', 100, stays))).toEqual([429, 5]);
  leave();
  uploads.enter('a', 100, stays);
});

it('take the room of whoever has most, the oldest first, and of nobody who has as little', () => {
  const uploads = room();
  const gone: string[] = [];
  for (const owner of ['a', 'b', 'c'])
    for (const n of [1, 2]) uploads.enter(owner, 30, () => gone.push(`${owner}${n}`));
  const phone = (n: number) => uploads.enter(`phone ${n}`, 20, stays);
  phone(1);
  expect(gone).toEqual([]);
  phone(2);
  expect(gone).toEqual(['a1']);
  expect(uploads.bytes).toBe(190);
  for (let n = 3; n <= 10; n += 1) phone(n);
  expect(gone).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect(uploads.bytes).toBe(200);
  expect(statusOf(() => phone(11))).toEqual([503, 5]);
  expect(uploads.bytes).toBe(200);
});

it('are not ended once all of them has come', () => {
  const uploads = room();
  const gone: string[] = [];
  for (const owner of ['a', 'b', 'c', 'd']) uploads.enter(owner, 50, () => gone.push(owner)).isRead();
  expect(statusOf(() => uploads.enter('phone', 20, stays))).toEqual([503, 5]);
  uploads.enter('phone', 0, stays);
  expect(gone).toEqual([]);
});
