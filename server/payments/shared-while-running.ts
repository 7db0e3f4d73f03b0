/** Calls with the same key share the result of the one that is running. */
export function sharedWhileRunning<Key, Result>(): (
  key: Key,
  start: () => Promise<Result>,
) => Promise<Result> {
  const underWay = new Map<Key, Promise<Result>>();
  return (key, start) => {
    const running = underWay.get(key) ?? start().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}
