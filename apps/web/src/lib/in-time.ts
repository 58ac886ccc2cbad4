// What is waited for only so long; later it counts as not having come.

/** `late` makes what is thrown then. */
export function inTime<T>(awaited: T | Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([awaited, end]).finally(() => clearTimeout(timer));
}
