import type { WidgetHost } from '#widgets/host/contract.ts';
import { todayAt } from './host-facts.ts';

/** So soon after midnight, a chart has the new day. */
const CHECK_MS = 60_000;

interface TodayChart {
  send(event: { type: 'today.change'; today: string }): void;
}

/**
 * A page can stay open overnight, so a chart of it receives the practice's new day (CONST-3).
 *
 * @param receiver the page's own chart, or one that runs within it
 * @returns stops the page's chart
 */
export function watchToday(
  host: WidgetHost,
  page: { stop(): unknown },
  receiver: () => TodayChart | undefined,
): () => void {
  let known = todayAt(host);
  const check = setInterval(() => {
    const today = todayAt(host);
    if (today === known) return;
    known = today;
    receiver()?.send({ type: 'today.change', today });
  }, CHECK_MS);
  return () => {
    clearInterval(check);
    page.stop();
  };
}
