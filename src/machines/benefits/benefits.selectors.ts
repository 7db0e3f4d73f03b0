import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isAwaitingAnswer, requestedBenefit } from '#domain/benefit/benefit.ts';
import { answerToday, procedureDayMessage, procedureOf } from '#domain/benefit/benefit-rule.ts';
import type { benefitsMachine } from './benefits.machine.ts';

export type BenefitsRef = ActorRefFrom<typeof benefitsMachine>;
type Snapshot = SnapshotFrom<typeof benefitsMachine>;

export const selectBenefits = ({ context }: Snapshot) => context.summary;
export const selectBenefitPlan = ({ context }: Snapshot) => context.plan;
export const selectAsked = ({ context }: Snapshot) => context.patient;
/** Why the summary could not be loaded, or not anew. */
export const selectFailure = ({ context }: Snapshot) => context.failure;

/** What the page shows: a summary that is known stays, whatever comes of asking again. */
export function selectBenefitsPhase(snapshot: Snapshot): 'loading' | 'failed' | 'shown' | 'outdated' {
  if (snapshot.matches({ summary: 'loading' })) return 'loading';
  if (snapshot.matches({ summary: 'failed' })) return 'failed';
  return snapshot.matches({ summary: 'outdated' }) ? 'outdated' : 'shown';
}

/** The answer to the question; null without one. */
export const selectDayAnswer = ({ context: { asked, plan, summary } }: Snapshot) =>
  answerToday(asked, plan, summary);

export const selectIsUsing = (snapshot: Snapshot) => snapshot.hasTag('using');
export const selectIsUndoing = (snapshot: Snapshot) => snapshot.hasTag('undoing');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The request that the server is just sending again. */
export const selectResending = (snapshot: Snapshot) =>
  snapshot.matches({ work: 'resending' }) ? snapshot.context.requestId : null;
/** What is used, or was last: the words stay while the dialog fades. */
export const selectUsed = ({ context: { summary, code } }: Snapshot) => procedureOf(summary, code);
/** What is taken back, or was last. */
export const selectUndone = ({ context: { summary, requestId } }: Snapshot) =>
  requestedBenefit(summary, requestId);
export const selectDay = ({ context }: Snapshot) => context.fields.texts.day;
/** What is wrong with the day, once somebody tried to go on. */
export const selectDayMessage = ({ context: { isJudged, fields, plan } }: Snapshot) =>
  isJudged ? procedureDayMessage(fields.texts.day, plan) : null;
/** Why the server refused. */
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
/** The benefits are shown, nothing is being changed, and no answer is awaited: the chart can stay while they are hidden. */
export const selectIsSettled = (snapshot: Snapshot) =>
  snapshot.matches({ summary: 'fresh', work: 'idle' }) &&
  snapshot.context.summary !== null &&
  !isAwaitingAnswer(snapshot.context.summary);
