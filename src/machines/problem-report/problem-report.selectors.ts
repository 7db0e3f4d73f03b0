import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { REPORT_RULES } from '#domain/access/problem-report.ts';
import { fieldMessage } from '#domain/text/field.ts';
import type { problemReportMachine } from './problem-report.machine.ts';

export type ProblemReportRef = ActorRefFrom<typeof problemReportMachine>;
type Snapshot = SnapshotFrom<typeof problemReportMachine>;

export const selectIsSending = (snapshot: Snapshot) => snapshot.matches({ report: { written: 'sending' } });
/** The number of the sent report, until the user writes another. */
export const selectSentNumber = (snapshot: Snapshot) =>
  snapshot.matches({ report: 'sent' }) ? snapshot.context.number : null;
/** The user sent a report and writes another. */
export const selectIsNext = ({ context }: Snapshot) => context.number !== '';
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectMessageError = ({ context: { isChecked, fields } }: Snapshot) =>
  isChecked ? fieldMessage(REPORT_RULES.message, fields.texts.message) : null;
export const selectLogPhase = (snapshot: Snapshot) => snapshot.value.log;
