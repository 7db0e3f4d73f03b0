import { useActorRef } from '@xstate/react';
import { problemReportMachine } from '#machines/problem-report/problem-report.machine.ts';
import { AccountDialogs } from '#screens/shell/account/AccountDialogs.tsx';

/** The dialogs of the account menu, for stories that send no problem report. */
const StoryAccountDialogs = () => <AccountDialogs report={useActorRef(problemReportMachine)} />;

export const loadStoryDialogs = async () => ({ default: StoryAccountDialogs });
