import { PassThrough, Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Signals } from '../db/signals.ts';
import type { Access, Holder } from '../http/call.ts';
import { HttpError } from '../http/http-error.ts';
import { bellOf, notificationOnTheWire } from './notification.wire.ts';
import type { NotificationsRepository, PlacedNotification } from './notifications.queries.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A comment. The first one takes the head of the answer along, so that a reader who missed nothing need not wait. */
const SIGN_OF_LIFE = ':\n\n';

export interface LiveLimits {
  /** How often a stream gives a sign of life, and is asked whether it may go on. */
  signOfLifeMs: number;
  /** Whoever missed more than this loads the list instead. */
  replayed: number;
  /** A reader who leaves this much unread is gone, or comes again. */
  unreadBytes: number;
  /** On each server. */
  ofAPerson: number;
}

export const LIVE_LIMITS: LiveLimits = {
  signOfLifeMs: 15_000,
  replayed: 100,
  unreadBytes: 256 * 1024,
  ofAPerson: 20,
};

interface Follower {
  practiceId: string;
  access: Pick<Access, 'sessionId' | 'userId' | 'tokenEndsAt'>;
  /** Up to where it has been told; undefined until it has been told where it begins. */
  position: number | undefined;
}

type Stream = Follower & { output: PassThrough };

interface Room {
  streams: Set<Stream>;
  tellNews(): void;
}

/**
 * Followers of the practices' notifications on this server. What is new is looked up when any server tells of it; who
 * may see it is looked up each time before anything is told, for all followers of a practice at once.
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
  const rooms = new Map<string, Room>();
  let closed = false;

  function roomOf(practiceId: string): Room {
    const known = rooms.get(practiceId);
    if (known) return known;
    const streams = new Set<Stream>();
    const { again } = oneAtATime(
      () => tellNews(practiceId, [...streams]),
      (error) => log.warn({ err: error }, 'followers of notifications were not told'),
    );
    const room = { streams, tellNews: again };
    rooms.set(practiceId, room);
    return room;
  }

  async function tellNews(practiceId: string, streams: readonly Stream[]): Promise<void> {
    if (streams.length === 0) return;
    const sessionIds = [...new Set(streams.map(({ access }) => access.sessionId))];
    const callers = await sessions.stillOpen(sessionIds, { practiceId });
    const latest = await notifications.latestPosition(practiceId);
    const begun = streams.flatMap(({ position }) => position ?? []);
    const news =
      begun.length > 0 && Math.min(...begun) < latest
        ? await notifications.after(practiceId, Math.min(...begun), limits.replayed + 1)
        : [];
    for (const stream of streams) {
      const holder = callers.get(stream.access.sessionId);
      if (!holder || stream.access.tokenEndsAt <= clock()) stream.output.end();
      else tell(stream, holder, latest, news);
    }
  }

  function tell(stream: Stream, holder: Holder, latest: number, news: readonly PlacedNotification[]): void {
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
    const { visibleTypes } = bellOf(holder, practiceId);
    for (const each of missed) {
      stream.position = each.position;
      if (!visibleTypes.includes(each.notificationType) || each.dismissedBy.includes(holder.userId)) continue;
      write(stream, 'notification', each.position, notificationOnTheWire(each));
    }
  }

  const everyStream = (): Stream[] => [...rooms.values()].flatMap(({ streams }) => [...streams]);

  const heartbeat = setInterval(() => {
    for (const { output } of everyStream()) output.write(SIGN_OF_LIFE);
    for (const room of rooms.values()) room.tellNews();
  }, limits.signOfLifeMs).unref();

  const unlisten = [
    signals.on('notifications', (practiceId) => rooms.get(practiceId)?.tellNews()),
    signals.on('session_ends', (id) => {
      for (const { access, output } of everyStream()) if (access.sessionId === id) output.end();
    }),
    signals.on('gap', () => {
      for (const room of rooms.values()) room.tellNews();
    }),
  ];

  return {
    /**
     * A stream that ends at once when the server is stopping.
     * @throws HttpError 429
     */
    follow(follower: Follower): Readable {
      const { practiceId, access } = follower;
      const own = everyStream().filter((stream) => stream.access.userId === access.userId);
      if (own.length >= limits.ofAPerson) {
        throw new HttpError(
          429,
          'tooManyConnections',
          'Too many live connections. Close another page first.',
          {
            headers: { 'retry-after': '60' },
          },
        );
      }
      if (closed) return Readable.from([]);
      const stream = { ...follower, output: new PassThrough() };
      const room = roomOf(practiceId);
      room.streams.add(stream);
      stream.output.write(SIGN_OF_LIFE);
      stream.output.on('close', () => {
        room.streams.delete(stream);
        if (room.streams.size === 0) rooms.delete(practiceId);
      });
      room.tellNews();
      return stream.output;
    },

    count: (): number => everyStream().length,

    /** Ends every stream: their readers come again, to a server that goes on. */
    close(): void {
      closed = true;
      clearInterval(heartbeat);
      for (const each of unlisten) each();
      for (const { output } of everyStream()) output.end();
    },
  };
}
export type LiveNotifications = ReturnType<typeof liveNotificationsOf>;

function write(stream: Stream, event: string, position: number, data: unknown): void {
  stream.position = position;
  stream.output.write(`event: ${event}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
}
