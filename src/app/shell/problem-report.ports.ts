import { fromPromise } from 'xstate';
import { withPracticeContext } from '#api/practice-context.ts';
import { sendProblemReport } from '#api/problem-report.ts';
import type { WrittenReport } from '#domain/access/problem-report.ts';
import { problemReportMachine } from '#machines/problem-report/problem-report.machine.ts';
import { type SessionRef, selectSelection } from '#machines/session/session.selectors.ts';
import type { Portal } from '../portal.ts';
import { unsavedWork } from './unsaved-work.ts';

/** The contract's limit. */
const LOG_CHARACTERS = 500_000;

/** A report is about the practice that is selected when the user sends it. */
export function wireProblemReport(
  portal: Pick<Portal, 'client' | 'browser' | 'version' | 'root'>,
  session: SessionRef,
) {
  const { browser, version } = portal;
  const selection = () => selectSelection(session.getSnapshot());
  const client = withPracticeContext(portal.client, selection);
  return problemReportMachine.provide({
    actors: {
      sendReport: fromPromise<string, WrittenReport>(async ({ input: { message, errorId } }) => {
        const log = (await browser.recorder()).text(version, LOG_CHARACTERS);
        const body = { message, log, ...(errorId && { errorId }) };
        return sendProblemReport(client, selection()?.practiceId ?? '', body);
      }),
      saveReport: fromPromise(async () => (await browser.recorder()).save(version)),
    },
    actions: {
      reportUnsavedWork: unsavedWork(portal, {
        id: 'problemReport',
        name: 'your problem report',
        lostWith: 'portal',
      }),
    },
  });
}
