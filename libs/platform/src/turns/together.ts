// Work for the same thing that comes while some of it is under way waits, and is then done together.

/** What could not be done with the others: whoever asked for it does it alone. */
export const LEFT = Symbol('left');

/** Where all of it fails nothing of it is kept, and each is left: what failed in it fails again alone, and no other with it. */
export const orLeft =
  <Key, In, Out>(
    work: (key: Key, items: readonly In[]) => Promise<readonly (Out | typeof LEFT)[]>,
    failed: (error: unknown) => void,
  ) =>
  (key: Key, items: readonly In[]): Promise<readonly (Out | typeof LEFT)[]> =>
    work(key, items).catch((error: unknown) => {
      failed(error);
      return items.map((): typeof LEFT => LEFT);
    });

interface Waiting<In, Out> {
  item: In;
  done: (answer: Out) => void;
  failed: (reason: unknown) => void;
}

/** `work` answers each item at its place; what it throws, all of them are told, and nothing of them is kept. */
export class Together<Key, In, Out> {
  private readonly waiting = new Map<Key, Waiting<In, Out>[]>();

  constructor(
    private readonly work: (key: Key, items: readonly In[]) => Promise<readonly Out[]>,
    private readonly most: number,
  ) {}

  run(key: Key, item: In): Promise<Out> {
    return new Promise<Out>((done, failed) => {
      const one = { item, done, failed };
      const others = this.waiting.get(key);
      if (others) {
        others.push(one);
        return;
      }
      this.waiting.set(key, [one]);
      void this.workOff(key);
    });
  }

  private async workOff(key: Key): Promise<void> {
    for (;;) {
      const batch = this.waiting.get(key)?.splice(0, this.most) ?? [];
      if (batch.length === 0) {
        this.waiting.delete(key);
        return;
      }
      try {
        const answers = await this.work(
          key,
          batch.map(({ item }) => item),
        );
        for (const [at, { done }] of batch.entries()) done(answers[at] as Out);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
  }
}
