import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpError } from '#server/http/http-error.ts';
import { LIVE_LIMITS, liveNotificationsOf } from '#server/notifications/live-notifications.ts';
import type { PositionedNotification } from '#server/notifications/notifications.queries.ts';

const TEXT_BYTES = 4096;
const START = Date.parse('2026-03-16T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const access = (
  userId: string,
  sessionId = `session of ${userId}`,
  tokenEndsAt = new Date(START + 3_600_000),
) => ({
  userId,
  sessionId,
  tokenEndsAt,
});

/** Clients of one practice, whose notifications and sessions come from the test. */
function practice() {
  const written: PositionedNotification[] = [];
  const over = new Set<string>();
  const hearing = new Map<string, (payload: string) => void>();
  const live = liveNotificationsOf({
    notifications: {
      latestPosition: async () => written.length,
      after: async (_, position, limit) => written.slice(position, position + limit),
    },
    sessions: {
      stillOpen: async (ids) =>
        new Map(
          ids
            .filter((id) => !over.has(id))
            .map((sessionId) => [sessionId, { sessionId, userId: sessionId, roles: [], permissions: [] }]),
        ),
    },
    signals: {
      on: (heard, listener) => {
        hearing.set(heard, listener);
        return () => void hearing.delete(heard);
      },
      close: () => undefined,
    },
    log: { warn: () => undefined },
    clock: () => new Date(),
  });
  return {
    live,
    over,
    hearing,
    async follow(userId: string, sessionId?: string, tokenEndsAt?: Date): Promise<Readable> {
      const stream = live.follow({
        practiceId: '1',
        access: access(userId, sessionId, tokenEndsAt),
        position: undefined,
      });
      await settled();
      return stream;
    },
    async notify(): Promise<void> {
      const position = written.length + 1;
      written.push({
        id: String(position),
        position,
        text: 'x'.repeat(TEXT_BYTES),
        notificationType: 'general',
        typeOfNotification: 'BenefitDenied',
        createdAt: new Date(START),
        referenceId: '',
        memberId: '',
        about: null,
        dismissedBy: [],
      });
      hearing.get('notifications')?.('1');
      await settled();
    },
  };
}

/** Runs all pending work that does not wait for a timer. */
const settled = () => vi.advanceTimersByTimeAsync(0);

const heardBy = (stream: Readable): string => String(stream.read() ?? '');

it('the limits of a stream are those of this table', () => {
  expect(LIVE_LIMITS).toEqual({
    heartbeatMs: 15_000,
    replayed: 100,
    unreadBytes: 262_144,
    perUser: 20,
  });
});

describe('API-21: a stream of live notifications', () => {
  it('API-21: sends a comment every 15 seconds, so that no proxy closes it', async () => {
    const { live, follow } = practice();
    const stream = await follow('1');
    heardBy(stream);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(heardBy(stream)).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(heardBy(stream)).toBe(':\n\n');
    live.close();
  });

  it.each([
    ['its session is over, its person locked or without the right', 'session'],
    ['its token has ended, though the session goes on', 'token'],
  ])('SESSION-6, PERM-6: ends within 15 seconds when %s', async (_, what) => {
    const { live, follow, over } = practice();
    const ends = what === 'token' ? new Date(START + 10_000) : undefined;
    const stream = await follow('1', 'one', ends);
    const other = await follow('2', 'two');
    stream.resume();
    if (what === 'session') over.add('one');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(stream.readableEnded).toBe(true);
    expect(other.readableEnded).toBe(false);
    expect(live.count()).toBe(1);
    live.close();
  });

  it('API-21: a client that does not read is disconnected at 256 kB, and does not delay others', async () => {
    const { live, follow, notify } = practice();
    const stuck = await follow('1');
    const reader = await follow('2');
    let read = '';
    reader.on('data', (chunk) => {
      read += chunk;
    });
    let held = 0;
    for (let count = 0; count < 100 && !stuck.destroyed; count += 1) {
      held = stuck.readableLength;
      await notify();
    }
    expect(stuck.destroyed).toBe(true);
    expect(held).toBeLessThan(LIVE_LIMITS.unreadBytes + 2 * TEXT_BYTES);
    expect(live.count()).toBe(1);
    const count = read.match(/event: notification/g)?.length;
    expect(count).toBeGreaterThan(50);
    expect(read).toContain(`id: ${count}\n`);
    live.close();
  });

  it('API-21: a user has at most 20 in all sessions, and closing one allows another', async () => {
    const { live, follow } = practice();
    const streams = await Promise.all(
      Array.from({ length: 20 }, (_, number) => follow('1', `session ${number % 3}`)),
    );
    const refusal = await follow('1', 'another session').catch((error: HttpError) => error);
    expect(refusal).toMatchObject({
      status: 429,
      code: 'tooManyConnections',
      message: 'Too many open tabs. Close one and try again.',
      headers: { 'retry-after': '60' },
    });
    await follow('2');
    streams[0]?.destroy();
    await settled();
    await follow('1', 'another session');
    expect(live.count()).toBe(21);
    live.close();
  });
});
