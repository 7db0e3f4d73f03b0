import { describe, expect, it } from 'vitest';
import { createSend } from '#api/call.ts';
import type { SessionGate } from '#api/session-gate.ts';
import { widgetCalls } from '#widgets/host/calls.ts';

const BASE = 'https://portal.test/api';

/** A widget's calls. The test determines when each gets its response. */
function callsOf(given: Partial<SessionGate> = {}) {
  const asked: { request: Request; answer(response: Response): void }[] = [];
  const session: SessionGate = {
    credential: async () => ({ kind: 'bearer', accessToken: 'first' }),
    renewed: async () => ({ kind: 'bearer', accessToken: 'second' }),
    ...given,
  };
  const send = createSend({
    session,
    fetch: (request) => new Promise((answer) => asked.push({ request, answer })),
  });
  const practiceContext = { organizationId: 'o1', practiceId: 'p1' };
  const over = new AbortController();
  const fetch = widgetCalls({ base: BASE, send, practiceContext, over: over.signal });
  const next = async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const call = asked.shift();
    if (call === undefined) throw new Error('No call was made');
    return call;
  };
  return { fetch, over, next, asked };
}

const tokenOf = (request: Request) => request.headers.get('Authorization');
const placeOf = (request: Request) => request.headers.get('X-Practice-Context');

describe('the calls of a widget', () => {
  it('go to the API on behalf of the user, whatever token the widget sets', async () => {
    const { fetch, next } = callsOf();
    const answered = fetch('/user?full=1', { headers: { Authorization: 'Bearer made-up', 'X-Of': 'mine' } });
    const { request, answer } = await next();
    expect([request.url, tokenOf(request), request.headers.get('X-Of')]).toEqual([
      'https://portal.test/api/user?full=1',
      'Bearer first',
      'mine',
    ]);
    answer(Response.json({ id: 'u1' }));
    expect(await (await answered).json()).toEqual({ id: 'u1' });
  });

  it('SESSION-1, SESSION-2: a write names the organization and the practice of the widget, whatever the widget sets, and again with a renewed token', async () => {
    const { fetch, next } = callsOf();
    void fetch('/fees', { method: 'PUT', body: '{}', headers: { 'X-Practice-Context': 'o1/p2' } });
    const first = await next();
    expect(placeOf(first.request)).toBe('o1/p1');
    first.answer(new Response(null, { status: 401 }));
    expect(placeOf((await next()).request)).toBe('o1/p1');
    void fetch('/fees');
    expect(placeOf((await next()).request)).toBeNull();
  });

  it('SESSION-4: are sent again, including the body, with the token that replaces a rejected one', async () => {
    const { fetch, next } = callsOf();
    const answered = fetch('/fees', { method: 'POST', body: '{"fee":100}' });
    (await next()).answer(new Response(null, { status: 401 }));
    const { request, answer } = await next();
    expect([tokenOf(request), await request.text()]).toEqual(['Bearer second', '{"fee":100}']);
    answer(new Response(null, { status: 401 }));
    expect((await answered).status).toBe(401);
  });

  it('SESSION-4: get the failure if there is no token, and nothing if the widget ends in the meantime', async () => {
    const failure = { status: 401, reason: 'Unauthorized', message: 'Your session has ended.' };
    const none = async () => ({ kind: 'none', failure }) as const;
    const ended = callsOf({ credential: none });
    expect((await ended.fetch('/user')).status).toBe(401);
    expect(ended.asked).toEqual([]);
    const ending = callsOf({ renewed: none });
    const answered = ending.fetch('/user');
    (await ending.next()).answer(new Response(null, { status: 401 }));
    expect(await (await answered).json()).toEqual(failure);
  });

  it.each(['https://elsewhere.test/', '@elsewhere.test/', '/../docs', '/user/../../docs', 'user', '', 7])(
    'are rejected if they would reach anything other than the API: %s',
    async (path) => {
      const { fetch, asked } = callsOf();
      await expect(fetch(path as string)).rejects.toThrow(
        'fetch() takes a path of the API that begins with one slash.',
      );
      expect(asked).toEqual([]);
    },
  );

  it('WIDGET-2: a response or failure for the previous practice is dropped; a sent request is not aborted', async () => {
    const { fetch, over, next, asked } = callsOf();
    const heard: string[] = [];
    const hear = (what: string) => () => void heard.push(what);
    void fetch('/fees', { method: 'POST' }).then(hear('an answer'), hear('a failure'));
    const { request, answer } = await next();
    over.abort();
    answer(Response.json({ practice: 'before' }));
    void fetch('/user').then(hear('a later answer'), hear('a later failure'));
    const another = callsOf();
    const answered = another.fetch('/user');
    (await another.next()).answer(new Response());
    await answered;
    expect([heard, asked, request.signal.aborted]).toEqual([[], [], false]);
  });
});
