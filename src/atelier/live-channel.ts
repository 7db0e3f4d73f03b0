import type { LiveMessage } from '#domain/atelier/live.ts';

/** Between watched tabs and the atelier, in one browser. */
export const LIVE_CHANNEL = 'statecharts';

export type ChannelMessage =
  | { kind: 'hello' }
  | { kind: 'messages'; tab: string; messages: readonly LiveMessage[] };
