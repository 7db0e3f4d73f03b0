import type { WidgetHost } from '#widgets/host/contract.ts';
import { todayAt } from './host-facts.ts';

/** So soon after midnight, a chart has the new day. */
const CHECK_MS = 60_000;

interface TodayChart {
  send(event: { type: 'today.change'; today: string }): void;
}

/** A page can stay open overnight, so its chart receives the practice's new day (CONST-3). */
export function watchToday(host: WidgetHost, chart: TodayChart): () => void {
  let known = todayAt(host);
  const check = setInterval(() => {
    const today = todayAt(host);
    if (today === known) return;
    known = today;
    chart.send({ type: 'today.change', today });
  }, CHECK_MS);
  return () => clearInterval(check);
}
