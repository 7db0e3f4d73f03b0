import type { createPaymentIntents } from '#widgets/patient-management/payment/payment-intents.ports.ts';

/** The parts of a browser that survive its pages: stored items, and the locks that tabs share. */
export function browserWithoutPages(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  let last: Promise<unknown> = Promise.resolve();
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  const request = (_: string, work: () => unknown) => {
    last = last.then(work);
    return last;
  };
  return { items, localStorage, navigator: { locks: { request } } } as unknown as Parameters<
    typeof createPaymentIntents
  >[0] & { items: Map<string, string> };
}
