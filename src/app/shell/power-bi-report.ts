import type { PowerBiReport } from '#domain/report/power-bi.ts';
import type { ReportFacts, ReportGuest } from './report-guest.ts';

/** A Power BI report. Its library is loaded together with it, so that no other page of the portal gets heavier. */
export function powerBiGuest(element: HTMLElement, report: PowerBiReport, facts: ReportFacts): ReportGuest {
  let shown: Awaited<ReturnType<typeof load>> | null = null;
  const load = async () => (await import('./power-bi.ts')).powerBiIn(element, report, facts);
  return {
    element,
    watch(send) {
      let isStopped = false;
      load().then(
        (loaded) => {
          if (isStopped) return;
          shown = loaded;
          loaded.listen(send);
          send({ type: 'frame.ready' });
        },
        (error: unknown) => send({ type: 'frame.fail', error }),
      );
      return () => {
        isStopped = true;
        shown?.remove();
      };
    },
    embed: (token) => shown?.embed(token),
    sendToken: (token) => shown?.sendToken(token),
    showHeight: () => undefined,
  };
}
