import { isRecordOf, isText } from '#api/shape.ts';
import type { TabNews } from '#machines/token-store/token-store.types.ts';

export interface TabChannel {
  post(news: TabNews): void;
  listen(listener: (news: TabNews) => void): void;
}

/** Null in a browser that blocks site data and throws. Then no messages arrive. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

export function createTabChannel(): TabChannel {
  const channel = openChannel('bridgework-session');
  return {
    post: (news) => channel?.postMessage(news),
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
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
