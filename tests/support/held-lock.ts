declare global {
  var letGo: (() => void) | undefined;
}

/** Runs in the page: ends once the lock is its, as if another tab had it. */
export function holdLock(name: string): Promise<void> {
  return new Promise((taken) => {
    void navigator.locks.request(name, () => {
      taken();
      return new Promise<void>((resolve) => {
        globalThis.letGo = resolve;
      });
    });
  });
}

/** Runs in the page: the next who waits for the lock gets it. */
export const letGoOfLock = (): void => globalThis.letGo?.();
