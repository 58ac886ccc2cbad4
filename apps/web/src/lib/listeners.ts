// Who wants to know that what a module keeps has changed: the subscribing half of useSyncExternalStore.

interface Listeners {
  tell: () => void;
  /** Answers what ends it. The same function always, so that no render subscribes again. */
  subscribe: (listener: () => void) => () => void;
}

export function newListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    tell: () => all.forEach((listener) => listener()),
    subscribe: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
