import { setImmediate } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Credential, SessionGate } from '#api/session-gate.ts';
import { wireMarketplaceFrame } from '#app/shell/marketplace-frame.ports.ts';
import { TOKEN_RETRY_MS } from '#domain/navigation/marketplace-frame.ts';
import type { Toast } from '#domain/notification/toast.ts';
import {
  selectFrameMessages,
  selectFramePhase,
} from '#machines/marketplace-frame/marketplace-frame.selectors.ts';

const ORIGIN = 'https://plans.test';
const NOW = Date.parse('2026-03-16T17:00:00Z');
const REQUEST = { type: 'action_request_token' };

const tokenEnding = (minutes: number, name: string) =>
  new SignJWT({ name })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(NOW / 1000 + minutes * 60)
    .sign(new TextEncoder().encode('a secret of the test'));

/** A portal with a frame of another origin. */
async function portalWithFrame(gate: Partial<SessionGate> = {}, config = { trustedOrigins: [ORIGIN] }) {
  const first = await tokenEnding(15, 'first');
  const second = await tokenEnding(30, 'second');
  const listeners = new Set<(event: MessageEvent) => void>();
  const warnings: string[] = [];
  const work: boolean[] = [];
  const toasts: Toast[] = [];
  const sent: [message: unknown, origin: string][] = [];
  const delivered: unknown[] = [];
  const contentWindow = {
    origin: ORIGIN,
    /** Like a browser's. */
    postMessage(message: unknown, origin: string) {
      sent.push([message, origin]);
      if (origin === '*' || origin === contentWindow.origin) delivered.push(message);
    },
  };
  const frame = { contentWindow, src: '' } as unknown as HTMLIFrameElement;
  const clock = new SimulatedClock();
  const renewed = vi.fn<SessionGate['renewed']>(async () => ({ kind: 'bearer', accessToken: second }));
  const hosted = wireMarketplaceFrame({
    page: {
      addEventListener: (_: string, listen: never) => void listeners.add(listen),
      removeEventListener: (_: string, listen: never) => void listeners.delete(listen),
    } as unknown as Window,
    origin: 'https://portal.test',
    address: new URL(`${ORIGIN}/mp-purchase/?practice=p1`),
    config,
    gate: { credential: async () => ({ kind: 'bearer', accessToken: first }), renewed, ...gate },
    reportUnsavedWork: (_, { isUnsaved }) => void work.push(isUnsaved),
    showToast: (toast) => void toasts.push(toast),
    now: () => NOW + clock.now(),
    warn: (text) => warnings.push(text),
  });
  hosted.attach(frame);
  const actor = createActor(hosted.logic, { clock }).start();
  const receive = async (given: { origin: string; source: unknown; data: unknown }) => {
    for (const listen of listeners) listen(given as unknown as MessageEvent);
    await vi.waitFor(() => expect(actor.getSnapshot().children['grantToken']).toBeUndefined());
  };
  return {
    attach: hosted.attach,
    frame,
    contentWindow,
    actor,
    clock,
    receive,
    sent,
    delivered,
    warnings,
    work,
    toasts,
    renewed,
    first,
    second,
    listeners,
  };
}

it('FRAME-3, FRAME-6.1: the frame of a trusted origin receives the access token, at its own origin', async () => {
  const { frame, contentWindow, receive, sent, warnings, actor, first } = await portalWithFrame();
  expect(frame.src).toBe('https://plans.test/mp-purchase/?practice=p1');
  await receive({ origin: ORIGIN, source: contentWindow, data: REQUEST });
  expect(sent).toEqual([[{ type: 'action_token', token: first }, ORIGIN]]);
  expect([warnings, selectFramePhase(actor.getSnapshot())]).toEqual([[], 'shown']);
  await receive({ origin: 'https://other.test', source: contentWindow, data: REQUEST });
  const messages = selectFrameMessages(actor.getSnapshot());
  expect(messages).toEqual([
    { at: NOW, origin: 'https://other.test', kind: 'rejected' },
    { at: NOW, origin: ORIGIN, kind: 'sent' },
    { at: NOW, origin: ORIGIN, kind: 'requested' },
  ]);
  expect(JSON.stringify(messages)).not.toContain(first);
});

it('FRAME-3.3: a frame that shows another page before the response never gets a token, and the list says that it left', async () => {
  let respond: (credential: Credential) => void = () => undefined;
  const response = new Promise<Credential>((resolve) => {
    respond = resolve;
  });
  const ending = await tokenEnding(1, 'ending');
  const renewed = vi.fn<SessionGate['renewed']>(() => response);
  const { frame, contentWindow, receive, sent, actor, clock, second } = await portalWithFrame({
    credential: async () => ({ kind: 'bearer', accessToken: ending }),
    renewed,
  });
  const request = () => receive({ origin: ORIGIN, source: contentWindow, data: REQUEST });
  const load = () => frame.onload?.(new Event('load'));
  const requested = request();
  await vi.waitFor(() => expect(renewed).toHaveBeenCalled());
  load();
  expect(selectFrameMessages(actor.getSnapshot())).toHaveLength(1);
  load();
  respond({ kind: 'bearer', accessToken: second });
  await requested;
  await setImmediate();
  clock.increment(60 * 60_000);
  expect([sent, renewed.mock.calls.length]).toEqual([[], 1]);
  expect(selectFrameMessages(actor.getSnapshot())).toEqual([
    { at: NOW, origin: ORIGIN, kind: 'left' },
    { at: NOW, origin: ORIGIN, kind: 'requested' },
  ]);
  await request();
  expect(sent).toEqual([[{ type: 'action_token', token: second }, ORIGIN]]);
});

it('FRAME-3.3: a token is addressed to the origin that requested it, even if the frame has navigated to another one', async () => {
  const { contentWindow, receive, delivered, sent, first } = await portalWithFrame();
  const requested = receive({ origin: ORIGIN, source: contentWindow, data: REQUEST });
  contentWindow.origin = 'https://other.test';
  await requested;
  expect([delivered, sent]).toEqual([[], [[{ type: 'action_token', token: first }, ORIGIN]]]);
});

it('FRAME-3: the frame receives a renewed token a minute before the old one expires', async () => {
  const { contentWindow, receive, sent, clock, renewed, first, second, actor } = await portalWithFrame();
  await receive({ origin: ORIGIN, source: contentWindow, data: REQUEST });
  clock.increment(13 * 60_000);
  expect(renewed).not.toHaveBeenCalled();
  clock.increment(60_000);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(renewed).toHaveBeenCalledWith(first);
  expect(sent[1]).toEqual([{ type: 'action_token', token: second }, ORIGIN]);
  actor.stop();
});

it('FRAME-3: a frame whose token the server rejected receives a renewed one, once for several requests', async () => {
  let respond: (credential: Credential) => void = () => undefined;
  const renewed = vi.fn<SessionGate['renewed']>(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  const { contentWindow, receive, sent, clock, first, second, actor } = await portalWithFrame({ renewed });
  const request = () => receive({ origin: ORIGIN, source: contentWindow, data: REQUEST });
  await request();
  clock.increment(TOKEN_RETRY_MS);
  const requests = [request(), request(), request()];
  await vi.waitFor(() => expect(renewed).toHaveBeenCalledWith(first));
  respond({ kind: 'bearer', accessToken: second });
  await Promise.all(requests);
  const token = (value: string) => [{ type: 'action_token', token: value }, ORIGIN];
  expect([sent, renewed.mock.calls.length]).toEqual([[token(first), token(second)], 1]);
  actor.stop();
});

it('FRAME-3: a frame that requests its token every 5 seconds for 2 minutes makes the portal renew it at most every 30 seconds', async () => {
  const { contentWindow, receive, sent, clock, renewed, actor } = await portalWithFrame();
  for (let count = 0; count < 24; count += 1) {
    await receive({ origin: ORIGIN, source: contentWindow, data: REQUEST });
    clock.increment(5000);
  }
  expect([sent.length, renewed.mock.calls.length]).toEqual([24, 3]);
  actor.stop();
});

it('FRAME-3: a page of another trusted origin in the frame receives the current token, and a failed renewal is not repeated by a request', async () => {
  const other = 'https://plans.example';
  const failure = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
  const renewed = vi.fn<SessionGate['renewed']>(async () => ({ kind: 'none', failure }));
  const { contentWindow, receive, sent, clock, first, actor } = await portalWithFrame(
    { renewed },
    { trustedOrigins: [ORIGIN, other] },
  );
  const request = (origin: string) => receive({ origin, source: contentWindow, data: REQUEST });
  await request(ORIGIN);
  clock.increment(TOKEN_RETRY_MS);
  await request(other);
  expect([renewed.mock.calls.length, sent.at(-1)]).toEqual([
    0,
    [{ type: 'action_token', token: first }, other],
  ]);
  clock.increment(TOKEN_RETRY_MS);
  for (let count = 0; count < 10; count += 1) await request(other);
  expect([renewed.mock.calls.length, selectFramePhase(actor.getSnapshot())]).toEqual([1, 'shown']);
  actor.stop();
});

it('FRAME-3: without a session the frame gets nothing, and the page says why', async () => {
  const failure = { status: 401, reason: 'Unauthorized', message: 'Your session has ended.' };
  const { contentWindow, receive, sent, actor } = await portalWithFrame({
    credential: async () => ({ kind: 'none', failure }),
  });
  await receive({ origin: ORIGIN, source: contentWindow, data: REQUEST });
  expect([sent, selectFramePhase(actor.getSnapshot())]).toEqual([[], 'refused']);
  expect(actor.getSnapshot().context.failure?.message).toBe('Your session has ended.');
});

it('FRAME-1: a frame that stays silent for 15 seconds is late, a retry loads it in a new frame, and the page stops listening when it is left', async () => {
  const { attach, contentWindow, clock, actor, receive, sent, listeners } = await portalWithFrame();
  clock.increment(14_999);
  expect(selectFramePhase(actor.getSnapshot())).toBe('loading');
  clock.increment(1);
  expect(selectFramePhase(actor.getSnapshot())).toBe('late');
  attach(null);
  actor.send({ type: 'frame.retry' });
  const next = { contentWindow: { postMessage: vi.fn() }, src: '' };
  attach(next as unknown as HTMLIFrameElement);
  expect([selectFramePhase(actor.getSnapshot()), next.src]).toEqual([
    'loading',
    'https://plans.test/mp-purchase/?practice=p1',
  ]);
  await receive({ origin: ORIGIN, source: contentWindow, data: REQUEST });
  expect([selectFramePhase(actor.getSnapshot()), sent]).toEqual(['loading', []]);
  await receive({ origin: ORIGIN, source: next.contentWindow, data: REQUEST });
  expect(next.contentWindow.postMessage).toHaveBeenCalledOnce();
  actor.stop();
  expect(listeners.size).toBe(0);
});

it('DIALOG-3, FRAME-3: unsaved changes and messages of the frame reach the portal; those of other pages do not', async () => {
  const { contentWindow, receive, actor, work, toasts } = await portalWithFrame();
  const toast = { variant: 'error', label: 'The card wasn’t saved.' };
  const unsaved = { type: 'action_unsaved_work', isUnsaved: true };
  const sends = (data: unknown, source: unknown = contentWindow) => receive({ origin: ORIGIN, source, data });
  await sends(unsaved);
  await sends(REQUEST);
  await sends(unsaved, {});
  await sends({ type: 'action_toast', toast: { ...toast, label: 7 } });
  expect([work, toasts]).toEqual([[], []]);
  await sends(unsaved);
  await sends({ type: 'action_toast', toast: { ...toast, action: { kind: 'restoreNotifications' } } });
  expect([work, toasts]).toEqual([[true], [{ ...toast, isOfWidget: true }]]);
  actor.stop();
  expect(work).toEqual([true, false]);
});

it('DIALOG-3, FRAME-3: unsaved changes stay reported when their page requests its token again, also after a failed renewal, until a page of another origin does', async () => {
  const other = 'https://plans.example';
  const failure = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
  const { contentWindow, receive, actor, clock, work } = await portalWithFrame(
    { renewed: async () => ({ kind: 'none', failure }) },
    { trustedOrigins: [ORIGIN, other] },
  );
  const sends = (data: unknown, origin = ORIGIN) => receive({ origin, source: contentWindow, data });
  await sends(REQUEST);
  await sends({ type: 'action_unsaved_work', isUnsaved: true });
  await sends(REQUEST);
  clock.increment(TOKEN_RETRY_MS);
  await sends(REQUEST);
  expect([actor.getSnapshot().context.failure, work]).toEqual([failure, [true]]);
  await Promise.all([sends(REQUEST), sends(REQUEST)]);
  expect([actor.getSnapshot().context.failure, work]).toEqual([null, [true]]);
  await sends(REQUEST, other);
  expect(work).toEqual([true, false]);
  actor.stop();
});
