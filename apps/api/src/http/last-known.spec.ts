// What is read goes on from memory while the database is away, and only then.
import { LastKnown } from './last-known';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const failing = (error: Error) => () => Promise.reject(error);

describe('the last known answer', () => {
  it('is given while the database is away, and the new one as soon as it is back', async () => {
    const kept = new LastKnown<number>(2);
    await expect(kept.of('a', failing(away))).rejects.toBe(away);
    expect(await kept.of('a', () => Promise.resolve(1))).toBe(1);
    expect(await kept.of('a', failing(away))).toBe(1);
    expect(await kept.of('a', () => Promise.resolve(2))).toBe(2);
  });

  it('is not given for any other fault, nor once it is among the oldest', async () => {
    const kept = new LastKnown<number>(2);
    await kept.of('a', () => Promise.resolve(1));
    const fault = new Error('a fault of ours');
    await expect(kept.of('a', failing(fault))).rejects.toBe(fault);
    for (const key of ['b', 'c']) await kept.of(key, () => Promise.resolve(3));
    await expect(kept.of('a', failing(away))).rejects.toBe(away);
  });
});
