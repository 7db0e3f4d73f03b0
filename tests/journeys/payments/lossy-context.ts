import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import type { Fate } from '#tests/support/lossy-line.ts';

declare global {
  var tellPayment: ((title: string, key: string) => void) | undefined;
}

/** Runs in each page before anything else does: tells what it decides, and what it says of the payment that it sent last. */
function listen(): void {
  let key = '';
  let last = '';
  const real = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (...given) => {
    const request = new Request(...given);
    key = request.headers.get('idempotency-key') ?? key;
    return real(request);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, text) {
    setItem.call(this, name, text);
    if (name.startsWith('payment.')) globalThis.tellPayment?.('Decided', JSON.parse(text).key);
  };
  new MutationObserver(() => {
    const title = document.querySelector('.payment-end .banner-title')?.textContent ?? '';
    if (title !== last && title !== '') globalThis.tellPayment?.(title, key);
    last = title;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Sends a call as the browser would have, whatever has become of its page since. */
async function deliver(request: Request): Promise<{ status: number; contentType: string; body: string }> {
  const { 'content-length': _length, ...headers } = request.headers();
  const answer = await fetch(request.url(), { method: 'POST', headers, body: request.postData() });
  const contentType = answer.headers.get('content-type') ?? '';
  return { status: answer.status, contentType, body: await answer.text() };
}

/** Each call to pay has its fate, and what the pages say of payments is heard. */
export async function lossyContext(context: BrowserContext) {
  const said = { decided: new Set<string>(), failed: new Set<string>(), taken: new Set<string>() };
  const held = new Map<Page, number>();
  const underWay = new Set<Promise<void>>();
  let left: Fate[] = [];
  let late: (() => void)[] = [];
  let isMended = false;

  const wait = async (page: Page) => {
    if (isMended) return;
    held.set(page, (held.get(page) ?? 0) + 1);
    await new Promise<void>((resolve) => late.push(resolve));
    held.set(page, (held.get(page) ?? 0) - 1);
  };

  async function meet(route: Route, fate: Fate): Promise<void> {
    const request = route.request();
    const page = request.frame().page();
    // A page that was left hears nothing any more.
    const lose = () => route.abort('failed').catch(() => undefined);
    if (fate === 'lost call') return lose();
    if (fate === 'late call') await wait(page);
    const [answer] = await Promise.all(
      fate === 'doubled call' ? [deliver(request), deliver(request)] : [deliver(request)],
    );
    if (fate === 'lost answer') return lose();
    if (fate === 'late answer') await wait(page);
    await route.fulfill(answer).catch(() => undefined);
  }

  await context.exposeBinding('tellPayment', (_source, title: string, key: string) => {
    if (title === 'Decided') said.decided.add(key);
    if (title === 'Nothing was charged') said.failed.add(key);
    if (title === 'Payment received') said.taken.add(key);
  });
  await context.addInitScript(listen);
  await context.route('**/take-payment', (route) => {
    const met = meet(route, left.shift() ?? 'straight').finally(() => underWay.delete(met));
    underWay.add(met);
  });
  return {
    said,
    isHeld: (page: Page) => (held.get(page) ?? 0) > 0,
    begin: (fates: readonly Fate[]) => {
      left = [...fates];
      isMended = false;
    },
    answersCome(): void {
      const all = late;
      late = [];
      for (const go of all) go();
    },
    /** From now on nothing is lost or late, and what was under way has arrived. */
    async mend(): Promise<void> {
      left = [];
      isMended = true;
      this.answersCome();
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
