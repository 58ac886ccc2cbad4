// Work for the same thing that comes while some of it is under way waits, and is then done together.

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
