// What is kept per event is read once for all who ask, again after an event, and bounded in number.
import type { EventReader } from '@gelanggang/platform/events/event-reader';
import { KeptAnswers } from './kept-answers';

function stage(most = 2) {
  const seqs = new Map<string, number>();
  const seqOf = (stream: string) => seqs.get(stream) ?? 0;
  const reader = { lastSeq: (one: string) => Promise.resolve(seqOf(one)), lastSeqNow: seqOf } as unknown as EventReader;
  let readings = 0;
  const kept = new KeptAnswers<number>(reader, { most });
  const read = () => Promise.resolve(++readings);
  return { seqs, kept, read, readings: () => readings };
}

describe('what is kept until its streams move on', () => {
  it('is read once for all who ask at the same time, and not again', async () => {
    const { kept, read, readings } = stage();
    const ask = () => kept.get('a', ['one', 'site'], read);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(1);
    expect(readings()).toBe(1);
  });

  it('is read again after an event of any of its streams', async () => {
    const { kept, read, seqs } = stage();
    const ask = () => kept.get('a', ['one', 'site'], read);
    await ask();
    seqs.set('site', 1);
    expect(kept.getNow('a', ['one', 'site'])).toBeNull();
    expect(await ask()).toBe(2);
    expect(kept.getNow('a', ['one', 'site'])).toBe(2);
  });

  it('is read once more by who knows of an event that came while a reading was under way', async () => {
    const { kept, read, seqs } = stage();
    let go = (): void => undefined;
    const slow = new Promise<void>((done) => (go = done));
    const first = kept.get('a', ['one'], () => slow.then(read));
    await new Promise((done) => setImmediate(done));
    seqs.set('one', 1);
    const second = kept.get('a', ['one'], read);
    go();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  it('is kept while it is asked for, however many others are asked for once', async () => {
    const { kept, read } = stage(2);
    const hot = await kept.get('hot', ['one'], read);
    for (const key of ['a', 'b', 'c', 'd']) {
      await kept.get(key, ['one'], read);
      expect(await kept.get('hot', ['one'], read)).toBe(hot);
      expect(kept.getNow('hot', ['one'])).toBe(hot);
    }
    expect(['a', 'b', 'c', 'd'].map((key) => kept.last(key))).toEqual([undefined, undefined, undefined, 5]);
  });

  it('is forgotten when others were read after it, and what failed or is not there is not kept', async () => {
    const { kept, read } = stage(2);
    for (const key of ['a', 'b', 'c']) await kept.get(key, ['one'], read);
    expect(['a', 'b', 'c'].map((key) => kept.last(key))).toEqual([undefined, 2, 3]);
    await expect(kept.get('d', ['one'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.get('d', ['one'], () => Promise.resolve(null))).toBeNull();
    expect(await kept.get('d', ['one'], read)).toBe(4);
  });
});
