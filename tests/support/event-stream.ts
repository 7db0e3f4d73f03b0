import { vi } from 'vitest';
import { WAIT } from '../../scripts/test/hangs.ts';

interface LiveEvent {
  event: string;
  id: string;
  data: unknown;
}

/** Follows a stream of server-sent events over a real connection. */
export async function followEvents(url: string, token: string, lastEventId?: string) {
  const leaving = new AbortController();
  const answer = await fetch(url, {
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  const events: LiveEvent[] = [];
  let comments = 0;
  let over = false;
  const reading = read().catch(() => undefined);

  async function read(): Promise<void> {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        take(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
    over = true;
  }

  function take(block: string): void {
    if (block.startsWith(':')) {
      comments += 1;
      return;
    }
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    events.push({ event: field('event'), id: field('id'), data: JSON.parse(field('data')) });
  }

  return {
    answer,
    events,
    /** The number of heartbeats so far. */
    comments: () => comments,
    /** Whether the server has ended it. */
    isOver: () => over,
    until: (count: number) =>
      vi.waitFor(() => {
        if (events.length < count) throw new Error(`${events.length} of ${count} events have come`);
      }, WAIT),
    untilOver: () =>
      vi.waitFor(() => {
        if (!over) throw new Error('The stream goes on');
      }, WAIT),
    async leave(): Promise<void> {
      leaving.abort();
      await reading;
    },
  };
}
