import { PassThrough, Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Signals } from '../db/signals.ts';
import type { Access, Holder } from '../http/call.ts';
import { HttpError } from '../http/http-error.ts';
import { bellOf, isInBell, notificationOnTheWire } from './notification.wire.ts';
import type { NotificationsRepository, PositionedNotification } from './notifications.queries.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A comment. The first one sends the headers immediately. */
const HEARTBEAT = ':\n\n';

export interface LiveLimits {
  /** The interval of heartbeats and of permission checks. */
  heartbeatMs: number;
  /** A client that missed more than this loads the list instead. */
  replayed: number;
  /** A client with more unread bytes than this is disconnected. */
  unreadBytes: number;
  /** Streams per user and server. */
  perUser: number;
}

export const LIVE_LIMITS: LiveLimits = {
  heartbeatMs: 15_000,
  replayed: 100,
  unreadBytes: 256 * 1024,
  perUser: 20,
};

interface Follower {
  practiceId: string;
  access: Pick<Access, 'sessionId' | 'userId' | 'tokenEndsAt'>;
  /** The last sent position; undefined before the first event. */
  position: number | undefined;
}

type Stream = Follower & { output: PassThrough };

/** The streams of a practice. */
interface Subscribers {
  streams: Set<Stream>;
  sendNews(): void;
}

/**
 * Streams of notifications on this server. New notifications are read when any server signals them. Rights are checked
 * before each send, for all streams of a practice together.
 */
export function liveNotificationsOf(parts: {
  notifications: Pick<NotificationsRepository, 'latestPosition' | 'after'>;
  sessions: Pick<Sessions, 'stillOpen'>;
  signals: Signals;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock: Clock;
  limits?: LiveLimits;
}) {
  const { notifications, sessions, signals, log, clock, limits = LIVE_LIMITS } = parts;
  const byPractice = new Map<string, Subscribers>();
  let closed = false;

  function subscribersOf(practiceId: string): Subscribers {
    const known = byPractice.get(practiceId);
    if (known) return known;
    const streams = new Set<Stream>();
    const { again } = oneAtATime(
      () => sendNews(practiceId, [...streams]),
      (error) => log.warn({ err: error }, 'live notifications could not be sent'),
    );
    const subscribers = { streams, sendNews: again };
    byPractice.set(practiceId, subscribers);
    return subscribers;
  }

  async function sendNews(practiceId: string, streams: readonly Stream[]): Promise<void> {
    if (streams.length === 0) return;
    const sessionIds = [...new Set(streams.map(({ access }) => access.sessionId))];
    const callers = await sessions.stillOpen(sessionIds, { practiceId });
    const latest = await notifications.latestPosition(practiceId);
    const positions = streams.flatMap(({ position }) => position ?? []);
    const news =
      positions.length > 0 && Math.min(...positions) < latest
        ? await notifications.after(practiceId, Math.min(...positions), limits.replayed + 1)
        : [];
    for (const stream of streams) {
      const holder = callers.get(stream.access.sessionId);
      if (!holder || stream.access.tokenEndsAt <= clock()) stream.output.end();
      else sendTo(stream, holder, latest, news);
    }
  }

  function sendTo(
    stream: Stream,
    holder: Holder,
    latest: number,
    news: readonly PositionedNotification[],
  ): void {
    const { position, output, practiceId } = stream;
    if (output.writableEnded) return;
    if (output.readableLength + output.writableLength > limits.unreadBytes) {
      output.destroy();
      return;
    }
    const missed = news.filter((each) => each.position > (position ?? 0));
    if (position === undefined || position > latest || missed.length > limits.replayed) {
      write(stream, 'ready', latest, {});
      return;
    }
    const bell = bellOf(holder, practiceId);
    for (const each of missed) {
      stream.position = each.position;
      if (!isInBell(bell, each) || each.dismissedBy.includes(holder.userId)) continue;
      write(stream, 'notification', each.position, notificationOnTheWire(each));
    }
  }

  const everyStream = (): Stream[] => [...byPractice.values()].flatMap(({ streams }) => [...streams]);

  const heartbeat = setInterval(() => {
    for (const { output } of everyStream()) output.write(HEARTBEAT);
    for (const each of byPractice.values()) each.sendNews();
  }, limits.heartbeatMs).unref();

  const unlisten = [
    signals.on('notifications', (practiceId) => byPractice.get(practiceId)?.sendNews()),
    signals.on('session_ends', (id) => {
      for (const { access, output } of everyStream()) if (access.sessionId === id) output.end();
    }),
    signals.on('gap', () => {
      for (const each of byPractice.values()) each.sendNews();
    }),
  ];

  return {
    /** The stream ends at once if the server is stopping. @throws HttpError 429 */
    follow(follower: Follower): Readable {
      const { practiceId, access } = follower;
      const own = everyStream().filter((stream) => stream.access.userId === access.userId);
      if (own.length >= limits.perUser) {
        const message = 'Too many open tabs. Close one and try again.';
        throw new HttpError(429, 'tooManyConnections', message, { headers: { 'retry-after': '60' } });
      }
      if (closed) return Readable.from([]);
      const stream = { ...follower, output: new PassThrough() };
      const subscribers = subscribersOf(practiceId);
      subscribers.streams.add(stream);
      stream.output.write(HEARTBEAT);
      stream.output.on('close', () => {
        subscribers.streams.delete(stream);
        if (subscribers.streams.size === 0) byPractice.delete(practiceId);
      });
      subscribers.sendNews();
      return stream.output;
    },

    count: (): number => everyStream().length,

    /** Clients reconnect, to another server. */
    close(): void {
      closed = true;
      clearInterval(heartbeat);
      for (const each of unlisten) each();
      for (const { output } of everyStream()) output.end();
    },
  };
}

function write(stream: Stream, event: string, position: number, data: unknown): void {
  stream.position = position;
  stream.output.write(`event: ${event}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
}
