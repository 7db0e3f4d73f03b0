import { inspector } from '#charts/live/inspector.ts';
import type { LiveMessage } from '#charts/live/messages.ts';
import { type ChannelMessage, LIVE_CHANNEL } from './live-channel.ts';

/** Keys of contexts whose values say how the page behaves, and nothing about a person. */
const ALLOWED_CONTEXT = new Set([
  'density',
  'drawer',
  'hasMore',
  'isChecked',
  'isClockOff',
  'isHidden',
  'isOpen',
  'panel',
  'scheme',
  'theme',
  'viewportWidth',
]);
const MOST_KEPT = 1000;
/** Messages are sent together, so that a busy tab stays fast. */
const SEND_EVERY_MS = 50;

const tab = crypto.randomUUID().slice(0, 8);
const channel = new BroadcastChannel(LIVE_CHANNEL);
const actors: LiveMessage[] = [];
const steps: LiveMessage[] = [];
let waiting: LiveMessage[] = [];

const post = (messages: readonly LiveMessage[]): void =>
  channel.postMessage({ kind: 'messages', tab, messages } satisfies ChannelMessage);

function flush(): void {
  post(waiting);
  waiting = [];
}

function send(message: LiveMessage): void {
  if (message.kind === 'actor') actors.push(message);
  else if (steps.push(message) > MOST_KEPT) steps.shift();
  if (waiting.length === 0) setTimeout(flush, SEND_EVERY_MS);
  waiting.push(message);
}

channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
  if (data.kind === 'hello') post([...actors, ...steps]);
});

const inspect = inspector({ send, now: () => performance.now(), allowed: ALLOWED_CONTEXT });

/**
 * XState reads `inspect` from the options of each root actor, over its defaults `clock` and `logger`. The portal passes
 * none: in a watched tab, the prototype answers. All other objects keep having no such property.
 */
Object.defineProperty(Object.prototype, 'inspect', {
  configurable: true,
  get(this: object) {
    return Object.hasOwn(this, 'clock') && Object.hasOwn(this, 'logger') ? inspect() : undefined;
  },
  set(this: object, value: unknown) {
    Object.defineProperty(this, 'inspect', { value, configurable: true, enumerable: true, writable: true });
  },
});
