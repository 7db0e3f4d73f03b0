declare global {
  var release: (() => void) | undefined;
}

/** Runs on the page. Resolves once it has the lock, as if another tab had it. */
export function takeLock(name: string): Promise<void> {
  return new Promise((taken) => {
    void navigator.locks.request(name, () => {
      taken();
      return new Promise<void>((resolve) => {
        globalThis.release = resolve;
      });
    });
  });
}

/** Runs on the page. Releases the lock to the next waiter. */
export const releaseLock = (): void => globalThis.release?.();
