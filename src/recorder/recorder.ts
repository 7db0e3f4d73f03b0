import { inspector } from '#charts/live/inspector.ts';
import {
  type ChannelMessage,
  LIVE_CHANNEL,
  type LiveMessage,
  type LiveTab,
  MOST_STEPS,
  withinLimit,
} from '#domain/atelier/live.ts';
import { traceText, traceTextWithin } from '#domain/atelier/trace.ts';
import { watchRoots } from '#machines/roots.ts';
import { ALLOWED_CONTEXT } from './allowed-context.ts';

/** Steps are recorded and sent in batches, so that a busy tab stays fast and paints first. */
const RECORD_EVERY_MS = 200;

export interface Recorder {
  /** Saves the recording as a problem report. */
  save(version: string): void;
  /** The recording as the text of a problem report, with the latest steps that fit. */
  text(version: string, mostCharacters: number): string;
}

/**
 * Records what the charts of this tab do, without data. Sends the recording to the atelier only while the atelier is
 * watching.
 */
export function startRecorder(page: Window): Recorder {
  const tab = crypto.randomUUID().slice(0, 8);
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  let recorded: LiveTab & { actors: LiveTab['actors'][number][]; steps: LiveTab['steps'][number][] } = {
    tab,
    actors: [],
    steps: [],
  };
  let waiting: LiveMessage[] | null = null;
  const unrecorded: (() => void)[] = [];

  const post = (message: ChannelMessage) => channel.postMessage(message);
  const record = () => {
    for (const work of unrecorded.splice(0)) work();
    if (waiting === null || waiting.length === 0) return;
    post({ kind: 'messages', tab, messages: waiting });
    waiting = [];
  };
  const defer = (work: () => void) => {
    if (unrecorded.length === 0) page.setTimeout(record, RECORD_EVERY_MS);
    unrecorded.push(work);
  };
  const send = (message: LiveMessage) => {
    if (message.kind === 'actor') recorded.actors.push(message);
    else recorded.steps.push(message);
    if (recorded.actors.length + recorded.steps.length > 4 * MOST_STEPS) {
      const { actors, steps } = withinLimit(recorded);
      recorded = { tab, actors: [...actors], steps: [...steps] };
    }
    waiting?.push(message);
  };

  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.kind === 'bye') waiting = null;
    if (data.kind !== 'hello') return;
    record();
    waiting = [];
    const { actors, steps } = withinLimit(recorded);
    post({ kind: 'messages', tab, messages: [...actors, ...steps] });
  });
  page.addEventListener('pagehide', () => post({ kind: 'gone', tab }));
  const now = () => performance.timeOrigin + performance.now();
  watchRoots(inspector({ send, now, defer, allowed: ALLOWED_CONTEXT }));
  post({ kind: 'here', tab });
  return {
    save(version) {
      record();
      saveText(page, 'problem-report.json', traceText(version, recorded));
    },
    text(version, mostCharacters) {
      record();
      return traceTextWithin(version, recorded, mostCharacters);
    },
  };
}

function saveText(page: Window, name: string, text: string): void {
  const link = page.document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  page.setTimeout(() => URL.revokeObjectURL(link.href));
}
