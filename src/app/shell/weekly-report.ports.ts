import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import { withPracticeContext } from '#api/practice-context.ts';
import { getWeeklyReport, setWeeklyReport } from '#api/weekly-report.ts';
import type { PracticeContext } from '#domain/session/practice-context.ts';
import { type Subscription, weeklyReportMachine } from '#machines/weekly-report/weekly-report.machine.ts';

/** Wired for one practice: another practice gets its own chart. */
export function wireWeeklyReport(portalClient: PortalClient, place: PracticeContext) {
  const client = withPracticeContext(portalClient, () => place);
  return weeklyReportMachine.provide({
    actors: {
      loadSubscription: fromPromise<Subscription, undefined>(({ signal }) =>
        getWeeklyReport(client, place.practiceId, signal),
      ),
      saveSubscription: fromPromise<Subscription, Subscription>(({ input }) =>
        setWeeklyReport(client, place.practiceId, input),
      ),
    },
  });
}
