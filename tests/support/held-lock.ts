declare global {
  var letGo: (() => void) | undefined;
}

/** Runs on the page. Resolves once it has the lock, as if another tab had it. */
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

/** Runs on the page. Releases the lock to the next waiter. */
export const letGoOfLock = (): void => globalThis.letGo?.();
