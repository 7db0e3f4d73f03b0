import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LAST, NOON, SOON } from '#tests/machines/session-end.model.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { driveSessionEnd, type SessionEndSet, sessionEndPage } from '#tests/support/pages/session-end.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { it } from '../support/journey.ts';
import { fillLogin } from '../support/sign-in.ts';
import { keepTokens } from '../support/signed-in.ts';
import { heldCalls } from './held-calls.ts';
import { builtPageAdapter } from './page-adapter.ts';
import { walkOnPage } from './walk.ts';

const ADMIN = 'admin@bridgework.test';
const ANN = staffUser({ email: ADMIN, username: ADMIN });
const SELECTION = { organizationId: 'o1', practiceId: 'p1', memberId: null };
const REFUSED = { status: 401, json: { status: 401, reason: 'Unauthorized', message: 'Unauthorized' } };
const SECOND_MS = 1000;
/** The end of which the notice tells is less than 5 minutes ahead by then. */
const START = NOON + 60 * SECOND_MS;
/** The store looks again after such a while. */
const SETTLED_MS = 10;
const HOUR_S = 3600;
/** The notice tells minutes: the page's clock need not be the server's to the second. */
const WITHIN_MINUTE_S = 30;
/** So old is what the server said when a page asks it again, where the end is near by then. */
const STALE_MS = 62 * SECOND_MS;
/** Just far enough not to be told of; once it is stale, the end is near. */
const FAR_S = 301;

type End = 'far' | 'soon' | 'soon for good';
type Outcome = End | 'over' | 'unreachable';

/** The time by the page's clock, and of what the server says of the end, in seconds. */
function endsAt(end: End, now: number): { idle: number; latest: number } {
  const soon = SOON.at / SECOND_MS + WITHIN_MINUTE_S;
  const last = LAST.at / SECOND_MS + WITHIN_MINUTE_S;
  if (end === 'soon') return { idle: soon, latest: soon + HOUR_S };
  if (end === 'soon for good') return { idle: last + HOUR_S, latest: last };
  return { idle: now + FAR_S, latest: now + HOUR_S };
}

const base64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that no server has signed: the page reads what they say, and no call of it gets to a server. */
function tokensThatEnd(end: End, now: number, issuedAt = now) {
  const { idle, latest } = endsAt(end, now);
  const claims = { sub: ANN.id, iat: issuedAt, exp: now + 24 * HOUR_S, idle_end: idle, session_end: latest };
  const accessToken = `${base64Url({ alg: 'none' })}.${base64Url(claims)}.${crypto.randomUUID()}`;
  return { accessToken, refreshToken: crypto.randomUUID(), expiresIn: HOUR_S };
}

/** The built portal; whenever it wants to know the end, the server tells it on command. */
async function sessionEndSet(
  page: Page,
  adapter: PageAdapter,
): Promise<SessionEndSet & Pick<PageAdapter, 'letTimePass'>> {
  const renewal = await heldCalls(page, '**/api/refresh-token');
  const login = page.getByRole('button', { name: 'LOGIN' });
  const notice = page.locator('[role=status] .banner');
  const extending = notice.locator('button[aria-busy=true]');
  const now = async () => Math.round((await page.evaluate(() => Date.now())) / SECOND_MS);
  const stale = (at: number) => tokensThatEnd('soon', at, at - STALE_MS / SECOND_MS);
  await page.route('**/api/user', (route) => route.fulfill({ json: ANN }));
  await page.route('**/api/authenticate', async (route) => route.fulfill({ json: stale(await now()) }));

  /** Without a timer of the page: what the server has said last is out of date then. */
  const outdate = async () => page.clock.setSystemTime((await now()) * SECOND_MS + STALE_MS);

  /** Some work of the storage waits for a while by the page's clock, which is short beside what the chart waits for. */
  async function settles(isOver: () => Promise<boolean>): Promise<void> {
    const afterAWhile = async () => {
      await adapter.letTimePass(SETTLED_MS);
      return isOver();
    };
    await expect.poll(afterAWhile).toBe(true);
  }

  async function respond(outcome: Outcome): Promise<void> {
    const call = await renewal.next();
    if (outcome === 'unreachable') await call.abort('internetdisconnected');
    else if (outcome === 'over') await call.fulfill(REFUSED);
    else await call.fulfill({ json: tokensThatEnd(outcome, await now()) });
  }

  async function answerRead(outcome: Outcome): Promise<void> {
    await respond(outcome);
    // Whoever has renewed the token, or found none, keeps its turn until that is done.
    await settles(() => page.evaluate(areLocksFree));
    if (outcome === 'over') await endsWithSheet();
  }

  /** A look that was under way has asked as well: both are told the same, together or one after the other. */
  async function answerExtend(outcome: Outcome): Promise<void> {
    await respond(outcome);
    await settles(async () => {
      if (await renewal.isWaiting()) await respond(outcome);
      return (await extending.count()) === 0 && page.evaluate(areLocksFree);
    });
    if (outcome === 'over') await endsWithSheet();
  }

  const endsWithSheet = () => settles(async () => (await login.isVisible()) && (await notice.count()) === 0);

  async function signInAgain(): Promise<void> {
    await fillLogin(page, ADMIN);
    await login.click();
    await settles(async () => (await login.count()) === 0);
  }

  return {
    async open() {
      renewal.forget();
      await page.clock.setSystemTime(START);
      await keepTokens(page, stale(START / SECOND_MS), SELECTION);
      await page.goto('/');
      await expect.poll(renewal.isWaiting).toBe(true);
    },
    async letTimePass(ms) {
      await outdate();
      await adapter.letTimePass(ms);
    },
    async changeToken() {
      if ((await login.count()) > 0) return signInAgain();
      await outdate();
      await page.evaluate(tellPutOff);
    },
    answerRead,
    answerExtend,
  };
}

/** Runs in the page. */
async function areLocksFree(): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return held.length + pending.length === 0;
}

/** Runs in the page: another tab has put the end off. Whoever listened before this has heard it by the end. */
async function tellPutOff(): Promise<void> {
  const [other, last] = ['', ''].map(() => new BroadcastChannel('bridgework-put-off'));
  const heard = new Promise((resolve) => last?.addEventListener('message', resolve));
  other?.postMessage(null);
  await heard;
  for (const channel of [other, last]) channel?.close();
}

it('SESSION-6, SESSION-4: what is said of the end of a session walks the tours of its chart and leaves no transition out', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/(status of 401 \(.*\)|ERR_INTERNET_DISCONNECTED) at \/api\/refresh-token$/);
  const adapter = await builtPageAdapter(page, pageErrors);
  const set = await sessionEndSet(page, adapter);
  await walkOnPage(sessionEndPage, driveSessionEnd({ ...adapter, letTimePass: set.letTimePass }, set));
});
