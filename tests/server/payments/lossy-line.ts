/** The fate of a call: the call or its response is lost or late, or it arrives twice at once. */
export const FATES = [
  'straight',
  'lost call',
  'lost answer',
  'late call',
  'late answer',
  'doubled call',
] as const;
export type Fate = (typeof FATES)[number];

/** Sends a call to the server with the token of the session; without a session, it has none. */
export type Send = (path: string, init: RequestInit, hasSession?: boolean) => Promise<Response>;

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A line to the server that applies a fate to each payment call, in order. All other calls pass straight through. */
export function lossyLine(send: Send, fates: readonly Fate[]) {
  let left = [...fates];
  let session = 0;
  let running = 0;
  let held: (() => void)[] = [];

  async function sent(path: string, init: RequestInit, ofSession: number): Promise<Response> {
    running += 1;
    try {
      return await send(path, init, ofSession === session);
    } finally {
      running -= 1;
    }
  }

  function newTab() {
    let waiting = 0;
    const wait = async () => {
      waiting += 1;
      await new Promise<void>((resolve) => held.push(resolve));
      waiting -= 1;
    };
    const met: Record<Fate, (call: () => Promise<Response>) => Promise<Response>> = {
      straight: (call) => call(),
      'lost call': async () => lost(),
      'lost answer': async (call) => {
        await call();
        return lost();
      },
      'late call': async (call) => {
        await wait();
        return call();
      },
      'late answer': async (call) => {
        const answer = await call();
        await wait();
        return answer;
      },
      'doubled call': async (call) => {
        const [, second] = await Promise.all([call(), call()]);
        return second;
      },
    };
    return {
      isHeld: () => waiting > 0,
      fetch(path: string, init: RequestInit = {}): Promise<Response> {
        const practiceContext = session;
        const call = () => sent(path, init, practiceContext);
        if (!path.endsWith('/take-payment')) return call();
        return met[left.shift() ?? 'straight'](call);
      },
    };
  }

  return {
    newTab,
    isIdle: () => running === 0,
    /** Delivers all late calls and responses. */
    release(): void {
      const all = held;
      held = [];
      for (const go of all) go();
    },
    /** Calls in flight arrive without a token. Later calls have one again. */
    endSession(): void {
      session += 1;
    },
    mend(): void {
      left = [];
    },
  };
}
