import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isAwaitingAnswer, requestedBenefit } from '#domain/benefit/benefit.ts';
import {
  answerToday,
  coveredPrice,
  procedureDayMessage,
  procedureOf,
  verdictOn,
} from '#domain/benefit/benefit-rule.ts';
import type { benefitsMachine } from './benefits.machine.ts';

export type BenefitsRef = ActorRefFrom<typeof benefitsMachine>;
type Snapshot = SnapshotFrom<typeof benefitsMachine>;

export const selectBenefits = ({ context }: Snapshot) => context.summary;
export const selectBenefitPlan = ({ context }: Snapshot) => context.plan;
export const selectPatient = ({ context }: Snapshot) => context.patient;
export const selectFailure = ({ context }: Snapshot) => context.failure;

export function selectBenefitsPhase(snapshot: Snapshot): 'loading' | 'failed' | 'shown' | 'outdated' {
  if (snapshot.matches({ summary: 'loading' })) return 'loading';
  if (snapshot.matches({ summary: 'failed' })) return 'failed';
  return snapshot.matches({ summary: 'outdated' }) ? 'outdated' : 'shown';
}

export const selectDayAnswer = ({ context: { searched, plan, summary } }: Snapshot) =>
  answerToday(searched, plan, summary);

export const selectIsUsing = (snapshot: Snapshot) => snapshot.hasTag('using');
export const selectIsUndoing = (snapshot: Snapshot) => snapshot.hasTag('undoing');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectResending = (snapshot: Snapshot) =>
  snapshot.matches({ work: 'resending' }) ? snapshot.context.requestId : null;
/** Keeps the last one, so that the text stays while the dialog fades out. */
export const selectUsed = ({ context: { summary, code } }: Snapshot) => procedureOf(summary, code);
/** Null for a procedure without a price. */
export function selectUsedPrice({ context: { summary, plan, code } }: Snapshot) {
  const used = procedureOf(summary, code);
  if (summary === null || used === null) return null;
  return coveredPrice(code, verdictOn(plan, used.group, summary), summary);
}
export const selectUndone = ({ context: { summary, requestId } }: Snapshot) =>
  requestedBenefit(summary, requestId);
export const selectDay = ({ context }: Snapshot) => context.fields.texts.day;
export const selectDayMessage = ({ context: { isChecked, fields, plan, summary } }: Snapshot) =>
  isChecked ? procedureDayMessage(fields.texts.day, plan, summary) : null;
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
export const selectCanRunHidden = (snapshot: Snapshot) =>
  snapshot.matches({ summary: 'fresh', work: 'idle' }) &&
  snapshot.context.summary !== null &&
  !isAwaitingAnswer(snapshot.context.summary);
