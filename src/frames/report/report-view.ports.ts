import { fromPromise } from 'xstate';
import type { PortalClient } from '#api/client.ts';
import {
  getReportGoals,
  getReportMembers,
  getReportPractices,
  getReportRevenue,
  getReportToday,
} from '#api/report-figures.ts';
import { failureFrom } from '#domain/failure/failure.ts';
import type { ReportMessage } from '#domain/report/report-messages.ts';
import type { ReportFigures } from '#domain/report/report-pages.ts';
import { type FiguresInput, reportViewMachine } from './report-view.machine.ts';

export function wireReportView(client: PortalClient, send: (message: ReportMessage) => void) {
  return reportViewMachine.provide({
    actors: {
      loadFigures: fromPromise<ReportFigures, FiguresInput>(({ input, signal }) =>
        figuresOf(client, input, signal),
      ),
    },
    actions: {
      reportLoaded: () => send({ type: 'report_loaded' }),
      reportError: (_, { error }) => send({ type: 'report_error', message: failureFrom(error).message }),
    },
  });
}

async function figuresOf(
  client: PortalClient,
  { page, practiceId, span }: FiguresInput,
  signal: AbortSignal,
): Promise<ReportFigures> {
  switch (page) {
    case 'today':
      return { page, figures: await getReportToday(client, practiceId, signal) };
    case 'members':
      return { page, figures: await getReportMembers(client, practiceId, span, signal) };
    case 'revenue':
      return { page, figures: await getReportRevenue(client, practiceId, span, signal) };
    case 'goals':
      return { page, figures: await getReportGoals(client, practiceId, span, signal) };
    case 'practices':
      return { page, figures: await getReportPractices(client, practiceId, span, signal) };
  }
}
