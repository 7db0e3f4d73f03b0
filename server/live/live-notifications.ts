import { PassThrough, type Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Signals } from '../db/signals.ts';
import { bellOf, notificationOnTheWire } from '../handlers/notification-wire.ts';
import type { Access } from '../http/call.ts';
import { HttpError } from '../http/http-error.ts';
import type { Sessions } from '../http/sessions.ts';
import type { NotificationsRepository, PlacedNotification } from '../repositories/notifications.ts';
import { oneAtATime } from './one-at-a-time.ts';

const HEARTBEAT_MS = 15_000;
/** Whoever missed more than this loads the list instead. */
const MOST_REPLAYED = 100;
/** A reader who leaves this much unread is gone, or comes again. */
const MOST_UNREAD_BYTES = 256 * 1024;
const MOST_OF_A_SESSION = 20;

interface Follower {
  practiceId: string;
  sessionId: string;
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
  notifications: NotificationsRepository;
  sessions: Pick<Sessions, 'stillOpen'>;
  signals: Signals;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const { notifications, sessions, signals, log } = parts;
  const rooms = new Map<string, Room>();

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
    const sessionIds = [...new Set(streams.map(({ sessionId }) => sessionId))];
    const callers = await sessions.stillOpen(sessionIds, { practiceId });
    const latest = await notifications.latestPosition(practiceId);
    const begun = streams.flatMap(({ position }) => position ?? []);
    const news =
      begun.length > 0 && Math.min(...begun) < latest
        ? await notifications.after(practiceId, Math.min(...begun), MOST_REPLAYED + 1)
        : [];
    for (const stream of streams) {
      const access = callers.get(stream.sessionId);
      if (access) tell(stream, access, latest, news);
      else stream.output.end();
    }
  }

  const everyStream = (): Stream[] => [...rooms.values()].flatMap(({ streams }) => [...streams]);

  const heartbeat = setInterval(() => {
    for (const { output } of everyStream()) output.write(':\n\n');
    for (const room of rooms.values()) room.tellNews();
  }, HEARTBEAT_MS).unref();

  const unlisten = [
    signals.on('notifications', (practiceId) => rooms.get(practiceId)?.tellNews()),
    signals.on('session_ends', (id) => {
      for (const { sessionId, output } of everyStream()) if (sessionId === id) output.end();
    }),
    signals.on('gap', () => {
      for (const room of rooms.values()) room.tellNews();
    }),
  ];

  return {
    /** @throws HttpError 429 */
    follow(follower: Follower): Readable {
      const { practiceId, sessionId } = follower;
      const own = everyStream().filter((stream) => stream.sessionId === sessionId);
      if (own.length >= MOST_OF_A_SESSION) {
        throw new HttpError(429, 'Too many live connections. Close another page first.', {
          headers: { 'retry-after': '60' },
        });
      }
      const stream = { ...follower, output: new PassThrough() };
      const room = roomOf(practiceId);
      room.streams.add(stream);
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
      clearInterval(heartbeat);
      for (const each of unlisten) each();
      for (const { output } of everyStream()) output.end();
    },
  };
}
export type LiveNotifications = ReturnType<typeof liveNotificationsOf>;

function tell(stream: Stream, access: Access, latest: number, news: readonly PlacedNotification[]): void {
  const { position, output, practiceId } = stream;
  if (output.readableLength + output.writableLength > MOST_UNREAD_BYTES) {
    output.destroy();
    return;
  }
  const missed = news.filter((each) => each.position > (position ?? 0));
  if (position === undefined || position > latest || missed.length > MOST_REPLAYED) {
    write(stream, 'ready', latest, {});
    return;
  }
  const { visibleTypes } = bellOf(access, practiceId);
  for (const each of missed) {
    stream.position = each.position;
    if (!visibleTypes.includes(each.notificationType) || each.dismissedBy.includes(access.userId)) continue;
    write(stream, 'notification', each.position, notificationOnTheWire(each));
  }
}

function write(stream: Stream, event: string, position: number, data: unknown): void {
  stream.position = position;
  stream.output.write(`event: ${event}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`);
}
