/** How long the response stays for a page that isn't opened at once. */
const LIFETIME_MS = 10_000;

export interface Preloads {
  add(key: string, response: Promise<Response>): void;
  /** Each response is given once. A failed one is undefined. */
  take(key: string): Promise<Response | undefined> | undefined;
  clear(): void;
}

/** Responses that widgets requested for the page that is opened next. */
export function createPreloads(): Preloads {
  const responses = new Map<string, Promise<Response | undefined>>();
  return {
    add(key, response) {
      const usable = response.then(
        (received) => (received.ok ? received : undefined),
        () => undefined,
      );
      responses.set(key, usable);
      setTimeout(() => responses.delete(key), LIFETIME_MS);
    },
    take(key) {
      const response = responses.get(key);
      responses.delete(key);
      return response;
    },
    clear: () => responses.clear(),
  };
}
