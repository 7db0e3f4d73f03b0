import { isRecordOf, isText } from '#api/shape.ts';
import type { TabNews } from '#machines/token-store/token-store.types.ts';

export interface TabChannel {
  post(news: TabNews): void;
  listen(listener: (news: TabNews) => void): void;
}

const NAME = 'bridgework-session';

const SILENT: TabChannel = { post: () => undefined, listen: () => undefined };

/** A browser that blocks site data may also block the channel. Then it throws, and no messages arrive. */
export function createTabChannel(): TabChannel {
  try {
    return over(new BroadcastChannel(NAME));
  } catch {
    return SILENT;
  }
}

function over(channel: BroadcastChannel): TabChannel {
  return {
    post: (news) => channel.postMessage(news),
    listen(listener) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isTabNews(data)) listener(data);
      });
    },
  };
}

const isMessage = isRecordOf({ type: isText });
const isStarted = isRecordOf({ userId: isText });

function isTabNews(data: unknown): data is TabNews {
  if (!isMessage(data)) return false;
  return data.type === 'ended' || data.type === 'refused' || (data.type === 'started' && isStarted(data));
}
